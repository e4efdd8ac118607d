group-about = Igra
group-pack = Špil
group-dealing = Sečenje i deljenje
group-turn = Potez
group-cards = Karte sa dejstvom
group-last-card = Poslednja karta
group-scores = Poeni i kraj igre
explain-aim = Ko prvi ostane bez karata, dobija partiju.
explain-players = Igraju od { $low } do { $high } igrača.
explain-players-only =
    { $count ->
        [one] Igra { $count } igrač.
        [few] Igraju { $count } igrača.
       *[other] Igra { $count } igrača.
    }
explain-pack =
    { $packs ->
        [2]
            Dva špila od po { $cards ->
                [32] 32 karte
                [36] 36 karata
               *[52] 52 karte
            }, izmešana zajedno
       *[1]
            Jedan špil od { $cards ->
                [32] 32 karte
                [36] 36 karata
               *[52] 52 karte
            }
    } ({ $cards ->
        [32] od sedmica do kečeva
        [36] od šestica do kečeva
       *[52] od dvojki do kečeva
    }).
explain-second-pack = Od { $players } igrača naviše meša se i drugi špil.
explain-jokers =
    { $count ->
        [one] Dodaje se { $count } džoker.
        [few] Dodaju se { $count } džokera.
       *[other] Dodaje se { $count } džokera.
    }
explain-first-dealer =
    { $value ->
        [highest_card] Prvi deli ko izvuče najvišu kartu (kec je najviši);
       *[random] Ko prvi deli, odlučuje slučaj;
    } posle toga deli uvek sledeći u smeru igre.
explain-cut =
    { $value ->
        [specials]
            { $starter ->
                [left] Igrač desno od delioca
               *[right] Igrač levo od delioca
            } podiže deo špila i izvlači karte s njegovog dna dok ne dođe karta koja nije jaka. Jake karte, najviše tri, pripadaju njemu i računaju se u njegovu ruku.
        [plain]
            { $starter ->
                [left] Igrač desno od delioca
               *[right] Igrač levo od delioca
            } seče špil.
       *[none] Špil se ne seče.
    }
explain-cut-choice =
    { $value ->
        [yes] Ko seče, može da ostavi jaku kartu; njome se sečenje završava.
       *[no] Ko seče, mora da uzme jake karte.
    }
explain-fourth-special =
    { $value ->
        [dealer] Ako je i četvrta karta jaka, dobija je delilac, najviše tri; posle toga se sve ponovo meša i seče.
       *[redeal] Ako je i četvrta karta jaka, sve se ponovo meša i seče.
    }
explain-hand =
    { $count ->
        [one] Svakom se deli { $count } karta,
        [few] Svakom se dele { $count } karte,
       *[other] Svakom se deli { $count } karata,
    } { $packet ->
        [1] jedna po jedna.
       *[other] po { $packet } odjednom.
    }
explain-hand-two =
    { $count ->
        [one] Udvoje se deli po { $count } karta.
        [few] Udvoje se dele po { $count } karte.
       *[other] Udvoje se deli po { $count } karata.
    }
explain-start-card =
    { $value ->
        [cut] Karta kojom se sečenje završilo prva je na gomili odbačenih karata.
       *[stock] Gornja karta špila za vučenje otvara se i prva je na gomili odbačenih karata.
    }
explain-start-effect =
    { $value ->
        [acts] Početna karta sa dejstvom deluje na prvog igrača kao da ju je bacio delilac.
        [plain] Početna karta sa dejstvom vraća se i zamenjuje dok ne dođe obična.
       *[inert] Početna karta sa dejstvom ne deluje: niko je nije bacio.
    }
explain-starter =
    { $starter ->
        [left] Počinje igrač levo od delioca;
       *[right] Počinje igrač desno od delioca;
    } igra se { $direction ->
        [clockwise] u smeru kazaljke na satu.
       *[counterclockwise] suprotno od kazaljke na satu.
    }
explain-match = Karta se slaže ako ima znak ili broj gornje karte.
explain-draw =
    { $able ->
        [no] Samo ko nema kartu koja se slaže, vuče
       *[yes] Ko ne može ili ne želi da igra, vuče
    } { $count ->
        [0] karte dok se jedna ne složi.
        [1] jednu kartu.
       *[other] jednu kartu, a po potrebi još, najviše { $count }; tek onda se sme reći „dalje“.
    }
explain-after-draw =
    { $value ->
        [drawn] Posle vučenja može se baciti samo izvučena karta, ako se slaže; inače se kaže „dalje“.
        [none] Posle vučenja se ništa ne baca: kaže se „dalje“.
        [must_drawn] Sme se baciti samo upravo izvučena karta, a čim se slaže, i mora.
        [must_any] Čim se neka karta slaže, mora se baciti.
       *[any] Posle vučenja može se baciti svaka karta koja se slaže; inače se kaže „dalje“.
    }
explain-stock =
    Kad se špil za vučenje potroši, odbačene karte osim gornje mešaju se i postaju novi špil. Ako nema šta da se vuče, „dalje“ se sme reći { $value ->
        [if_nothing_fits] samo ako se nijedna karta ne slaže.
       *[free] odmah.
    }
explain-wrong-card =
    { $count ->
        [0] Karta koja se ne slaže ne prima se.
        [one] Karta koja se ne slaže vraća se u ruku; za nju se vuče { $count } karta i potez je završen.
        [few] Karta koja se ne slaže vraća se u ruku; za nju se vuku { $count } karte i potez je završen.
       *[other] Karta koja se ne slaže vraća se u ruku; za nju se vuče { $count } karata i potez je završen.
    }
explain-draw-cards =
    { $target ->
        [previous] Prethodni igrač vuče
       *[next] Sledeći igrač vuče
    } { $amount ->
        [one] { $amount } kartu.
        [few] { $amount } karte.
       *[other] { $amount } karata.
    }
explain-at-once = Karte se vuku odmah, odbrane nema i niko zbog toga ne gubi potez.
explain-answers = Umesto vučenja može se odgovoriti kartom: { $answers }; karte se sabiraju i padaju na sledećeg na potezu.
explain-no-answer = Odbrane nema.
explain-turns-round = Smer se okreće prema pogođenom igraču.
explain-ends-turn =
    { $value ->
        [yes] Ko izvuče te karte, gubi potez.
       *[no] Ko izvuče te karte, posle toga igra kao i obično.
    }
explain-skip = Sledeći igrač se preskače; udvoje se igra još jednom.
explain-reverse =
    Smer igre se menja; { $two ->
        [skip] udvoje se igra još jednom.
       *[nothing] udvoje to ništa ne menja.
    }
explain-again = Igra se još jedan ceo potez.
explain-cover =
    Mora se pokriti kartom koja se slaže; { $value ->
        [one] ko je nema, vuče jednu, a ako se ni ona ne slaže, potez je završen.
       *[until_covered] ko je nema, vuče dok se jedna ne složi.
    }
explain-nominate =
    { $wild ->
        [no] Baca se kao i svaka druga karta;
       *[yes] Baca se na svaku kartu;
    } ko baci tu kartu, bira znak.
explain-search =
    { $hand ->
        [yes] Sledeći mora da pokrije tu kartu kartom istog znaka ili kartom koja bira znak; ko je nema, vuče dok takva ne dođe. Time je njegov potez završen, a znak ostaje.
       *[no] Sledeći vuče dok ne dođe karta istog znaka ili karta koja bira znak i njome pokriva. Time je njegov potez završen, a znak ostaje.
    }
explain-plain = Nema dejstvo.
explain-finish =
    { $value ->
        [forbidden] Ne sme biti poslednja karta.
       *[goes_on] Kao poslednja karta ne donosi pobedu: igra se dalje.
    }
explain-others = Sve ostale karte su obične.
explain-joker = Džoker se baca umesto svake karte koja bi se tu mogla baciti i deluje kao ona.
explain-wild-on-wild =
    { $value ->
        [always] Karta koja bira znak može se baciti na drugu takvu.
        [named_suit] Na kartu kojom je znak upravo izabran od takvih sme samo ona izabranog znaka: tada je obična i ne bira znak.
       *[never] Karta koja bira znak ne sme se baciti na drugu takvu.
    }
explain-wild-plain = Karta koja bira znak može se, ako joj se znak slaže, baciti i kao obična, bez biranja.
explain-several-wilds = Ko je najavio i drži samo karte koje biraju znak, sme sve da ih baci odjednom i pobeđuje.
explain-jump-in = Na običnu kartu može se van reda baciti potpuno ista (znak i broj), dok na njoj ne leži druga; igra se nastavlja posle onoga ko je uleteo.
explain-strong = Jake karte: { $cards }.
explain-final-effects =
    { $value ->
        [no] Poslednjom kartom partija je odmah završena; zbog nje više niko ne vuče.
       *[yes] Karte koje treba vući zbog poslednje karte vuku se pre brojanja; odbrane nema.
    }
explain-announce =
    { $value ->
        [off] Ništa se ne najavljuje.
        [with_card] Ko baca pretposlednju kartu, najavljuje to zajedno s njom, ne kasnije.
       *[late] Ko baca pretposlednju kartu, najavljuje to; zaboravljeno se sme reći dok neko ne ukaže na to.
    }
explain-word =
    { $key ->
        [wild_last] Kad preostala karta bira znak, kaže se:
        [final] Uz poslednju kartu kaže se:
       *[last] Kad ostane jedna karta, kaže se:
    } { $word }
explain-announce-penalty =
    { $count ->
        [one] Za propuštenu najavu vuče se { $count } karta.
        [few] Za propuštenu najavu vuku se { $count } karte.
       *[other] Za propuštenu najavu vuče se { $count } karata.
    }
explain-challenge =
    { $value ->
        [off] Ostali ne mogu da ukažu na propuštenu najavu.
        [until_next_move] Ostali mogu da ukažu na propuštenu najavu do sledećeg poteza po redu.
       *[while_held] Ostali mogu da ukažu na propuštenu najavu dok je ta jedna karta u ruci.
    }
explain-unannounced =
    { $value ->
        [penalty] Nenajavljena poslednja karta ne donosi pobedu: vuku se kaznene karte i igra se dalje.
        [challenge] Nenajavljena poslednja karta donosi pobedu ako niko ne ukaže na to; inače se vuku kaznene karte i igra se dalje.
       *[wins] Ko baci nenajavljenu poslednju kartu pre nego što neko ukaže na to, pobedio je.
    }
explain-announce-drawn =
    { $value ->
        [never] Jedina karta koja je izvučena ne može se najaviti.
        [after_turn] Jedina karta koja je izvučena sme se najaviti kad potez prođe, i od tada mora.
       *[at_once] Jedina karta koja je izvučena sme se najaviti odmah.
    }
explain-scoring =
    { $value ->
        [none] Poeni se ne pišu.
        [victories] Pobednik partije dobija jedan pobednički poen.
       *[points] Gubitnici pišu poene karata koje su im ostale u ruci.
    }
explain-value =
    { $points ->
        [one] { $cards }: { $points } poen.
        [few] { $cards }: { $points } poena.
       *[other] { $cards }: { $points } poena.
    }
explain-strong-value =
    { $points ->
        [one] Jake karte bez svoje vrednosti: { $points } poen.
        [few] Jake karte bez svoje vrednosti: { $points } poena.
       *[other] Jake karte bez svoje vrednosti: { $points } poena.
    }
explain-other-values = Ostale karte vrede koliko na njima piše.
explain-win-bonus = Pobedniku se piše −{ $points }.
explain-wild-win-bonus =
    { $several ->
        [yes] Za pobedu kartom koja bira znak piše se umesto toga −{ $points }, za svaku takvu kartu posebno.
       *[no] Za pobedu kartom koja bira znak piše se umesto toga −{ $points }.
    }
explain-wild-win-doubles = Pobeda kartom koja bira znak udvostručuje ono što pišu gubitnici.
explain-rounding = Zbir svakog gubitnika zaokružuje se na najbliži broj deljiv sa { $value }.
explain-match-end =
    { $value ->
        [elimination]
            { $reached ->
                [no] Ko pređe { $limit }, ispada;
               *[yes] Ko stigne do { $limit }, ispada;
            } poslednji koji ostane dobija igru.
        [lowest_total]
            { $reached ->
                [no] Kad neko pređe { $limit },
               *[yes] Kad neko stigne do { $limit },
            } igru dobija ko ima najmanje poena; ako ih je više, igra se još jedna partija.
        [victories] Igru dobija ko prvi skupi pobedničkih poena: { $limit }.
       *[deal] Svaka partija je za sebe.
    }
