### Star Search. O znaczeniu słów rozstrzyga instrukcja; zdania są nasze.

## Słowa wewnątrz zdań, małą literą

colour-red = czerwony
colour-blue = niebieski
face-red = czerwona planeta
face-blue = niebieska planeta
answer-no = nie
answer-yes = tak
level-easy = łatwy
level-medium = średni
level-difficult = trudny
ending-all_out = wszystkie mapy leżą i żadna nie jest pełna
ending-called_off = wszyscy, którzy jeszcze szukali, zgodzili się przerwać
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
option-variation-help = Jedno okrążenie dla wszystkich albo dwa, z wielkim szukaniem dla szybkich graczy.
option-variation-eagle = Sokole oko
option-variation-rudi = Rudi Rakieta
option-hourglass = Klepsydra
option-hourglass-help = Ile sekund trwa jedno przesypanie klepsydry. Bez klepsydry nie ma limitu czasu.
option-hourglass-box = jak w pudełku
option-path = Trasa lotu
option-path-help = Liczba pól jednego okrążenia. Dłuższa trasa to dłuższa gra.
option-path-box = jak na planszy
option-fixed_star = Gwiazda stała
option-fixed_star-help = Gdzie jest pomarańczowa gwiazda. Na pierwszą grę najlepszy jest środek.
option-fixed_star-centre = pośrodku
option-fixed_star-elsewhere = gdziekolwiek
option-super_limit = Limit wielkiego szukania
option-super_limit-help = Po tylu sekundach kończy się bez zwycięzcy. Przy 0 trwa, aż ktoś wygra albo wszyscy zechcą przerwać.
option-twinkle_seconds = Czas na migotanie
option-twinkle_seconds-help = Ile sekund jest na każdą gwiazdę. Potem pozostałe przenoszą się losowo. Przy 0 nie ma limitu.
option-meteor_shower = Deszcz meteorów
option-meteor_shower-help = Gdy przez dwie rundy nie ruszy się żadna rakieta, można głosować, czy rozłożyć gwiazdy na nowo.
option-starting_player = Gracz rozpoczynający
option-starting_player-help = Kto zaczyna grę. Instrukcja pozostawia to graczom.
option-starting_player-0 = losowo

## Przyciski

do-search = Szukaj, kolor mapy: { $colour }
do-roll = Rzuć kostką
do-call_off = Przerwij to szukanie
do-surprise =
    { $stars ->
        [one] Przenieś gwiazdę losowo
        [few] Przenieś { $stars } gwiazdy losowo
        [many] Przenieś { $stars } gwiazd losowo
       *[other] Przenieś { $stars } gwiazdy losowo
    }
do-shower =
    { $answer ->
        [yes] Tak, rozłóż gwiazdy na nowo
       *[no] Nie, zostaw niebo
    }
do-twinkle = Przenieś gwiazdę z { $from } na { $hole }
do-place =
    Połóż mapę na { $hole }{ $degrees ->
        [0] , bez obrotu
       *[other] , obrót o { $degrees }°
    }

## Pytania

progress = Pole { $fields } z { $goal }

ask-search = { $seat }, twoja rakieta stoi na planecie, kolor: { $colour }. Szukamy?
ask-roll = { $seat }, rzuć kostką!
ask-place = { $seat }, gdzie gwiazdy wypełniają białe pola twojej mapy? Kolor: { $colour }, białe pola: { $markings }.
ask-put_down = { $seat }, stop! Połóż teraz swoją mapę. Kolor: { $colour }, białe pola: { $markings }.
ask-claim = { $seat }, gdzie gwiazdy wypełniają wszystkie białe pola twojej mapy? Kolor: { $colour }, białe pola: { $markings }. Szybko!
ask-clock = Wielkie szukanie: wszyscy naraz!
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
    } nie ruszyła się żadna rakieta. Rozłożyć gwiazdy na nowo?

## Dziennik

log-starter_found = { $seat } zaczyna.
log-sky_scattered =
    Na niebie { $stars ->
        [one] świeci { $stars } gwiazda.
        [few] świecą { $stars } gwiazdy.
        [many] świeci { $stars } gwiazd.
       *[other] świeci { $stars } gwiazdy.
    }
log-fixed_star_set = Gwiazda stała jest na { $hole }.
log-rolled =
    { $seat } rzuca kostką: { $face }{ $fields ->
        [0] {"!"}
        [one] , { $fields } pole.
        [few] , { $fields } pola.
        [many] , { $fields } pól.
       *[other] , { $fields } pola.
    }
log-search_began =
    { $seat } zaczyna szukanie, kolor: { $colour }.{ $runs ->
        [0] {""}
        [one] {" "}Klepsydra przesypuje się { $runs } raz.
        [few] {" "}Klepsydra przesypuje się { $runs } razy.
        [many] {" "}Klepsydra przesypuje się { $runs } razy.
       *[other] {" "}Klepsydra przesypuje się { $runs } razy.
    }
log-chart_taken = { $seat } bierze mapę { $chart }, kolor: { $colour }.
log-stopped = Stop! { $seat } musi położyć mapę.
log-placed = { $seat } kładzie mapę na { $placement }: gwiazda w { $filled } z { $markings } białych pól.
log-put_down_late = { $seat } kładzie mapę po sygnale „Stop!”, na { $placement }: { $filled } z { $markings }.
log-put_down_blindly = Mapa ({ $seat }) spada na { $placement }: { $filled } z { $markings }.
log-fixed_star_found = Wszystkie białe pola są pełne, a w jednym jest gwiazda stała: { $seat } leci o jedno pole dalej!
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
        [one] Było { $count } rozwiązanie ({ $seat }).
        [few] Były { $count } rozwiązania ({ $seat }).
        [many] Było { $count } rozwiązań ({ $seat }).
       *[other] Było { $count } rozwiązania ({ $seat }).
    }
log-twinkled =
    { $chance ->
        [0] { $seat } przenosi gwiazdę z { $from } na { $hole }.
       *[other] Gwiazda z { $from } przenosi się losowo na { $hole }.
    }
log-surprised =
    { $seat } przenosi losowo { $stars ->
        [one] { $stars } gwiazdę.
        [few] { $stars } gwiazdy.
        [many] { $stars } gwiazd.
       *[other] { $stars } gwiazdy.
    }
log-twinkle_time_up =
    { $seat } zwleka za długo. Losowo { $stars ->
        [one] przenosi się { $stars } gwiazda.
        [few] przenoszą się { $stars } gwiazdy.
        [many] przenosi się { $stars } gwiazd.
       *[other] przenosi się { $stars } gwiazdy.
    }
log-super_began = { $seat } wyrzuca planetę: wielkie szukanie, kolor: { $colour }! Wszyscy na miejsca.
log-claim_failed = { $seat } kładzie mapę na { $placement }, ale gwiazda jest tylko w { $filled } z { $markings } białych pól. { $seat } odpada z tego szukania.
log-claim_won = { $seat } wygrywa szukanie! Mapa na { $placement } jest pełna.
log-call_off_open = Teraz można przerwać szukanie, jeśli zgodzą się wszyscy, którzy jeszcze szukają.
log-call_off_wanted = { $seat } chce przerwać szukanie.
log-super_ended = Wielkie szukanie kończy się bez zwycięzcy: { $ending }.
log-shower_vote = { $seat } głosuje nad deszczem meteorów: { $answer }.
log-shower_refused = Tym razem bez deszczu meteorów.
log-meteor_shower =
    Żadna rakieta nie ruszyła się od { $rounds ->
        [one] { $rounds } rundy.
        [few] { $rounds } rund.
        [many] { $rounds } rund.
       *[other] { $rounds } rundy.
    } Deszcz meteorów rozkłada gwiazdy na nowo!
log-finished = { $seat } wraca do domu i wygrywa!
log-given_up =
    Żadna rakieta nie ruszyła się od { $rounds ->
        [one] { $rounds } rundy.
        [few] { $rounds } rund.
        [many] { $rounds } rund.
       *[other] { $rounds } rundy.
    } Gra się kończy, wygrywa rakieta, która prowadzi.

## Odmowy

refused-no_planet_here = Twoja rakieta nie stoi na planecie, więc rzucasz kostką.
refused-on_a_planet = Twoja rakieta stoi na planecie, więc szukasz.
refused-no_search_now = Nie masz teraz mapy do położenia.
refused-outside_the_sky = Mapa wystawałaby poza niebo.
refused-no_such_hole = Nie ma takiego otworu w niebie.
refused-hole_taken = W tym otworze jest już gwiazda.
refused-fixed_star_stays = Tu jest gwiazda stała, a ona nigdy się nie rusza.
refused-star_came_from_there = Z tego otworu właśnie wyjęto gwiazdę. Wybierz otwór, który był pusty już wcześniej.
refused-stars_stand_still = Podczas szukania nie wolno ruszać gwiazd.
refused-no_corrections = Po położeniu mapy nie wolno niczego poprawiać: mapa na niebie zostaje tam, gdzie leży.
refused-too_early_to_call_off = Jeszcze za wcześnie, żeby przerwać to szukanie.
refused-already_agreed = Twoja zgoda na przerwanie już jest.
refused-only_in_super_search = Przerwać można tylko wielkie szukanie.
refused-out_of_this_search = Twoja mapa już leży, więc odpadasz z tego szukania.
refused-not_your_search = Teraz szuka inny gracz.
refused-wait_for_the_start = Poczekaj na start: wszyscy zaczynają w tej samej chwili.
refused-not_your_stars = Te gwiazdy przenosi inny gracz.

## Zasady w skrócie

help-search =
    Na planecie bierzesz mapę ze spodu stosu, stroną w kolorze planety do góry.
    Potem rusza klepsydra, a ty szukasz najlepszego miejsca.
help-roll =
    Poza planetami rzucasz kostką. Czarne oczka przesuwają rakietę.
    Puste oczka też się liczą, jeśli twoja rakieta jest ostatnia i sama na swoim polu.
    Planeta na kostce oznacza szukanie.
help-place =
    Obracaj mapę, jak chcesz, ale jej nie odwracaj i nie wychodź poza niebo.
    Każde białe pole z gwiazdą to jedno pole lotu.
    Położona mapa zostaje na miejscu.
help-stop =
    Gdy czas minie, trzeba położyć mapę tam, gdzie jest.
    Nadal się liczy.
help-stop_rudi =
    Gdy czas minie, trzeba położyć mapę, ale rakieta zostaje na miejscu.
    Gwiazdy z jej białych pól i tak się przenoszą.
help-fixed_star =
    Jeśli wszystkie białe pola mają gwiazdę, a jedną z nich jest gwiazda stała, lecisz o jedno pole dalej.
    W innym razie to gwiazda jak każda inna.
help-twinkle =
    Osoba po lewej przenosi gwiazdy z białych pól mapy.
    Mogą trafić do każdego otworu, który był wcześniej pusty.
    Gwiazda stała zostaje.
help-levels =
    Klepsydra przesypuje się trzy razy na poziomie łatwym, dwa na średnim i raz na trudnym.
    Każdy gracz może mieć własny poziom.
help-rudi =
    W wariancie Rudi Rakieta lecisz dwa okrążenia, a liczy się tylko pełna mapa.
    Nie wolno trzymać mapy nad niebem, więc nic nie pokazuje, czy pasuje.
    Planeta na kostce zaczyna wielkie szukanie.
help-super =
    Wszyscy gracze mają mapę i szukają jednocześnie.
    Leci pierwsza osoba, która wypełni wszystkie białe pola. Z niepełną mapą odpadasz z tego szukania.
help-call_off =
    Jeśli trwa to za długo, wszyscy, którzy jeszcze szukają, mogą przerwać.
    Wtedy nic się nie rusza.
help-shower =
    Zasada domowa na niebo, w którym nikt nic nie znajduje.
    Jeśli ponad połowa jest za, wszystkie żółte gwiazdy rozkłada się na nowo.
help-end =
    Pierwsza rakieta, która dotrze do startu albo go minie, od razu wygrywa.
    W wariancie Rudi Rakieta lecisz dwa okrążenia.

## Stół w tekście i w terminalu

chart-name = mapa { $chart }, kolor: { $colour }
seat-field = pole { $field }
seat-lap = okrążenie { $lap } z { $laps }
seat-level =
    { $level } ({ $runs ->
        [one] { $runs } przesypanie
        [few] { $runs } przesypania
        [many] { $runs } przesypań
       *[other] { $runs } przesypania
    })
note-turn = teraz gra
note-last = ostatnia i sama
note-out = odpada z szukania
note-call_off = chce przerwać
note-won = zwycięstwo!
table-die = Kostka: { $face }
table-search = { $seat } szuka, kolor mapy: { $colour }.
table-super = Wielkie szukanie: wszyscy szukają, kolor map: { $colour }.
table-twinkling = { $seat } przenosi gwiazdy: { $holes }.
table-fits = Mapa { $chart } (kolor: { $colour }) była pełna na { $where }
table-no_fit = Mapa { $chart } (kolor: { $colour }): nie było rozwiązania.
legend = * gwiazda · ✦ gwiazda stała · [ ] pod białym polem mapy · ◎ czerwona planeta · ◍ niebieska planeta · C4 90°: róg na C4, obrót o 90°
preview-filled = gwiazda w { $filled } z { $markings } białych pól
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
practice-daily-rules = Dziś wszyscy mają to samo niebo i jedną mapę. Zegar rusza, gdy naciśniesz przycisk, i staje, gdy mapa jest pełna. Błędne ułożenie dodaje 10 s.
practice-daily-start = Start
practice-daily-task = Połóż mapę tak, aby w każdym białym polu świeciła gwiazda.
practice-daily-wrong =
    { $count ->
        [one] { $count } błędne ułożenie: +{ $seconds } s
        [few] { $count } błędne ułożenia: +{ $seconds } s
        [many] { $count } błędnych ułożeń: +{ $seconds } s
       *[other] { $count } błędnego ułożenia: +{ $seconds } s
    }
practice-daily-done = Czas: { $time }!
practice-daily-times = Dzisiejsze czasy

## Gotowe zestawy

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
board-markings = Białe pola mapy
board-marking = Białe pole { $number }: rząd { $row }, kolumna { $column } mapy
board-place = Połóż!
board-filled = { $filled } z { $markings }
board-not-put-down = nie położona
board-waiting = Mapa położona. Czekamy na wynik…
board-look-too = { $name } szuka. A ty, czy już widzisz?
board-hint-hold = Dotknij nieba, żeby przyłożyć mapę. Dotknij mapy, żeby ją obrócić.
board-hint-move = Przesuwaj i obracaj, aż białe pola zaświecą.
board-hint-stop = Stop! Dotknij nieba, żeby położyć mapę.
board-hint-marking = Najpierw dotknij białego pola swojej mapy.
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
board-time-stop = Połóż mapę!
board-time-twinkle = { $name } przenosi gwiazdy
board-time-call-off = do chwili, gdy można przerwać
board-time-limit = do końca szukania
board-get-ready = Wielkie szukanie: na miejsca!
board-press-first = Masz? Naciśnij swój przycisk, potem połóż mapę.
board-not-yet = Jeszcze nie
board-ready = w gotowości
board-searching = szuka
board-out = nie szuka
board-wants-off = chce przerwać
board-twinkle = Dotknij pustego otworu: dokąd idzie gwiazda z { $hole }?
board-twinkles = { $name } wybiera nowy otwór dla gwiazdy z { $hole }.
board-shower = Żadna rakieta się nie rusza. Czy deszcz meteorów ma rozłożyć gwiazdy na nowo?
board-last-and-alone = Ostatnia i sama na polu: puste oczka też się liczą.
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
        [one] Było { $count } rozwiązanie.
        [few] Były { $count } rozwiązania.
        [many] Było { $count } rozwiązań.
       *[other] Było { $count } rozwiązania.
    }
board-show = Pokaż
board-put-down = Mapa leży tutaj:
board-full-place = Rozwiązanie { $number } z { $count }:
board-previous = Poprzednie rozwiązanie
board-next = Następne rozwiązanie
board-shout-stop = Stop!
board-shout-fixed-star = Gwiazda stała: +1!
board-shout-first = Najszybciej: { $name }!
board-shout-out = { $name } odpada
board-shout-nobody = Nikt nie znalazł
board-shout-lap = { $name }: następne okrążenie!
board-shout-meteors = Deszcz meteorów!
board-shout-home = { $name } w domu!

reason-full = { $places ->
        [one] { $places } ułożenie zapełnia
        [few] { $places } ułożenia zapełniają
        [many] { $places } ułożeń zapełnia
       *[other] { $places } ułożenia zapełnia
    } wszystkie białe pola ({ $markings }){ $fixed ->
        [yes] , z gwiazdą stałą
       *[no] {""}
    }: { $fields ->
        [one] { $fields } pole.
        [few] { $fields } pola.
        [many] { $fields } pól.
       *[other] { $fields } pola.
    }
reason-part = Żadne ułożenie nie zapełnia wszystkich białych pól ({ $markings }). Najwięcej to { $fields }, takich ułożeń: { $places }.
reason-no-help = W tym wariancie nie ma pomocy, dopóki trzymasz mapę.
reason-twinkle = Liczba mówi, o ile pól średnio poleci twoja rakieta w następnej turze, przy wszystkich możliwych mapach i ściankach kostki, jeśli zobaczysz każde ułożenie.

## Koniec gry

score-fields = Pola
score-die = Kostka
score-searches = Szukania
score-super_searches = Wielkie szukania
score-searches_won = Wygrane szukania
score-searches_failed = Nieudane szukania
score-best_time = Najlepszy czas
ended-finished =
    { $laps ->
        [one] { $seat } kończy jako pierwsza rakieta po { $laps } okrążeniu.
        [few] { $seat } kończy jako pierwsza rakieta po { $laps } okrążeniach.
        [many] { $seat } kończy jako pierwsza rakieta po { $laps } okrążeniach.
       *[other] { $seat } kończy jako pierwsza rakieta po { $laps } okrążenia.
    }
ended-given_up =
    { $rounds ->
        [one] Żadna rakieta nie ruszyła się od { $rounds } rundy.
        [few] Żadna rakieta nie ruszyła się od { $rounds } rund.
        [many] Żadna rakieta nie ruszyła się od { $rounds } rund.
       *[other] Żadna rakieta nie ruszyła się od { $rounds } rundy.
    }

## Twórcy gry

credit-illustrations = Ilustracje gry drukowanej: Matthias Derenbach
credit-editing = Redakcja gry drukowanej: Tim Rogasch
