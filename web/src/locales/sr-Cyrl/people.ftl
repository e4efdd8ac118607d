# Речи ранг-листа, профила, поновног гледања и налога: учитавају се с тим странама.

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
results = Резултати
results-none = Још нема завршених партија.
results-more = Раније
result-watch = Погледај поново
result-won = победа
result-left = устао са стола
result-absent = није био ту
result-imported = из датотеке
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

# ------------------------------------------------------------ налог

account-guest = Играш као гост: све се чува, али само овај прегледач зна да је твоје. Са налогом се враћаш са сваког уређаја. Све што имаш остаје твоје.
account-of = Налог: { $name }
account-sign-up = Направи налог
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
error-name-reserved = Тако нико не може да се зове.
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
block = Блокирај
block-end = Одблокирај
block-why = Блокиран: не може да седне за твоје столове, и не видите отворене столове један другог.
