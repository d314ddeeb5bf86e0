### Star Search. O znaczeniu słów rozstrzyga instrukcja; zdania są nasze.

## Słowa wewnątrz zdań, małą literą

colour-red = czerwony
colour-blue = niebieski
face-red = czerwoną planetę
face-blue = niebieską planetę
answer-no = nie
answer-yes = tak
level-easy = łatwy
level-medium = średni
level-difficult = trudny
ending-all_out = wszystkie mapy leżą i żadna nie pasuje
ending-called_off = wszyscy, którzy jeszcze szukają, chcą przerwać
ending-time_limit = czas minął

## Nagłówki

score = Pola
sky = Gwiaździste niebo
path = Trasa lotu
star-charts = Mapy gwiazd
chart = Mapa gwiazd
die = Kostka
level = Poziom
fixed-star = Gwiazda stała

## Poziomy

level-easy-help = Klepsydra przesypuje się trzy razy.
level-medium-help = Klepsydra przesypuje się dwa razy.
level-difficult-help = Klepsydra przesypuje się raz.

## Opcje

option-variation = Wariant
option-variation-help = Jedno okrążenie dla wszystkich albo dwa, z wielkim szukaniem dla szybkich.
option-variation-eagle = Sokole oko
option-variation-rudi = Rudi Rakieta
option-hourglass = Klepsydra
option-hourglass-help = Ile sekund trwa jedno przesypanie klepsydry. Bez klepsydry nikt się nie spieszy.
option-hourglass-box = jak w pudełku
option-path = Trasa lotu
option-path-help = Liczba pól jednego okrążenia. Dłuższa trasa to dłuższa gra.
option-path-box = jak na planszy
option-fixed_star = Gwiazda stała
option-fixed_star-help = Gdzie stoi pomarańczowa gwiazda. Na pierwszą grę najlepszy jest środek.
option-fixed_star-centre = pośrodku
option-fixed_star-elsewhere = gdziekolwiek
option-super_limit = Limit wielkiego szukania
option-super_limit-help = Po tylu sekundach kończy się bez zwycięzcy. Przy 0 trwa, aż ktoś wygra albo wszyscy zechcą przerwać.
option-twinkle_seconds = Czas na migotanie
option-twinkle_seconds-help = Ile sekund jest na każdą gwiazdę. Potem resztę przenosi los. Przy 0 nie ma limitu.
option-meteor_shower = Deszcz meteorów
option-meteor_shower-help = Gdy przez dwie rundy nie ruszy się żadna rakieta, można głosować za nowym niebem.
option-starting_player = Gracz rozpoczynający
option-starting_player-help = Kto zaczyna grę. Instrukcja zostawia to graczom.
option-starting_player-0 = losowo

## Przyciski

do-search = Szukaj, kolor mapy: { $colour }
do-roll = Rzuć kostką
do-call_off = Przerwij to szukanie
do-surprise =
    { $stars ->
        [one] Niespodzianka: gwiazdę przenosi los
        [few] Niespodzianka: { $stars } gwiazdy przenosi los
        [many] Niespodzianka: { $stars } gwiazd przenosi los
       *[other] Niespodzianka: { $stars } gwiazdy przenosi los
    }
do-shower =
    { $answer ->
        [yes] Tak, niech spadną gwiazdy
       *[no] Nie, niebo zostaje
    }
do-twinkle = Przenieś gwiazdę z { $from } na { $hole }
do-place =
    Połóż mapę na { $hole }{ $degrees ->
        [0] , bez obrotu
       *[other] , obrót o { $degrees }°
    }

## Pytania

ask-search = { $seat }, twoja rakieta stoi na planecie, kolor: { $colour }. Szukamy?
ask-roll = { $seat }, rzuć kostką!
ask-place = { $seat }, gdzie gwiazdy wypełniają pola twojej mapy? Kolor: { $colour }, pól: { $markings }.
ask-put_down = { $seat }, stop! Połóż teraz swoją mapę. Kolor: { $colour }, pól: { $markings }.
ask-claim = { $seat }, gdzie gwiazdy wypełniają wszystkie pola twojej mapy? Kolor: { $colour }, pól: { $markings }. Szybko!
ask-clock = Superposzukiwania: wszyscy naraz!
ask-twinkle =
    { $stars ->
        [one] { $seat }, dokąd idzie gwiazda z { $hole }?
        [few] { $seat }, { $stars } gwiazdy muszą się przenieść. Dokąd idzie ta z { $hole }?
        [many] { $seat }, { $stars } gwiazd musi się przenieść. Dokąd idzie ta z { $hole }?
       *[other] { $seat }, { $stars } gwiazdy muszą się przenieść. Dokąd idzie ta z { $hole }?
    }
ask-shower =
    { $seat }, od { $rounds ->
        [one] { $rounds } rundy
        [few] { $rounds } rund
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    } stoją wszystkie rakiety. Rozsypać gwiazdy na nowo?

## Co się dzieje

log-starter_found = { $seat } zaczyna.
log-sky_scattered =
    Na niebie { $stars ->
        [one] świeci { $stars } gwiazda.
        [few] świecą { $stars } gwiazdy.
        [many] świeci { $stars } gwiazd.
       *[other] świeci { $stars } gwiazdy.
    }
log-fixed_star_set = Gwiazda stała stoi na { $hole }.
log-rolled =
    { $seat } rzuca { $face }{ $fields ->
        [0] {"!"}
        [one] {""}: { $fields } pole.
        [few] {""}: { $fields } pola.
        [many] {""}: { $fields } pól.
       *[other] {""}: { $fields } pola.
    }
log-search_began =
    { $seat } szuka, kolor: { $colour }.{ $runs ->
        [0] {""}
        [one] {" "}Klepsydra przesypuje się raz.
        [few] {" "}Klepsydra przesypuje się { $runs } razy.
        [many] {" "}Klepsydra przesypuje się { $runs } razy.
       *[other] {" "}Klepsydra przesypuje się { $runs } razy.
    }
log-chart_taken = { $seat } bierze mapę { $chart }, kolor: { $colour }.
log-stopped = Stop! { $seat } musi położyć mapę.
log-placed = { $seat } kładzie mapę na { $placement }: gwiazda w { $filled } z { $markings } pól.
log-put_down_late = { $seat } kładzie mapę po czasie, na { $placement }: { $filled } z { $markings }.
log-put_down_blindly = Mapa, którą trzyma { $seat }, spada na { $placement }: { $filled } z { $markings }.
log-fixed_star_found = Wszystkie pola pełne, a wśród nich gwiazda stała: { $seat } leci o jedno pole dalej!
log-flew =
    { $seat } leci o { $fields ->
        [one] { $fields } pole
        [few] { $fields } pola
        [many] { $fields } pól
       *[other] { $fields } pola
    }, na pole { $field }.
log-stayed = { $seat } zostaje na miejscu.
log-lap_finished = { $seat } kończy okrążenie { $lap } i odwraca żeton okrążeń.
log-solutions =
    { $count ->
        [0] Nie było rozwiązania ({ $seat }).
        [one] Było { $count } pełne miejsce ({ $seat }).
        [few] Były { $count } pełne miejsca ({ $seat }).
        [many] Było { $count } pełnych miejsc ({ $seat }).
       *[other] Było { $count } pełnego miejsca ({ $seat }).
    }
log-twinkled =
    { $chance ->
        [0] { $seat } przenosi gwiazdę z { $from } na { $hole }.
       *[other] Gwiazda z { $from } przeskakuje na { $hole }.
    }
log-surprised =
    { $seat } zostawia losowi { $stars ->
        [one] { $stars } gwiazdę.
        [few] { $stars } gwiazdy.
        [many] { $stars } gwiazd.
       *[other] { $stars } gwiazdy.
    }
log-twinkle_time_up =
    { $seat } myśli za długo. Los przenosi { $stars ->
        [one] { $stars } gwiazdę.
        [few] { $stars } gwiazdy.
        [many] { $stars } gwiazd.
       *[other] { $stars } gwiazdy.
    }
log-super_began = { $seat } rzuca planetę: wielkie szukanie, kolor: { $colour }! Wszyscy na miejsca.
log-claim_failed = { $seat } kładzie mapę na { $placement }, ale gwiazda jest tylko w { $filled } z { $markings } pól: koniec tego szukania.
log-claim_won = { $seat } jest na czele! Mapa na { $placement } jest pełna.
log-call_off_open = Teraz można przerwać szukanie, jeśli zgodzą się wszyscy, którzy jeszcze szukają.
log-call_off_wanted = { $seat } chce przerwać szukanie.
log-super_ended = Wielkie szukanie kończy się bez zwycięzcy: { $ending }.
log-shower_vote = { $seat } głosuje nad deszczem meteorów: { $answer }.
log-shower_refused = Tym razem bez deszczu meteorów.
log-meteor_shower =
    Nikt się nie rusza od { $rounds ->
        [one] { $rounds } rundy.
        [few] { $rounds } rund.
        [many] { $rounds } rund.
       *[other] { $rounds } rundy.
    } Deszcz meteorów rozsypuje gwiazdy na nowo!
log-finished = { $seat } wraca do domu i wygrywa!
log-given_up =
    Nikt się nie rusza od { $rounds ->
        [one] { $rounds } rundy.
        [few] { $rounds } rund.
        [many] { $rounds } rund.
       *[other] { $rounds } rundy.
    } Gra się kończy, wygrywa rakieta na przedzie.

## Odmowy

refused-no_planet_here = Twoja rakieta nie stoi na planecie, więc rzucasz kostką.
refused-on_a_planet = Twoja rakieta stoi na planecie, więc szukasz.
refused-no_search_now = Nie masz teraz mapy do położenia.
refused-outside_the_sky = Mapa wystawałaby poza niebo.
refused-no_such_hole = Nie ma takiego otworu w niebie.
refused-hole_taken = W tym otworze jest już gwiazda.
refused-fixed_star_stays = Tu stoi gwiazda stała, a ona nigdy się nie rusza.
refused-star_came_from_there = Z tego otworu właśnie znika gwiazda. Wybierz taki, który jest pusty od dawna.
refused-stars_stand_still = Podczas szukania gwiazdy stoją.
refused-no_corrections = Po położeniu mapy nie wolno niczego poprawiać: mapa na niebie zostaje tam, gdzie leży.
refused-too_early_to_call_off = Jeszcze za wcześnie, żeby przerwać to szukanie.
refused-already_agreed = Twoja zgoda na przerwanie już jest.
refused-only_in_super_search = Przerwać można tylko wielkie szukanie.
refused-out_of_this_search = Twoja mapa już leży, więc w tym szukaniu nie bierzesz udziału.
refused-not_your_search = Teraz szuka ktoś inny.
refused-wait_for_the_start = Poczekaj na start: wszyscy zaczynają w tej samej chwili.
refused-not_your_stars = Te gwiazdy przenosi ktoś inny.

## Zasady w skrócie

help-search =
    Na planecie bierzesz mapę ze spodu stosu, stroną w kolorze planety do góry.
    Potem rusza klepsydra, a ty szukasz najlepszego miejsca.
help-roll =
    Poza planetami rzucasz kostką. Czarne oczka przesuwają rakietę.
    Puste oczka też się liczą, jeśli twoja rakieta jest ostatnia i stoi sama.
    Planeta na kostce oznacza szukanie.
help-place =
    Obracaj mapę, jak chcesz, ale jej nie odwracaj i nie wychodź poza niebo.
    Każde pole z gwiazdą to jedno pole lotu.
    Położona mapa zostaje na miejscu.
help-stop =
    Gdy czas minie, trzeba położyć mapę tam, gdzie jest.
    Nadal się liczy.
help-stop_rudi =
    Gdy czas minie, trzeba położyć mapę, ale rakieta zostaje.
    Gwiazdy z jej pól i tak się przenoszą.
help-fixed_star =
    Jeśli wszystkie pola mają gwiazdę, a jedną z nich jest gwiazda stała, lecisz o jedno pole dalej.
    W innym razie to gwiazda jak każda inna.
help-twinkle =
    Osoba po lewej przenosi gwiazdy z pól mapy.
    Dobry jest każdy otwór, który był wcześniej pusty.
    Gwiazda stała zostaje.
help-levels =
    Klepsydra przesypuje się trzy razy na poziomie łatwym, dwa na średnim i raz na trudnym.
    Każdy może mieć własny poziom.
help-rudi =
    Rudi Rakieta leci dwa okrążenia, a liczy się tylko pełna mapa.
    Nie wolno trzymać mapy nad niebem, więc nic nie pokazuje, czy pasuje.
    Planeta na kostce zaczyna wielkie szukanie.
help-super =
    Wszyscy mają mapę i szukają jednocześnie.
    Leci, kto pierwszy wypełni wszystkie pola. Niepełna mapa kończy dla ciebie to szukanie.
help-call_off =
    Jeśli trwa to za długo, wszyscy, którzy jeszcze szukają, mogą przerwać.
    Wtedy nic się nie rusza.
help-shower =
    Zasada domowa na niebo, w którym nikt nic nie znajduje.
    Jeśli ponad połowa jest za, wszystkie żółte gwiazdy rozsypują się na nowo.
help-end =
    Pierwsza rakieta, która dotrze do startu albo go minie, od razu wygrywa.
    Rudi Rakieta leci dwa okrążenia.

## Stół w tekście i w terminalu

chart-name = mapa { $chart }, { $colour }
seat-field = pole { $field }
seat-lap = okrążenie { $lap } z { $laps }
seat-level =
    { $level } ({ $runs ->
        [one] { $runs } przesypanie
        [few] { $runs } przesypania
        [many] { $runs } przesypań
       *[other] { $runs } przesypania
    })
note-turn = ruch
note-last = na końcu i osobno
note-out = poza szukaniem
note-call_off = chce przerwać
note-won = zwycięstwo!
table-die = Kostka: { $face }
table-search = { $seat } szuka, kolor mapy: { $colour }.
table-super = Wielkie szukanie: wszyscy szukają, kolor map: { $colour }.
table-twinkling = { $seat } przenosi gwiazdy: { $holes }.
table-fits = Mapa { $chart }, { $colour }, była pełna na { $where }
table-no_fit = Mapa { $chart }, { $colour }: nie było rozwiązania.
legend = * gwiazda · ✦ gwiazda stała · [ ] pod polem mapy · ◎ czerwona planeta · ◍ niebieska planeta · C4 90°: róg na C4, obrót o 90°
preview-filled = gwiazda w { $filled } z { $markings } pól
preview-fixed_star = z gwiazdą stałą: o jedno pole dalej
preview-finish = meta!

## Ćwiczenia

practice-number = Mapa { $number } z { $count }
practice-found =
    { $count ->
        [one] { $count } znaleziona
        [few] { $count } znalezione
        [many] { $count } znalezionych
       *[other] { $count } znalezionej
    }
practice-blind = Bez trzymania nad niebem
practice-look = Pokaż, gdzie pasuje
practice-next = Następna mapa
practice-done = Wynik: { $found } z { $count }, czas: { $time }.

## Gotowe stoły

preset-with_kids = Z dziećmi
preset-no_hurry = Bez pośpiechu, bez klepsydry
preset-by_the_book = Zgodnie z instrukcją
preset-online = Online

## Na planszy

board-sky = Gwiaździste niebo, rzędy A w dół, kolumny 1 w prawo
board-hole = { $hole }, pusty
board-no-hole = { $hole }, bez otworu
board-star = { $hole }, gwiazda
board-fixed-star = { $hole }, gwiazda stała
board-zoom = Powiększ niebo
board-start = Start i meta
board-chart =
    { $colour ->
        [red] Czerwona mapa ({ $name })
       *[blue] Niebieska mapa ({ $name })
    }
board-turn-left = Obróć mapę w lewo
board-turn-right = Obróć mapę w prawo
board-turn-of = Obróć mapę ({ $name })
board-markings = Pola mapy
board-marking = Pole { $number }: rząd { $row }, kolumna { $column } mapy
board-place = Połóż!
board-filled = { $filled } z { $markings }
board-not-put-down = nie leży
board-waiting = Leży. Czekamy na rozstrzygnięcie…
board-look-too = { $name } szuka. A ty, czy już widzisz?
board-hint-hold = Dotknij nieba, żeby przyłożyć mapę. Dotknij mapy, żeby ją obrócić.
board-hint-move = Przesuwaj i obracaj, aż pola zaświecą.
board-hint-stop = Stop! Dotknij nieba, żeby położyć mapę.
board-hint-marking = Najpierw dotknij pola swojej mapy.
board-hint-hole = Teraz dotknij jego otworu w niebie. Jest tylko jedna próba!
board-seconds =
    { $seconds ->
        [one] jeszcze { $seconds } sekunda
        [few] jeszcze { $seconds } sekundy
        [many] jeszcze { $seconds } sekund
       *[other] jeszcze { $seconds } sekundy
    }
board-no-timer = Bez klepsydry
board-time-search = { $name } szuka
board-time-stop = Kładź mapę!
board-time-twinkle = { $name } przenosi gwiazdy
board-time-call-off = do chwili, gdy można przerwać
board-time-limit = do końca szukania
board-get-ready = Wielkie szukanie: na miejsca!
board-press-first = Masz? Naciśnij swój przycisk, potem połóż mapę.
board-not-yet = Jeszcze nie
board-ready = w gotowości
board-searching = szuka
board-out = poza szukaniem
board-wants-off = chce przerwać
board-twinkle = Dotknij pustego otworu: dokąd idzie gwiazda z { $hole }?
board-twinkles = { $name } wybiera nowy otwór dla gwiazdy z { $hole }.
board-shower = Żadna rakieta nie leci dalej. Czy deszcz meteorów ma rozsypać gwiazdy na nowo?
board-last-and-alone = Na końcu i osobno: puste oczka też się liczą.
board-rolled = Ostatni rzut: { $name }
board-result = Ostatnie szukanie
board-flies =
    { $fields ->
        [one] { $name } leci o { $fields } pole.
        [few] { $name } leci o { $fields } pola.
        [many] { $name } leci o { $fields } pól.
       *[other] { $name } leci o { $fields } pola.
    }
board-stays = { $name } zostaje na miejscu.
board-nobody-flies = Nikt nie leci.
board-with-fixed-star = W tym jedno za gwiazdę stałą!
board-solutions =
    { $count ->
        [0] Nie było rozwiązania.
        [one] Było { $count } pełne miejsce.
        [few] Były { $count } pełne miejsca.
        [many] Było { $count } pełnych miejsc.
       *[other] Było { $count } pełnego miejsca.
    }
board-show = Pokaż
board-put-down = Mapa leży tutaj:
board-full-place = Pełne miejsce { $number } z { $count }:
board-previous = Poprzednie miejsce
board-next = Następne miejsce
board-shout-stop = Stop!
board-shout-fixed-star = Gwiazda stała: +1!
board-shout-first = { $name } na czele!
board-shout-out = { $name } poza szukaniem
board-shout-nobody = Nikt nie znalazł
board-shout-lap = { $name }: następne okrążenie!
board-shout-meteors = Deszcz meteorów!
board-shout-home = { $name } w domu!

# --- dlaczego wybór jest dobry, w podpowiedziach ---
reason-full = Tyle miejsc ma gwiazdę w każdym z { $markings } pól mapy{ $fixed ->
        [yes] , z gwiazdą stałą
       *[no] {""}
    }: { $places }. Rakieta leci o { $fields }.
reason-part = Żadne miejsce nie ma gwiazdy w każdym z { $markings } pól mapy. Najwięcej to { $fields }, takich miejsc: { $places }.
reason-no-help = W tym wariancie nic nie pomaga, dopóki mapa jest w ręce.
reason-twinkle = Liczba mówi, o ile średnio poleci twoja rakieta w następnej turze, po wszystkich mapach i ściankach, które mogą przyjść, jeśli zobaczysz każde miejsce.
