# Партия в терминале. $me — «yes», где речь о самом читателе, иначе имя стоит в $who.
# Карты — знаками (7♥), поэтому падежи не нужны; прошедшего времени с родом нет.

name-you = Вы
name-1 = Ана
name-2 = Борис
name-3 = Вера
name-4 = Горан
name-5 = Дуня
name-6 = Эмиль
name-7 = Нина
name-8 = Милан
level-beginner = новичок
level-easy = лёгкий
level-medium = средний
level-hard = сложный
level-master = мастер

ruleset-mau-king = Mau King, как в приложении; каждый раунд на рейтинг
ruleset-mau-king-table = Mau King за столом, до 301
ruleset-jokers-505 = С джокерами и ходами вне очереди, до 505
ruleset-serbian-501 = Сербская игра, до 501
ruleset-skat-32 = 32 карты, до пяти побед
ruleset-skat-32-points = 32 карты на очки, до 100

event-cut = { $me ->
    [yes] Вы снимаете
   *[no] { $who } снимает
} { $position ->
    [one] { $position } карту.
    [few] { $position } карты.
   *[other] { $position } карт.
}
event-took = { $me ->
    [yes] Вы забираете
   *[no] { $who } забирает
} { $card } со съёма.
event-left = { $me ->
    [yes] Вы оставляете
   *[no] { $who } оставляет
} { $card } на столе.
event-redealt = { $card } — четвёртая сильная карта: колода тасуется и снимается заново.
event-dealt = { $me ->
    [yes] Вы получаете
   *[no] { $who } получает
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}{ $cards }.
event-dealt-all = { $count ->
    [one] У всех по { $count } карте.
   *[other] У всех по { $count } карт.
}
event-start = Открывается { $card }.
event-played = { $me ->
    [yes] Вы кладёте
   *[no] { $who } кладёт
} { $cards }{ $joker ->
    [yes] {" "}как { $as }
   *[no] {""}
}{ $named ->
    [yes] , масть: { $suit }
   *[no] {""}
}.
event-jumped = { $me ->
    [yes] Вы кладёте вне очереди
   *[no] { $who } кладёт вне очереди
} { $cards }.
event-drew = { $me ->
    [yes] Вы берёте
   *[no] { $who } берёт
} { $count ->
    [0] ноль карт: брать нечего
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}{ $why ->
    [owed] {" "}штрафа
    [hit] {" "}из-за этой карты
    [search] {" "}в поисках
    [not_announced] {" "}за молчание
    [wrong_card] {" "}за неверную карту
    [final] {" "}из-за последней карты
   *[turn] {""}
}{ $cards }.
event-passed = { $me ->
    [yes] Вы пасуете.
   *[no] { $who } пасует.
}
event-reshuffled = Сброс тасуется, в новой колоде { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[other] { $count } карт.
}
event-owes = { $me ->
    [yes] Вам теперь брать
   *[no] { $who }: теперь брать
} { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
   *[other] { $count } карт.
}
event-skipped = { $me ->
    [yes] Вы пропускаете ход.
   *[no] { $who } пропускает ход.
}
event-turned = Направление меняется.
event-announced = { $me ->
    [yes] Вы объявляете последнюю карту.
   *[no] { $who } объявляет последнюю карту.
}
event-challenged = { $me ->
    [yes] Вы замечаете: последняя карта не объявлена, { $target }!
   *[no] { $you ->
        [yes] { $who } замечает: вы не объявили последнюю карту!
       *[no] { $who } замечает: последняя карта не объявлена, { $target }!
    }
}
event-wrong-card = { $me ->
    [yes] Вы показываете неверную карту { $card } и забираете её обратно.
   *[no] { $who } показывает неверную карту { $card } и забирает её обратно.
}
event-turn = { $me ->
    [yes] Ваш ход.
   *[no] Ходит { $who }.
}
event-won = { $me ->
    [yes] Вы выигрываете раунд!
   *[no] { $who } выигрывает раунд.
}
event-void = Ходить никто не может: раунд не считается.

says = «{ $word }»
drawing = { $me ->
    [yes] Вы тянете { $card }: кому сдавать.
   *[no] { $who } тянет { $card }: кому сдавать.
}
deals-first = { $me ->
    [yes] Сдаёте вы.
   *[no] Сдаёт { $who }.
}

reason-over = Раунд окончен.
reason-no-such-seat = Такого игрока нет.
reason-not-your-turn = Сейчас ходите не вы: { $who }.
reason-not-in-hand = { $card } — такой карты у вас нет.
reason-does-not-fit = { $card } не подходит: сверху { $top }{ $named ->
    [no] {""}
   *[yes] , а заказана масть { $suit }
}.
reason-wild-on-wild = { $card } нельзя класть на { $top }.
reason-must-answer = Штраф, карт: { $pending }. Ответьте: { $answers }, или берите.
reason-must-take = Штраф, карт: { $pending }. Ответить нечем: берите.
reason-only-drawn = После взятия можно положить только взятую карту: { $drawn }.
reason-none-after-draw = После взятия класть ничего нельзя: пас.
reason-must-search = Нужно искать в колоде: берите.
reason-forbidden-last = { $card } не может быть последней картой.
reason-suit-missing = { $card } заказывает масть: скажите какую.
reason-names-no-suit = { $card } здесь масть не заказывает.
reason-joker-needs-card = Скажите, какую карту заменяет джокер.
reason-not-a-joker = { $card } — не джокер и ничего не заменяет.
reason-joker-cannot-stand = { $card } — такую карту джокер здесь заменить не может.
reason-not-several = Класть можно только одну карту.
reason-several-not-wild = Несколько карт сразу — только если это вся рука, все заказывают масть и это объявлено.
reason-already-drawn = Карта уже взята: кладите или пасуйте.
reason-must-play = У вас есть подходящая карта, её нужно положить.
reason-nothing-to-draw = Брать нечего.
reason-draw-first = Сначала возьмите карту, потом пас.
reason-must-cover = Сначала накройте { $top }, потом ход кончится.
reason-no-jump-in = Сейчас вне очереди ходить нельзя.
reason-not-the-twin = Вне очереди сейчас идёт только { $card }.
reason-jump-on-turn = Сейчас ваш ход: просто положите карту.
reason-no-challenge = Здесь на молчание не указывают.
reason-no-ground = Указать не на что: { $target }.
reason-challenge-self = На себя указать нельзя.
reason-no-late-announcement = Объявляют только вместе с картой.
reason-nothing-to-announce = У вас нет единственной необъявленной карты.
reason-no-announcement = С этим ходом ничего не объявляют.
reason-not-now = Сейчас так нельзя.
reason-no-such-card = { $card } — такой карты нет.
reason-not-part-of-move = К этому ходу ({ $kind }) это не относится: { $part }.
reason-cut-range = Снимите от { $low } до { $high } карт.

table-deal = раунд { $number }
table-seed = зерно { $seed }
table-rating = рейтинг { $rating }
table-stock = колода { $count }
table-pile = сброс { $count }
table-suit = Масть: { $suit }
table-suit-named = Заказана масть: { $suit }
table-any = Подходит любая карта
table-joker = Джокер вместо { $card }
table-owes = { $count ->
    [one] взять { $count } карту
    [few] взять { $count } карты
   *[other] взять { $count } карт
}
table-points-short = { $count } оч.
table-order = Очерёдность: { $players }
table-hand = { $count ->
    [one] На руках { $count } карта
    [few] На руках { $count } карты
   *[other] На руках { $count } карт
}
table-announced = объявлено
table-dealer = сдаёт
table-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}

ask-turn = Ваш ход: кладите подходящую карту или берите.
ask-turn-no-card = Ваш ход: ничего не подходит, берите.
ask-turn-stuck = Ваш ход: ничего не подходит, и брать нечего.
ask-drawn = Карта взята: кладите или пасуйте.
ask-drawn-no-card = Карта взята, но ничего не подходит: пас.
ask-chain = Вам брать { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}: { $answer ->
    [yes] ответьте отмеченной картой или берите.
   *[no] берите.
}
ask-cover = Накройте { $top } отмеченной картой.
ask-cover-no-card = { $top } накрыть нечем: берите.
ask-search = Берите, пока не придёт карта, которой накрывают { $top }.
ask-search-card = Накройте { $top } отмеченной картой.
ask-claim = Последняя карта на столе, но не объявлена: { $who }.
ask-cut = Вы снимаете: сколько карт (от { $low } до { $high })?
ask-take = Снизу выходит { $card }: забрать или оставить на столе?
ask-window = Внимание: вы можете вмешаться.
ask-window-seconds = Внимание: вы можете вмешаться. Игра пойдёт дальше через { $seconds } с.
ask-suit = Какая масть?
ask-joker = Какую карту заменяет джокер?
ask-announce = Останется одна карта. Сказать «{ $word }»? (д/н)
ask-announce-wild = Останутся только карты, заказывающие масть. Сказать «{ $word }»? (д/н)
ask-next = Enter: следующий раунд · { $key }: хватит
ask-again = Enter: ещё раунд · { $key }: хватит
ask-enter = Enter: дальше

can-lay = { $numbers } положить
can-draw = взять
can-draw-owed = взять { $count }
can-pass = пас
can-pass-claim = не возражать
can-challenge = указать: { $who }
can-jump-in = вне очереди { $card }
can-announce = сказать «{ $word }»
can-all = все сразу
can-cut = Enter: снять { $count }
can-take = забрать
can-leave = оставить
can-hint = подсказка
can-help = помощь
can-quit = выход

key-draw = в d взять беру брать
    .help = взять
key-pass = п p пас дальше
    .help = пас
key-challenge = у c указать
    .help = указать на необъявленную карту
key-jump-in = и j
    .help = ход вне очереди
key-announce = ! объявляю
    .help = объявить
key-all = все a
key-take = з t забрать
key-leave = о l оставить
key-help = ? помощь
    .help = эта помощь
key-quit = х q выход хватит
    .help = закончить
key-score = с s счёт счет
    .help = счёт
key-rules = р r правила
    .help = правила
key-hint = м m подсказка
    .help = подсказка, где игра не на рейтинг
key-yes = д y да
key-no = н n нет
key-name = масть
key-as = как
key-suits = Т=C К=C Б=D Ч=H П=S В=S
key-ranks = В=J Д=Q К=K Т=A

wrong-typing = «{ $text }» — непонятно. Введите номер или карту (7H), { $keys }; ? — помощь.
wrong-number = Карты номер { $number } нет: есть от 1 до { $count }.
wrong-suit = Такой масти нет: { $keys }.
wrong-answer = Ответьте { $yes } или { $no }.
wrong-whom = На кого? { $keys }
wrong-choice = Введите число от 1 до { $count }.

score-title = После раунда { $number }
score-player = игрок
score-left = осталось карт
score-deal = раунд
score-total = всего
score-won = победы
score-rating = рейтинг
score-change = +/−
score-place = место
score-out = выбыл
score-limit = { $end ->
    [elimination] Кто доходит до { $limit }, выбывает.
    [lowest_total] Партия кончается на { $limit }; выигрывает наименьшая сумма.
    [victories] Побед для выигрыша партии: { $limit }.
   *[deal] Каждый раунд сам по себе.
}
score-tied = Наименьшая сумма не у одного: ещё раунд.
match-won = { $me ->
    [yes] Вы выигрываете партию!
   *[no] { $who } выигрывает партию.
}
match-shared = Первое место поделено.
match-stopped = На этом партия прекращается.
match-out = { $me ->
    [yes] Вы выбываете; остальные играют дальше.
   *[no] { $who } выбывает.
}

saved = Сохранено. Продолжить потом: { $command }
resumed = Партия продолжается с того же места.
bye = Спасибо за игру.
demonstration = Показ: играют только компьютерные игроки. В терминале сыграете вы сами.
script-end = Сценарий кончился: { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[other] { $count } строк
}.

menu-title = Мау-Мау
menu-welcome = Enter выбирает то, что в скобках.
menu-resume = Продолжить сохранённую партию? (д/н) [{ $default }]
menu-language = Язык
menu-rules = Какая игра?
menu-explain = { $key } и номер показывают правила, например: { $key } 2
menu-opponents = Сколько компьютерных игроков (от { $low } до { $high })?
menu-level = Какой силы?
help-lay = Введите номер карты или саму карту: 7H, 10S, J♦. Масти: C ♣, D ♦, H ♥, S ♠.
help-marked = Карты в жирной рамке, с номером в скобках, можно положить.
help-suit = К карте, которая заказывает масть, добавьте масть: { $example }.
help-announce = К предпоследней карте добавьте !, чтобы сказать «{ $word }»: { $example }.
help-joker = К джокеру добавьте, что он заменяет: { $example }.
help-keys = Клавиши: { $keys }.
help-texts = Можно и целый ход: { $example }.
help-window = Где можно вмешаться вне очереди, остальные немного ждут.
help-quit = После каждого хода партия сохраняется: уходите и возвращайтесь когда угодно.
