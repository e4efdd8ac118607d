# Игра у терминалу. $me је „yes“ кад је реч о читаоцу, иначе је име у $who.
# Карте су знаци (7♥), па падежи нису потребни; прошлог времена с родом нема.

name-you = Ти
name-1 = Ана
name-2 = Борис
name-3 = Вера
name-4 = Горан
name-5 = Дуња
name-6 = Емил
name-7 = Нина
name-8 = Милан
level-beginner = почетник
level-easy = лако
level-medium = средње
level-hard = тешко
level-master = мајстор

ruleset-mau-king = Мау Кинг као у апликацији; свака партија за рејтинг
ruleset-mau-king-table = Мау Кинг за столом, до 301
ruleset-jokers-505 = Са џокерима и улетањем, до 505
ruleset-serbian-501 = Српска игра, до 501
ruleset-skat-32 = 32 карте, пет победа
ruleset-skat-32-points = 32 карте на поене, до 100

event-cut = { $me ->
    [yes] Сечеш: подижеш
   *[no] { $who } сече: подиже
} { $position ->
    [one] { $position } карту.
    [few] { $position } карте.
   *[other] { $position } карата.
}
event-took = { $me ->
    [yes] При сечењу узимаш { $card }.
   *[no] { $who } при сечењу узима { $card }.
}
event-left = { $me ->
    [yes] При сечењу остављаш { $card }.
   *[no] { $who } при сечењу оставља { $card }.
}
event-redealt = { $card } је четврта јака карта: све се меша и сече поново.
event-dealt = { $me ->
    [yes] Добијаш
   *[no] { $who } добија
} { $count ->
    [one] { $count } карту
    [few] { $count } карте
   *[other] { $count } карата
}{ $cards }.
event-dealt-all = { $count ->
    [one] Свако има { $count } карту.
    [few] Свако има { $count } карте.
   *[other] Свако има { $count } карата.
}
event-start = Прва карта је { $card }.
event-played = { $me ->
    [yes] Бацаш
   *[no] { $who } баца
} { $cards }{ $joker ->
    [yes] {" "}као { $as }
   *[no] {""}
}{ $named ->
    [yes] {" "}и { $me ->
        [yes] бираш
       *[no] бира
    } знак { $suit }
   *[no] {""}
}.
event-jumped = { $me ->
    [yes] Улећеш са { $cards }.
   *[no] { $who } улеће са { $cards }.
}
event-drew = { $me ->
    [yes] Вучеш
   *[no] { $who } вуче
} { $count ->
    [0] нула карата: нема шта да се вуче
    [one] { $count } карту
    [few] { $count } карте
   *[other] { $count } карата
}{ $why ->
    [owed] {" "}казне
    [hit] {" "}због те карте
    [search] {" "}у потрази
    [not_announced] {" "}због прећутане најаве
    [wrong_card] {" "}због погрешне карте
    [final] {" "}због последње карте
   *[turn] {""}
}{ $cards }.
event-passed = { $me ->
    [yes] Кажеш „даље“.
   *[no] { $who } каже „даље“.
}
event-reshuffled = Одбачене карте се мешају, у новом шпилу { $count ->
    [one] је { $count } карта.
    [few] су { $count } карте.
   *[other] је { $count } карата.
}
event-owes = { $me ->
    [yes] Сада дугујеш
   *[no] { $who } сада дугује
} { $count ->
    [one] { $count } карту казне.
    [few] { $count } карте казне.
   *[other] { $count } карата казне.
}
event-skipped = { $me ->
    [yes] Прескачу те.
   *[no] { $who } се прескаче.
}
event-turned = Мења се смер.
event-announced = { $me ->
    [yes] Најављујеш последњу карту.
   *[no] { $who } најављује последњу карту.
}
event-challenged = { $me ->
    [yes] Указујеш: последња карта није најављена, { $target }!
   *[no] { $you ->
        [yes] { $who } указује: твоја последња карта није најављена!
       *[no] { $who } указује: последња карта није најављена, { $target }!
    }
}
event-wrong-card = { $me ->
    [yes] Показујеш погрешну карту { $card } и враћаш је.
   *[no] { $who } показује погрешну карту { $card } и враћа је.
}
event-turn = { $me ->
    [yes] Твој потез.
   *[no] На потезу: { $who }.
}
event-won = { $me ->
    [yes] Добијаш партију!
   *[no] { $who } добија партију.
}
event-void = Нико не може даље: партија се не рачуна.

says = „{ $word }“
drawing = { $me ->
    [yes] За дељење извлачиш { $card }.
   *[no] { $who } за дељење извлачи { $card }.
}
deals-first = { $me ->
    [yes] Ти делиш.
   *[no] Дели { $who }.
}

reason-over = Партија је завршена.
reason-no-such-seat = Таквог играча нема.
reason-not-your-turn = Није твој потез; на потезу: { $who }.
reason-not-in-hand = { $card }: ту карту немаш.
reason-does-not-fit = { $card } се не слаже: горе је { $top }{ $named ->
    [no] {""}
   *[yes] , а изабран је знак { $suit }
}.
reason-wild-on-wild = { $card } не сме на { $top }.
reason-must-answer = Чекају те казнене карте: { $pending }. Одговори са { $answers } или вуци.
reason-must-take = Чекају те казнене карте: { $pending }. Одбране нема: вуци.
reason-only-drawn = После вучења сме само извучена карта: { $drawn }.
reason-none-after-draw = После вучења се ништа не баца: кажи „даље“.
reason-must-search = Мораш да тражиш у шпилу: вуци.
reason-forbidden-last = { $card } не сме бити последња карта.
reason-suit-missing = { $card } бира знак: кажи који.
reason-names-no-suit = { $card } овде не бира знак.
reason-joker-needs-card = Кажи коју карту џокер мења.
reason-not-a-joker = { $card } није џокер и не мења другу карту.
reason-joker-cannot-stand = { $card }: ту карту џокер овде не може да замени.
reason-not-several = Баца се само једна карта.
reason-several-not-wild = Више карата одједном само ако су то све у руци, све бирају знак и најављене су.
reason-already-drawn = Карта је већ извучена: баци карту или кажи „даље“.
reason-must-play = Имаш карту која се слаже и мораш да је бациш.
reason-nothing-to-draw = Нема шта да се вуче.
reason-draw-first = Прво вуци карту, па онда „даље“.
reason-must-cover = Прво покриј { $top }, па се потез завршава.
reason-no-jump-in = Сада се не може улетати.
reason-not-the-twin = Сада може да улети само { $card }.
reason-jump-on-turn = Твој је потез: само баци карту.
reason-no-challenge = Овде се на прећутану најаву не указује.
reason-no-ground = Нема на шта да се укаже: { $target }.
reason-challenge-self = На себе се не указује.
reason-no-late-announcement = Најављује се само заједно с картом.
reason-nothing-to-announce = Немаш једну једину ненајављену карту.
reason-no-announcement = Уз овај потез се ништа не најављује.
reason-not-now = То сада не може.
reason-no-such-card = { $card } није карта.
reason-not-part-of-move = Уз овај потез ({ $kind }) то не иде: { $part }.
reason-cut-range = Подигни од { $low } до { $high } карата.

table-deal = партија { $number }
table-seed = семе { $seed }
table-rating = рејтинг { $rating }
table-stock = шпил { $count }
table-pile = одбачено { $count }
table-suit = Знак: { $suit }
table-suit-named = Изабран знак: { $suit }
table-any = Иде свака карта
table-joker = Џокер је { $card }
table-owes = { $count ->
    [one] чека { $count } казнена карта
    [few] чекају { $count } казнене карте
   *[other] чека { $count } казнених карата
}
table-points-short = { $count } п.
table-order = Редослед: { $players }
table-hand = { $count ->
    [one] У руци: { $count } карта
    [few] У руци: { $count } карте
   *[other] У руци: { $count } карата
}
table-announced = најављено
table-dealer = дели
table-points = { $count ->
    [one] { $count } поен
    [few] { $count } поена
   *[other] { $count } поена
}

ask-turn = Твој потез: баци карту која се слаже или вуци.
ask-turn-no-card = Твој потез: ништа се не слаже, вуци.
ask-turn-stuck = Твој потез: ништа се не слаже, а нема шта да се вуче.
ask-drawn = Карта је извучена: баци карту или кажи „даље“.
ask-drawn-no-card = Карта је извучена, а ништа се не слаже: кажи „даље“.
ask-chain = Вучеш { $count ->
    [one] { $count } карту
    [few] { $count } карте
   *[other] { $count } карата
}: { $answer ->
    [yes] одговори означеном картом или вуци.
   *[no] вуци.
}
ask-cover = Покриј { $top } означеном картом.
ask-cover-no-card = Ништа не покрива { $top }: вуци.
ask-search = Вуци док не дође карта која покрива { $top }.
ask-search-card = Покриј { $top } означеном картом.
ask-claim = Последња карта је на столу, а није најављена: { $who }.
ask-cut = Сечеш: колико карата подижеш (од { $low } до { $high })?
ask-take = Одоздо излази { $card }: узимаш је, или је остављаш на столу?
ask-window = Пажња: сада можеш да се умешаш.
ask-window-seconds = Пажња: сада можеш да се умешаш. Игра се наставља за { $seconds } с.
ask-suit = Који знак?
ask-joker = Коју карту мења џокер?
ask-announce = Остаје једна карта. Рећи „{ $word }“? (д/н)
ask-announce-wild = Остају само карте које бирају знак. Рећи „{ $word }“? (д/н)
ask-next = Enter: следећа партија · { $key }: крај
ask-again = Enter: још једна партија · { $key }: крај
ask-enter = Enter: даље

can-lay = { $numbers } баци
can-draw = вуци
can-draw-owed = вуци { $count }
can-pass = даље
can-pass-claim = нека важи
can-challenge = укажи: { $who }
can-jump-in = улети са { $card }
can-announce = реци „{ $word }“
can-all = све одједном
can-cut = Enter: подигни { $count }
can-take = узми
can-leave = остави
can-hint = савет
can-help = помоћ
can-quit = крај

key-draw = в v вуци вучем
    .help = вуци
key-pass = д d даље
    .help = даље
key-challenge = н n указујем
    .help = укажи на прећутану најаву
key-jump-in = у u улети улећем
    .help = улети
key-announce = !
    .help = најави
key-all = с s све
key-take = уз uz узми узимам
key-leave = ос os остави остављам
key-help = ? помоћ
    .help = ова помоћ
key-quit = к k крај
    .help = крај
key-score = р r резултат поени
    .help = резултат
key-rules = п p правила
    .help = правила
key-hint = м m савет
    .help = савет, где се не игра за рејтинг
key-yes = д d да
key-no = н n не
key-name = знак бирам
key-as = као
key-suits = Т=C К=D Х=H П=S T=C K=D H=H P=S
key-ranks = Ж=J Д=Q К=K А=A D=Q

wrong-typing = „{ $text }“ није јасно. Укуцај број или карту (7H), { $keys }; ? објашњава.
wrong-number = Карте с бројем { $number } нема: има од 1 до { $count }.
wrong-suit = Таквог знака нема: { $keys }.
wrong-answer = Одговори са { $yes } или { $no }.
wrong-whom = На кога? { $keys }
wrong-choice = Укуцај број од 1 до { $count }.

score-title = После партије { $number }
score-player = играч
score-left = преостале карте
score-deal = партија
score-total = укупно
score-won = победе
score-rating = рејтинг
score-change = +/−
score-place = место
score-out = испао
score-limit = { $end ->
    [elimination] Ко стигне до { $limit }, испада.
    [lowest_total] Игра се завршава на { $limit }; добија најмањи збир.
    [victories] За добијену игру треба победа: { $limit }.
   *[deal] Свака партија је за себе.
}
score-tied = Изједначено на врху: још једна партија.
match-won = { $me ->
    [yes] Добијаш игру!
   *[no] { $who } добија игру.
}
match-shared = Прво место се дели.
match-stopped = Овде се игра прекида.
match-out = { $me ->
    [yes] Испадаш; остали играју даље.
   *[no] { $who } испада.
}

saved = Сачувано. Наставак касније: { $command }
resumed = Игра се наставља тамо где је стала.
bye = Хвала на игри.
demonstration = Приказ: играју само рачунарски играчи. У терминалу играш и ти.
script-end = Скрипта се овде завршава: { $count ->
    [one] { $count } ред
    [few] { $count } реда
   *[other] { $count } редова
}.

menu-title = Мау-мау
menu-welcome = Enter бира оно што је у загради.
menu-resume = Наставити сачувану игру? (д/н) [{ $default }]
menu-language = Језик
menu-rules = Која игра?
menu-explain = { $key } и број показују правила, на пример: { $key } 2
menu-opponents = Колико рачунарских играча (од { $low } до { $high })?
menu-level = Која јачина?
help-lay = Укуцај број карте или саму карту: 7H, 10S, J♦. Знаци: C ♣, D ♦, H ♥, S ♠.
help-marked = Карте у дебелом оквиру, с бројем у загради, смеју да се баце.
help-suit = Уз карту која бира знак укуцај и знак: { $example }.
help-announce = Уз претпоследњу карту додај ! да кажеш „{ $word }“: { $example }.
help-joker = Уз џокера укуцај и шта мења: { $example }.
help-keys = Тастери: { $keys }.
help-texts = Може и цео потез: { $example }.
help-window = Где можеш да улетиш или укажеш на нешто, остали мало сачекају.
help-quit = Игра се чува после сваког потеза: прекини и настави кад хоћеш.
