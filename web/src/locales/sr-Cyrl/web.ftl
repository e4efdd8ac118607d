title = Мау-Мау
loading = Само тренутак …
close = Затвори
back = Назад
menu = Мени
settings = Подешавања
rules = Правила
rules-show = Прочитај правила
help = Помоћ
log = Шта се десило
nobody = нико
to-start = На почетну страну
reload = Учитај поново
not-found = Нема такве стране.

home-claim = Са друштвом или против рачунара, по правилима твог стола.
home-computer = Против рачунара
home-friends = Са друштвом
play-now = Играј одмах
rule-set = Правила
opponents = Противника
level = Јачина
nickname = Твоје име
guest-name = Гост
create-table = Отвори сто
join-code = Имаш шифру?
join = За сто
watch = Гледај
my-tables = Твоји столови
you-are = Играш као { $name }.
update-ready = Стигла је нова верзија.
update-take = Ажурирај
lobby-empty = Тренутно нема отвореног стола. Отвори свој и пошаљи везу друштву.
lobby-free = { $count ->
    [0] нема слободног места
    [one] { $count } слободно место
    [few] { $count } слободна места
   *[other] { $count } слободних места
}
house-rules = кућна правила
rules-with-changes = { $name }, кућна правила
rules-changed = { $count ->
    [one] { $count } правило је овде другачије него у основним правилима.
    [few] { $count } правила су овде другачија него у основним правилима.
   *[other] { $count } правила је овде другачије него у основним правилима.
}
rules-unreachable = Правила тренутно не могу да се учитају.

new-table = Нови сто
change-table = Подешавања стола
players-count = Играча
free-seats = Слободна места
fill-none = остају слободна за друштво
fill-level = рачунар ({ $level })
turn-time = Време за потез
time-10 = 10 секунди
time-30 = 30 секунди
time-90 = 90 секунди, полако
time-0 = без сата
length = Дужина
length-match = цела игра
length-deal = једна партија
visible = Ко може да дође
visible-link = ко има везу
visible-open = сви: међу отвореним столовима
create = Отвори сто
save = Сачувај
house-title = Кућна правила
house-intro = Промени оно што се код вас игра другачије. Виде сви који се придруже.
house-name = Име ових правила
house-keep = Сачувај под овим именом
house-kept = Сачувано. Веза ка овим правилима:
house-forget = Заборави ова правила
house-use = Играј по овим правилима
house-shared = Правила преко везе
house-faults = Ово не иде заједно:
house-changed = промењено
house-reset = као у основним
house-words = Шта ова правила кажу
house-none = нема
house-card = Карта или број
house-add = Додај
house-remove = Уклони
house-effects-of = Дејство: { $card }
yes = да
no = не
word-last = са једном картом
word-wild-last = са једном картом која мења знак
word-final = са последњом картом
value-off = искључено

waiting-title = Чекамо играче
waiting-host = Домаћин почиње игру.
waiting-friends = Пошаљи везу друштву или попуни места рачунаром.
invite-code = Шифра стола:
invite-link = Веза ка овом столу
invite-qr = QR код са везом ка овом столу
copy = Копирај
copied = Копирано
share = Подели
clock-seconds = { $seconds } с за потез
clock-none = без сата
single-deal = једна партија
whole-match = цела игра
table-open = отворен за све
table-private = само преко везе
table-settings = Подешавања стола
host = домаћин
away = није ту
is-ready = спремно
ready = Могу да почнем
not-ready = Ипак не још
seat-free = слободно место
sit = Седни овде
stand-up = Устани
add-computer = Рачунар
remove = Ослободи место: { $name }
start = Почни
start-needs = Потребно је бар двоје за столом, или рачунар на слободним местима.

players = Играчи
middle = Шпил и одбачене карте
hand = Твоје карте
my-place = Твоје место
actions = Шта можеш
emotes = Смешци и поруке
watching = Гледаш игру
watchers = { $count ->
    [one] { $count } гледалац
    [few] { $count } гледаоца
   *[other] { $count } гледалаца
}
between-deals = Партија је готова
your-turn = Ти си на потезу
your-turn-aloud = { $pending ->
    [0] Ти си на потезу.
   *[other] Ти си на потезу, карата за узимање: { $pending }.
}
turn-turn = Ти си на потезу
turn-drawn = Баци карту или реци даље
turn-chain = { $count ->
    [0] Одбрани се или вуци
   *[other] Узми { $count } или се одбрани
}
turn-cover = Покриј своју карту
turn-search = Тражи: вуци док се нека не сложи
turn-claim = Пријави или пусти
turn-cut = Ти сечеш
turn-take = Узимаш или остављаш?
turn-over = Партија је готова
turn-other = На потезу: { $name }
turn-nobody = Само тренутак …
clock-left = Преостало време
clock-paused = Сат стоји док никога нема.
draw = Вуци
draw-owed = Узми { $count }
pass = Даље
pass-claim = Пусти
announce = Задња!
announce-mau = Мау!
announce-mau-mau = Мау-мау!
challenge = { $name }: нема најаве!
hint = Савет
sort = Сложи
sort-by = { $order ->
    [suit] Сложи по броју
   *[rank] Сложи по знаку
}
stock = { $count ->
    [one] Шпил, { $count } карта
    [few] Шпил, { $count } карте
   *[other] Шпил, { $count } карата
}
pile-empty = Нема одбачених карата
joker-stands = Џокер, мења: { $card }
suit-named = Тражени знак:
pending-other = { $count ->
    [one] { $count } карта за узимање
    [few] { $count } карте за узимање
   *[other] { $count } карата за узимање
}
pending-take = { $count ->
    [one] Узми { $count } карту
    [few] Узми { $count } карте
   *[other] Узми { $count } карата
}
pending-answer = Узми { $count } или се одбрани { $cards }
direction-clockwise = Игра иде у смеру казаљке
direction-counter = Игра иде супротно од казаљке
card-times = пута { $count }
card-not-now = не може сада
seat-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карте
   *[other] { $count } карата
}
seat-out = није у овој партији
seat-turn = на потезу
seat-announced = најављена задња карта
seat-announced-tag = задња
seat-silent-tag = нема најаве!
seat-autopilot = игра рачунар
seat-away = није ту
seat-left = више није ту, наставља рачунар
bubble-passed = даље
bubble-skipped = прескаче се
bubble-wrong-card = погрешна карта
bubble-jump-in = улеће!
bubble-silent = нема најаве!
score-points = { $count ->
    [one] { $count } поен
    [few] { $count } поена
   *[other] { $count } поена
}
score-victories = { $count ->
    [one] { $count } победа
    [few] { $count } победе
   *[other] { $count } победа
}
person = Играч
computer-level = Рачунар, { $level }
mute = Сакриј поруке
unmute = Прикажи поруке
put-on-autopilot = Нека игра рачунар
autopilot-start = Нека рачунар игра уместо мене
autopilot-mine = Рачунар игра уместо тебе
autopilot-end = Играм поново
leave-table = Напусти
leave-sure = Напушташ сто?
leave-running = Напушташ? На твом месту наставља рачунар; веза те враћа.
stay = Остани
stop-watching = Не гледај више
line-lost = Веза је прекинута. Покушавам поново …
line-replaced = Сто је отворен на другом месту
line-replaced-text = Овај сто је отворен у другом прозору или на другом уређају.
play-here = Играј овде
line-reload = Постоји новија верзија
line-reload-text = Учитај страну поново; ништа се не губи.
table-unknown = Нема таквог стола
table-closed = Сто је затворен
table-gone-text = Овде дуго није било никога, или је веза погрешна.

suit-pick = Изабери знак
suit-held = у руци их је { $count }
suit-none = Без промене знака
joker-pick = Коју карту џокер мења?
several-title = Све одједном?
several-all = Све карте ({ $count })
several-one = Само { $card }
cut-title = Ти сечеш
cut-lift = { $count ->
    [one] Подигни { $count } карту
    [few] Подигни { $count } карте
   *[other] Подигни { $count } карата
}
cut-do = Сеци
take-title = Извлачиш { $card }: јака карта
take = Узимам
leave-card = Остављам је
wrong-lay = { $count ->
    [one] Ипак баци ({ $count } карта)
    [few] Ипак баци ({ $count } карте)
   *[other] Ипак баци ({ $count } карата)
}
wrong-keep = Задржи је

sheet-title = Поени
sheet-deal = Партија
sheet-total = Укупно
sheet-place = Место
sheet-winner = победа
sheet-nothing = Још ништа није записано.
sheet-left = Карте које су остале
sheet-void = Нико није могао даље: партија се не рачуна
sheet-deal-won = Партију добија { $name }
sheet-deal-won-me = Партија је твоја!
sheet-match-won = Игру добија { $name }
sheet-match-won-me = Игра је твоја!
goal-elimination = Ко стигне до { $limit }, испада.
goal-lowest-total = На { $limit } је крај; добија најмањи збир.
goal-victories = Победа за крај игре: { $limit }.
goal-deal = Свака партија је за себе.
next-deal = Следећа партија
rematch = Још једном
waiting-others = Чекамо остале …

log-empty = Још се ништа није десило.
log-deal = Партија { $count }: { $me ->
    [yes] ти делиш
   *[no] дели { $who }
}
log-scored = Поени: { $points }
log-match-over = { $me ->
    [yes] Игра је твоја.
   *[no] Игру добија { $who }.
}
log-seated = { $name } седа за сто.
log-stood = { $name } устаје.
log-removed = Домаћин ослобађа место: { $name }.
log-timed-out = { $me ->
    [yes] Твоје време је истекло.
   *[no] Време је истекло: { $who }.
}
log-autopilot-on = { $me ->
    [yes] Рачунар игра уместо тебе.
   *[no] Рачунар игра уместо играча { $who }.
}
log-autopilot-off = { $me ->
    [yes] Поново играш.
   *[no] { $who } поново игра.
}
log-away = { $who } нема везу.
log-here = { $who } је поново ту.
log-host = { $who } је сада домаћин.
log-resumed = Сервер је поново покренут; игра се наставља.

language = Језик
deck = Карте
deck-french = француске
deck-german = мађарице
palette = Боје
palette-two = две
palette-four = четири
palette-skat = скат
jack = Карта Ј је
jack-name-zandar = жандар
jack-name-pub = пуб
jack-name-decko = дечко
order = Слагање руке
order-suit = по знаку
order-rank = по броју
speed = Брзина карата
speed-slow = споро
speed-normal = обично
speed-fast = брзо
speed-off = одмах
sound = Звук
vibration = Вибрација
tap-twice = Карта се баца другим додиром

jack-pub = пуб
    .plural = пубови
    .gen = пуба
    .dat = пубу
    .acc = пуба
    .ins = пубом
jack-decko = дечко
    .plural = дечкови
    .gen = дечка
    .dat = дечку
    .acc = дечка
    .ins = дечком
german-suit-C = жир
    .of = жир
    .gen = жира
    .dat = жиру
    .acc = жир
    .ins = жиром
german-suit-S = лист
    .of = лист
    .gen = листа
    .dat = листу
    .acc = лист
    .ins = листом
german-suit-H = срце
    .of = срце
    .gen = срца
    .dat = срцу
    .acc = срце
    .ins = срцем
german-suit-D = бундева
    .of = бундева
    .gen = бундеве
    .dat = бундеви
    .acc = бундеву
    .ins = бундевом

help-touch = Додирни светлу карту или је превуци нагоре. За вучење додирни шпил или дугме. Тамна карта каже зашто не може.
keys-title = Тастери
keys-hand = до руке
keys-arrows = кроз руку
keys-enter = баци карту
keys-draw = вуци
keys-pass = даље
keys-announce = најави задњу карту
keys-challenge = пријави да нема најаве
keys-hint = савет, у играма без рејтинга
keys-suits = изабери знак
keys-top = чуј горњу карту
keys-others = чуј колико карата имају други
keys-score = поени
keys-log = шта се десило
keys-rules = правила
keys-help = ова страна

emote-smile = Осмех
emote-laugh = Смех
emote-think = Размишљање
emote-angry = Љутња
emote-heart = Срце
emote-clap = Аплауз
emote-wow = Опа
emote-sad = Туга
emote-wink = Намигивање
emote-cards = Карте
phrase-hello = Здраво!
phrase-thanks = Хвала!
phrase-well-played = Лепо одиграно!
phrase-good-luck = Срећно!
phrase-hurry = Брже мало!
phrase-oops = Упс!
phrase-one-moment = Само тренутак!
phrase-bye = Здраво, видимо се!
# Shown to the others when somebody asks for a hint.
phrase-hint = Молим савет!

refused-other = То сада не може.
refused-not-in-phase = То сада не може.
refused-stale = Касно: игра је отишла даље.
refused-not-seated = То може само ко седи за столом.
refused-already-seated = Већ седиш за овим столом.
refused-seat-taken = Ово место је заузето.
refused-no-free-seat = Нема слободног места.
refused-not-in-deal = Не учествујеш у овој партији.
refused-host-only = То може само домаћин.
refused-not-own-seat = Током игре можеш само на своје место.
refused-too-few = Потребно је још играча: бар { $low }.
refused-not-ready = { $who }: још нема спремности.
refused-seats-out-of-range = Ова правила су за { $low } до { $high } играча.
refused-seats-in-use = Прво ослободи места којих више неће бити.
refused-not-away = Играч је ту, или није довољно дуго одсутан.
refused-has-clock = За то се брине сат.
refused-gone = Сто је затворен.
refused-rated = Где се игра за рејтинг, савета нема.
refused-no-hint = Сада нема шта да се саветује.
refused-better-wait = Сада је боље не радити ништа.
refused-hint-awaited = Претходни савет се још смишља.
error-other = Није успело. Покушај поново.
error-offline = Сервер није доступан. Без везе ради само ова страна.
error-not-found = Нема стола са овом шифром.
error-no-rules = Нема кућних правила са овом шифром.
error-no-session = Прво седни за сто под неким именом.
error-too-many = Превише одједном. Сачекај мало.
error-bad-rules = Ова правила не иду заједно.

# ------------------------------------------------------------ резултати, налози

board = Ранг-листа
profile = Профил
profile-mine = Мој профил
profile-table = Као табела
unknown-player = обрисан играч
sheet-rating = Рејтинг
sheet-replay = Погледај ову партију поново
unrated-house-rules = Без рејтинга: кућна правила.
unrated-single-deal = Без рејтинга: по овим правилима рачунају се целе игре.
unrated-server-fault = Без рејтинга: сервер је пао, а неко се није вратио.
unrated-nobody = Без рејтинга: нема с ким да се пореди.
unrated-computers = Без рејтинга: рејтинг мењају само игре међу људима.
unrated-too-often = Без рејтинга: за данас сте довољно играли један против другог.
unrated-pending = Рејтинг се мења на крају игре.

# ------------------------------------------------------------ проверљиво мешање

fair-menu = Да ли је мешање поштено?
fair-steps = Прикажи кораке
fair-sheet-checking = Твој уређај проверава мешање …
fair-sheet-fair = Ова партија је била поштена: проверио је твој уређај
fair-sheet-unused = Партија је исправна, али допринос твог уређаја није употребљен. Ако се то понавља, не играј овде.
fair-sheet-unfair = Нешто није у реду са овом партијом
ceremony = Сечење шпила
ceremony-played = неко сече, као за правим столом
ceremony-silent = насумично, без речи
log-silent = { $me ->
    [yes] Твој уређај није на време допринео мешању: употребљена је замена.
   *[no] { $who }: допринос мешању није стигао на време, употребљена је замена.
}
shuffling-wait = Мешање: чекамо уређај играча { $names } …
refused-fair-closed = Мешање више не прима доприносе.
refused-fair-full = Овом мешању већ доприноси довољно гледалаца.
refused-fair-wrong = Допринос мешању није одговарао.
account = Налог
account-sign-in = Пријави се
error-name-taken = Неко већ има ово име, или неко веома слично. Твоје је? Онда се пријави.
error-bad-name = Име има од 1 до 24 видљива знака.
refused-blocked = Домаћин овог стола не жели да игра с тобом.

# ------------------------------------------------------------ по договору

propose-menu = Одложи или заврши игру …
propose-title = Одложи или заврши игру
propose-text = Догоди се кад се сложе сви који играју. Рачунари се увек слажу.
propose-alone = Играш само с рачунарима: догоди се одмах.
propose-adjourn = Одложи
propose-adjourn-text = Сатови стоје. Игра се наставља на истој вези кад се сви врате.
propose-end = Заврши игру
propose-end-text = Важи стање какво је. Партија у току се не пише, и ништа се не бодује за рејтинг.
proposal-asked-adjourn = { $name } предлаже да се игра одложи
proposal-asked-end = { $name } предлаже да се игра заврши
proposal-waits-adjourn = Предлог: одложити. Још се чека: { $names }
proposal-waits-end = Предлог: завршити. Још се чека: { $names }
proposal-answer = Одговори на предлог
proposal-back = Повуци предлог
agree = Слажем се
decline = Не слажем се
adjourned-tag = одложена
adjourned-title = Игра је одложена
adjourned-text = Сатови стоје. Сачувај везу: кад сви дођу и буду спремни, наставља се где је стало.
seat-here = овде
seat-about = О играчу { $name }
go-on = Настави
sheet-early = Игра је завршена раније
unrated-agreed = Завршено по договору: стање важи, рејтинг се не мења.
log-proposed-end = { $who } предлаже да се игра заврши.
log-proposed-adjourn = { $who } предлаже да се игра одложи.
log-agreed = { $me ->
    [yes] Слажеш се.
   *[no] { $who } се слаже.
}
log-declined = { $me ->
    [yes] Не слажеш се.
   *[no] { $who } се не слаже.
}
log-lapsed = Предлог више не важи.
log-ended-early = Игра се завршава раније, по договору.
log-adjourned = Игра је одложена.
log-went-on = Игра се наставља.
refused-proposal-open = Већ постоји други предлог.
refused-proposed-lately = Следећи предлог је могућ за { $seconds } с.
refused-no-proposal = Предлога више нема.

# ------------------------------------------------------------ наћи једни друге

find-opponents = Нађи противнике
find-text = За рејтинг, 30 секунди за потез. Прво људи са сличним рејтингом, после минута било ко.
seeking = Тражим противнике
seeking-stop = Одустани
seeking-anybody = Сваки рејтинг је добар.
seeking-window = Рејтинг највише { $points } поена од твог.
seeking-others = { $count ->
    [0] Ово сада не тражи нико други.
    [one] Ово тражи још { $count } играч.
    [few] Ово траже још { $count } играча.
   *[other] Ово тражи још { $count } играча.
}
seeking-meanwhile = Дотле играј против рачунара ({ $level })
players-short = играча: { $count }
lobby-title = Противници и столови
lobby-tables = Отворени столови
filter-all = сви
filter-rating = Рејтинг
filter-rated = за рејтинг
filter-unrated = без рејтинга
filter-free = Само са слободним местом
filter-none = Таквог стола сада нема.
invites-you = { $name } те зове
invitation-accept = За сто
invitation-mute = Без позива од { $name }
invitation-unmute = Поново приказуј позиве
invite-people = Позови оне с којима је већ играно
invite-nobody = Сви с којима је играно већ су овде.
invite = Позови
invite-one = Позови: { $name }
invite-to = Позови за мој сто: { $table }
invited = Позив је послат
error-not-met = Позвати се може само неко с ким је већ играно.
error-blocked = Контакт између вас је блокиран.
error-no-free-seat = Нема слободног места.
error-not-seated = Прво седни за сто.
foot-fair = Поштено мешање
foot-statistics = Статистика
foot-ratings = Како се рачуна рејтинг
error-banned = Приступ овом серверу ти је забрањен.
