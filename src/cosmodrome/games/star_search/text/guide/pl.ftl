### Strona z zasadami. Pusta linia zaczyna nowy akapit; docs/how-to-play/star_search.md mówi to samo z tabelami.
### Żadne zdanie nie zdradza płci.

guide-title = Jak grać w Star Search
guide-intro = Rakieta błądzi w kosmosie, ale gwiazdy znają drogę! Przyłóż mapę do nieba i znajdź miejsce, w którym każde białe pole mapy pokazuje gwiazdę. Im więcej gwiazd, tym dalszy lot. Ale piasek już się sypie!

guide-1-title = O co chodzi
guide-1 =
    Od dwóch do czterech rakiet ściga się dookoła gwiaździstego nieba. Wygrywa ta, która pierwsza wraca na start.

    Na planetach szukasz gwiazd z mapą w ręku. Na innych polach trasy rzucasz kostką.

    Są dwa warianty gry. Sokole oko jest dobre na początek: jedno okrążenie i liczy się każda gwiazda. Rudi Rakieta jest dla szybkich oczu: dwa okrążenia i liczy się tylko pełna mapa.

guide-2-title = Co leży na stole
guide-2 =
    Na środku jest niebo: dziewięć rzędów po dziewięć otworów i 30 gwiazd, rozłożonych równo. Dookoła biegnie trasa, która ma 24 pola. Wszystkie rakiety zaczynają na czerwonej planecie ze strzałką (1 na obrazku) i lecą zgodnie z ruchem wskazówek zegara.

    29 gwiazd jest żółtych. Pomarańczowa to gwiazda stała (2). W pierwszej grze jest na środku i nigdy się nie rusza.

    Map jest sześć. Każda ma czerwoną stronę z trzema białymi polami (3) i niebieską z czterema. Mapy leżą w stosie: bierzesz je od spodu, a wracają na wierzch.

    Do tego są kostka (4) i klepsydra (5).

    Nie mamy drukowanych plansz, więc część naszej jest odtworzona: otwory, mapy, trasa i oczka kostki są nasze własne. Jeśli masz tę grę, możesz wpisać swoje dane i grać z nimi.
guide-2-picture = table.svg
guide-2-alt = Gwiaździste niebo, dookoła trasa i dwie rakiety na starcie. Obok leżą mapa, widoczna z czerwonej i z niebieskiej strony, kostka i klepsydra. Numery od 1 do 5 pokazują to, co wyjaśnia tekst.

guide-3-title = Twoja tura
guide-3 =
    Spójrz na pole pod swoją rakietą.

    Czerwona albo niebieska planeta: szukasz z mapą. Strona mapy ma kolor planety.

    Bez planety: rzucasz kostką. Jeśli pokazuje oczka, rakieta leci. Jeśli pokazuje planetę, szukasz z mapą w tym kolorze.

    Potem kolej na następną osobę. Samo lądowanie na planecie jeszcze nic nie daje: szukasz tam dopiero na początku swojej następnej tury. Wszystkie rakiety startują z czerwonej planety, więc wszyscy zaczynają od szukania.

guide-4-title = Czarne i puste oczka
guide-4 =
    Czarne oczka liczą się zawsze: za każde lecisz o jedno pole trasy.

    Puste oczka pomagają osobie, która jest z tyłu. Liczą się też, jeśli twoja rakieta jest ostatnia ze wszystkich i sama na swoim polu.

    Na obrazku obie rakiety mają ten sam wynik. Niebieska jest ostatnia i sama, więc liczą się wszystkie trzy oczka. Pomarańczowa nie jest ostatnia: liczą się tylko dwa czarne.
guide-4-picture = die.svg
guide-4-alt = Dwa razy ten sam rzut: dwa czarne oczka i jedno puste. Niebieska rakieta, która jest ostatnia, leci o trzy pola. Pomarańczowa leci o dwa.

guide-5-title = Szukaj z mapą
guide-5 =
    Klepsydra jest odwrócona, a ty szukasz najlepszego miejsca dla mapy. Możesz trzymać ją nad niebem i próbować tyle razy, ile chcesz.

    Obracaj ją w lewo i w prawo, ale nigdy nie odwracaj na drugą stronę. Musi leżeć na niebie i nie może zakrywać trasy. Żadna gwiazda nie może się ruszyć.

    Kiedy mapa już leży, zostaje na miejscu. Poprawek nie ma!
guide-5-picture = chart.svg
guide-5-alt = Obrócona mapa ze znakiem zgody. Mapa odwrócona na drugą stronę z krzyżykiem. Mapa, która wystaje poza niebo, z krzyżykiem.

guide-6-title = Co się liczy
guide-6 =
    Policz białe pola swojej mapy, w których jest gwiazda. Za każde z nich rakieta leci o jedno pole trasy. Trzeba przelecieć wszystkie.

    W każdym białym polu jest gwiazda, a jedna z nich to gwiazda stała? Wtedy lecisz o jedno pole dalej. Jeśli któreś białe pole jest puste, gwiazda stała liczy się jak każda inna.

    Na obrazku gwiazdę mają dwa z trzech białych pól: 2 pola lotu. Obok mają ją wszystkie trzy, a jedna to gwiazda stała: 3 + 1 pola lotu.
guide-6-picture = count.svg
guide-6-alt = Po lewej gwiazdę mają dwa z trzech białych pól i rakieta leci o dwa pola. Po prawej mają ją wszystkie trzy, a wśród nich jest gwiazda stała, i rakieta leci o cztery.

guide-7-title = Klepsydra i Stop!
guide-7 =
    Ile razy przesypuje się dla ciebie klepsydra? Na łatwym poziomie trzy razy (1), na średnim dwa razy (2), na trudnym raz (3). Każdy gracz może mieć swój poziom: dzieci grają na łatwym, a dorośli na trudnym.

    Kiedy czas mija, słychać „Stop!”. Mapę kładzie się tam, gdzie ją trzymasz, i nadal się liczy. Jeśli nie trzymasz jej nad niebem, masz 3 sekundy, żeby ją położyć. Potem spada na środek.
guide-7-picture = hourglass.svg
guide-7-alt = Trzy poziomy: trzy klepsydry, dwie i jedna.

guide-8-title = Gwiazdy migoczą
guide-8 =
    Po locie osoba po lewej wyjmuje żółte gwiazdy z białych pól twojej mapy. Każdą wkłada do innego otworu, który przedtem był pusty, gdziekolwiek na niebie. Może to być nawet puste białe pole.

    Gwiazda stała zostaje na miejscu.

    Potem mapa wraca na stos. Niebo wygląda teraz trochę inaczej, więc patrz uważnie!
guide-8-picture = twinkle.svg
guide-8-alt = Mapa na niebie. Żółte gwiazdy z jej białych pól przeskakują do innych otworów, a pomarańczowa gwiazda stała zostaje.

guide-9-title = Koniec gry
guide-9 =
    Wygrywa pierwsza rakieta, która dolatuje na start albo go mija. Gra kończy się od razu, bez dogrywania rundy.

    W wariancie Sokole oko wystarcza jedno okrążenie. W wariancie Rudi Rakieta lecisz dwa.

guide-10-title = Rudi Rakieta, drugi wariant
guide-10 =
    Znasz już dobrze pierwszy wariant? Spróbuj tego. Inne są cztery rzeczy.

    Dwa okrążenia: żeton pokazuje, czy lecisz okrążenie 1, czy 2.

    Wszystko albo nic: rakieta leci tylko wtedy, gdy gwiazda jest w każdym białym polu. Jeśli choć jedno jest puste, zostaje na miejscu. Gwiazdy z białych pól i tak migoczą.

    Z daleka: nie wolno trzymać mapy nad niebem. Patrzysz, myślisz, a potem ją kładziesz. Po czasie mapę też trzeba położyć, ale nic nie daje.

    Planeta na kostce: czas na wielkie szukanie!

guide-11-title = Wielkie szukanie
guide-11 =
    Każdy gracz dostaje mapę, stroną w wyrzuconym kolorze do góry. Po odliczaniu wszyscy szukają jednocześnie, bez klepsydry.

    Gdy znajdziesz miejsce dla swojej mapy, szybko ją połóż. W każdym białym polu jest gwiazda? Wygrywasz szukanie i lecisz, z gwiazdą stałą o jedno pole dalej. Wszyscy inni zostają.

    Któreś białe pole jest puste? Odpadasz z tego szukania, a pozostali szukają dalej. Mapy mogą leżeć jedna na drugiej.

    Jeśli dwie osoby są prawie równie szybkie, liczy się ta pierwsza. Strona pokazuje różnicę.

    Nikt nic nie znajduje? Po 20 sekundach wszyscy, którzy jeszcze szukają, mogą zgodzić się na przerwanie. Po 90 sekundach szukanie i tak się kończy. Wtedy nikt nie leci i żadna gwiazda nie migocze.
guide-11-picture = super.svg
guide-11-alt = Dwie niebieskie mapy, które na siebie zachodzą. Mapa niebieskiej rakiety ma puste białe pole i dostaje krzyżyk. Mapa pomarańczowej jest pełna, z gwiazdą stałą, i dostaje znak zgody.

guide-12-title = Deszcz meteorów
guide-12 =
    Czasem gwiazdy są tak źle rozłożone, że nikt nie rusza z miejsca. Jeśli przez 2 rundy nie ruszy się żadna rakieta, głosujecie. Gdy chce tego więcej niż połowa, deszcz meteorów rozkłada wszystkie żółte gwiazdy na nowo.

    Po 4 rundach dzieje się to automatycznie. To zasada domowa i można ją wyłączyć.

guide-13-title = Z małymi dziećmi
guide-13 =
    Tworząc stół, wybierz „Z dziećmi”: klepsydra przesypuje się dłużej, wszyscy zaczynają na łatwym poziomie, a przy migotaniu nikt się nie spieszy. Można też grać zupełnie bez klepsydry.

    Dorosłym dajcie trudny poziom. Mają wtedy trzy razy mniej czasu i znów jest sprawiedliwie.

    Szukajcie razem! Znaleźć gwiazdę dla kogoś to połowa zabawy.

guide-14-title = Gra na tej stronie
guide-14 =
    Sokole oko: dotknij nieba, a mapa zawisa nad nim. Dotknij mapy, żeby ją obrócić, albo naciśnij Q lub E. Białe pola z gwiazdą świecą. Potem naciśnij „Połóż!”.

    Rudi Rakieta: obracaj mapę obok nieba. Potem dotknij jednego z jej białych pól i otworu, do którego należy. Nic nie podpowiada, czy pasuje, i jest tylko jedna próba.

    Po każdym szukaniu możesz zobaczyć wszystkie rozwiązania.

    Boty: szukają jak ludzie, niektóre rozwiązania pomijają i czasem im się omsknie ręka. Na wyższym poziomie szukają szybciej i rzadziej coś pomijają.

    Trening: każdego dnia czeka nowe niebo tylko dla ciebie, a czasu masz tyle, ile chcesz.

guide-15-title = Pierwsze rady
guide-15 =
    Zacznij od dwóch białych pól, które są blisko siebie. Znajdź taką parę gwiazd, a potem sprawdź, czy pasuje trzecia.

    Obróć mapę, zanim popatrzysz gdzie indziej. Cztery ułożenia to cztery szanse.

    Najpierw znajdź gwiazdę stałą: pełna mapa razem z nią daje jedno pole więcej.

    Kiedy gwiazdy migoczą, pomyśl, kto szuka jako następny. Gwiazda w rogu prawie nikomu nie pomaga.

guide-ours-title = Tego nie ma w instrukcji
guide-ours =
    Plansze i mapy: otwory nieba, mapy, trasa lotu, oczka kostki i 20 sekund klepsydry są odtworzone. Źródła podaje strona z danymi gry, a zmienić to można opcjami „Klepsydra” i „Trasa lotu” oraz pakietem danych.

    Gracz rozpoczynający: według instrukcji zaczyna osoba, która ostatnio widziała spadającą gwiazdę. Tutaj decyduje losowanie, chyba że wybierzesz miejsce w opcji „Gracz rozpoczynający”.

    Koniec czasu: jeśli nie trzymasz mapy nad niebem, masz jeszcze 3 sekundy, żeby ją położyć. Potem spada na środek, a w wariancie Rudi Rakieta na losowe miejsce.

    Migoczące gwiazdy: na każdą gwiazdę masz 20 sekund, potem pozostałe przenoszą się losowo. Zmienia to opcja „Czas na migotanie”.

    Wielkie szukanie: zaczyna się odliczaniem, które trwa 3 sekundy, po 20 sekundach można je przerwać, a po 90 sekundach kończy się automatycznie. Ten ostatni czas zmienia opcja „Limit wielkiego szukania”.

    Deszcz meteorów: jeśli przez 2 rundy nie ruszy się żadna rakieta, głosujecie, czy rozłożyć żółte gwiazdy na nowo. Po 4 rundach dzieje się to automatycznie. Opcję „Deszcz meteorów” można wyłączyć. Jeśli żadna rakieta nie ruszy się przez 250 rund, wygrywa ta, która prowadzi.

    Bez naszych limitów: gotowy zestaw „Zgodnie z instrukcją” nie ma limitu na migotanie i na wielkie szukanie ani deszczu meteorów.

    Cofanie: położona mapa zostaje na miejscu, jak w instrukcji. Rzut można cofnąć, jeśli zgodzą się wszystkie pozostałe osoby; partia jest wtedy oznaczona.

    Zegar i boty: online można też grać z zegarem. Kiedy skończy ci się czas, do twojego powrotu gra za ciebie bot, podobnie gdy nie ma cię przy stole. Boty mogą też zająć inne miejsca.
