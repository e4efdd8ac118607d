# Шта би мајстор урадио на твом месту, и зашто. `left` су карте у руци.

hint-play = Баци { $cards }{ $joker ->
    [yes] {" "}као { $as }
   *[no] {""}
}{ $named ->
    [yes] {" "}и бирај знак { $suit }
   *[no] {""}
}.
hint-jump-in = Улети са { $cards }.
hint-draw = { $count ->
    [0] Вуци.
    [one] Узми { $count } карту казне.
    [few] Узми { $count } карте казне.
   *[other] Узми { $count } карата казне.
}
hint-pass = Кажи „даље“.
hint-pass-claim = Нека важи.
hint-challenge = Укажи: последња карта није најављена, { $who }.
hint-announce = Реци „{ $word }“.
hint-say-too = И реци „{ $word }“.
hint-chance = По процени добија партију у { $percent } % случајева.
hint-others = Иначе: { $moves }.
hint-other = { $move } ({ $percent } %)
hint-rated = Где се игра за рејтинг, савета нема.
hint-none = Сада нема шта да се саветује.
hint-wait = Сада је боље не радити ништа.

why-only-move = Ништа друго не може.
why-announce = Твоја последња карта није најављена.
why-challenge = Последња карта није најављена: { $who }.
why-jump-in = Горе је иста карта.
why-only-card = Друге карте се не слажу.
why-wins = Тиме добијаш партију.
why-nothing-fits = Ниједна карта се не слаже.
why-answers = { $cards ->
    [one] Тако не мораш да узмеш { $cards } карту.
    [few] Тако не мораш да узмеш { $cards } карте.
   *[other] Тако не мораш да узмеш { $cards } карата.
}
why-plays-on = Остајеш на потезу.
why-makes-draw = { $who } (у руци { $left }) узима { $cards ->
    [one] { $cards } карту
    [few] { $cards } карте
   *[other] { $cards } карата
}.
why-takes-turn = { $who } (у руци { $left }) се прескаче.
why-turns = На потезу је затим { $who } (у руци { $left }).
why-keeps-wild = { $card } остаје за касније.
why-names-longest = Тог знака имаш највише: { $suit }, { $cards }.
why-next-lacks = { $who } изгледа нема знак { $suit }.
why-follows = { $cards ->
    [one] На њу се слаже још { $cards } твоја карта.
    [few] На њу се слажу још { $cards } твоје карте.
   *[other] На њу се слаже још { $cards } твојих карата.
}
why-avoids-dead-end = { $card } не сме да буде последња карта.
why-keeps-last = Последња ти остаје { $card }, а она се слаже са свиме.
why-for-match = Други потез чешће добија ову партију, али за игру овај вреди више.
why-does-best = { $worlds ->
    [one] Скривене карте су распоређене на { $worlds } начин: укупно је овај потез најбољи.
   *[other] Скривене карте су распоређене на { $worlds } начина: укупно је овај потез најбољи.
}
