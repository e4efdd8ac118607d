title = Мау-Мау
loading = Минутку …
close = Закрыть
back = Назад
menu = Меню
settings = Настройки
rules = Правила
rules-show = Читать правила
help = Помощь
log = Ход игры
nobody = никто
to-start = На главную
reload = Обновить страницу
not-found = Такой страницы нет.

home-claim = С друзьями или против компьютера, по правилам вашего стола.
home-computer = Против компьютера
home-friends = С друзьями
play-now = Играть
rule-set = Правила
opponents = Соперников
level = Сила
nickname = Ваше имя
guest-name = Гость
create-table = Создать стол
join-code = Есть код?
join = За стол
watch = Смотреть
my-tables = Ваши столы
you-are = Вы играете как { $name }.
update-ready = Есть новая версия.
update-take = Обновить
lobby-empty = Сейчас нет открытых столов. Создайте свой и отправьте ссылку друзьям.
lobby-free = { $count ->
    [0] нет свободных мест
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
house-rules = домашние правила
rules-with-changes = { $name }, домашние правила
rules-changed = { $count ->
    [one] { $count } правило здесь не такое, как в исходном наборе.
    [few] { $count } правила здесь не такие, как в исходном наборе.
   *[many] { $count } правил здесь не такие, как в исходном наборе.
}
rules-unreachable = Правила сейчас не загружаются.

new-table = Новый стол
change-table = Настройки стола
players-count = Игроков
free-seats = Свободные места
fill-none = остаются для друзей
fill-level = компьютер ({ $level })
turn-time = Время на ход
time-10 = 10 секунд
time-30 = 30 секунд
time-90 = 90 секунд, не спеша
time-0 = без часов
length = Длина
length-match = целая партия
length-deal = один раунд
visible = Кто может прийти
visible-link = у кого есть ссылка
visible-open = все: стол виден в списке
create = Создать стол
save = Сохранить
house-title = Домашние правила
house-intro = Измените то, что у вас играют иначе. Это видят все, кто садится за стол.
house-name = Название этих правил
house-keep = Сохранить под этим названием
house-kept = Сохранено. Ссылка на эти правила:
house-forget = Забыть эти правила
house-use = Играть по этим правилам
house-shared = Правила по ссылке
house-faults = Это не сочетается:
house-changed = изменено
house-reset = как в наборе
house-words = Что говорят эти правила
house-none = нет
house-card = Карта или достоинство
house-add = Добавить
house-remove = Убрать
house-effects-of = Действие: { $card }
yes = да
no = нет
word-last = с одной картой
word-wild-last = с одной картой, меняющей масть
word-final = с последней картой
value-off = выключено

waiting-title = Ждём игроков
waiting-host = Игру начинает хозяин стола.
waiting-friends = Отправьте ссылку друзьям или посадите за стол компьютер.
invite-code = Код стола:
invite-link = Ссылка на этот стол
invite-qr = QR-код со ссылкой на этот стол
copy = Копировать
copied = Скопировано
share = Поделиться
clock-seconds = { $seconds } с на ход
clock-none = без часов
single-deal = один раунд
whole-match = целая партия
table-open = открыт для всех
table-private = только по ссылке
table-settings = Настройки стола
host = хозяин
away = не на связи
is-ready = можно начинать
ready = Можно начинать
not-ready = Пока подождите
seat-free = свободное место
sit = Сесть
stand-up = Встать
add-computer = Компьютер
remove = Освободить место: { $name }
start = Начать
start-needs = За столом нужны хотя бы двое, или компьютер на свободных местах.

players = Игроки
middle = Колода и сброс
hand = Ваши карты
my-place = Ваше место
actions = Что можно сделать
emotes = Эмоции и фразы
watching = Вы смотрите игру
watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
between-deals = Раунд окончен
your-turn = Ваш ход
your-turn-aloud = { $pending ->
    [0] Ваш ход.
   *[other] Ваш ход, взять карт: { $pending }.
}
turn-turn = Ваш ход
turn-drawn = Положите карту или пас
turn-chain = { $count ->
    [0] Ответьте или берите
   *[other] Взять { $count } или ответить
}
turn-cover = Накройте свою карту
turn-search = Поиск: берите, пока не подойдёт
turn-claim = Указать или пропустить
turn-cut = Вы снимаете
turn-take = Взять или оставить?
turn-over = Раунд окончен
turn-other = Ходит { $name }
turn-nobody = Минутку …
clock-left = Осталось времени
clock-paused = Часы стоят, пока никого нет.
draw = Взять
draw-owed = Взять { $count }
pass = Пас
pass-claim = Пропустить
announce = Последняя!
announce-mau = Мау!
announce-mau-mau = Мау-Мау!
challenge = { $name }: «Мау» не сказано!
hint = Подсказка
sort = Разложить
sort-by = { $order ->
    [suit] Разложить по достоинству
   *[rank] Разложить по мастям
}
stock = { $count ->
    [one] Колода, { $count } карта
    [few] Колода, { $count } карты
   *[many] Колода, { $count } карт
}
pile-empty = Сброс пуст
joker-stands = Джокер вместо карты { $card }
suit-named = Заказанная масть:
pending-other = { $count ->
    [one] взять { $count } карту
    [few] взять { $count } карты
   *[many] взять { $count } карт
}
pending-take = { $count ->
    [one] Возьмите { $count } карту
    [few] Возьмите { $count } карты
   *[many] Возьмите { $count } карт
}
pending-answer = Взять { $count } или ответить { $cards }
direction-clockwise = Ход идёт по часовой стрелке
direction-counter = Ход идёт против часовой стрелки
card-times = на руках { $count }
card-not-now = сейчас нельзя
seat-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
seat-out = не участвует в раунде
seat-turn = ходит
seat-announced = последняя карта объявлена
seat-announced-tag = последняя
seat-silent-tag = не сказано!
seat-autopilot = на автопилоте
seat-away = не на связи
seat-left = за столом больше нет, играет компьютер
bubble-passed = пас
bubble-skipped = пропуск
bubble-wrong-card = не та карта
bubble-jump-in = вне очереди!
bubble-silent = не сказано!
score-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
score-victories = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
}
person = Игрок
computer-level = Компьютер, { $level }
mute = Скрыть эмоции
unmute = Показывать эмоции
put-on-autopilot = Посадить компьютер
autopilot-start = Автопилот: пусть играет компьютер
autopilot-mine = За вас играет компьютер
autopilot-end = Играть самостоятельно
leave-table = Уйти
leave-sure = Уйти из-за стола?
leave-running = Уйти? На вашем месте продолжит компьютер; по ссылке можно вернуться.
stay = Остаться
stop-watching = Больше не смотреть
line-lost = Связь прервана. Пробуем снова …
line-replaced = Стол открыт в другом месте
line-replaced-text = Этот стол открыт в другом окне или на другом устройстве.
play-here = Играть здесь
line-reload = Есть новая версия
line-reload-text = Обновите страницу; ничего не пропадёт.
table-unknown = Такого стола нет
table-closed = Стол закрыт
table-gone-text = Здесь давно никого нет, или ссылка неверна.

suit-pick = Выберите масть
suit-held = на руках { $count }
suit-none = Не заказывать
joker-pick = Чем будет джокер?
several-title = Положить все сразу?
several-all = Все карты ({ $count })
several-one = Только { $card }
cut-title = Вы снимаете колоду
cut-lift = { $count ->
    [one] Снять { $count } карту
    [few] Снять { $count } карты
   *[many] Снять { $count } карт
}
cut-do = Снять
take-title = Вы открываете { $card }: сильная карта
take = Взять
leave-card = Оставить для сброса
wrong-lay = { $count ->
    [one] Всё равно положить ({ $count } карта)
    [few] Всё равно положить ({ $count } карты)
   *[many] Всё равно положить ({ $count } карт)
}
wrong-keep = Оставить у себя

sheet-title = Счёт
sheet-deal = Раунд
sheet-total = Всего
sheet-place = Место
sheet-winner = победа
sheet-nothing = Пока ничего не записано.
sheet-left = Карты на руках
sheet-void = Никто не мог ходить: раунд не считается
sheet-deal-won = Раунд выигрывает { $name }
sheet-deal-won-me = Раунд за вами!
sheet-match-won = Партию выигрывает { $name }
sheet-match-won-me = Партия за вами!
goal-elimination = Кто набирает { $limit }, выбывает.
goal-lowest-total = До { $limit }; побеждает наименьшая сумма.
goal-victories = Побед до конца партии: { $limit }.
goal-deal = Каждый раунд сам по себе.
next-deal = Следующий раунд
rematch = Ещё раз
waiting-others = Ждём остальных …

log-empty = Пока ничего не произошло.
log-deal = Раунд { $count }: { $me ->
    [yes] сдаёте вы
   *[no] сдаёт { $who }
}
log-scored = Очки: { $points }
log-match-over = { $me ->
    [yes] Партия за вами.
   *[no] Партию выигрывает { $who }.
}
log-seated = { $name } садится за стол.
log-stood = { $name } встаёт из-за стола.
log-removed = Хозяин освобождает место: { $name }.
log-timed-out = { $me ->
    [yes] Ваше время вышло.
   *[no] Время вышло: { $who }.
}
log-autopilot-on = { $me ->
    [yes] За вас играет компьютер.
   *[no] { $who }: играет компьютер.
}
log-autopilot-off = { $me ->
    [yes] Вы снова играете.
   *[no] { $who } снова играет.
}
log-away = { $who }: нет связи.
log-here = { $who } снова на связи.
log-host = { $who } теперь хозяин стола.
log-resumed = Сервер перезапущен; игра продолжается.

language = Язык
deck = Карты
deck-french = французские
deck-german = немецкие
palette = Цвета
palette-two = два
palette-four = четыре
palette-skat = скат
jack = Валет по-сербски
jack-name-zandar = жандар
jack-name-pub = пуб
jack-name-decko = дечко
order = Порядок карт
order-suit = по мастям
order-rank = по достоинству
speed = Скорость карт
speed-slow = медленно
speed-normal = обычно
speed-fast = быстро
speed-off = сразу
sound = Звук
vibration = Вибрация
tap-twice = Класть карту вторым касанием

german-suit-C = жёлуди
    .of = желудей
    .gen = желудей
    .dat = желудям
    .acc = жёлуди
    .ins = желудями
german-suit-S = листья
    .of = листьев
    .gen = листьев
    .dat = листьям
    .acc = листья
    .ins = листьями
german-suit-H = червы
    .of = черв
    .gen = черв
    .dat = червам
    .acc = червы
    .ins = червами
german-suit-D = бубенцы
    .of = бубенцов
    .gen = бубенцов
    .dat = бубенцам
    .acc = бубенцы
    .ins = бубенцами
german-rank-J = унтер
    .plural = унтеры
    .gen = унтера
    .dat = унтеру
    .acc = унтера
    .ins = унтером
german-rank-Q = обер
    .plural = оберы
    .gen = обера
    .dat = оберу
    .acc = обера
    .ins = обером

help-touch = Коснитесь светлой карты или смахните её вверх. Чтобы взять карту, коснитесь колоды или кнопки. Тёмная карта объяснит, почему её нельзя положить.
keys-title = Клавиши
keys-hand = к своим картам
keys-arrows = по картам
keys-enter = положить карту
keys-draw = взять
keys-pass = пас
keys-announce = объявить последнюю карту
keys-challenge = указать на молчание
keys-hint = подсказка, в играх без рейтинга
keys-suits = выбрать масть
keys-top = услышать верхнюю карту
keys-others = услышать, сколько карт у других
keys-score = счёт
keys-log = ход игры
keys-rules = правила
keys-help = эта страница

emote-smile = Улыбка
emote-laugh = Смех
emote-think = Раздумье
emote-angry = Злость
emote-heart = Сердце
emote-clap = Аплодисменты
emote-wow = Ого
emote-sad = Грусть
emote-wink = Подмигивание
emote-cards = Карты
phrase-hello = Привет!
phrase-thanks = Спасибо!
phrase-well-played = Отличный ход!
phrase-good-luck = Удачи!
phrase-hurry = Быстрее!
phrase-oops = Ой!
phrase-one-moment = Минутку!
phrase-bye = Пока!
# Shown to the others when somebody asks for a hint.
phrase-hint = Подскажите!

refused-other = Сейчас это невозможно.
refused-not-in-phase = Сейчас это невозможно.
refused-stale = Поздно: игра ушла вперёд.
refused-not-seated = Это может только тот, кто сидит за столом.
refused-already-seated = Вы уже сидите за этим столом.
refused-seat-taken = Это место занято.
refused-no-free-seat = Свободных мест нет.
refused-not-in-deal = Вы не участвуете в этом раунде.
refused-host-only = Это может только хозяин стола.
refused-not-own-seat = Во время игры можно вернуться только на своё место.
refused-too-few = Нужны ещё игроки: хотя бы { $low }.
refused-not-ready = { $who }: ещё нет готовности.
refused-seats-out-of-range = По этим правилам играют от { $low } до { $high } игроков.
refused-seats-in-use = Сначала освободите места, которые убираете.
refused-not-away = Игрок здесь или отсутствует недолго.
refused-has-clock = За этим следят часы.
refused-gone = Стол закрыт.
refused-rated = В играх на рейтинг подсказок нет.
refused-no-hint = Советовать сейчас нечего.
refused-better-wait = Сейчас лучше ничего не делать.
refused-hint-awaited = Предыдущая подсказка ещё обдумывается.
error-other = Не получилось. Попробуйте ещё раз.
error-offline = Сервер недоступен. Без связи работает только эта страница.
error-not-found = Стола с таким кодом нет.
error-no-rules = Домашних правил с таким кодом нет.
error-no-session = Сначала сядьте за стол под каким-нибудь именем.
error-too-many = Слишком много сразу. Подождите немного.
error-bad-rules = Эти правила не сочетаются.

# ------------------------------------------------------------ результаты, учётные записи

board = Таблица лидеров
profile = Профиль
profile-mine = Мой профиль
profile-table = Таблицей
unknown-player = удалённый игрок
sheet-rating = Рейтинг
sheet-replay = Посмотреть этот раунд снова
unrated-house-rules = Без рейтинга: домашние правила.
unrated-single-deal = Без рейтинга: по этим правилам считаются целые партии.
unrated-server-fault = Без рейтинга: сервер пропадал, и кто-то не вернулся.
unrated-nobody = Без рейтинга: не с кем сравнивать.
unrated-computers = Без рейтинга: его меняют только игры между людьми.
unrated-too-often = Без рейтинга: на сегодня вы сыграли друг с другом достаточно.
unrated-pending = Рейтинг меняется в конце партии.

# ------------------------------------------------------------ проверяемая тасовка

fair-menu = Честно ли перетасовано?
fair-steps = Показать шаги
fair-sheet-checking = Ваше устройство проверяет тасовку …
fair-sheet-fair = Этот раунд был честным: проверено вашим устройством
fair-sheet-unused = Раунд сходится, но вклад вашего устройства не использован. Если это повторяется, не играйте здесь.
fair-sheet-unfair = С этим раундом что-то не так
ceremony = Снятие колоды
ceremony-played = кто-то из игроков снимает
ceremony-silent = случайно, без лишних слов
log-silent = { $me ->
    [yes] Ваше устройство не успело внести вклад в тасовку: взята замена.
   *[no] { $who }: вклад в тасовку не пришёл вовремя, взята замена.
}
shuffling-wait = Тасовка: ждём устройство игрока { $names } …
refused-fair-closed = Вклады в тасовку больше не принимаются.
refused-fair-full = В этой тасовке участвует уже достаточно зрителей.
refused-fair-wrong = Вклад в тасовку не подошёл.
account = Учётная запись
account-sign-in = Войти
error-name-taken = Это имя или очень похожее уже занято. Оно ваше? Тогда войдите.
error-bad-name = В имени от 1 до 24 видимых знаков.
refused-blocked = Хозяин этого стола не хочет играть с вами.

# ------------------------------------------------------------ по согласию

propose-menu = Отложить или закончить партию …
propose-title = Отложить или закончить партию
propose-text = Это произойдёт, когда согласятся все, кто играет. Компьютерные игроки согласны всегда.
propose-alone = Вы играете только с компьютерными игроками: это произойдёт сразу.
propose-adjourn = Отложить
propose-adjourn-text = Часы стоят. Партия продолжится по той же ссылке, когда все вернутся.
propose-end = Закончить партию
propose-end-text = Остаётся счёт, какой есть. Текущий раунд не записывается, рейтинг не меняется.
proposal-asked-adjourn = { $name } предлагает отложить партию
proposal-asked-end = { $name } предлагает закончить партию
proposal-waits-adjourn = Предложено отложить. Ждём: { $names }
proposal-waits-end = Предложено закончить. Ждём: { $names }
proposal-answer = Ответить на предложение
proposal-back = Отозвать предложение
agree = Согласиться
decline = Отказаться
adjourned-tag = отложена
adjourned-title = Партия отложена
adjourned-text = Часы стоят. Сохраните ссылку: когда все вернутся и будут готовы, игра продолжится с того же места.
seat-here = здесь
seat-about = Об игроке { $name }
go-on = Продолжить
sheet-early = Партия закончена досрочно
unrated-agreed = Закончена по согласию: счёт остаётся, рейтинг не меняется.
log-proposed-end = { $who }: предложение закончить партию.
log-proposed-adjourn = { $who }: предложение отложить партию.
log-agreed = { $me ->
    [yes] Вы согласны.
   *[no] { $who }: согласие.
}
log-declined = { $me ->
    [yes] Вы отказались.
   *[no] { $who }: отказ.
}
log-lapsed = Предложение больше не действует.
log-ended-early = Партия закончена досрочно, по согласию.
log-adjourned = Партия отложена.
log-went-on = Партия продолжается.
refused-proposal-open = Уже есть другое предложение.
refused-proposed-lately = Следующее предложение возможно через { $seconds } с.
refused-no-proposal = Предложения больше нет.

# ------------------------------------------------------------ найти друг друга

find-opponents = Найти соперников
find-text = С рейтингом, 30 секунд на ход. Сначала близкие по рейтингу, через минуту — любые.
seeking = Ищем соперников
seeking-stop = Отмена
seeking-anybody = Подойдёт любой рейтинг.
seeking-window = Рейтинг не дальше { $points } от вашего.
seeking-others = { $count ->
    [0] Больше никто этого сейчас не ищет.
    [one] Ищет ещё { $count } человек.
    [few] Ищут ещё { $count } человека.
   *[other] Ищут ещё { $count } человек.
}
seeking-meanwhile = А пока играть с компьютером ({ $level })
players-short = игроков: { $count }
lobby-title = Соперники и столы
lobby-tables = Открытые столы
filter-all = все
filter-rating = Рейтинг
filter-rated = с рейтингом
filter-unrated = без рейтинга
filter-free = Только со свободным местом
filter-none = Такого стола сейчас нет.
invites-you = { $name } приглашает вас
invitation-accept = К столу
invitation-mute = Больше не показывать приглашения от { $name }
invitation-unmute = Снова показывать приглашения
invite-people = Пригласить тех, с кем вы играли
invite-nobody = Все, с кем вы играли, уже здесь.
invite = Пригласить
invite-one = Пригласить: { $name }
invite-to = Пригласить за мой стол: { $table }
invited = Приглашение отправлено
error-not-met = Пригласить можно того, с кем вы играли.
error-blocked = Общение между вами заблокировано.
error-no-free-seat = Свободных мест нет.
error-not-seated = Сначала сядьте за стол.
foot-fair = Честная тасовка
foot-statistics = Статистика
foot-ratings = Как считается рейтинг
error-banned = Вам запрещён вход на этот сервер.
