title = Mau-Mau
loading = Samo trenutak …
close = Zatvori
back = Nazad
menu = Meni
settings = Podešavanja
rules = Pravila
rules-show = Pročitaj pravila
help = Pomoć
log = Šta se desilo
nobody = niko
to-start = Na početnu stranu
reload = Učitaj ponovo
not-found = Nema takve strane.
home-claim = Sa društvom ili protiv računara, po pravilima tvog stola.
home-computer = Protiv računara
home-friends = Sa društvom
play-now = Igraj odmah
rule-set = Pravila
opponents = Protivnika
level = Jačina
nickname = Tvoje ime
guest-name = Gost
create-table = Otvori sto
join-code = Imaš šifru?
join = Za sto
watch = Gledaj
my-tables = Tvoji stolovi
you-are = Igraš kao { $name }.
update-ready = Stigla je nova verzija.
update-take = Ažuriraj
lobby-empty = Trenutno nema otvorenog stola. Otvori svoj i pošalji vezu društvu.
lobby-free =
    { $count ->
        [0] nema slobodnog mesta
        [one] { $count } slobodno mesto
        [few] { $count } slobodna mesta
       *[other] { $count } slobodnih mesta
    }
house-rules = kućna pravila
rules-with-changes = { $name }, kućna pravila
rules-changed =
    { $count ->
        [one] { $count } pravilo je ovde drugačije nego u osnovnim pravilima.
        [few] { $count } pravila su ovde drugačija nego u osnovnim pravilima.
       *[other] { $count } pravila je ovde drugačije nego u osnovnim pravilima.
    }
rules-unreachable = Pravila trenutno ne mogu da se učitaju.
new-table = Novi sto
change-table = Podešavanja stola
players-count = Igrača
free-seats = Slobodna mesta
fill-none = ostaju slobodna za društvo
fill-level = računar ({ $level })
turn-time = Vreme za potez
time-10 = 10 sekundi
time-30 = 30 sekundi
time-90 = 90 sekundi, polako
time-0 = bez sata
length = Dužina
length-match = cela igra
length-deal = jedna partija
visible = Ko može da dođe
visible-link = ko ima vezu
visible-open = svi: među otvorenim stolovima
create = Otvori sto
save = Sačuvaj
house-title = Kućna pravila
house-intro = Promeni ono što se kod vas igra drugačije. Vide svi koji se pridruže.
house-name = Ime ovih pravila
house-keep = Sačuvaj pod ovim imenom
house-kept = Sačuvano. Veza ka ovim pravilima:
house-forget = Zaboravi ova pravila
house-use = Igraj po ovim pravilima
house-shared = Pravila preko veze
house-faults = Ovo ne ide zajedno:
house-changed = promenjeno
house-reset = kao u osnovnim
house-words = Šta ova pravila kažu
house-none = nema
house-card = Karta ili broj
house-add = Dodaj
house-remove = Ukloni
house-effects-of = Dejstvo: { $card }
yes = da
no = ne
word-last = sa jednom kartom
word-wild-last = sa jednom kartom koja menja znak
word-final = sa poslednjom kartom
value-off = isključeno
waiting-title = Čekamo igrače
waiting-host = Domaćin počinje igru.
waiting-friends = Pošalji vezu društvu ili popuni mesta računarom.
invite-code = Šifra stola:
invite-link = Veza ka ovom stolu
invite-qr = QR kod sa vezom ka ovom stolu
copy = Kopiraj
copied = Kopirano
share = Podeli
clock-seconds = { $seconds } s za potez
clock-none = bez sata
single-deal = jedna partija
whole-match = cela igra
table-open = otvoren za sve
table-private = samo preko veze
table-settings = Podešavanja stola
host = domaćin
away = nije tu
is-ready = spremno
ready = Mogu da počnem
not-ready = Ipak ne još
seat-free = slobodno mesto
sit = Sedni ovde
stand-up = Ustani
add-computer = Računar
remove = Oslobodi mesto: { $name }
start = Počni
start-needs = Potrebno je bar dvoje za stolom, ili računar na slobodnim mestima.
players = Igrači
middle = Špil i odbačene karte
hand = Tvoje karte
my-place = Tvoje mesto
actions = Šta možeš
emotes = Smešci i poruke
watching = Gledaš igru
watchers =
    { $count ->
        [one] { $count } gledalac
        [few] { $count } gledaoca
       *[other] { $count } gledalaca
    }
between-deals = Partija je gotova
your-turn = Ti si na potezu
your-turn-aloud =
    { $pending ->
        [0] Ti si na potezu.
       *[other] Ti si na potezu, karata za uzimanje: { $pending }.
    }
turn-turn = Ti si na potezu
turn-drawn = Baci kartu ili reci dalje
turn-chain =
    { $count ->
        [0] Odbrani se ili vuci
       *[other] Uzmi { $count } ili se odbrani
    }
turn-cover = Pokrij svoju kartu
turn-search = Traži: vuci dok se neka ne složi
turn-claim = Prijavi ili pusti
turn-cut = Ti sečeš
turn-take = Uzimaš ili ostavljaš?
turn-over = Partija je gotova
turn-other = Na potezu: { $name }
turn-nobody = Samo trenutak …
clock-left = Preostalo vreme
clock-paused = Sat stoji dok nikoga nema.
draw = Vuci
draw-owed = Uzmi { $count }
pass = Dalje
pass-claim = Pusti
announce = Zadnja!
announce-mau = Mau!
announce-mau-mau = Mau-mau!
challenge = { $name }: nema najave!
hint = Savet
sort = Složi
sort-by =
    { $order ->
        [suit] Složi po broju
       *[rank] Složi po znaku
    }
stock =
    { $count ->
        [one] Špil, { $count } karta
        [few] Špil, { $count } karte
       *[other] Špil, { $count } karata
    }
pile-empty = Nema odbačenih karata
joker-stands = Džoker, menja: { $card }
suit-named = Traženi znak:
pending-other =
    { $count ->
        [one] { $count } karta za uzimanje
        [few] { $count } karte za uzimanje
       *[other] { $count } karata za uzimanje
    }
pending-take =
    { $count ->
        [one] Uzmi { $count } kartu
        [few] Uzmi { $count } karte
       *[other] Uzmi { $count } karata
    }
pending-answer = Uzmi { $count } ili se odbrani { $cards }
direction-clockwise = Igra ide u smeru kazaljke
direction-counter = Igra ide suprotno od kazaljke
card-times = puta { $count }
card-not-now = ne može sada
seat-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karte
       *[other] { $count } karata
    }
seat-out = nije u ovoj partiji
seat-turn = na potezu
seat-announced = najavljena zadnja karta
seat-announced-tag = zadnja
seat-silent-tag = nema najave!
seat-autopilot = igra računar
seat-away = nije tu
seat-left = više nije tu, nastavlja računar
bubble-passed = dalje
bubble-skipped = preskače se
bubble-wrong-card = pogrešna karta
bubble-jump-in = uleće!
bubble-silent = nema najave!
score-points =
    { $count ->
        [one] { $count } poen
        [few] { $count } poena
       *[other] { $count } poena
    }
score-victories =
    { $count ->
        [one] { $count } pobeda
        [few] { $count } pobede
       *[other] { $count } pobeda
    }
person = Igrač
computer-level = Računar, { $level }
mute = Sakrij poruke
unmute = Prikaži poruke
put-on-autopilot = Neka igra računar
autopilot-start = Neka računar igra umesto mene
autopilot-mine = Računar igra umesto tebe
autopilot-end = Igram ponovo
leave-table = Napusti
leave-sure = Napuštaš sto?
leave-running = Napuštaš? Na tvom mestu nastavlja računar; veza te vraća.
stay = Ostani
stop-watching = Ne gledaj više
line-lost = Veza je prekinuta. Pokušavam ponovo …
line-replaced = Sto je otvoren na drugom mestu
line-replaced-text = Ovaj sto je otvoren u drugom prozoru ili na drugom uređaju.
play-here = Igraj ovde
line-reload = Postoji novija verzija
line-reload-text = Učitaj stranu ponovo; ništa se ne gubi.
table-unknown = Nema takvog stola
table-closed = Sto je zatvoren
table-gone-text = Ovde dugo nije bilo nikoga, ili je veza pogrešna.
suit-pick = Izaberi znak
suit-held = u ruci ih je { $count }
suit-none = Bez promene znaka
joker-pick = Koju kartu džoker menja?
several-title = Sve odjednom?
several-all = Sve karte ({ $count })
several-one = Samo { $card }
cut-title = Ti sečeš
cut-lift =
    { $count ->
        [one] Podigni { $count } kartu
        [few] Podigni { $count } karte
       *[other] Podigni { $count } karata
    }
cut-do = Seci
take-title = Izvlačiš { $card }: jaka karta
take = Uzimam
leave-card = Ostavljam je
wrong-lay =
    { $count ->
        [one] Ipak baci ({ $count } karta)
        [few] Ipak baci ({ $count } karte)
       *[other] Ipak baci ({ $count } karata)
    }
wrong-keep = Zadrži je
sheet-title = Poeni
sheet-deal = Partija
sheet-total = Ukupno
sheet-place = Mesto
sheet-winner = pobeda
sheet-nothing = Još ništa nije zapisano.
sheet-left = Karte koje su ostale
sheet-void = Niko nije mogao dalje: partija se ne računa
sheet-deal-won = Partiju dobija { $name }
sheet-deal-won-me = Partija je tvoja!
sheet-match-won = Igru dobija { $name }
sheet-match-won-me = Igra je tvoja!
goal-elimination = Ko stigne do { $limit }, ispada.
goal-lowest-total = Na { $limit } je kraj; dobija najmanji zbir.
goal-victories = Pobeda za kraj igre: { $limit }.
goal-deal = Svaka partija je za sebe.
next-deal = Sledeća partija
rematch = Još jednom
waiting-others = Čekamo ostale …
log-empty = Još se ništa nije desilo.
log-deal =
    Partija { $count }: { $me ->
        [yes] ti deliš
       *[no] deli { $who }
    }
log-scored = Poeni: { $points }
log-match-over =
    { $me ->
        [yes] Igra je tvoja.
       *[no] Igru dobija { $who }.
    }
log-seated = { $name } seda za sto.
log-stood = { $name } ustaje.
log-removed = Domaćin oslobađa mesto: { $name }.
log-timed-out =
    { $me ->
        [yes] Tvoje vreme je isteklo.
       *[no] Vreme je isteklo: { $who }.
    }
log-autopilot-on =
    { $me ->
        [yes] Računar igra umesto tebe.
       *[no] Računar igra umesto igrača { $who }.
    }
log-autopilot-off =
    { $me ->
        [yes] Ponovo igraš.
       *[no] { $who } ponovo igra.
    }
log-away = { $who } nema vezu.
log-here = { $who } je ponovo tu.
log-host = { $who } je sada domaćin.
log-resumed = Server je ponovo pokrenut; igra se nastavlja.
language = Jezik
deck = Karte
deck-french = francuske
deck-german = mađarice
palette = Boje
palette-two = dve
palette-four = četiri
palette-skat = skat
jack = Karta J je
jack-name-zandar = žandar
jack-name-pub = pub
jack-name-decko = dečko
order = Slaganje ruke
order-suit = po znaku
order-rank = po broju
speed = Brzina karata
speed-slow = sporo
speed-normal = obično
speed-fast = brzo
speed-off = odmah
sound = Zvuk
vibration = Vibracija
tap-twice = Karta se baca drugim dodirom
jack-pub = pub
    .plural = pubovi
    .gen = puba
    .dat = pubu
    .acc = puba
    .ins = pubom
jack-decko = dečko
    .plural = dečkovi
    .gen = dečka
    .dat = dečku
    .acc = dečka
    .ins = dečkom
german-suit-C = žir
    .of = žir
    .gen = žira
    .dat = žiru
    .acc = žir
    .ins = žirom
german-suit-S = list
    .of = list
    .gen = lista
    .dat = listu
    .acc = list
    .ins = listom
german-suit-H = srce
    .of = srce
    .gen = srca
    .dat = srcu
    .acc = srce
    .ins = srcem
german-suit-D = bundeva
    .of = bundeva
    .gen = bundeve
    .dat = bundevi
    .acc = bundevu
    .ins = bundevom
help-touch = Dodirni svetlu kartu ili je prevuci nagore. Za vučenje dodirni špil ili dugme. Tamna karta kaže zašto ne može.
keys-title = Tasteri
keys-hand = do ruke
keys-arrows = kroz ruku
keys-enter = baci kartu
keys-draw = vuci
keys-pass = dalje
keys-announce = najavi zadnju kartu
keys-challenge = prijavi da nema najave
keys-hint = savet, u igrama bez rejtinga
keys-suits = izaberi znak
keys-top = čuj gornju kartu
keys-others = čuj koliko karata imaju drugi
keys-score = poeni
keys-log = šta se desilo
keys-rules = pravila
keys-help = ova strana
emote-smile = Osmeh
emote-laugh = Smeh
emote-think = Razmišljanje
emote-angry = Ljutnja
emote-heart = Srce
emote-clap = Aplauz
emote-wow = Opa
emote-sad = Tuga
emote-wink = Namigivanje
emote-cards = Karte
phrase-hello = Zdravo!
phrase-thanks = Hvala!
phrase-well-played = Lepo odigrano!
phrase-good-luck = Srećno!
phrase-hurry = Brže malo!
phrase-oops = Ups!
phrase-one-moment = Samo trenutak!
phrase-bye = Zdravo, vidimo se!
phrase-hint = Molim savet!
refused-other = To sada ne može.
refused-not-in-phase = To sada ne može.
refused-stale = Kasno: igra je otišla dalje.
refused-not-seated = To može samo ko sedi za stolom.
refused-already-seated = Već sediš za ovim stolom.
refused-seat-taken = Ovo mesto je zauzeto.
refused-no-free-seat = Nema slobodnog mesta.
refused-not-in-deal = Ne učestvuješ u ovoj partiji.
refused-host-only = To može samo domaćin.
refused-not-own-seat = Tokom igre možeš samo na svoje mesto.
refused-too-few = Potrebno je još igrača: bar { $low }.
refused-not-ready = { $who }: još nema spremnosti.
refused-seats-out-of-range = Ova pravila su za { $low } do { $high } igrača.
refused-seats-in-use = Prvo oslobodi mesta kojih više neće biti.
refused-not-away = Igrač je tu, ili nije dovoljno dugo odsutan.
refused-has-clock = Za to se brine sat.
refused-gone = Sto je zatvoren.
refused-rated = Gde se igra za rejting, saveta nema.
refused-no-hint = Sada nema šta da se savetuje.
refused-better-wait = Sada je bolje ne raditi ništa.
refused-hint-awaited = Prethodni savet se još smišlja.
error-other = Nije uspelo. Pokušaj ponovo.
error-offline = Server nije dostupan. Bez veze radi samo ova strana.
error-not-found = Nema stola sa ovom šifrom.
error-no-rules = Nema kućnih pravila sa ovom šifrom.
error-no-session = Prvo sedni za sto pod nekim imenom.
error-too-many = Previše odjednom. Sačekaj malo.
error-bad-rules = Ova pravila ne idu zajedno.
board = Rang-lista
profile = Profil
profile-mine = Moj profil
profile-table = Kao tabela
unknown-player = obrisan igrač
sheet-rating = Rejting
sheet-replay = Pogledaj ovu partiju ponovo
unrated-house-rules = Bez rejtinga: kućna pravila.
unrated-single-deal = Bez rejtinga: po ovim pravilima računaju se cele igre.
unrated-server-fault = Bez rejtinga: server je pao, a neko se nije vratio.
unrated-nobody = Bez rejtinga: nema s kim da se poredi.
unrated-computers = Bez rejtinga: rejting menjaju samo igre među ljudima.
unrated-too-often = Bez rejtinga: za danas ste dovoljno igrali jedan protiv drugog.
unrated-pending = Rejting se menja na kraju igre.
fair-menu = Da li je mešanje pošteno?
fair-steps = Prikaži korake
fair-sheet-checking = Tvoj uređaj proverava mešanje …
fair-sheet-fair = Ova partija je bila poštena: proverio je tvoj uređaj
fair-sheet-unused = Partija je ispravna, ali doprinos tvog uređaja nije upotrebljen. Ako se to ponavlja, ne igraj ovde.
fair-sheet-unfair = Nešto nije u redu sa ovom partijom
ceremony = Sečenje špila
ceremony-played = neko seče, kao za pravim stolom
ceremony-silent = nasumično, bez reči
log-silent =
    { $me ->
        [yes] Tvoj uređaj nije na vreme doprineo mešanju: upotrebljena je zamena.
       *[no] { $who }: doprinos mešanju nije stigao na vreme, upotrebljena je zamena.
    }
shuffling-wait = Mešanje: čekamo uređaj igrača { $names } …
refused-fair-closed = Mešanje više ne prima doprinose.
refused-fair-full = Ovom mešanju već doprinosi dovoljno gledalaca.
refused-fair-wrong = Doprinos mešanju nije odgovarao.
account = Nalog
account-sign-in = Prijavi se
error-name-taken = Neko već ima ovo ime, ili neko veoma slično. Tvoje je? Onda se prijavi.
error-bad-name = Ime ima od 1 do 24 vidljiva znaka.
refused-blocked = Domaćin ovog stola ne želi da igra s tobom.
propose-menu = Odloži ili završi igru …
propose-title = Odloži ili završi igru
propose-text = Dogodi se kad se slože svi koji igraju. Računari se uvek slažu.
propose-alone = Igraš samo s računarima: dogodi se odmah.
propose-adjourn = Odloži
propose-adjourn-text = Satovi stoje. Igra se nastavlja na istoj vezi kad se svi vrate.
propose-end = Završi igru
propose-end-text = Važi stanje kakvo je. Partija u toku se ne piše, i ništa se ne boduje za rejting.
proposal-asked-adjourn = { $name } predlaže da se igra odloži
proposal-asked-end = { $name } predlaže da se igra završi
proposal-waits-adjourn = Predlog: odložiti. Još se čeka: { $names }
proposal-waits-end = Predlog: završiti. Još se čeka: { $names }
proposal-answer = Odgovori na predlog
proposal-back = Povuci predlog
agree = Slažem se
decline = Ne slažem se
adjourned-tag = odložena
adjourned-title = Igra je odložena
adjourned-text = Satovi stoje. Sačuvaj vezu: kad svi dođu i budu spremni, nastavlja se gde je stalo.
seat-here = ovde
seat-about = O igraču { $name }
go-on = Nastavi
sheet-early = Igra je završena ranije
unrated-agreed = Završeno po dogovoru: stanje važi, rejting se ne menja.
log-proposed-end = { $who } predlaže da se igra završi.
log-proposed-adjourn = { $who } predlaže da se igra odloži.
log-agreed =
    { $me ->
        [yes] Slažeš se.
       *[no] { $who } se slaže.
    }
log-declined =
    { $me ->
        [yes] Ne slažeš se.
       *[no] { $who } se ne slaže.
    }
log-lapsed = Predlog više ne važi.
log-ended-early = Igra se završava ranije, po dogovoru.
log-adjourned = Igra je odložena.
log-went-on = Igra se nastavlja.
refused-proposal-open = Već postoji drugi predlog.
refused-proposed-lately = Sledeći predlog je moguć za { $seconds } s.
refused-no-proposal = Predloga više nema.
find-opponents = Nađi protivnike
find-text = Za rejting, 30 sekundi za potez. Prvo ljudi sa sličnim rejtingom, posle minuta bilo ko.
seeking = Tražim protivnike
seeking-stop = Odustani
seeking-anybody = Svaki rejting je dobar.
seeking-window = Rejting najviše { $points } poena od tvog.
seeking-others =
    { $count ->
        [0] Ovo sada ne traži niko drugi.
        [one] Ovo traži još { $count } igrač.
        [few] Ovo traže još { $count } igrača.
       *[other] Ovo traži još { $count } igrača.
    }
seeking-meanwhile = Dotle igraj protiv računara ({ $level })
players-short = igrača: { $count }
lobby-title = Protivnici i stolovi
lobby-tables = Otvoreni stolovi
filter-all = svi
filter-rating = Rejting
filter-rated = za rejting
filter-unrated = bez rejtinga
filter-free = Samo sa slobodnim mestom
filter-none = Takvog stola sada nema.
invites-you = { $name } te zove
invitation-accept = Za sto
invitation-mute = Bez poziva od { $name }
invitation-unmute = Ponovo prikazuj pozive
invite-people = Pozovi one s kojima je već igrano
invite-nobody = Svi s kojima je igrano već su ovde.
invite = Pozovi
invite-one = Pozovi: { $name }
invite-to = Pozovi za moj sto: { $table }
invited = Poziv je poslat
error-not-met = Pozvati se može samo neko s kim je već igrano.
error-blocked = Kontakt između vas je blokiran.
error-no-free-seat = Nema slobodnog mesta.
error-not-seated = Prvo sedni za sto.
foot-fair = Pošteno mešanje
foot-statistics = Statistika
foot-ratings = Kako se računa rejting
error-banned = Pristup ovom serveru ti je zabranjen.
