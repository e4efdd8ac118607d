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
lobby = Отворени столови
join-code = Имаш шифру?
join = Придружи се
watch = Гледај
my-tables = Твоји столови
you-are = Играш као { $name }.
update-ready = Стигла је нова верзија.
update-take = Узми је
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
sit = Седи овде
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
turn-cover = Поклопи своју карту
turn-search = Тражи: вуци док нешто не одговара
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

help-touch = Додирни светлу карту или је баци нагоре из руке. За вучење додирни шпил или дугме. Тамна карта каже зашто не може.
keys-title = Тастери
keys-hand = до руке
keys-arrows = кроз руку
keys-enter = баци карту
keys-draw = вуци
keys-pass = даље
keys-announce = најави задњу карту
keys-challenge = пријави да нема најаве
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
refused-not-ready = Неко још није спреман.
refused-seats-out-of-range = Ова правила су за { $low } до { $high } играча.
refused-seats-in-use = Прво ослободи места којих више неће бити.
refused-not-away = Играч је ту, или није довољно дуго одсутан.
refused-has-clock = За то се брине сат.
refused-gone = Сто је затворен.
error-other = Није успело. Покушај поново.
error-offline = Сервер није доступан. Без везе ради само ова страна.
error-not-found = Нема стола са овом шифром.
error-no-session = Прво седи за сто под неким именом.
error-too-many = Превише одједном. Сачекај мало.
error-bad-rules = Ова правила не иду заједно.

# ------------------------------------------------------------ ранг-листе, профили, резултати

board = Ранг-листа
board-period = Време
board-day = 24 сата
board-month = 30 дана
board-all = укупно
board-place = Место
board-player = Играч
board-rating = Рејтинг
board-gain = Добитак
board-games = Игре
board-wins = Победе
board-empty = Овде још нема никога. Играј против људи, па ћеш бити овде.
board-who = Овде стоји ко има најмање { $games } рејтинг игара и { $people } различита противника.
board-computers = Рачунарски играчи
board-computers-hint = Рејтинг им је по играма међусобно и против људи. Ничији рејтинг се не мења игром против њих.
board-how = Како се рачуна рејтинг
rating-provisional = још се није усталио: мање од { $games } рејтинг игара
profile = Профил
profile-mine = Мој профил
profile-since = овде од { $date }
profile-former = раније { $names }
profile-deals = { $count ->
    [one] { $count } партија
    [few] { $count } партије
   *[other] { $count } партија
}
profile-won = победе: { $percent } %
profile-ratings = Рејтинзи
profile-unrated = Још нема рејтинг игара.
profile-curve = Рејтинг у последњим играма
profile-curve-text = Од { $first } до { $last }, рејтинг игара: { $count }; најнижи { $low }, највиши { $high }.
profile-table = Као табела
profile-change = Промена
profile-date = Датум
profile-favourites = Омиљена правила
profile-rivals = Најчешће за истим столом
profile-score = { $wins } : { $losses }
profile-between = Међу вама: { $mine } : { $theirs }, { $deals ->
    [one] { $deals } партија
    [few] { $deals } партије
   *[other] { $deals } партија
}
unknown-player = обрисан играч
results = Резултати
results-none = Још нема завршених партија.
results-more = Раније
result-watch = Погледај поново
result-won = победа
result-left = устао са стола
result-absent = није био ту
result-imported = из датотеке
sheet-rating = Рејтинг
sheet-replay = Погледај ову партију поново
unrated-house-rules = Без рејтинга: кућна правила.
unrated-single-deal = Без рејтинга: по овим правилима рачунају се целе игре.
unrated-server-fault = Без рејтинга: сервер је пао, а неко се није вратио.
unrated-nobody = Без рејтинга: нема с ким да се пореди.
unrated-computers = Без рејтинга: рејтинг мењају само игре међу људима.
unrated-too-often = Без рејтинга: за данас сте довољно играли један против другог.
unrated-pending = Рејтинг се мења на крају игре.
records-export = Сачувај све моје записе
records-import = Отвори записе из датотеке
error-bad-record = Ово нису исправни записи: сваки се при читању поново одигра.

# ------------------------------------------------------------ поновно гледање

replay = Поновно гледање
replay-eyes = Очима
replay-open = све карте отворене
replay-move = Потез { $move } од { $count }
replay-begin = На почетак
replay-back = Потез назад
replay-play = Пусти
replay-pause = Стани
replay-on = Потез напред
replay-end = На крај
replay-link = Веза ка овом потезу
replay-save = Сачувај запис
replay-deal = Партија { $number }
replay-turn = на потезу
replay-counts = { $count ->
    [one] { $count } карта
    [few] { $count } карте
   *[other] { $count } карата
}
replay-gone = Нема такве партије.

# ------------------------------------------------------------ како се рачуна рејтинг

ratings-title = Како се рачуна рејтинг
ratings-intro = Свака правила имају свој рејтинг, по шаховској Ело формули. Сви почињу са { $start }.
ratings-what = Шта улази у рејтинг
ratings-match = По Мау Кингу свака партија, по свим другим правилима цела игра. Кућна правила и појединачне партије не улазе у рејтинг.
ratings-winner = Победник се пореди са сваким од осталих; остали се међусобно не пореде. Колико је неко добио, свеједно је.
ratings-left = Ко устане, изгубио је, чак и ако рачунар на његовом месту победи. Ако устану сви, победио је последњи.
ratings-fault = Ко никад није био ту, не рачуна се. Ако је отказао сервер и неко није могао да се врати, рејтинг се не мења.
ratings-bots = Рачунарски играчи не мењају ничији рејтинг. Имају своју листу.
ratings-farming = Исто двоје добија рејтинг један против другог највише { $games } пута за 24 сата. На листи „укупно“ стоји ко је играо против најмање { $people } различита противника.
ratings-formula = Формула
ratings-expected = Очекивање против једног противника
ratings-change = Промена рејтинга
ratings-sum = збир по противницима; резултат 1 за победника, 0 за остале
ratings-numbers = Бројеви
ratings-start = Почетни рејтинг
ratings-new = Фактор K до { $games } рејтинг игара
ratings-normal = Фактор K после тога
ratings-senior = од { $rating }
ratings-ours = Правила по којима играмо наводе степене, али не и бројеве; ови бројеви су наши.

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

# ------------------------------------------------------------ налог

account = Налог
account-guest = Играш као гост: све се чува, али само овај прегледач зна да је твоје. Са налогом се враћаш са сваког уређаја. Све што имаш остаје твоје.
account-of = Налог: { $name }
account-sign-up = Направи налог
account-sign-in = Пријави се
account-sign-out = Одјави се
account-sign-out-guest = Немаш налог: до овог имена, његовог рејтинга и записа више нема повратка. Ипак се одјавити?
account-or-in = Већ имаш налог?
account-name = Име
account-password = Лозинка
account-password-hint = Најмање 10 знакова. Нову ти нико не може послати.
account-password-new = Нова лозинка
account-password-old = Садашња лозинка
account-password-set = Постави лозинку
account-password-change = Промени лозинку
account-passkey = Приступни кључ
account-passkey-up = Направи налог с приступним кључем
account-passkey-in = Пријави се приступним кључем
account-passkey-add = Додај приступни кључ
account-passkey-hint = Отисак прста, лице или PIN твог уређаја уместо лозинке.
account-passkeys = Приступни кључеви
account-lost = Заборављена лозинка?
account-code = Код за повратак
account-recover = Постави нову лозинку
account-codes = Кодови за повратак
account-codes-left = { $count ->
    [one] Преостао је { $count } код.
    [few] Преостала су { $count } кода.
   *[other] Преостало је { $count } кодова.
}
account-codes-why = Без лозинке и приступног кључа ово је једини пут назад. Сваки важи једном. Запиши их или сачувај датотеку.
account-codes-new = Направи нове кодове
account-codes-save = Сачувај као датотеку
account-codes-done = Сачувано је
account-sessions = Где си на вези
account-session-this = овај прегледач
account-session-unknown = неки прегледач
account-session-end = Одјави тамо
account-sessions-end = Одјави свуда осим овде
account-used = последњи пут { $date }
account-remove = Уклони
account-data = Твоји подаци
account-export = Сачувај све као датотеку
account-erase = Обриши мој налог
account-erase-guest = Обриши све моје
account-erase-why = Твоје име нестаје из свих резултата и столова, а с њим рејтинзи, кућна правила и записи. Нико их не може вратити. Упиши своје име да наставиш.
account-erased = Све твоје је обрисано.
account-cancel = Одустани
account-done = Готово.
error-bad-login = Име или лозинка није тачна.
error-bad-password = Лозинка није тачна.
error-bad-code = Име или код за повратак није тачан.
error-bad-passkey = Приступни кључ није успео. Покушај поново.
error-no-passkeys = Приступни кључеви раде само на адреси са https.
error-name-taken = Неко већ има ово име, или неко веома слично. Твоје је? Онда се пријави.
error-name-reserved = Тако нико не може да се зове.
error-bad-name = Име има од 1 до 24 видљива знака.
error-weak-password-short = Најмање 10 знакова.
error-weak-password-long = Предуго: највише 200 знакова.
error-weak-password-same = Прелако је погодити: потребно је више различитих знакова.
error-weak-password-name = Прелако је погодити: не само твоје име.
error-last-way-in = Прво постави лозинку: без овог кључа нема повратка.
error-still-seated = Прво устани са својих столова.
error-has-account = Већ имаш налог.
report = Пријави играча
report-why = Шта није у реду?
report-name = име
report-behaviour = понашање
report-cheating = сумња на варање
report-note = Нешто више о томе, ако желиш
report-send = Пошаљи
report-sent = Хвала. Видеће ко се стара о серверу.
error-banned = Овај налог је забрањен.
block = Блокирај
block-end = Одблокирај
block-why = Блокиран: не може да седне за твоје столове, и не видите отворене столове један другог.
refused-blocked = Домаћин овог стола не жели да игра с тобом.
