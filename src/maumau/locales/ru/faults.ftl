fault-unreadable = файл не читается: { $why }
fault-syntax = это не { $format }: { $why }
fault-not-a-table = правила — это таблица настроек, а не { $value }
fault-id-taken = { $value } — код готовых правил, а эти играют иначе: нужен другой код
fault-unknown-set = правил с кодом { $value } нет; готовые: { $choices }
fault-unknown-set-near = правил с кодом { $value } нет: может быть, { $nearest }? Готовые: { $choices }
fault-base-circle = правила через { $value } исходят из самих себя
fault-unknown-option = настройки { $name } нет
fault-unknown-option-near = настройки { $name } нет: может быть, { $nearest }?
fault-twice = это снова настройка { $name }, только написана иначе
fault-wants-bool = { $value } здесь нельзя: нужно true или false
fault-wants-int = { $value } здесь нельзя: нужно целое число
fault-wants-text = { $value } здесь нельзя: нужен текст в кавычках
fault-wants-slug = { $value } здесь нельзя: нужен текст в кавычках
fault-wants-pattern = { $value } здесь нельзя: нужны карты в кавычках, например «7 JOKER»
fault-wants-effect = { $value } здесь нельзя: нужен вид действия или таблица
fault-wants-effects = { $value } здесь нельзя: нужна таблица карт и действий
fault-wants-values = { $value } здесь нельзя: нужна таблица карт и очков
fault-wants-words = { $value } здесь нельзя: нужна таблица слов
fault-out-of-range = { $value } нельзя: можно от { $low } до { $high }
fault-out-of-range-or-off = { $value } нельзя: можно от { $low } до { $high } или { $off }, если не нужно
fault-not-a-choice = { $value } нельзя: можно { $choices }
fault-not-a-choice-near = { $value } нельзя: может быть, { $nearest }? Можно { $choices }
fault-not-a-slug = { $value } — не код: строчные латинские буквы, цифры и одиночные дефисы, не больше 40, например grandmas-rules
fault-bad-text = { $value } — не текст, который можно показать: печатные знаки, не больше { $high }
fault-not-a-card = { $value } — не карта: нужно достоинство (7, T, J), карта (2C), масть (H) или JOKER; несколько — через пробел
fault-not-one-card = { $value } — не одно достоинство (7, T, J) и не одна карта (2C)
fault-no-kind = что делает { $card }? Нужен вид: { $choices }
fault-field-of-other-kind = { $field } ничего не значит для вида { $kind }: относится к { $kinds }
fault-switch-and-option = { $name } задаёт { $other }, которое тоже указано: одно из двух лишнее
fault-switch-without-card = { $name } здесь ничего не значит: у { $card } нет действия вида { $kind }
fault-players-crossed = не меньше { $low } и не больше { $high } игроков сразу не бывает
fault-pack-too-small = игроков { $players }, нужно карт { $needed }: { $hands } на руки, одна для начала и по одной для добора; их { $cards }, этого хватит на игроков: { $possible }
fault-pack-too-small-for-all = игроков { $players }, нужно карт { $needed }: { $hands } на руки, одна для начала и по одной для добора; их { $cards }, не хватает даже на игроков: { $low }
fault-second-pack-never = вторая колода от { $value } игроков никогда не понадобится: играют не больше { $high }
fault-second-pack-already = колод уже две: two_packs_from лишнее
fault-card-not-in-pack = { $card } нет в колоде из { $pack } карт
fault-no-jokers = назван JOKER, но джокеров в колоде нет: нужно jokers не меньше 1
fault-too-many-strong = обычных карт в колоде только { $plain }: съём почти не кончался бы; нужно хотя бы 4
fault-hand-too-small-for-cut = съём может дать 3 карты, поэтому на руках их нужно не меньше 3; { $value } мало
fault-packet-over-hand = { $value } карт за раз — больше, чем на руках: { $hand }
fault-needs-strong-cut = { $name } = { $value } требует съёма, дающего сильные карты: нужно cut = specials
fault-no-plain-start = все карты с действием, обычной стартовой карты быть не может
fault-draw-and-never-play = брать, пока не подойдёт, незачем, если потом ничего нельзя положить: измените draw_limit или play_after_draw
fault-at-once-and-answers = на карты, взятые сразу, ответить нельзя: лишнее answers или at_once
fault-at-once-and-turn = карты, взятые сразу, хода не лишают: лишнее ends_turn или at_once
fault-answer-draws-nothing = { $card } — не ответ: из-за этой карты никто не берёт
fault-joker-stands-for-none = один JOKER — не ответ: назовите и карты, которые он может заменить, например 7 JOKER
fault-jump-in-without-twins = jump_in требует двух колод: когда играют от { $low } до { $high }, одинаковых карт нет
fault-jump-in-without-plain = jump_in требует обычных карт: здесь их нет
fault-no-wild-card = { $name } требует карты, заказывающей масть: ни одна карта не заказывает масть и не кладётся на любую
fault-wild-cannot-win = { $name } требует заказывающей карты, которой можно выиграть: у { $card } finish = { $finish }
fault-several-unannounced = several_wilds требует объявления: нужно announce = with_card или late
fault-nothing-to-challenge = { $name } = { $value } требует объявления: нужно announce = with_card или late, либо { $name } = { $instead }
fault-never-challenged = unannounced_last = challenge требует, чтобы кто-то мог указать: нужно challenge = while_held
fault-nobody-can-win = ни одной картой нельзя выиграть
fault-strong-worth-nothing = strong_value равно { $value }, но сильных карт в колоде нет
fault-match-without-scores = match_end = { $value } требует scoring = { $scoring }
fault-match-without-limit = match_end = { $value } требует match_limit не меньше 1
fault-limit-without-match = match_limit равно { $value }, но при match_end = deal всё кончается с раундом
