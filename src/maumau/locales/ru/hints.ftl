# Что сделал бы мастер на этом месте, и почему. `left` — карты на руке.

hint-play = Положите { $cards }{ $joker ->
    [yes] {" "}как { $as }
   *[no] {""}
}{ $named ->
    [yes] , масть: { $suit }
   *[no] {""}
}.
hint-jump-in = Положите вне очереди { $cards }.
hint-draw = { $count ->
    [0] Возьмите карту.
    [one] Возьмите { $count } карту штрафа.
    [few] Возьмите { $count } карты штрафа.
   *[other] Возьмите { $count } карт штрафа.
}
hint-pass = Пасуйте.
hint-pass-claim = Не возражайте.
hint-challenge = Укажите: последняя карта не объявлена, { $who }.
hint-announce = Скажите «{ $word }».
hint-say-too = И скажите «{ $word }».
hint-chance = По оценке выигрывает раунд в { $percent } % случаев.
hint-others = Иначе: { $moves }.
hint-other = { $move } ({ $percent } %)
hint-rated = В играх на рейтинг подсказок нет.
hint-none = Советовать сейчас нечего.
hint-wait = Сейчас лучше ничего не делать.

why-only-move = Ничего другого сделать нельзя.
why-announce = Ваша последняя карта не объявлена.
why-challenge = Последняя карта не объявлена: { $who }.
why-jump-in = Сверху лежит такая же карта.
why-only-card = Другие карты не подходят.
why-wins = Это выигрывает раунд.
why-nothing-fits = Ни одна карта не подходит.
why-answers = { $cards ->
    [one] Не придётся брать { $cards } карту.
    [few] Не придётся брать { $cards } карты.
   *[other] Не придётся брать { $cards } карт.
}
why-plays-on = Ход остаётся за вами.
why-makes-draw = { $who } (на руке { $left }) берёт { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[other] { $cards } карт
}.
why-takes-turn = { $who } (на руке { $left }) пропускает ход.
why-turns = Следующим ходит { $who } (на руке { $left }).
why-keeps-wild = { $card } остаётся на потом.
why-names-longest = Этой масти у вас больше всего: { $suit }, { $cards }.
why-next-lacks = { $who }: похоже, нет масти { $suit }.
why-follows = { $cards ->
    [one] На неё подходит ещё { $cards } ваша карта.
    [few] На неё подходят ещё { $cards } ваши карты.
   *[other] На неё подходят ещё { $cards } ваших карт.
}
why-avoids-dead-end = { $card } не может быть последней картой.
why-keeps-last = Последней остаётся { $card }, а она подходит ко всему.
why-for-match = Другой ход чаще выигрывает этот раунд, но для партии этот ценнее.
why-does-best = { $worlds ->
    [one] Скрытые карты разложены { $worlds } способом: в сумме этот ход лучший.
   *[other] Скрытые карты разложены { $worlds } способами: в сумме этот ход лучший.
}
