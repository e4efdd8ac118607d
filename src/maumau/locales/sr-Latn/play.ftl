name-you = Ti
name-1 = Ana
name-2 = Boris
name-3 = Vera
name-4 = Goran
name-5 = Dunja
name-6 = Emil
name-7 = Nina
name-8 = Milan
level-beginner = početnik
level-easy = lako
level-medium = srednje
level-hard = teško
level-master = majstor
ruleset-mau-king = Mau King kao u aplikaciji; svaka partija za rejting
ruleset-mau-king-table = Mau King za stolom, do 301
ruleset-jokers-505 = Sa džokerima i uletanjem, do 505
ruleset-serbian-501 = Srpska igra, do 501
ruleset-skat-32 = 32 karte, pet pobeda
ruleset-skat-32-points = 32 karte na poene, do 100
event-cut =
    { $me ->
        [yes] Sečeš: podižeš
       *[no] { $who } seče: podiže
    } { $position ->
        [one] { $position } kartu.
        [few] { $position } karte.
       *[other] { $position } karata.
    }
event-took =
    { $me ->
        [yes] Pri sečenju uzimaš { $card }.
       *[no] { $who } pri sečenju uzima { $card }.
    }
event-left =
    { $me ->
        [yes] Pri sečenju ostavljaš { $card }.
       *[no] { $who } pri sečenju ostavlja { $card }.
    }
event-redealt = { $card } je četvrta jaka karta: sve se meša i seče ponovo.
event-dealt =
    { $me ->
        [yes] Dobijaš
       *[no] { $who } dobija
    } { $count ->
        [one] { $count } kartu
        [few] { $count } karte
       *[other] { $count } karata
    }{ $cards }.
event-dealt-all =
    { $count ->
        [one] Svako ima { $count } kartu.
        [few] Svako ima { $count } karte.
       *[other] Svako ima { $count } karata.
    }
event-start = Prva karta je { $card }.
event-played =
    { $me ->
        [yes] Bacaš
       *[no] { $who } baca
    } { $cards }{ $joker ->
        [yes] { " " }kao { $as }
       *[no] { "" }
    }{ $named ->
        [yes]
            { " " }i { $me ->
                [yes] biraš
               *[no] bira
            } znak { $suit }
       *[no] { "" }
    }.
event-jumped =
    { $me ->
        [yes] Ulećeš sa { $cards }.
       *[no] { $who } uleće sa { $cards }.
    }
event-drew =
    { $me ->
        [yes] Vučeš
       *[no] { $who } vuče
    } { $count ->
        [0] nula karata: nema šta da se vuče
        [one] { $count } kartu
        [few] { $count } karte
       *[other] { $count } karata
    }{ $why ->
        [owed] { " " }kazne
        [hit] { " " }zbog te karte
        [search] { " " }u potrazi
        [not_announced] { " " }zbog prećutane najave
        [wrong_card] { " " }zbog pogrešne karte
        [final] { " " }zbog poslednje karte
       *[turn] { "" }
    }{ $cards }.
event-passed =
    { $me ->
        [yes] Kažeš „dalje“.
       *[no] { $who } kaže „dalje“.
    }
event-reshuffled =
    Odbačene karte se mešaju, u novom špilu { $count ->
        [one] je { $count } karta.
        [few] su { $count } karte.
       *[other] je { $count } karata.
    }
event-owes =
    { $me ->
        [yes] Sada duguješ
       *[no] { $who } sada duguje
    } { $count ->
        [one] { $count } kartu kazne.
        [few] { $count } karte kazne.
       *[other] { $count } karata kazne.
    }
event-skipped =
    { $me ->
        [yes] Preskaču te.
       *[no] { $who } se preskače.
    }
event-turned = Menja se smer.
event-announced =
    { $me ->
        [yes] Najavljuješ poslednju kartu.
       *[no] { $who } najavljuje poslednju kartu.
    }
event-challenged =
    { $me ->
        [yes] Ukazuješ: poslednja karta nije najavljena, { $target }!
       *[no]
            { $you ->
                [yes] { $who } ukazuje: tvoja poslednja karta nije najavljena!
               *[no] { $who } ukazuje: poslednja karta nije najavljena, { $target }!
            }
    }
event-wrong-card =
    { $me ->
        [yes] Pokazuješ pogrešnu kartu { $card } i vraćaš je.
       *[no] { $who } pokazuje pogrešnu kartu { $card } i vraća je.
    }
event-turn =
    { $me ->
        [yes] Tvoj potez.
       *[no] Na potezu: { $who }.
    }
event-won =
    { $me ->
        [yes] Dobijaš partiju!
       *[no] { $who } dobija partiju.
    }
event-void = Niko ne može dalje: partija se ne računa.
says = „{ $word }“
drawing =
    { $me ->
        [yes] Za deljenje izvlačiš { $card }.
       *[no] { $who } za deljenje izvlači { $card }.
    }
deals-first =
    { $me ->
        [yes] Ti deliš.
       *[no] Deli { $who }.
    }
reason-over = Partija je završena.
reason-no-such-seat = Takvog igrača nema.
reason-not-your-turn = Nije tvoj potez; na potezu: { $who }.
reason-not-in-hand = { $card }: tu kartu nemaš.
reason-does-not-fit =
    { $card } se ne slaže: gore je { $top }{ $named ->
        [no] { "" }
       *[yes] , a izabran je znak { $suit }
    }.
reason-wild-on-wild = { $card } ne sme na { $top }.
reason-must-answer = Čekaju te kaznene karte: { $pending }. Odgovori sa { $answers } ili vuci.
reason-must-take = Čekaju te kaznene karte: { $pending }. Odbrane nema: vuci.
reason-only-drawn = Posle vučenja sme samo izvučena karta: { $drawn }.
reason-none-after-draw = Posle vučenja se ništa ne baca: kaži „dalje“.
reason-must-search = Moraš da tražiš u špilu: vuci.
reason-forbidden-last = { $card } ne sme biti poslednja karta.
reason-suit-missing = { $card } bira znak: kaži koji.
reason-names-no-suit = { $card } ovde ne bira znak.
reason-joker-needs-card = Kaži koju kartu džoker menja.
reason-not-a-joker = { $card } nije džoker i ne menja drugu kartu.
reason-joker-cannot-stand = { $card }: tu kartu džoker ovde ne može da zameni.
reason-not-several = Baca se samo jedna karta.
reason-several-not-wild = Više karata odjednom samo ako su to sve u ruci, sve biraju znak i najavljene su.
reason-already-drawn = Karta je već izvučena: baci kartu ili kaži „dalje“.
reason-must-play = Imaš kartu koja se slaže i moraš da je baciš.
reason-nothing-to-draw = Nema šta da se vuče.
reason-draw-first = Prvo vuci kartu, pa onda „dalje“.
reason-must-cover = Prvo pokrij { $top }, pa se potez završava.
reason-no-jump-in = Sada se ne može uletati.
reason-not-the-twin = Sada može da uleti samo { $card }.
reason-jump-on-turn = Tvoj je potez: samo baci kartu.
reason-no-challenge = Ovde se na prećutanu najavu ne ukazuje.
reason-no-ground = Nema na šta da se ukaže: { $target }.
reason-challenge-self = Na sebe se ne ukazuje.
reason-no-late-announcement = Najavljuje se samo zajedno s kartom.
reason-nothing-to-announce = Nemaš jednu jedinu nenajavljenu kartu.
reason-no-announcement = Uz ovaj potez se ništa ne najavljuje.
reason-not-now = To sada ne može.
reason-no-such-card = { $card } nije karta.
reason-not-part-of-move = Uz ovaj potez ({ $kind }) to ne ide: { $part }.
reason-cut-range = Podigni od { $low } do { $high } karata.
table-deal = partija { $number }
table-seed = seme { $seed }
table-rating = rejting { $rating }
table-stock = špil { $count }
table-pile = odbačeno { $count }
table-suit = Znak: { $suit }
table-suit-named = Izabran znak: { $suit }
table-any = Ide svaka karta
table-joker = Džoker je { $card }
table-owes =
    { $count ->
        [one] čeka { $count } kaznena karta
        [few] čekaju { $count } kaznene karte
       *[other] čeka { $count } kaznenih karata
    }
table-points-short = { $count } p.
table-order = Redosled: { $players }
table-hand =
    { $count ->
        [one] U ruci: { $count } karta
        [few] U ruci: { $count } karte
       *[other] U ruci: { $count } karata
    }
table-announced = najavljeno
table-dealer = deli
table-points =
    { $count ->
        [one] { $count } poen
        [few] { $count } poena
       *[other] { $count } poena
    }
ask-turn = Tvoj potez: baci kartu koja se slaže ili vuci.
ask-turn-no-card = Tvoj potez: ništa se ne slaže, vuci.
ask-turn-stuck = Tvoj potez: ništa se ne slaže, a nema šta da se vuče.
ask-drawn = Karta je izvučena: baci kartu ili kaži „dalje“.
ask-drawn-no-card = Karta je izvučena, a ništa se ne slaže: kaži „dalje“.
ask-chain =
    Vučeš { $count ->
        [one] { $count } kartu
        [few] { $count } karte
       *[other] { $count } karata
    }: { $answer ->
        [yes] odgovori označenom kartom ili vuci.
       *[no] vuci.
    }
ask-cover = Pokrij { $top } označenom kartom.
ask-cover-no-card = Ništa ne pokriva { $top }: vuci.
ask-search = Vuci dok ne dođe karta koja pokriva { $top }.
ask-search-card = Pokrij { $top } označenom kartom.
ask-claim = Poslednja karta je na stolu, a nije najavljena: { $who }.
ask-cut = Sečeš: koliko karata podižeš (od { $low } do { $high })?
ask-take = Odozdo izlazi { $card }: uzimaš je, ili je ostavljaš na stolu?
ask-window = Pažnja: sada možeš da se umešaš.
ask-window-seconds = Pažnja: sada možeš da se umešaš. Igra se nastavlja za { $seconds } s.
ask-suit = Koji znak?
ask-joker = Koju kartu menja džoker?
ask-announce = Ostaje jedna karta. Reći „{ $word }“? (d/n)
ask-announce-wild = Ostaju samo karte koje biraju znak. Reći „{ $word }“? (d/n)
ask-next = Enter: sledeća partija · { $key }: kraj
ask-again = Enter: još jedna partija · { $key }: kraj
ask-enter = Enter: dalje
can-lay = { $numbers } baci
can-draw = vuci
can-draw-owed = vuci { $count }
can-pass = dalje
can-pass-claim = neka važi
can-challenge = ukaži: { $who }
can-jump-in = uleti sa { $card }
can-announce = reci „{ $word }“
can-all = sve odjednom
can-cut = Enter: podigni { $count }
can-take = uzmi
can-leave = ostavi
can-hint = savet
can-help = pomoć
can-quit = kraj
key-draw = v v vuci vučem
    .help = vuci
key-pass = d d dalje
    .help = dalje
key-challenge = n n ukazujem
    .help = ukaži na prećutanu najavu
key-jump-in = u u uleti ulećem
    .help = uleti
key-announce = !
    .help = najavi
key-all = s s sve
key-take = uz uz uzmi uzimam
key-leave = os os ostavi ostavljam
key-help = ? pomoć
    .help = ova pomoć
key-quit = k k kraj
    .help = kraj
key-score = r r rezultat poeni
    .help = rezultat
key-rules = p p pravila
    .help = pravila
key-hint = m m savet
    .help = savet, gde se ne igra za rejting
key-yes = d d da
key-no = n n ne
key-name = znak biram
key-as = kao
key-suits = T=C K=D H=H P=S T=C K=D H=H P=S
key-ranks = Ž=J D=Q K=K A=A D=Q
wrong-typing = „{ $text }“ nije jasno. Ukucaj broj ili kartu (7H), { $keys }; ? objašnjava.
wrong-number = Karte s brojem { $number } nema: ima od 1 do { $count }.
wrong-suit = Takvog znaka nema: { $keys }.
wrong-answer = Odgovori sa { $yes } ili { $no }.
wrong-whom = Na koga? { $keys }
wrong-choice = Ukucaj broj od 1 do { $count }.
score-title = Posle partije { $number }
score-player = igrač
score-left = preostale karte
score-deal = partija
score-total = ukupno
score-won = pobede
score-rating = rejting
score-change = +/−
score-place = mesto
score-out = ispao
score-limit =
    { $end ->
        [elimination] Ko stigne do { $limit }, ispada.
        [lowest_total] Igra se završava na { $limit }; dobija najmanji zbir.
        [victories] Za dobijenu igru treba pobeda: { $limit }.
       *[deal] Svaka partija je za sebe.
    }
score-tied = Izjednačeno na vrhu: još jedna partija.
match-won =
    { $me ->
        [yes] Dobijaš igru!
       *[no] { $who } dobija igru.
    }
match-shared = Prvo mesto se deli.
match-stopped = Ovde se igra prekida.
match-out =
    { $me ->
        [yes] Ispadaš; ostali igraju dalje.
       *[no] { $who } ispada.
    }
saved = Sačuvano. Nastavak kasnije: { $command }
resumed = Igra se nastavlja tamo gde je stala.
bye = Hvala na igri.
demonstration = Prikaz: igraju samo računarski igrači. U terminalu igraš i ti.
script-end =
    Skripta se ovde završava: { $count ->
        [one] { $count } red
        [few] { $count } reda
       *[other] { $count } redova
    }.
menu-title = Mau-mau
menu-welcome = Enter bira ono što je u zagradi.
menu-resume = Nastaviti sačuvanu igru? (d/n) [{ $default }]
menu-language = Jezik
menu-rules = Koja igra?
menu-explain = { $key } i broj pokazuju pravila, na primer: { $key } 2
menu-opponents = Koliko računarskih igrača (od { $low } do { $high })?
menu-level = Koja jačina?
help-lay = Ukucaj broj karte ili samu kartu: 7H, 10S, J♦. Znaci: C ♣, D ♦, H ♥, S ♠.
help-marked = Karte u debelom okviru, s brojem u zagradi, smeju da se bace.
help-suit = Uz kartu koja bira znak ukucaj i znak: { $example }.
help-announce = Uz pretposlednju kartu dodaj ! da kažeš „{ $word }“: { $example }.
help-joker = Uz džokera ukucaj i šta menja: { $example }.
help-keys = Tasteri: { $keys }.
help-texts = Može i ceo potez: { $example }.
help-window = Gde možeš da uletiš ili ukažeš na nešto, ostali malo sačekaju.
help-quit = Igra se čuva posle svakog poteza: prekini i nastavi kad hoćeš.
