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

ability-none-does = Ta wyprawa nie ma dodatkowej pomocy.
ability-extra_dice-does = Raz lecą też kości z żetonu: wszystkie, które pasują do pola.
ability-keep_dice-does = Raz kości użyte do ruchu nie przepadają.
ability-reroll-does = Raz można rzucić wszystkimi kośćmi jeszcze raz. Nowy wynik obowiązuje.

effect-points = punkty
effect-die = odzyskana kość
effect-tunnel = tunel

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
score = Punkty
earth = Ziemia

## Opcje

option-ufo = UFO
option-ufo-help = UFO jest coraz bliżej, a każda wyprawa ma żeton ze specjalną umiejętnością.
option-explorations = Odkrycia
option-explorations-help = Żetony na torze dają punkty, kość albo skrót.
option-secret_missions = Tajne misje
option-secret_missions-help = Każda osoba ma trzy ukryte misje, które na koniec dają punkty.
option-satellite_space = Gdzie jest satelita
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
option-ufo_reshuffle = Żetony wyprawy od nowa
option-ufo_reshuffle-help = Kiedy żetony wyprawy się skończą, tasujemy je i gramy dalej.
option-hidden_tokens = Trzymaj żetony zakryte
option-hidden_tokens-help = Inni widzą, ile masz żetonów UFO i odkryć, ale nie widzą ich punktów.
option-starting_player = Gracz rozpoczynający
option-starting_player-help = Kto zaczyna grę. Instrukcja zostawia to graczom.
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
do-reroll = Rzuć wszystkimi kośćmi jeszcze raz
do-fly =
    Leć: { $dice }, o { $distance ->
        [one] { $distance } pole
        [few] { $distance } pola
        [many] { $distance } pól
       *[other] { $distance } pola
    } → { $space }, { $keep ->
        [yes] wszystkie kości zostają
       *[no] { $lost ->
            [0] bez utraty kości
            [one] odpada { $lost } kość
            [few] odpadają { $lost } kości
            [many] odpada { $lost } kości
           *[other] odpada { $lost } kości
        }
    }
do-use_engineer = Użyj inżyniera: { $seat }
do-stay = Zostań w rakiecie
do-go_home = Wróć do domu
do-land = Wysiądź: { $where }
do-land_on_moon = Wysiądź: { $where }

## Pytania

ask-takeoff = { $seat }, kto za ciebie leci?
ask-choose_dice = { $seat }, których kości używasz do lotu?
ask-choose_dice_failed = { $seat }, żadna kość nie pasuje! Ratujesz rakietę czy niech się rozbije?
ask-choose_engineer = { $seat }, czyj inżynier pomaga?
ask-disembark = { $seat }, rakieta jest na polu { $space }. Zostajesz czy wysiadasz?
ask-deep_space = { $seat }, to daleki kosmos. Wysiadasz tutaj czy o jedno pole wcześniej?
ask-crash_landing = { $seat }, rakieta się rozbija! Skaczesz ze spadochronem?
ask-return_missions = { $seat }, którą misję oddajesz?

## Co się dzieje

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
        [one] UFO leci o { $steps } pole
        [few] UFO leci o { $steps } pola
        [many] UFO leci o { $steps } pól
       *[other] UFO leci o { $steps } pola
    } (teraz: { $space }).
log-embarked = { $seat }: { $specialist } wsiada do rakiety.
log-satellite_start = Satelita na pokładzie: rakieta startuje z pola { $space }.
log-rolled =
    { $seat } rzuca kośćmi: { $roll }.{ $usable ->
        [0] {" "}Nic nie pasuje!
       *[other] {""}
    }
log-rerolled = { $seat } rzuca wszystkimi kośćmi jeszcze raz.
log-flew =
    { $seat } leci o { $distance ->
        [one] { $distance } pole.
        [few] { $distance } pola.
        [many] { $distance } pól.
       *[other] { $distance } pola.
    } Teraz rakieta jest tu: { $space }.
log-dice_discarded =
    { $count ->
        [one] Odpada { $count } kość
        [few] Odpadają { $count } kości
        [many] Odpada { $count } kości
       *[other] Odpada { $count } kości
    }, { $left ->
        [one] zostaje { $left }.
        [few] zostają { $left }.
        [many] zostaje { $left }.
       *[other] zostaje { $left }.
    }
log-engineer_used = { $seat }: inżynier dokłada jedynkę.
log-token_used = { $seat } używa żetonu wyprawy: { $ability }.
log-exploration_points =
    { $seat } znajduje { $points ->
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
log-tunnelled = { $seat } leci przez tunel. Teraz rakieta jest tu: { $space }.
log-ufo_contact =
    { $seat } spotyka UFO: { $points ->
        [one] { $points } punkt!
        [few] { $points } punkty!
        [many] { $points } punktów!
       *[other] { $points } punktu!
    }
log-ufo_token_hidden = { $seat } spotyka UFO i kładzie jego żeton zakryty przed sobą.
log-ufo_token_hidden-own =
    { $seat } spotyka UFO i kładzie jego żeton zakryty przed sobą: { $points ->
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
log-crashed =
    Rakieta rozbija się na polu { $space }! Razem { $failures ->
        [one] { $failures } rozbicie.
        [few] { $failures } rozbicia.
        [many] { $failures } rozbić.
       *[other] { $failures } rozbicia.
    }
log-returned_home = { $seat }: { $specialist } wraca do domu.
log-last_expedition = { $seat } ma wszystkich astronautów w kosmosie: to ostatnia wyprawa.
log-game_ended =
    Koniec gry: { $expeditions ->
        [one] { $expeditions } wyprawa
        [few] { $expeditions } wyprawy
        [many] { $expeditions } wypraw
       *[other] { $expeditions } wyprawy
    }, { $failures ->
        [one] { $failures } rozbicie.
        [few] { $failures } rozbicia.
        [many] { $failures } rozbić.
       *[other] { $failures } rozbicia.
    }
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
        [1] wykonana!
       *[0] niewykonana.
    }
log-missions_scored =
    { $seat }: { $done ->
        [0] brak wykonanych misji
        [one] { $done } wykonana misja
        [few] { $done } wykonane misje
        [many] { $done } wykonanych misji
       *[other] { $done } wykonanej misji
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
refused-engineer_not_ready = Tylu gotowych inżynierów nie ma na pokładzie.
refused-engineer_joins_ones = Inżynier leci razem z jedynkami z rzutu.
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
refused-no_drift_here = Włóczykij odchodzi najwyżej o jedno pole.
refused-not_an_engineer = Ta osoba nie ma gotowego inżyniera.

## Zasady w skrócie

help-takeoff =
    Każda osoba wysyła do rakiety jednego astronautę.
    Kto zaczyna wyprawę, jest dowódcą i rzuca kośćmi.
    Następną wyprawę zaczyna osoba po lewej stronie.
help-travel =
    Dowódca rzuca wszystkimi kośćmi i wybiera grupy takich samych wyników, które pasują do pola rakiety.
    Grupa leci w całości, a rakieta przesuwa się o sumę.
    Użyte kości odpadają do końca wyprawy, ale dopalacze zawsze wracają, a ostatnia kość nigdy nie przepada.
help-crash =
    Jeśli żadna kość nie pasuje do pola, rakieta się rozbija i wyprawa się kończy.
    Kto jest jeszcze na pokładzie, wraca do domu i może polecieć innym razem.
help-landing =
    Po każdym ruchu dowódca, a potem pozostali wybierają: zostać czy wysiąść.
    Na polach od 0 do 5 nie ma gdzie wysiąść.
    Jeśli wysiada dowódca, dowodzi następny astronauta.
help-moons =
    Na księżycu mieści się jeden astronauta i od razu dostaje punkty.
    Zajmujesz najlepszy wolny księżyc przy polu. Jeśli wszystkie są zajęte, nie możesz tam wysiąść.
help-planets =
    Na planecie jest miejsce dla wszystkich, a punkty są na koniec gry.
    Najwięcej dostaje osoba, która ma tam najwięcej astronautów.
    Przy remisie wyprzedza ten, kto ląduje tam wcześniej.
help-deep_space =
    Na końcu toru wysiadają wszyscy.
    Dowódca trafia na kometę za 7 punktów, a pozostali do galaktyki za 5 punktów.
help-goals =
    Są cztery cele i każdy dostaje tylko ten, kto spełni go jako pierwszy.
    Na koniec gry cel jest wart 5 punktów.
help-end =
    Gra kończy się przy jedenastym rozbiciu.
    Kończy się też, gdy ktoś ma wszystkich ośmiu astronautów w kosmosie: wtedy dograjcie tę wyprawę.
    Wygrywa osoba z największą liczbą punktów, a przy remisie wygrywacie wspólnie.
help-ufo =
    Każda wyprawa zaczyna się od żetonu: przesuwa on UFO, podaje liczbę kości i daje jedną umiejętność.
    Dowódca może jej użyć jeden raz.
    Jeśli ruch kończy się przy UFO, dowódca bierze jego najlepszy żeton z punktami na koniec gry.
help-explorations =
    Na torze leży pięć odkrytych żetonów.
    Kiedy ruch kończy się na jednym z nich, działa on od razu: punkty, odzyskana kość albo tunel o cztery pola do przodu.
    Potem pojawia się nowy żeton.
help-secret_missions =
    Dostajesz cztery misje i zatrzymujesz trzy, które widzisz tylko ty.
    Misja jest wykonana, jeśli na koniec twój astronauta jest na jej planecie albo na jednym z jej księżyców.
    Jedna, dwie albo trzy misje dają razem 2, 5 albo 10 punktów.

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
odds-site = Co tam jest
odds-worth = Punkty
odds-next_move = Ten ruch
odds-reach = Aż tutaj
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
    Ten ruch: następny ruch może skończyć się dokładnie tam. Aż tutaj: rakieta doleci tam albo dalej, jeśli dowódca chce tylko tego.
    Punkty: dla jednego kota, który sam dowodzi rakietą, zajmuje najlepszy wolny księżyc i jest pierwszy na każdej planecie.
odds-rolled = Kości już leżą na stole. Szanse dotyczą kolejnego rzutu z tego samego pola.
odds-variants = Nie liczy się tu tego, co dałyby UFO i żetony na torze.
odds-built_in = Wbudowana plansza jest częściowo odtworzona. Dla planszy z twojego pudełka: --pack PLIK.

## Plansza na stronie

board-mat = Kosmiczna mata. Rakieta jest tu: { $space }
board-whole = Cała mata
board-near = Okolica rakiety
board-source = Skąd to wiadomo
board-close = Zamknij
board-last = Ostatnia wyprawa
board-placed = Astronauci w kosmosie

## Dlaczego wybór może być najlepszy

reason-stay = Zostać: ryzyko { $odds } w następnym rzucie i średnio { $ahead } pkt, gdyby lecieć rakietą samemu, wobec { $here } tutaj{ $rival ->
        [yes] ; ale rywal może zająć ostatni księżyc.
       *[no] .
    }
reason-land = Wysiąść: { $here } pkt przy obecnym stanie stołu. Następny rzut to ryzyko { $odds }, a samemu w rakiecie można liczyć średnio na { $ahead } pkt{ $rival ->
        [yes] ; a rywal może zająć ten ostatni księżyc.
       *[no] .
    }
reason-land-deep = To daje { $here } pkt przy obecnym stanie stołu.
reason-fly = Na polu { $space } następny rzut to ryzyko { $odds } przy { $dice ->
        [one] { $dice } kości
        [few] { $dice } kościach
        [many] { $dice } kościach
       *[other] { $dice } kościach
    }; stamtąd średnio { $ahead } pkt, gdyby lecieć rakietą samemu.
reason-fly-deep = To sięga głębokiego kosmosu: { $ahead } pkt.
reason-embark = Samotnie w rakiecie { $specialist } może liczyć na { $ahead } pkt.
