hint-play =
    Baci { $cards }{ $joker ->
        [yes] { " " }kao { $as }
       *[no] { "" }
    }{ $named ->
        [yes] { " " }i biraj znak { $suit }
       *[no] { "" }
    }.
hint-jump-in = Uleti sa { $cards }.
hint-draw =
    { $count ->
        [0] Vuci.
        [one] Uzmi { $count } kartu kazne.
        [few] Uzmi { $count } karte kazne.
       *[other] Uzmi { $count } karata kazne.
    }
hint-pass = Kaži „dalje“.
hint-pass-claim = Neka važi.
hint-challenge = Ukaži: poslednja karta nije najavljena, { $who }.
hint-announce = Reci „{ $word }“.
hint-say-too = I reci „{ $word }“.
hint-chance = Po proceni dobija partiju u { $percent } % slučajeva.
hint-others = Inače: { $moves }.
hint-other = { $move } ({ $percent } %)
hint-rated = Gde se igra za rejting, saveta nema.
hint-none = Sada nema šta da se savetuje.
hint-wait = Sada je bolje ne raditi ništa.
why-only-move = Ništa drugo ne može.
why-announce = Tvoja poslednja karta nije najavljena.
why-challenge = Poslednja karta nije najavljena: { $who }.
why-jump-in = Gore je ista karta.
why-only-card = Druge karte se ne slažu.
why-wins = Time dobijaš partiju.
why-nothing-fits = Nijedna karta se ne slaže.
why-answers =
    { $cards ->
        [one] Tako ne moraš da uzmeš { $cards } kartu.
        [few] Tako ne moraš da uzmeš { $cards } karte.
       *[other] Tako ne moraš da uzmeš { $cards } karata.
    }
why-plays-on = Ostaješ na potezu.
why-makes-draw =
    { $who } (u ruci { $left }) uzima { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karte
       *[other] { $cards } karata
    }.
why-takes-turn = { $who } (u ruci { $left }) se preskače.
why-turns = Na potezu je zatim { $who } (u ruci { $left }).
why-keeps-wild = { $card } ostaje za kasnije.
why-names-longest = Tog znaka imaš najviše: { $suit }, { $cards }.
why-next-lacks = { $who } izgleda nema znak { $suit }.
why-follows =
    { $cards ->
        [one] Na nju se slaže još { $cards } tvoja karta.
        [few] Na nju se slažu još { $cards } tvoje karte.
       *[other] Na nju se slaže još { $cards } tvojih karata.
    }
why-avoids-dead-end = { $card } ne sme da bude poslednja karta.
why-keeps-last = Poslednja ti ostaje { $card }, a ona se slaže sa svime.
why-for-match = Drugi potez češće dobija ovu partiju, ali za igru ovaj vredi više.
why-does-best =
    { $worlds ->
        [one] Skrivene karte su raspoređene na { $worlds } način: ukupno je ovaj potez najbolji.
       *[other] Skrivene karte su raspoređene na { $worlds } načina: ukupno je ovaj potez najbolji.
    }
