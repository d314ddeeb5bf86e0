### Strona z zasadami. Pusty wiersz zaczyna nowy akapit; docs/how-to-play/leaving_earth.md mówi to samo z tabelami.
### Zdania nie zdradzają płci osoby, która gra.

guide-title = Jak grać w Leaving Earth
guide-intro = Jest rok 1956 i w kosmosie nikogo jeszcze nie było. Od jednej do pięciu agencji dostaje dwadzieścia jeden lat, po 25 $ na każdy rok i rakiety, które mogą wybuchnąć. Kto wyśle na orbitę pierwszego satelitę, kto stanie na Księżycu, kto znajdzie życie na innym świecie? Każdy statek budujesz samodzielnie, a odrobina rachunków mówi, czy doleci.

guide-1-title = O co chodzi
guide-1 =
    Prowadzisz agencję kosmiczną. Na stole leżą misje, na przykład satelita wokół Ziemi albo kamień z Marsa. Punkty za misję dostaje agencja, która pierwsza ją wykona. Wygrywa agencja, która na koniec ma najwięcej punktów.

    Żeby tego dokonać, prowadzisz badania, kupujesz rakiety i kapsuły, składasz je i lecisz. Wszystko, co nowe, może zawieść. Więc sprawdzasz, uczysz się i próbujesz znowu.

guide-2-title = Misje
guide-2 =
    Rakieta badawcza, Sztuczny satelita i lądowniki: na miejsce dociera sprawna sonda albo kapsuła. Dla Rakiety badawczej wystarczy dowolne miejsce w kosmosie, a kosmos to wszystko poza Ziemią.

    Zwiady: jako pierwsza agencja odkryj, jakie jest dane miejsce.

    Człowiek w kosmosie, na orbicie, na Księżycu i tak dalej: astronauta, który tam dotarł, wraca żywy na Ziemię.

    Stacje: na początku roku jest tam żywy astronauta.

    Powrót z próbką: próbka z tego miejsca trafia na Ziemię. Do misji Życie pozaziemskie musi pochodzić z Księżyca, Marsa albo Wenus, z miejsca, w którym odkryto życie.

    Jeden lot może wykonać kilka misji. Za każdym razem, gdy agencja wykonuje misję, wszystkie inne agencje dostają od razu po 10 $! Misję, której nie da się już wykonać, usuwa się.

guide-3-title = Rok i twoja tura
guide-3 =
    Każdy rok zaczyna się od 25 $ dla każdej agencji. To, co zostało z poprzedniego roku, przepada. Potem liczą się stacje i można sprzedać próbki.

    Pierwszą turę ma agencja z najmniejszą liczbą punktów. W swojej turze robisz tyle, ile chcesz i na ile cię stać, w dowolnej kolejności: badasz, kupujesz, budujesz, lecisz, prowadzisz zwiad, zbierasz, łączysz, dzielisz, leczysz, naprawiasz, składasz oferty.

    Potem gra następna agencja, a twoja tura jeszcze wróci. Kiedy wszystkie agencje spasują jedna po drugiej, rok się kończy. Tura, w której nic się nie zmienia, to pas. W grze solo koniec twojej tury jest końcem roku.

    Na koniec roku wszystko na Ziemi jest naprawiane, a wszyscy na niej zdrowieją. Załogi w kosmosie muszą przetrwać. Potem długie loty są o rok bliżej celu, a kalendarz idzie dalej.

guide-4-title = Badania i karty wyników
guide-4 =
    Technologia kosztuje 10 $ i pozwala coś kupić albo zrobić. Jest ich dziesięć: Rakiety Juno, Atlas, Sojuz i Saturn, Silniki jonowe, Spotkanie na orbicie, Wejście w atmosferę, Lądowanie, Podtrzymywanie życia i Zwiad.

    Każda dostaje 3 zakryte karty wyników, a Zwiad tylko 1. Pochodzą ze stosu, w którym jest 60 sukcesów, 15 drobnych awarii i 15 poważnych awarii.

    Przy każdym użyciu technologii losuje się jedną z jej kart i wszyscy ją widzą. Dla rakiety znaczy to: przy sukcesie działa (1 na obrazku); przy drobnej awarii jest uszkodzona i nie daje ciągu (2); przy poważnej awarii wybucha cały statek (3).

    Potem karta jest wtasowywana z powrotem albo płacisz, żeby ją usunąć: 10 $ za sukces, 5 $ za awarię. To niczego nie naprawia, ale zmienia szanse następnym razem. Jeśli ostatnia karta jest sukcesem, usuwa się ją za darmo. Bez kart nic już nie może zawieść!
guide-4-picture = outcomes.svg
guide-4-alt = Rakieta z trzema zakrytymi kartami. 1 to znak zgody: rakieta leci. 2 to wykrzyknik: rakieta jest przekreślona. 3 to krzyżyk: jest wybuch. Obok kart widać, ile kosztuje ich usunięcie: 10 $, 5 $ i 5 $.

guide-5-title = Elementy i statki
guide-5 =
    Obrazek pokazuje, co można kupić: cenę (1), masę (2), ciąg rakiety (3), miejsca w kapsule (4) i jej osłonę cieplną (5).

    Rakiety: Juno za 1 $, masa 1, ciąg 4. Atlas za 5 $, masa 4, ciąg 27. Sojuz za 8 $, masa 9, ciąg 80. Saturn za 15 $, masa 20, ciąg 200. Każda wymaga swojej technologii.

    Sonda: 2 $, masa 1. Nie wymaga badań.

    Kapsuły wiozą astronautów i potrafią wszystko, co sonda. Wostok (2 $, masa 2, 1 miejsce) i Apollo (4 $, masa 3, 3 miejsca) wymagają technologii Wejście w atmosferę i mają osłonę cieplną. Eagle (4 $, masa 1, 2 miejsca) wymaga Lądowania. Aldrin (4 $, masa 3, 8 miejsc) wymaga Podtrzymywania życia.

    Zapasy kosztują 1 $, mają masę 1 i wymagają Podtrzymywania życia. Silnik jonowy kosztuje 10 $ i ma masę 1. Astronauta kosztuje 5 $ i nic nie waży.

    Kupione elementy leżą na Ziemi, jak długo chcesz. Tam składasz z nich statek i zmieniasz go za darmo. Statek to jeden stos: leci wszystko, co w nim jest. Każdy astronauta potrzebuje miejsca.
guide-5-picture = parts.svg
guide-5-alt = Dwanaście płytek: Juno, Atlas, Sojuz, Saturn, sonda, Wostok, Apollo, Eagle, Aldrin, zapasy, silnik jonowy i astronauta, każda ze swoimi liczbami. Numery od 1 do 5 wskazują cenę, masę, ciąg, miejsca i osłonę cieplną.

guide-6-title = Mapa
guide-6 =
    Każda strzałka na mapie to manewr. Liczba na niej to jego trudność (1). Symbole za nią pokazują, co po kolei czeka po drodze.

    Klepsydra (2): lot trwa lata. Jeśli jest przerywana, lot nie zajmuje czasu, chyba że chcesz inaczej.

    Promieniowanie (3), wejście w atmosferę (4), lądowanie (5): patrz niebezpieczeństwa poniżej. Przerywane lądowanie służy tylko do prób.

    Znak zapytania (6): nikt jeszcze nie wie, jakie jest to miejsce.

    Błyskawica (7) i krzyżyk (8): to dzieje się automatycznie. Jeśli na koniec twojej tury statek nadal tam jest, z Lotu suborbitalnego spada na Ziemię. Z przelotu obok planety lub Księżyca albo z Transferu wewnętrznego odlatuje i jest utracony w kosmosie. Zrób więc swoje, zanim zakończysz turę!
guide-6-picture = map.svg
guide-6-alt = Ziemia, Księżyc i Mars ze strzałkami między nimi. Numery od 1 do 8 wskazują symbole, które objaśnia tekst.

guide-7-title = Masa, trudność, ciąg
guide-7 =
    Potrzebny ciąg = trudność × masa. Masa to wszystko na pokładzie, razem ze wszystkimi rakietami, także tymi, które zaraz odpalisz.

    Potem odpalasz rakiety jedną po drugiej i do każdej losujesz kartę. Gdy tylko ciągu wystarczy, statek leci. Odpalona rakieta przepada. Jeśli na koniec ciągu jest za mało, statek zostaje na miejscu, a odpalone rakiety i tak przepadają.

    Na obrazku celem sondy jest Lot suborbitalny, trudność 3. Z trzema Juno masa wynosi 4: trzeba 3 × 4 = 12, a jest 4 + 4 + 4 = 12. Tylko z dwiema trzeba 3 × 3 = 9, a jest 4 + 4 = 8. Za mało!

    Ile uniesie rakieta? Podziel jej ciąg przez trudność i odejmij jej własną masę. Saturn na Orbitę Ziemi, trudność 8: 200 ÷ 8 − 20 = 5. I planuj od końca podróży: każdy stopień niesie wszystkie następne.
guide-7-picture = thrust.svg
guide-7-alt = Dwa stosy na trasie o trudności 3. Po lewej sonda z trzema rakietami: 3 × 4 = 12 i 4 + 4 + 4 = 12, ze znakiem zgody. Po prawej sonda z dwiema rakietami: 3 × 3 = 9 i 4 + 4 = 8, z krzyżykiem.

guide-8-title = Loty, które trwają lata
guide-8 =
    Przy odlocie statek dostaje po znaczniku czasu za każdy rok lotu. Na koniec każdego roku traci jeden, a gdy traci ostatni, dociera do celu. Do tego czasu nie może lecieć, łączyć się, prowadzić zwiadu ani zbierać.

    Zanim cokolwiek odpalisz, możesz wybrać szybszy lot: połowa lat, zaokrąglona w górę, za podwójną trudność (1). Albo dłuższy, o ile lat chcesz, za darmo (2).

    Silniki jonowe dają ciąg 5 za każdy rok lotu. Są wielokrotnego użytku, ale tylko raz w roku, a każda awaria tylko je uszkadza. Z Orbity Ziemi na Orbitę Marsa, trudność 5 i 3 lata, jeden daje 5 + 5 + 5 = 15 (3). To dość na masę 3, razem z nim samym.
guide-8-picture = time.svg
guide-8-alt = Statek w drodze z trzema znacznikami czasu, potem z dwoma, z jednym, a potem u celu. Poniżej, z numerami od 1 do 3: połowa lat za podwójną trudność, więcej lat za tę samą trudność i silnik jonowy, który daje 5 + 5 + 5 = 15.

guide-9-title = Niebezpieczeństwa po drodze
guide-9 =
    Promieniowanie: przy odlocie każdy astronauta rzuca kością, która ma 8 ścian. Poziom Słońca to 0, 1 albo 2. Wynik nie większy niż poziom razy lata lotu odbiera zdolność do pracy. W Aldrinie poziom jest o jeden niższy.

    Wejście w atmosferę: potrzebna jest ta technologia i nieuszkodzona kapsuła z osłoną cieplną, Wostok albo Apollo. Do każdej losujesz kartę: drobna awaria ją uszkadza, przy poważnej spala się ze wszystkimi w środku. Wszystkie inne kapsuły zawsze się spalają. Co nie jest kapsułą, wychodzi cało.

    Lądowanie: bez tej technologii statek jest utracony. Z nią losujesz kartę: po drobnej awarii wybierasz coś, co zostaje uszkodzone, po poważnej statek jest utracony.

    Uszkodzone elementy ważą tyle samo i nie działają aż do naprawy. Uszkodzona kapsuła nadal ma swoje miejsca. Można też wybrać astronautę, który traci wtedy zdolność do pracy. Jeśli nie ma już co uszkodzić, statek jest utracony.

guide-10-title = Nieznane miejsca
guide-10 =
    Księżyc, Mars, Fobos, Wenus, Ceres, Lot suborbitalny i Promieniowanie Słońca mają po jednej ukrytej karcie. Na Księżycu mogą być minerały albo głęboki pył, który połyka statki; Wenus może być piekłem, które je topi.

    Gdy przybywasz w nieznane miejsce, oglądasz kartę i odkrywasz ją. Możesz zachować ją w tajemnicy, ale wtedy tracisz statek. Lot suborbitalny ma znaczenie tylko z astronautami na pokładzie: niski rzut może odebrać im zdolność do pracy.

    Ze Zwiadem sprawna sonda albo kapsuła może popatrzeć stamtąd, gdzie zaczyna się trasa do tego miejsca, na przykład z przelotu albo z orbity. To bezpieczne i możesz zachować w tajemnicy to, co widzisz. Przy awarii nic nie widać. Podczas przelotu każda sprawna sonda i kapsuła ma tylko jeden zwiad na turę.

    Na powierzchni sprawna sonda, sprawna kapsuła albo zdrowy astronauta może zbierać próbki o masie 1, a gdzie są zapasy, także zapasy.

    Na początku roku próbki na Ziemi można sprzedać, jeśli są z minerałami: z Księżyca za 25 $, z innych miejsc za 50 $. Próbka obcych z Fobosa daje technologię bez kart albo usuwa karty jednej, którą masz.

guide-11-title = Łączenie i rozdzielanie
guide-11 =
    Z technologią Spotkanie na orbicie twoje statki w tym samym miejscu mogą połączyć się w jeden, a jeden może podzielić się na dwa. Ale nie na Ziemi i nie w Locie suborbitalnym. Ze znacznikami czasu statek może się podzielić, ale nie połączyć.

    Przy każdej próbie losujesz kartę. Przy każdej awarii próba się nie udaje, a ty wybierasz coś, co zostaje uszkodzone.

    Na obrazku z dwóch startów powstaje statek, który trudno unieść naraz (1). Później Eagle ląduje na Księżycu, a Apollo czeka na orbicie ze wszystkim, co nie musi lądować (2).
guide-11-picture = dock.svg
guide-11-alt = Po lewej, z numerem 1: dwa stosy łączą się w jeden. Po prawej, z numerem 2: znów się dzieli. Eagle z jedną rakietą leci na Księżyc, a Apollo z drugą zostaje na orbicie.

guide-12-title = Astronauci i jak przeżyć
guide-12 =
    Pilot łagodzi o stopień każde nieudane lądowanie i spotkanie na orbicie: poważna awaria staje się drobną, a drobna sukcesem. Mechanik naprawia cały statek za jedną jednostkę zapasów i usuwa drobne awarie Podtrzymywania życia. Lekarz leczy wszystkich pozostałych na pokładzie. Każda z tych osób musi być przy tym zdrowa.

    Na koniec roku w kosmosie dzieją się trzy rzeczy. Po pierwsze, giną astronauci niezdolni do pracy.

    Po drugie, do każdej nieuszkodzonej kapsuły, nawet pustej, losujesz kartę Podtrzymywania życia. Sukces daje powietrze tylu osobom, ile jest w niej miejsc, awaria nikomu. Bez tej technologii powietrza nie ma wcale.

    Po trzecie, najwyżej 5 osób ze statku zjada jedną jednostkę zapasów, następne 5 kolejną.

    Astronauci bez powietrza albo jedzenia giną, a każda śmierć kosztuje cię punkty. Lot, który w tym samym roku wraca na Ziemię, nie potrzebuje nic z tego.

guide-13-title = Oferty między agencjami
guide-13 =
    W swojej turze możesz złożyć ofertę innej agencji. Pieniądze, elementy i astronauci na Ziemi, całe statki i badania mogą zmieniać właściciela, ale misje nie.

    Druga agencja przyjmuje, odrzuca albo składa jedną kontrofertę, którą możesz tylko przyjąć lub odrzucić.

    Udostępniona technologia dostaje tyle nowych kart, ile ma jeszcze dająca agencja. Jeśli odpalasz rakietę od innej agencji, a nie masz jej technologii, w ten sposób ją poznajesz, razem z kartami.
guide-13-picture = offer.svg
guide-13-alt = Dwie kolumny. Agencja z kółkiem daje 10 $ i rakietę, agencja z kwadratem daje lądowanie z jedną kartą. Poniżej trzy odpowiedzi: znak zgody, krzyżyk oraz strzałki tam i z powrotem.

guide-14-title = Koniec gry
guide-14 =
    Gra kończy się po roku 1976. Wcześniej kończy się, jeśli nie ma już misji albo jeśli na przełomie roku nikt nie może dogonić prowadzących. Loty, które docierają do celu na koniec ostatniego roku, jeszcze się liczą, późniejsze już nie.

    Śmierć astronautów kosztuje punkty, każda kolejna więcej: pierwsza 2, druga 4, trzecia 6 i tak dalej. Wygrywa agencja z największą liczbą punktów, a przy remisie agencje dzielą się zwycięstwem.

    Solo albo w jednej drużynie grasz przeciwko stołowi: trzeba mieć więcej punktów, niż są warte razem wszystkie otwarte misje. Więc przegrać mogą wszyscy!

guide-15-title = Poziomy i Merkury
guide-15 =
    Ile misji leży na stole? Łatwe: 5 łatwych. Normalne: 4 łatwe i 2 średnie. Trudne: 3 łatwe, 3 średnie i 2 trudne. Bardzo trudne: 1 łatwa, 4 średnie i 4 trudne.

    Pierwsza partia niech będzie krótka: wybierz wcześniejszy ostatni rok, na przykład 1960.

    Merkury to dodatek. Planeta najbliższa Słońcu to pustkowie albo minerały, 50 $ za próbkę. Jej trzy misje są rozdawane wśród innych: zwiad za 7 punktów, lądownik za 13, powrót z próbką za 19. Trasa zaczyna się w Transferze wewnętrznym, trudność 5. Trasa powrotna jest gorsza: 7!

guide-16-title = Gra na tej stronie
guide-16 =
    Badaj, kupuj i ładuj w panelach pod mapą. Potem wybierz statek: trasy, którymi może lecieć, są podświetlone razem z potrzebnym ciągiem. Naciśnij jedną i wybierz, co odpalić.

    Projekt statku: złóż statek na papierze. Od razu widać, ile waży, ile kosztuje i dokąd doleci.

    Szanse: zanim coś odpalisz, wylądujesz albo zrobisz zwiad, widzisz szansę na sukces. Szanse są dokładne: biorą pod uwagę to, co wszyscy już widzieli, ale żadnej zakrytej karty.

    Boty: planista projektuje najtańszy statek do każdej misji, sprawdza, co może zawieść, i startuje. Widzi tylko to, co widziałby na jego miejscu człowiek.

guide-17-title = Pierwsze rady
guide-17 =
    Pieniądze przepadają na koniec roku. Kup coś na następny, ale zachowaj 5 $, dopóki coś może zawieść.

    Próby rób z samą rakietą. Wtedy poważna awaria nie kosztuje nic więcej.

    Płać za usuwanie awarii. Sukcesy mogą zostać: każdy, który już znasz, daje pewniejszy następny raz.

    Pomyśl o drodze do domu. Ją też trzeba unieść.

    Juno są na ostatnie kroki, o trudności 1 i 2. Z Ziemi prosto na Orbitę Ziemi tylko Sojuz i Saturn unoszą więcej niż siebie.

guide-18-title = Planety zewnętrzne: jak tam dolecieć
guide-18 =
    Planety zewnętrzne to dodatek dla osób, które już znają grę. Za Ceres czekają Jowisz z księżycami Io, Europa, Ganimedes i Kallisto, Saturn z Tytanem i Enceladusem, a bardzo daleko Uran i Neptun.

    Z Orbity Ziemi lecisz do Transferu zewnętrznego, trudność 6 i 1 rok, a stamtąd dalej. Albo rozpędzasz się obok innej planety: z Przelotu obok Wenus do Przelotu obok Jowisza to tylko trudność 1 i 1 rok.

    Ale planety się poruszają. Trasa do każdej z nich ma okno startowe tylko w niektórych latach: do Jowisza co 2 lata od 1956, do Saturna co 3 od 1957, do Urana co 5 od 1957, do Neptuna co 6 od 1958. Taki lot trwa dokładnie tyle lat, ile jest na mapie. Nie da się go ani skrócić, ani wydłużyć.

    Od Jowisza każdy olbrzym przenosi cię za darmo do następnego: te trasy mają trudność 0. Raz w grze wszystkie cztery okna startowe pasują jednemu statkowi, jak na obrazku: do Jowisza w roku 1974 od Wenus (1), do Saturna w 1975 (2), do Urana w 1977 (3), do Neptuna w 1982 (4). Statek dociera do celu w roku 1986, w samym ostatnim roku!

    Po drodze nie można czekać. Statek, który na koniec tury nadal jest w Transferze zewnętrznym albo w przelocie, jest utracony w kosmosie.
guide-18-picture = windows.svg
guide-18-alt = Rząd kropek dla każdej z planet Jowisz, Saturn, Uran i Neptun: kropka za każdy rok od 1956 do 1986, w którym trasa jest otwarta. Linia prowadzi przez cztery kropki, z numerami od 1 do 4, aż do Neptuna.

guide-19-title = Planety zewnętrzne: zwiad z przelotu
guide-19 =
    Z przelotu obok Jowisza i Saturna widać daleko, jak przez lunetę: z pierwszego Io, Europę, Ganimedesa i Kallisto, z drugiego Tytana i Enceladusa. Zwiad Ganimedesa można też zrobić z Orbity Jowisza.

    Ograniczenie jest takie jak przy Księżycu, Wenus i Marsie: gdzie statek nie może zostać, każda sprawna sonda i kapsuła na pokładzie ma tylko jeden zwiad na turę. Zabierz ich kilka!

    Statek, który leci dalej do następnego olbrzyma albo na orbitę, i tak ogląda samą planetę, podobnie jak ten, który jest tam utracony. Zachowaj zwiad na któryś księżyc.

    Dwie misje wymagają wielu zwiadów: Zwiad: układ Jowisza za 5 punktów i Wielka podróż za 10. Dostaje je agencja, która odkryje ostatnie z ich miejsc, bez względu na to, kto odkrył inne.

guide-20-title = Planety zewnętrzne: niebezpieczne olbrzymy
guide-20 =
    Wokół Jowisza jest promieniowanie i nikt jeszcze nie wie, jak silne. Jeśli silne, astronauci tracą zdolność do pracy przy wyniku 6 lub mniej, a sondy i kapsuły są uszkodzone przy wyniku 4 lub mniej. Jeśli umiarkowane, granica to 3 dla astronautów i 1 dla sond i kapsuł. Jeśli słabe, szkodzi tylko astronautom, przy wyniku 1.

    Dla osób w Aldrinie promieniowanie jest o jeden niższe, a dla sondy Galileo też.

    Wokół Saturna lecą okruchy pierścieni albo jest promieniowanie, albo nic. Przy okruchach każdy statek rzuca raz: przy 2 lub mniej coś na pokładzie zostaje uszkodzone. Przy promieniowaniu astronauci tracą zdolność do pracy przy wyniku 2 lub mniej.

    Spotyka cię to zawsze, gdy lecisz blisko, i znowu na koniec każdego roku: na Orbicie Jowisza, na Io i na Europie grozi Jowisz, na Orbicie Saturna grozi Saturn. Gdzie indziej, na przykład na Kallisto albo na Tytanie, jest bezpiecznie.

    Na Europie może być nawet nieznana siła, która niszczy wszystko, co tam przybędzie. Zrób zwiad, zanim wylądujesz!

guide-21-title = Planety zewnętrzne: hamowanie atmosferyczne
guide-21 =
    Hamowanie atmosferyczne to nowa technologia, która wymaga technologii Wejście w atmosferę. Gdzie planeta ma atmosferę, prowadzi przez nią druga trasa i to atmosfera hamuje: na Orbitę Jowisza z trudnością 3 zamiast 10, na Orbitę Saturna z 1 zamiast 7. A do domu, z Transferu zewnętrznego na Orbitę Ziemi, z 1 zamiast 6!

    Losujesz kartę. Przy sukcesie statek jest na orbicie. Po drobnej awarii wybierasz coś, co zostaje uszkodzone, a potem cały statek wchodzi w atmosferę: kapsuły bez osłony cieplnej spalają się. Przy poważnej awarii albo bez tej technologii statek jest utracony. Pilot tu nie pomoże.

guide-22-title = Planety zewnętrzne: Proton, Galileo, Explorer i naukowcy
guide-22 =
    Proton za 12 $, masa 6, ciąg 70. Żadna inna rakieta nie daje tyle ciągu na swoją masę. Rakiety Proton można zbadać dopiero po Rakietach Sojuz.

    Galileo kosztuje 5 $, ma masę 2 i wymaga Zwiadu. To wytrzymała sonda. Dokładne zwiady liczą się tylko ze sprawną sondą Galileo, i to nawet wtedy, gdy miejsce jest już odkryte.

    Explorer kosztuje 3 $, ma masę 1 i wymaga technologii Spotkanie na orbicie. Nie jest sondą. Gdzie wymaga go misja, pod lodem Europy lub Enceladusa albo w chmurach Tytana, odłączasz go samego jednego. Odlatuje na zawsze i misja jest wykonana.

    Naukowiec kosztuje 5 $, jak każdy astronauta. Z nim na pokładzie, jeśli jest zdrowy, próbka od razu wykonuje swoją misję i nie musi wracać do domu.

guide-23-title = Planety zewnętrzne: misje do znalezienia
guide-23 =
    Misji z gry podstawowej rozdaje się mniej, a razem z nimi kilka dalekich, samych zwiadów. Łatwe: 5 łatwych i 3 dalekie. Normalne: 3 łatwe, 1 średnia i 4 dalekie. Trudne: 3 łatwe, 2 średnie, 1 trudna i 5 dalekich. Bardzo trudne: 1 łatwa, 2 średnie, 1 trudna i 6 dalekich.

    Wszystkie inne dalekie misje trzeba znaleźć. Agencja, która odkrywa tam jakieś miejsce, dobiera misję, która do niego pasuje: lądownik na Io, stację u Saturna, człowieka na Tytanie. Leży ona na stole dla wszystkich. Niektóre miejsca nie dają żadnej.

    Dalekie misje mają najwyżej 6 punktów na poziomie łatwym, więc tam żadnej się nie znajduje, 13 na normalnym i 24 na trudnym. Na bardzo trudnym są w grze wszystkie.

    Solo i w jednej drużynie wygrywa się tylko wtedy, gdy wykonane są też wszystkie dalekie misje rozdane na początku.

guide-24-title = Planety zewnętrzne: kalendarz i szybki start
guide-24 =
    Kalendarz trwa aż do roku 1986. Dopóki zakryte miejsce może jeszcze dać misję, nikt nie prowadzi zbyt wysoko i gra nie kończy się wcześniej.

    Na koniec roku statki najpierw docierają do celu, potem spotykają Jowisza i Saturna, a dopiero na końcu idzie dalej kalendarz. Loty, które docierają na koniec ostatniego roku, więc jeszcze się liczą.

    Z szybkim startem gra zaczyna się w roku 1966. Przed pierwszym rokiem każda agencja wybiera 2 technologie i dostaje je bez żadnych kart.

guide-25-title = Stacje: co nowego
guide-25 =
    Stacje to największy dodatek, dla osób, które dobrze znają grę. Teraz ludzie zostają w kosmosie: mają tam domy, ogrody i laboratoria i sami wytwarzają paliwo. Rok daje 30 $, a kalendarz trwa aż do roku 1986. Koniec roku przebiega w tej samej kolejności co z Planetami zewnętrznymi.

    Są trzy nowe technologie. Prom kosmiczny kosztuje 10 $ i ma 3 karty wyników; wymaga Wejścia w atmosferę i Rakiet Atlas. Synteza kosztuje 10 $ i ma 5 kart; wymaga Podtrzymywania życia. Łaziki kosztują 3 $ i mają 5 kart; wymagają Zwiadu.

    Większość miejsc kryje coś nowego. Słońce może mieć poziom 3, a wtedy uszkadza też sondy i kapsuły. Na Marsie mogą być burze piaskowe: astronauci, którzy są tam na koniec roku i wyrzucą 2 lub mniej, tracą zdolność do pracy. Na Wenus powietrze może zgnieść wszystko, co jest tam jeszcze na koniec roku.

    Prawie wszystko to znamy tylko z jednego źródła: spisali to gracze, a instrukcji nie udało się znaleźć. O czterech rzeczach inne źródła mówią co innego. Opcja wybiera, które liczby obowiązują. Liczby tutaj są z późniejszego wydania, a te z pierwszego są w nawiasach.

guide-26-title = Stacje: produkcja
guide-26 =
    Rok zaczyna się od produkcji, jeszcze przed wypłatą pieniędzy. Produkcja jest dobrowolna. Tym, co zostało z zeszłego roku, można jeszcze płacić za usuwanie kart wyników.

    Moduł hydroponiczny kosztuje 10 $, ma masę 4 i wymaga Syntezy. Ze zdrowym astronautą na pokładzie daje co rok jednostkę żywności.

    Generator paliwa kosztuje 8 $, ma masę 1 [4] i wymaga Syntezy. Co rok napełnia mały zbiornik paliwa, na Ziemi albo tam, gdzie odkryto dwutlenek węgla: w rzadkim, suchym lub burzowym powietrzu Marsa i w dżungli Wenus.

    Dla obu losuje się kartę Syntezy. Przy drobnej awarii nic nie powstaje, przy poważnej moduł jest też uszkodzony.

guide-27-title = Stacje: żywność, leki, części zamienne i nastroje
guide-27 =
    Zamiast zapasów są trzy rzeczy. Żywność kosztuje 1 $, ma masę 1; pięć osób zjada jednostkę na rok. Leki kosztują 1 $, mają masę 1; lekarz zużywa za każdym razem jednostkę. Części zamienne kosztują 1 $, mają masę 1; mechanik zużywa jednostkę na każdą naprawę. Żywność i leki wymagają technologii Podtrzymywanie życia.

    Moduł medyczny kosztuje 5 $, ma masę 3 i wymaga technologii Podtrzymywanie życia. Lekarz leczy tam za darmo.

    Nikt nie lubi samotności w kosmosie i nikt nie lubi tłoku. Na koniec roku, po posiłku, astronauta, który jest na statku sam, rzuca kością, a jeśli zajęta jest więcej niż połowa miejsc, rzucają wszyscy na pokładzie. Wynik 1 odbiera zdolność do pracy. Lekarz ma potem rok, żeby pomóc.

guide-28-title = Stacje: habitat to dom
guide-28 =
    Habitat kosmiczny kosztuje 20 $, ma masę 9 i wymaga Syntezy. Ma 20 miejsc, ale nie ma osłony cieplnej.

    Habitat naziemny trzeba złożyć. Elementy habitatu naziemnego kosztują 15 $ [4], mają masę 5 i wymagają Syntezy. W czasie produkcji mechanik składa je na twardym gruncie, byle nie na Ziemi, i to zawsze się udaje. Potem habitat ma 20 miejsc, nie da się go uszkodzić i nigdy się już nie rusza. Co jest do niego przyłączone, też zostaje, dopóki tego nie odłączysz.

    W sprawnym habitacie nikomu nie szkodzi promieniowanie, burza ani palące Słońce Merkurego.

    To także dom! Astronauci, którzy byli na Księżycu, a potem trafili do habitatu, gdziekolwiek on jest, wrócili do domu i misja jest wykonana. Liczy się to po przybyciu, po połączeniu statków, po naprawie i na początku roku.

guide-29-title = Stacje: prom kosmiczny, Daedalus i zbiorniki
guide-29 =
    Prom kosmiczny kosztuje 10 $, ma masę 4, ciąg 75, 6 miejsc i osłonę cieplną. Daedalus kosztuje 10 $, ma masę 1 i ciąg 22 [15]. Oba wymagają technologii Prom kosmiczny.

    Są wielokrotnego użytku. Każde odpalenie opróżnia za to zbiornik paliwa: promu duży, a silnika Daedalus mały. Z trzema zbiornikami odpalasz trzy razy, w jednym manewrze albo w kilku.

    Mały zbiornik paliwa kosztuje 3 $, ma masę 2. Duży zbiornik paliwa kosztuje 6 $ [4], ma masę 6 [4]. Oba wymagają technologii Prom kosmiczny.

    Przy drobnej awarii silnik jest uszkodzony, a zbiornik zostaje pełny. Przy poważnej wybucha cały statek.

guide-30-title = Stacje: znaleziska i łaziki
guide-30 =
    Znane miejsca też kryją niespodzianki, czyli znaleziska. Jeśli miejsce było odkryte już przed twoim przybyciem, możesz zbadać okolicę i wylosować kartę. Znalezisko zostaje na miejscu. Na Księżycu, Fobosie i Ceres jest miejsce na najwyżej 1 znalezisko, na Marsie na 2 lub 3, w dżungli Wenus na 3. Jeśli jest tam zdrowy pilot dowolnej agencji, widzisz dwa znaleziska i zachowujesz jedno.

    Niektóre znaleziska dają od razu 2 albo 4 punkty. Inne sprawiają, że próbki są coś warte, albo pokazują, że jest tam życie. A niektóre można zebrać, ale tylko raz: pallad i platynę można sprzedać na Ziemi za 30 $, iryd za 40 $. Zbadana skamielina daje 6 punktów, przedmiot obcych 8 punktów na Ziemi i technologię bez kart. Z wraku mechanik robi sondę albo 2 jednostki części zamiennych, a wtedy 2 punkty dostaje inna agencja, któraś z tych, które mają najmniej. W jaskiniach mechanik buduje jeden habitat naziemny z 2 jednostek części zamiennych.

    Ale uważaj! Na Księżycu 5 z 18 kart to pył, który pochłania statek, gdy ten go znajdzie. W rozpadlinach Marsa coś zostaje uszkodzone przy wyniku 2 lub mniej. Zaraza z Księżyca leci z każdym statkiem, który tam jest albo wyląduje później, i przechodzi na inne przy łączeniu. Agencja, która pierwsza przywiezie ją na Ziemię, traci 10 punktów.

    Łazik kosztuje 4 $, ma masę 1 i wymaga Łazików. To też sonda. Jeśli jest sam jeden, może raz w roku zbadać okolicę. Losuje się dwie karty Łazików, jedną po drugiej, i obie muszą być sukcesem. Poważna awaria go uszkadza.

guide-31-title = Stacje: eksperymenty
guide-31 =
    Eksperyment kosztuje 2 $, ma masę 1, a moduł naukowy kosztuje 5 $, ma masę 2. Oba wymagają Zwiadu. Zabierz je razem ze zdrowym astronautą tam, gdzie misja wymaga eksperymentu; z Planetami zewnętrznymi musi to być naukowiec. Tam kończysz eksperyment. Gdy wyniki, masa 1, dotrą na Ziemię, misja jest wykonana.

    Przy module naukowym można też badać skamieliny. I tylko tam naukowiec wykonuje teraz misje z próbkami bez powrotu do domu.

guide-32-title = Stacje: misje i punkty
guide-32 =
    Misje są nowe. Łatwe: 6 łatwych. Normalne: 6 łatwych i 3 średnie. Trudne: 4 łatwe, 5 średnich i 3 trudne. Bardzo trudne: 1 łatwa, 6 średnich i 6 trudnych. Do tego jedna stała obecność i misja o śladzie życia, a z Planetami zewnętrznymi tyle dalekich misji, co w tamtym dodatku.

    Habitaty: sprawny habitat jest na miejscu.

    Stała obecność nigdy się nie kończy. Na początku roku każda agencja, która ma tam żywego astronautę, dostaje punkty: 0,5 na Orbicie Ziemi, 1 na Księżycu, 2 na Marsie, 2,5 na Wenus. Są więc i połówki punktów.

    Agencja, która pierwsza odkryje życie, w jakimś miejscu albo jako znalezisko, wykonuje misję o śladzie życia za 10 punktów. Dopiero wtedy można przywieźć próbkę ze śladem życia, za 40 punktów.

    Dla 7 misji są dwie karty, a druga jest warta trochę więcej. Agencja może wykonać tylko jedną z dwóch. W grze solo drugich kart nie ma.

    Gra trwa dalej bez względu na to, jak duża jest przewaga.

guide-33-title = Stacje: cyklery
guide-33 =
    Cykler bez końca krąży między Ziemią a Marsem. Z Orbity Ziemi wsiadasz z trudnością 3 (1). Na koniec tury zabiera cię automatycznie, przez promieniowanie i na 3 lata, a później z powrotem (2). Nic się do tego nie odpala, choćby statek był bardzo ciężki. Habitat z modułem hydroponicznym bardzo się tam przyda!

    Z cyklera przy Marsie wysiadasz na Orbitę Marsa z trudnością 3 (3) albo prosto na Marsa, też z 3 (4). Z Planetami zewnętrznymi na orbitę można wejść za darmo dzięki hamowaniu atmosferycznemu.

    Są też inne nowe trasy. Między Transferem wewnętrznym a Przelotem obok Marsa to trudność 1 i 2 lata w obie strony, a z Przelotu obok Wenus do Transferu wewnętrznego trudność 1 i 3 lata.
guide-33-picture = cyclers.svg
guide-33-alt = Po lewej Ziemia i jej orbita, po prawej Mars i jego orbita, nad nimi dwa cyklery z trasami tam i z powrotem. Numery od 1 do 4 wskazują wsiadanie, długi lot, wysiadanie na orbitę i lądowanie na Marsie.

guide-34-title = Stacje: wspólne przedsięwzięcia
guide-34 =
    Wspólne przedsięwzięcia to osobna opcja, dla co najmniej dwóch agencji. Założenie jednego kosztuje 10 $, a dzieli się ono na 10 udziałów. Założyciel zachowuje co najmniej 1 i co najmniej 1 oddaje. Każda agencja, która ma dostać udziały, musi się zgodzić. Inaczej nikt nie płaci i przedsięwzięcie nie powstaje.

    Przedsięwzięcie to właściciel taki jak agencja: ma pieniądze, statki, ludzi i misje. Ale nie ma technologii, a nowy rok nie przynosi mu pieniędzy. Za to jego pieniądze nie przepadają na koniec roku. Zaczyna z niczym, więc złóż mu ofertę: ktoś musi mu dać pieniądze albo elementy.

    Agencja z udziałem może w swojej turze działać w jego imieniu. Używasz jego pieniędzy i jego statków, ale własnych technologii, własnych kart wyników i własnych pieniędzy, żeby te karty usunąć. Zanim coś się stanie, po kolei decydują pozostali udziałowcy. Każdy może zezwolić, zezwolić na wszystko w tym roku albo zgłosić weto. Po wecie nie możesz już w tej turze działać w imieniu tego przedsięwzięcia.

    W twojej turze bank kupuje i sprzedaje udziały. Jeden kosztuje tyle dolarów, ile przedsięwzięcie ma punktów, po zaokrągleniu w dół. Agencje handlują udziałami także między sobą. Ale agencja bez udziału w jakimkolwiek przedsięwzięciu może handlować tylko po to, by go dostać.

    Misje przedsięwzięcia nikomu nie przynoszą pieniędzy. Na koniec gry jego punkty dzieli się między udziały, co do najmniejszego ułamka, a punkty za udziały banku przepadają. Agencja, która ma wszystkie 10 udziałów, od razu rozwiązuje przedsięwzięcie i przejmuje wszystko: pieniądze, statki, ludzi, misje i jego zmarłych.

guide-ours-title = Tego nie ma w instrukcji
guide-ours =
    Źródła: gdzie skrót zasad i pierwsza instrukcja się różnią, opcja „Wydanie” mówi, co rozstrzyga. Większość dodatku Stacje znamy z jednego źródła, a opcja „Wydanie Stacji” wybiera jeden z dwóch zestawów jego liczb.

    Koniec roku: tura, w której tylko przestawiasz lub wymieniasz elementy, przedłuża rok, chyba że od ostatniego postępu, na przykład zakupu albo lotu, któraś twoja tura skończyła się już w tej samej pozycji. Po 50 takich turach z rzędu rok przedłuża tylko postęp. W zwykłej partii nikt do tego nie dochodzi.

    Limity: astronauci i karty wyników nigdy się nie kończą, ale agencja ma najwyżej 10 statków i 24 żyjących astronautów.

    Powtarzanie pozycji: po 1000 drobnych czynności w jednej turze, takich jak ładowanie i łączenie, żadna pozycja nie może się powtórzyć. Po 2000 tura nie ma już drobnych czynności, a rok ma najwyżej 1000 tur. W zwykłej partii nikt do tego nie dochodzi.

    Oferty: na ofertę można odpowiedzieć jedną kontrofertą. Gdzie dwa statki spotykają się w kosmosie, można wymieniać pojedyncze elementy i astronautów, jeśli jedna ze stron ma technologię Spotkanie na orbicie. Można też wymienić to, co wiesz o zakrytym miejscu.

    Remisy i długość gry: między agencjami o równej liczbie punktów losowanie decyduje, która zaczyna rok, która dociera pierwsza i która dostaje misję. Opcja „Ostatni rok” skraca grę.

    Szanse i podpowiedzi: strona pokazuje dokładne szanse każdego losowania i liczy za ciebie. Podpowiedzi można wyłączyć.

    Cofanie: swój ostatni ruch możesz cofnąć, dopóki nikt inny nie wykona ruchu i nie wyjdzie na jaw nic nowego. Potem muszą się zgodzić wszystkie pozostałe osoby. Partia, w której cofnięto losowanie, jest oznaczona i nie liczy się w statystykach.

    Zegar i boty: online można wybrać zegar. Kiedy skończy ci się czas albo nie ma cię przy stole, do twojego powrotu gra za ciebie bot. Boty mogą też zająć inne miejsca.
