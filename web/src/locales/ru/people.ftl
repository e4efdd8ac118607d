# Слова таблиц лидеров, профилей, повторов и учётных записей: загружаются с этими страницами.

board-period = Время
board-day = 24 часа
board-month = 30 дней
board-all = за всё время
board-place = Место
board-player = Игрок
board-rating = Рейтинг
board-gain = Прирост
board-games = Игры
board-wins = Победы
board-empty = Здесь пока никого нет. Сыграйте с людьми — и появитесь здесь.
board-who = Здесь те, у кого не меньше { $games } рейтинговых игр и { $people } разных соперников.
board-computers = Компьютерные игроки
board-computers-hint = Их рейтинг — по играм между собой и с людьми. Рейтинг человека от игры с ними не меняется.
board-how = Как считается рейтинг
rating-provisional = ещё не устоялся: меньше { $games } рейтинговых игр
profile-since = здесь с { $date }
profile-former = раньше: { $names }
profile-deals = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
profile-won = побед: { $percent } %
profile-ratings = Рейтинги
profile-unrated = Рейтинговых игр ещё нет.
profile-curve = Рейтинг за последние игры
profile-curve-text = От { $first } до { $last }, рейтинговых игр: { $count }; наименьший { $low }, наибольший { $high }.
profile-change = Изменение
profile-date = Дата
profile-favourites = Любимые правила
profile-rivals = Чаще всего за одним столом
profile-score = { $wins } : { $losses }
profile-between = Между вами: { $mine } : { $theirs }, { $deals ->
    [one] { $deals } раунд
    [few] { $deals } раунда
   *[many] { $deals } раундов
}
results = Результаты
results-none = Сыгранных раундов ещё нет.
results-more = Более ранние
result-watch = Посмотреть снова
result-won = победа
result-left = покинул стол
result-absent = не появился
result-imported = из файла
records-export = Сохранить все мои записи
records-import = Открыть записи из файла
error-bad-record = Это не годные записи: каждая переигрывается при чтении.

# ------------------------------------------------------------ повтор

replay = Повтор
replay-eyes = Глазами
replay-open = все карты открыты
replay-move = Ход { $move } из { $count }
replay-begin = В начало
replay-back = На ход назад
replay-play = Смотреть
replay-pause = Стоп
replay-on = На ход вперёд
replay-end = В конец
replay-link = Ссылка на этот ход
replay-save = Сохранить запись
replay-deal = Раунд { $number }
replay-turn = ходит
replay-counts = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
replay-gone = Такого раунда нет.

# ------------------------------------------------------------ как считается рейтинг

ratings-title = Как считается рейтинг
ratings-intro = У каждых правил свой рейтинг, по шахматной формуле Эло. Все начинают с { $start }.
ratings-what = Что идёт в рейтинг
ratings-match = В Мау Кинге — каждый раунд, по всем другим правилам — целая партия. Домашние правила и отдельные раунды в рейтинг не идут.
ratings-winner = Победитель сравнивается с каждым из остальных; остальные между собой не сравниваются. Насколько крупной была победа, неважно.
ratings-left = Кто ушёл, тот проиграл, даже если на его месте выиграет компьютер. Если ушли все, выиграл последний.
ratings-fault = Кто так и не появился, не считается. Если отказал сервер и кто-то не смог вернуться, рейтинг не меняется.
ratings-bots = Компьютерные игроки не меняют ничьего рейтинга. У них отдельный список.
ratings-farming = Одни и те же двое получают рейтинг друг против друга не больше { $games } раз за 24 часа. В списке за всё время стоят те, у кого не меньше { $people } разных соперников.
ratings-formula = Формула
ratings-expected = Ожидание против одного соперника
ratings-change = Изменение рейтинга
ratings-sum = сумма по соперникам; результат 1 у победителя, 0 у остальных
ratings-numbers = Числа
ratings-start = Начальный рейтинг
ratings-new = Коэффициент K до { $games } рейтинговых игр
ratings-normal = Коэффициент K после этого
ratings-senior = от { $rating }
ratings-ours = Правила, по которым мы играем, называют ступени, но не числа; эти числа — наши.

# ------------------------------------------------------------ учётная запись

account-guest = Вы играете как гость: всё сохраняется, но только этот браузер знает, что это ваше. С учётной записью вы вернётесь с любого устройства. Всё, что у вас есть, останется.
account-of = Учётная запись: { $name }
account-sign-up = Зарегистрироваться
account-sign-out = Выйти
account-sign-out-guest = У вас нет учётной записи: к этому имени, его рейтингу и записям вернуться будет нельзя. Всё равно выйти?
account-or-in = Уже есть учётная запись?
account-name = Имя
account-password = Пароль
account-password-hint = Не меньше 10 знаков. Новый пароль прислать некуда.
account-password-new = Новый пароль
account-password-old = Нынешний пароль
account-password-set = Задать пароль
account-password-change = Сменить пароль
account-passkey = Ключ доступа
account-passkey-up = Регистрация с ключом доступа
account-passkey-in = Войти с ключом доступа
account-passkey-add = Добавить ключ доступа
account-passkey-hint = Отпечаток, лицо или PIN вашего устройства вместо пароля.
account-passkeys = Ключи доступа
account-lost = Забыли пароль?
account-code = Код восстановления
account-recover = Задать новый пароль
account-codes = Коды восстановления
account-codes-left = { $count ->
    [one] Остался { $count } код.
    [few] Осталось { $count } кода.
   *[many] Осталось { $count } кодов.
}
account-codes-why = Без пароля и ключа доступа это единственный путь назад. Каждый действует один раз. Запишите их или сохраните файл.
account-codes-new = Сделать новые коды
account-codes-save = Сохранить файлом
account-codes-done = Сохранено
account-sessions = Где вы вошли
account-session-this = этот браузер
account-session-unknown = какой-то браузер
account-session-end = Выйти там
account-sessions-end = Выйти везде, кроме этого браузера
account-used = последний раз { $date }
account-remove = Удалить
account-data = Ваши данные
account-export = Сохранить всё файлом
account-erase = Удалить учётную запись
account-erase-guest = Удалить всё моё
account-erase-why = Ваше имя исчезнет из всех результатов и столов, а с ним — рейтинги, домашние правила и записи. Вернуть их не сможет никто. Чтобы продолжить, введите своё имя.
account-erased = Всё ваше удалено.
account-cancel = Отмена
account-done = Готово.
error-bad-login = Неверное имя или пароль.
error-bad-password = Неверный пароль.
error-bad-code = Неверное имя или код восстановления.
error-bad-passkey = Ключ доступа не сработал. Попробуйте ещё раз.
error-no-passkeys = Ключи доступа работают только по адресу с https.
error-name-reserved = Так никого не могут звать.
error-weak-password-short = Не меньше 10 знаков, пожалуйста.
error-weak-password-long = Слишком длинно: не больше 200 знаков.
error-weak-password-same = Слишком легко угадать: нужно больше разных знаков.
error-weak-password-name = Слишком легко угадать: не только ваше имя, пожалуйста.
error-last-way-in = Сначала задайте пароль: без этого ключа вы не сможете вернуться.
error-still-seated = Сначала встаньте из-за своих столов.
error-has-account = У вас уже есть учётная запись.
report = Пожаловаться на игрока
report-why = Что не так?
report-name = имя
report-behaviour = поведение
report-cheating = подозрение в нечестной игре
report-note = Подробнее, если хотите
report-send = Отправить
report-sent = Спасибо. Это увидит тот, кто присматривает за сервером.
block = Заблокировать
block-end = Разблокировать
block-why = Заблокирован: не может сесть за ваши столы, и вы не видите открытых столов друг друга.
