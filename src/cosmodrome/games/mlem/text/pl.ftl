### MLEM: Agencja kosmiczna. Terminy są z instrukcji, zdania są nasze.
### Imiona i nazwy przychodzą w mianowniku, więc zdania ich nie odmieniają.

## Słowa, które stoją w zdaniach, małą literą

specialist-satellite = satelita
specialist-drifter = włóczykij
specialist-parachutist = spadochroniarz
specialist-moonwalker = księżycołaz
specialist-settler = osadnik
specialist-voyager = podróżnik
specialist-saboteur = sabotażysta
specialist-engineer = inżynier

specialist-satellite-does = Z tym kotem na pokładzie rakieta startuje z pola z satelitą.
specialist-drifter-does = Może wysiąść o jedno pole dalej albo o jedno pole bliżej niż rakieta.
specialist-parachutist-does = Może wysiąść nawet przy rozbiciu: na planecie albo na wolnym księżycu.
specialist-moonwalker-does = Na księżycu dostaje podwójne punkty.
specialist-settler-does = Na koniec gry podwaja twoje punkty za swoją planetę.
specialist-voyager-does = W dalekim kosmosie dostaje podwójne punkty.
specialist-saboteur-does = Kiedy wysiada, dowódca traci jedną kość.
specialist-engineer-does = Raz na wyprawę działa jak dodatkowa jedynka, jeśli pole pokazuje 1.

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-afterburner = dopalacz

goal-four_planets = cztery planety
goal-three_on_one_planet = trójka na jednej planecie
goal-four_moons = cztery księżyce
goal-two_deep_space = dwójka w dalekim kosmosie

goal-four_planets-does = Bądź pierwszą osobą, która ma astronautów na czterech różnych planetach.
goal-three_on_one_planet-does = Bądź pierwszą osobą, która ma trzech astronautów na jednej planecie.
goal-four_moons-does = Bądź pierwszą osobą, która ma czterech astronautów na księżycach.
goal-two_deep_space-does = Bądź pierwszą osobą, która ma dwóch astronautów w dalekim kosmosie.

ability-none = brak umiejętności
ability-extra_dice = dodatkowe kości
ability-keep_dice = zatrzymanie kości
ability-reroll = przerzut

ability-none-does = Ta wyprawa nie ma dodatkowej umiejętności.
ability-extra_dice-does = Raz liczą się też kości z żetonu: wszystkie, które pasują do pola.
ability-keep_dice-does = Raz nie odrzuca się kości użytych do lotu.
ability-reroll-does = Raz można rzucić wszystkimi kośćmi jeszcze raz. Nowy wynik obowiązuje.

effect-points = punkty
effect-die = odzyskana kość
effect-tunnel = tunel czasoprzestrzenny

planet-paw = Łapka
planet-yarn_ball = Kłębek
planet-goldfish_bowl = Akwarium
planet-rope_ball = Sznurkowa Piłka
planet-toy_mouse = Myszka

deep-space = daleki kosmos
comet = kometa
galaxy = galaktyka
commander = dowódca

## Nagłówki

crash-odds = Ryzyko rozbicia
failures = Kosmiczne porażki
dice = Kości
rocket = Rakieta
home = W domu
goals = Cele
missions = Tajne misje
ufo = UFO
tokens-left = Pozostałe żetony
expedition = Wyprawa
progress = Wyprawa { $expedition }
score = Punkty
earth = Ziemia

## Opcje

option-ufo = UFO
option-ufo-help = UFO jest coraz bliżej, a każda wyprawa ma żeton ze specjalną umiejętnością.
option-explorations = Odkrycia
option-explorations-help = Żetony na torze dają punkty, kość albo skrót.
option-secret_missions = Tajne misje
option-secret_missions-help = Każdy gracz ma trzy ukryte misje, które na koniec dają punkty.
option-satellite_space = Pole z satelitą
option-satellite_space-help = Pole, z którego startuje rakieta z satelitą na pokładzie.
option-satellite_space-printed = oznaczone pole, numer 3
option-satellite_space-third = trzecie pole toru, numer 2
option-engineer_joins_group = Inżynier leci razem z jedynkami
option-engineer_joins_group-help = Kiedy na kościach są jedynki, inżyniera można użyć tylko razem z nimi.
option-drifter_from_5 = Włóczykij wysiada z pola 5
option-drifter_from_5-help = Kiedy rakieta jest na polu 5, włóczykij może już wysiąść na polu 6.
option-drifter_from_deep_space = Włóczykij cofa się z dalekiego kosmosu
option-drifter_from_deep_space-help = W dalekim kosmosie włóczykij może wysiąść o jedno pole wcześniej.
option-goals_on_crash = Cele liczą się przy rozbiciu
option-goals_on_crash-help = Spadochroniarz, który ląduje przy rozbiciu, może zdobyć cel.
option-ufo_reshuffle = Ponowne tasowanie żetonów wyprawy
option-ufo_reshuffle-help = Gdy skończą się żetony wyprawy, tasuje się je i gra dalej.
option-hidden_tokens = Trzymaj żetony zakryte
option-hidden_tokens-help = Inni widzą, ile masz żetonów UFO i odkryć, ale nie widzą ich punktów.
option-starting_player = Gracz rozpoczynający
option-starting_player-help = Kto zaczyna grę. Instrukcja pozostawia to graczom.
option-starting_player-0 = losowo
preset-by_the_book = Zgodnie z instrukcją
preset-online = Online

## Miejsca i cele misji

where-moon =
    księżyc przy polu { $space } za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
where-planet = planeta { $planet } przy polu { $space }
where-comet =
    kometa za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
where-galaxy =
    galaktyka za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
target-moon = księżyc { $spaces }
target-planet = planeta { $planet } { $spaces }

## Przyciski

do-return_mission = Oddaj: { $target }
do-embark = Na pokład: { $specialist }
do-crash = Niech rakieta się rozbije
do-reroll = Przerzuć wszystkie kości
do-fly =
    Leć: { $dice }, o { $distance ->
        [one] { $distance } pole
        [few] { $distance } pola
        [many] { $distance } pól
       *[other] { $distance } pola
    } → { $space }, { $keep ->
        [yes] wszystkie kości zostają
       *[no] { $lost ->
            [0] bez odrzucania kości
            [one] odrzucasz { $lost } kość
            [few] odrzucasz { $lost } kości
            [many] odrzucasz { $lost } kości
           *[other] odrzucasz { $lost } kości
        }
    }
do-use_engineer = Użyj inżyniera: { $seat }
do-stay = Zostań w rakiecie
do-go_home = Wróć do domu
do-land = Wysiądź: { $where }
do-land_on_moon = Wysiądź: { $where }

## Pytania

ask-takeoff = { $seat }, którego astronautę wysyłasz?
ask-choose_dice = { $seat }, których kości używasz do lotu?
ask-choose_dice_failed = { $seat }, żadna kość nie pasuje! Ratujesz rakietę czy niech się rozbije?
ask-choose_engineer = { $seat }, czyj inżynier pomaga?
ask-disembark = { $seat }, rakieta jest na polu { $space }. Zostajesz czy wysiadasz?
ask-deep_space = { $seat }, to daleki kosmos. Wysiadasz tutaj czy o jedno pole wcześniej?
ask-crash_landing = { $seat }, rakieta się rozbija! Użyć spadochronu?
ask-return_missions = { $seat }, którą misję oddajesz?

## Dziennik

log-starter_found = { $seat } zaczyna pierwszą wyprawę.
log-mission_dealt = { $seat } dostaje tajną misję.
log-mission_dealt-own = { $seat } dostaje tajną misję: { $mission }.
log-mission_returned = { $seat } oddaje tajną misję.
log-mission_returned-own = { $seat } oddaje tajną misję: { $mission }.
log-exploration_laid =
    Nowy żeton na polu { $space }: { $effect }{ $points ->
        [0] .
       *[other] {" "}({ $points }).
    }
log-expedition_began = Zaczyna się wyprawa { $number }. Dowodzi { $seat }.
log-token_revealed =
    Żeton wyprawy: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }, { $ability }. { $steps ->
        [0] UFO stoi w miejscu
        [one] UFO przesuwa się o { $steps } pole
        [few] UFO przesuwa się o { $steps } pola
        [many] UFO przesuwa się o { $steps } pól
       *[other] UFO przesuwa się o { $steps } pola
    } (teraz: { $space }).
log-embarked = { $seat }: { $specialist } wsiada do rakiety.
log-satellite_start = Satelita na pokładzie: rakieta startuje z pola { $space }.
log-rolled =
    { $seat } rzuca kośćmi: { $roll }.{ $usable ->
        [0] {" "}Żadna kość nie pasuje!
       *[other] {""}
    }
log-rerolled = { $seat } przerzuca wszystkie kości.
log-flew =
    { $seat } leci o { $distance ->
        [one] { $distance } pole.
        [few] { $distance } pola.
        [many] { $distance } pól.
       *[other] { $distance } pola.
    } Teraz rakieta jest tu: { $space }.
log-dice_discarded =
    { $count ->
        [one] Odrzucono { $count } kość
        [few] Odrzucono { $count } kości
        [many] Odrzucono { $count } kości
       *[other] Odrzucono { $count } kości
    }, { $left ->
        [one] zostaje { $left }.
        [few] zostają { $left }.
        [many] zostaje { $left }.
       *[other] zostaje { $left }.
    }
log-engineer_used = { $seat }: inżynier dokłada jedynkę.
log-token_used = { $seat } używa żetonu wyprawy: { $ability }.
log-exploration_points =
    { $seat } zdobywa { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
log-die_regained =
    { $seat } odzyskuje kość i ma teraz { $dice ->
        [one] { $dice } kość.
        [few] { $dice } kości.
        [many] { $dice } kości.
       *[other] { $dice } kości.
    }
log-die_not_regained = { $seat } ma już wszystkie kości, więc żeton nic nie daje.
log-tunnelled = { $seat } leci przez tunel czasoprzestrzenny. Teraz rakieta jest tu: { $space }.
log-ufo_contact =
    { $seat } ma kontakt z UFO: { $points ->
        [one] { $points } punkt!
        [few] { $points } punkty!
        [many] { $points } punktów!
       *[other] { $points } punktu!
    }
log-ufo_token_hidden = { $seat } ma kontakt z UFO i kładzie jego żeton zakryty przed sobą.
log-ufo_token_hidden-own =
    { $seat } ma kontakt z UFO i kładzie jego żeton zakryty przed sobą: { $points ->
        [one] { $points } punkt!
        [few] { $points } punkty!
        [many] { $points } punktów!
       *[other] { $points } punktu!
    }
log-exploration_token_hidden = { $seat } kładzie żeton odkryć zakryty przed sobą.
log-exploration_token_hidden-own =
    { $seat } kładzie żeton odkryć zakryty przed sobą: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
log-tokens_shown =
    { $seat } odkrywa { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
log-stayed = { $seat } zostaje w rakiecie.
log-landed_on_moon =
    { $seat }: { $specialist } wysiada na księżycu przy polu { $space } za { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
log-landed_on_planet = { $seat }: { $specialist } wysiada na planecie { $planet }, przy polu { $space }.
log-reached_deep_space =
    { $seat }: { $specialist } dociera { $comet ->
        [1] na kometę
       *[0] do galaktyki
    } za { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
log-new_commander =
    { $seat } przejmuje dowodzenie i ma { $dice ->
        [one] { $dice } kość.
        [few] { $dice } kości.
        [many] { $dice } kości.
       *[other] { $dice } kości.
    }
log-sabotaged =
    Sabotaż! { $seat } leci dalej i ma { $left ->
        [one] { $left } kość.
        [few] { $left } kości.
        [many] { $left } kości.
       *[other] { $left } kości.
    }
log-goal_claimed = { $seat } zdobywa cel: { $goal }.
log-crashed = Rakieta rozbija się na polu { $space }! Kosmiczne porażki: { $failures }.
log-returned_home = { $seat }: { $specialist } wraca do domu.
log-last_expedition = { $seat } ma wszystkich astronautów w kosmosie: to ostatnia wyprawa.
log-game_ended =
    Koniec gry: { $expeditions ->
        [one] { $expeditions } wyprawa
        [few] { $expeditions } wyprawy
        [many] { $expeditions } wypraw
       *[other] { $expeditions } wyprawy
    }, kosmiczne porażki: { $failures }.
log-planet_scored =
    { $planet }: { $seat }, { $place ->
        [1] pierwsze miejsce
        [2] drugie miejsce
       *[other] trzecie miejsce
    }, { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
log-mission_shown =
    { $seat } pokazuje misję: { $mission }, { $done ->
        [1] ukończona!
       *[0] nieukończona.
    }
log-missions_scored =
    { $seat }: { $done ->
        [0] brak ukończonych misji
        [one] { $done } ukończona misja
        [few] { $done } ukończone misje
        [many] { $done } ukończonych misji
       *[other] { $done } ukończonej misji
    }, { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }

## Odmowy

refused-not_at_home = Tego astronauty nie ma w domu.
refused-face_not_rolled = Żadna kość tego nie pokazuje.
refused-face_not_on_space = Pole rakiety nie pokazuje tego symbolu.
refused-engineer_needs_one = Inżynierowie pomagają tylko tam, gdzie pole pokazuje 1.
refused-engineer_not_ready = Nie ma na pokładzie tylu gotowych inżynierów.
refused-engineer_joins_ones = Inżynier leci tylko razem z wyrzuconymi jedynkami.
refused-token_not_available = Żeton wyprawy teraz na to nie pozwala.
refused-no_dice_to_keep = Ten lot nie używa rzuconych kości, więc nie ma czego zatrzymać.
refused-token_dice_do_not_match = Kości z żetonu nie pasują do tego pola.
refused-nothing_chosen = Wybierz do lotu co najmniej jedną grupę kości.
refused-rocket_can_fly = Są pasujące kości, więc rakieta musi lecieć.
refused-moons_taken = Wszystkie księżyce są tu zajęte.
refused-nothing_there = Tam nie ma gdzie wysiąść.
refused-only_drifter = Tylko włóczykij może wysiąść obok pola rakiety.
refused-deep_space_is_forced = W dalekim kosmosie wysiadają wszyscy.
refused-mission_not_held = Nie masz tej misji.
refused-no_drift_here = Włóczykij może się oddalić najwyżej o jedno pole.
refused-not_an_engineer = Ten gracz nie ma gotowego inżyniera.

## Zasady w skrócie

help-takeoff =
    Każdy gracz wysyła do rakiety jednego astronautę.
    Gracz rozpoczynający jest dowódcą i rzuca kośćmi.
    Następną wyprawę zaczyna osoba po lewej stronie.
help-travel =
    Dowódca rzuca wszystkimi kośćmi i wybiera grupy takich samych wyników, które pasują do pola rakiety.
    Grupy używa się zawsze w całości, a rakieta przesuwa się o sumę.
    Użyte kości odrzuca się do końca wyprawy, ale dopalacze zawsze wracają, a ostatniej kości nigdy się nie odrzuca.
help-crash =
    Jeśli żadna kość nie pasuje do pola, rakieta się rozbija i wyprawa się kończy.
    Astronauci, którzy są jeszcze na pokładzie, wracają do domu i mogą polecieć innym razem.
help-landing =
    Po każdym ruchu dowódca, a potem pozostali wybierają: zostać czy wysiąść.
    Na polach od 0 do 5 nie ma gdzie wysiąść.
    Jeśli wysiada dowódca, dowodzi następny astronauta.
help-moons =
    Na księżycu mieści się jeden astronauta i od razu dostaje punkty.
    Zajmujesz najlepszy wolny księżyc przy polu. Jeśli wszystkie są zajęte, nie możesz tam wysiąść.
help-planets =
    Na planecie jest miejsce dla wszystkich, a punkty dostaje się na koniec gry.
    Najwięcej dostaje osoba, która ma tam najwięcej astronautów.
    Przy remisie lepsza jest osoba, której astronauta był tam wcześniej.
help-deep_space =
    Na końcu toru wysiadają wszyscy.
    Dowódca trafia na kometę za 7 punktów, a pozostali do galaktyki za 5 punktów.
help-goals =
    Są cztery cele i każdy zdobywa tylko pierwsza osoba, która spełni jego warunek.
    Na koniec gry cel jest wart 5 punktów.
help-end =
    Gra kończy się przy jedenastym rozbiciu.
    Kończy się też, gdy ktoś ma wszystkich ośmiu astronautów w kosmosie: wtedy dograjcie tę wyprawę.
    Wygrywa osoba z największą liczbą punktów. W przypadku remisu gracze dzielą się zwycięstwem.
help-ufo =
    Każda wyprawa zaczyna się od żetonu: przesuwa on UFO, podaje liczbę kości i daje jedną umiejętność.
    Dowódca może jej użyć jeden raz.
    Jeśli ruch kończy się na polu UFO, dowódca bierze najlepszy żeton UFO: punkty na koniec gry.
help-explorations =
    Na torze leży pięć odkrytych żetonów.
    Kiedy ruch kończy się na jednym z nich, działa on od razu: punkty, odzyskana kość albo tunel o cztery pola do przodu.
    Potem pojawia się nowy żeton.
help-secret_missions =
    Dostajesz cztery misje i zatrzymujesz trzy, które widzisz tylko ty.
    Misja jest ukończona, jeśli na koniec twój astronauta jest na jej planecie albo na jednym z jej księżyców.
    Jedna, dwie albo trzy ukończone misje dają razem 2, 5 albo 10 punktów.

## Stół jako tekst i w terminalu

heading = { $name }:
odds-percent = { $odds }
odds-next =
    { $odds } przy { $dice ->
        [one] { $dice } kości
        [few] { $dice } kościach
        [many] { $dice } kościach
       *[other] { $dice } kościach
    }
odds-rescue = możliwy ratunek: { $means }
preview-odds =
    następny rzut: { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }, ryzyko { $odds }
preview-place =
    { $place ->
        [1] pierwsze miejsce
        [2] drugie miejsce
       *[other] trzecie miejsce
    } na planecie ({ $points })
site-moons = wolne księżyce: { $points }
site-full = brak wolnego księżyca
score-landed = Lądowania
score-planets = Planety
score-bonus = Żetony
legend = ○ wolny księżyc · ⌂ mieszka tu osadnik · ▲2 dopalacz i jego wartość · ★ dowódca
legend-explorations = ◇1 punkty · ◇⚄ odzyskana kość · ◇» tunel

## Polecenie odds

odds-rocket =
    Pole { $space }, { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }, { $engineers ->
        [0] bez gotowego inżyniera
        [one] { $engineers } gotowy inżynier
        [few] { $engineers } gotowych inżynierów
        [many] { $engineers } gotowych inżynierów
       *[other] { $engineers } gotowych inżynierów
    }
odds-token = Żeton wyprawy: { $ability }
odds-next_roll = Następny rzut
odds-chance = Szansa
odds-exact = Dokładnie
odds-crash = Żadna kość nie pasuje
odds-lost = Nic nie ratuje rakiety
odds-group = Pasujące kości: { $face }
odds-space = Pole
odds-site = Miejsce lądowania
odds-worth = Punkty
odds-next_move = Następny ruch
odds-reach = Osiągnięte
odds-get_off =
    Wysiadasz tutaj: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }
odds-stay = Lecisz dalej: średnio { $points } pkt.
odds-advice-get_off = Wysiadaj!
odds-advice-stay = Zostań w rakiecie!
odds-advice-nowhere = Tutaj nie ma gdzie wysiąść.
odds-assumed =
    Następny ruch: szansa, że następny ruch może skończyć się dokładnie tam. Osiągnięte: szansa, że rakieta doleci tam albo dalej, jeśli dowódca dąży tylko do tego.
    Punkty: dla jednego kota, który sam dowodzi rakietą, zajmuje najlepszy wolny księżyc i jest pierwszy na każdej planecie.
odds-rolled = Kości są już rzucone. Szanse dotyczą kolejnego rzutu z tego samego pola.
odds-variants = UFO i żetony na torze nie są uwzględnione.
odds-built_in = Wbudowana mata jest częściowo odtworzona. Mata z twojego pudełka: --pack PLIK.

## Plansza na stronie

board-mat = Kosmiczna mata. Rakieta jest tu: { $space }
board-whole = Cała mata
board-near = Okolica rakiety
board-source = Źródło
board-close = Zamknij
board-last = Ostatnia wyprawa
board-placed = Astronauci w kosmosie

## Powody w podpowiedziach

reason-stay = Zostać: ryzyko rozbicia { $odds } w następnym rzucie i średnio { $ahead } pkt, gdyby w rakiecie był tylko twój kot, wobec { $here } pkt tutaj{ $rival ->
        [yes] ; ale rywal może zająć ostatni księżyc.
       *[no] .
    }
reason-land = Wysiąść: { $here } pkt w obecnej sytuacji. Ryzyko rozbicia w następnym rzucie: { $odds }, a gdyby w rakiecie był tylko twój kot, średnio { $ahead } pkt{ $rival ->
        [yes] ; rywal może też zająć ten ostatni księżyc.
       *[no] .
    }
reason-land-deep = W obecnej sytuacji daje { $here } pkt.
reason-fly = Na polu { $space } ryzyko rozbicia w następnym rzucie to { $odds } przy { $dice ->
        [one] { $dice } kości
        [few] { $dice } kościach
        [many] { $dice } kościach
       *[other] { $dice } kościach
    }; stamtąd średnio { $ahead } pkt, gdyby w rakiecie był tylko twój kot.
reason-fly-deep = To sięga dalekiego kosmosu: { $ahead } pkt.
reason-embark = W pojedynkę { $specialist } daje średnio { $ahead } pkt.

## Koniec gry

score-moons = Księżyce
score-deep_space = Daleki kosmos
score-goals = Cele
score-missions = Misje
score-explorations = Odkrycia
score-ufo = UFO
score-tokens = Żetony
ended-crashes = Grę zakończyła kosmiczna porażka numer { $count } w wyprawie { $expedition }.
ended-all_placed =
    { $count ->
        [one] { $seat }: w wyprawie { $expedition } wylądował ostatni kot.
        [few] { $seat }: w wyprawie { $expedition } wylądował ostatni z { $count } kotów.
        [many] { $seat }: w wyprawie { $expedition } wylądował ostatni z { $count } kotów.
       *[other] { $seat }: w wyprawie { $expedition } wylądował ostatni z { $count } kotów.
    }

## Twórcy gry

credit-illustrations = Ilustracje gry drukowanej: Joanna Rzepecka
