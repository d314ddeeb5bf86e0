### Strona z zasadami. Pusty wiersz zaczyna nowy akapit; docs/how-to-play/mlem.md mówi to samo z tabelami.
### Nazwy planet stoją w mianowniku, a zdania nie zdradzają płci.

guide-title = Jak grać w MLEM: Agencja kosmiczna
guide-intro = Koty w kosmosie! Od dwóch do pięciu agencji kosmicznych ma jedną wspólną rakietę. Im dalej leci, tym lepsze są miejsca, w których można wysiąść. Ale każdy rzut może ją rozbić. Wysiadasz wcześniej czy zostajesz na jeszcze jeden rzut?

guide-1-title = O co chodzi
guide-1 =
    Prowadzisz agencję kosmiczną, która ma ośmiu astronautów, a wszyscy są kotami. Na każdą wyprawę każdy gracz wysyła jednego kota i wszystkie lecą tą samą rakietą. Koty mają trafić na księżyce, na planety albo w daleki kosmos, bo tam są punkty.

    Wygrywa osoba, która na koniec ma najwięcej punktów. Rozbicie nikomu nie szkodzi: koty, które są jeszcze na pokładzie, wracają do domu i mogą znów lecieć. Tracisz tylko czas.

guide-2-title = Co jest na stole
guide-2 =
    Tor prowadzi od startu, czyli pola 0, do pola 25. Dalej jest już daleki kosmos. Każde pole ma numer (1 na obrazku) i pokazuje dwa albo trzy symbole (2). Tylko kości z tymi symbolami mogą przesunąć stamtąd rakietę.

    Płomień to dopalacz. Mała liczba obok niego (3) mówi, ile pól jest wart na tym polu.

    Od pola 6 przy torze są księżyce (4) i planety (5). Księżyc pokazuje swoje punkty. Planeta pokazuje trzy liczby: za pierwsze miejsce, za drugie i dla wszystkich pozostałych.

    Kości jest sześć. Każda ma ścianki 1, 2, 2, 3, 4 i dopalacz. Każdy gracz ma takich samych ośmiu astronautów, a każdy z nich jest specjalistą od czegoś innego. Obok toru są cztery cele i licznik kosmicznych porażek.

    Nie mamy drukowanej maty, więc część naszej jest odtworzona: zgadza się ze wszystkim, co o grze wiadomo, ale niektóre liczby są nasze. Jeśli masz tę grę, możesz wpisać swoją matę i na niej grać.
guide-2-picture = track.svg
guide-2-alt = Pola od 6 do 10 z rakietą, księżycami i planetą. Numery od 1 do 5 wskazują to, co objaśnia tekst.

guide-3-title = Faza startu
guide-3 =
    Gracz rozpoczynający wysyła do rakiety jednego kota. Potem robią to pozostali, po kolei wokół stołu. Rakieta stoi na polu 0.

    Gracz rozpoczynający jest dowódcą. Tylko dowódca rzuca kośćmi i decyduje, jak daleko lecieć. Następną wyprawę zaczyna osoba po lewej stronie.

guide-4-title = Faza lotu: wybór kości
guide-4 =
    Dowódca rzuca wszystkimi kośćmi, które zostały; na początku jest ich sześć. Takie same wyniki tworzą grupę. Grupy, które nie pasują do żadnego symbolu pola rakiety, tym razem nic nie dają, ale się ich nie odrzuca.

    Z pasujących grup dowódca bierze jedną albo więcej. Grupy używa się zawsze w całości: wszystkie trzy dwójki albo żadna. Rakieta leci o tyle pól, ile wynosi suma wziętych kości.

    Użyte kości odrzuca się do końca wyprawy. Dopalaczy nie: wracają przed każdym rzutem. A ostatniej kości nigdy się nie odrzuca.

    Przykład: rakieta stoi na polu 0, do którego pasują 1, 2 i dopalacz. Na kościach jest 1, 3, 3, 4 i dwa dopalacze. Bierzesz jedynkę i oba dopalacze, tutaj warte po 1, i lecisz o trzy pola. Odrzucasz tylko jedynkę, więc następny rzut jest pięcioma kośćmi.
guide-4-picture = dice.svg
guide-4-alt = Rzut: 1, 3, 3, 4 i dwa dopalacze. Jedynka i dopalacze są w ramkach i niosą rakietę z pola 0 na pole 3. Jedynkę się odrzuca, dopalacze wracają.

guide-5-title = Rozbicie!
guide-5 =
    Jeśli żadna kość nie pasuje do pola, rakieta się rozbija i wyprawa się kończy. Licznik kosmicznych porażek rośnie o jeden. Wszystkie koty, które są jeszcze na pokładzie, wracają do domu i mogą polecieć innym razem.

    Koty, które wysiadają przed rozbiciem, są bezpieczne i zachowują punkty.

guide-6-title = Faza lądowania: zostać czy wysiąść?
guide-6 =
    Po każdym ruchu bez rozbicia dowódca, a potem pozostali, w kolejności miejsc w rakiecie, wybierają: zostać czy wysiąść. Na polach od 0 do 5 nie ma gdzie wysiąść, więc dowódca po prostu rzuca znowu.

    Księżyc: mieści się na nim jeden kot, a punkty dostaje się od razu. Zajmujesz najlepszy wolny księżyc przy polu. Jeśli wszystkie są zajęte, nikt nie może tu wysiąść.

    Planeta: jest miejsce dla wszystkich. Punkty dostaje się na koniec gry, a najwięcej osoba, która ma tam najwięcej kotów.

    Daleki kosmos: tu muszą wysiąść wszyscy. Dowódca trafia na kometę za 7 punktów, a pozostali do galaktyki za 5 punktów.

    Jeśli wysiada dowódca, od razu dowodzi następny kot w rakiecie i ma tyle kości, ile zostało. Wyprawa kończy się, kiedy rakieta jest pusta albo rozbita.
guide-6-picture = landing.svg
guide-6-alt = Trzy miejsca, w których można wysiąść: dwa księżyce, jeden już zajęty; planeta z trzema kotami; a na końcu toru kometa za 7 i galaktyka za 5 punktów.

guide-7-title = Ośmiu specjalistów
guide-7 =
    1. Satelita: z tym kotem na pokładzie rakieta startuje z pola z satelitą, czyli z pola 3. Dwa takie koty nie dają nic więcej.

    2. Włóczykij: może wysiąść tak, jakby rakieta była o jedno pole dalej albo o jedno pole bliżej. Z pola 25 może tak trafić w daleki kosmos, ale za 5 punktów, nawet jako dowódca.

    3. Spadochroniarz: może wysiąść nawet przy rozbiciu, jeśli jest tam planeta albo wolny księżyc.

    4. Księżycołaz: dostaje podwójne punkty za swój księżyc.

    5. Osadnik: na koniec gry podwaja twoje punkty za swoją planetę.

    6. Podróżnik: w dalekim kosmosie dostaje podwójne punkty, czyli 14 albo 10.

    7. Sabotażysta: kiedy wysiada, dowódca traci jedną kość, ale nigdy ostatnią.

    8. Inżynier: kiedy jest na pokładzie, dowódca może raz na wyprawę użyć go jako dodatkowej jedynki, jeśli pole pokazuje 1. To może nawet uratować rakietę przed rozbiciem. Pomaga każdemu dowódcy, nie tylko swojej agencji.
guide-7-picture = specialists.svg
guide-7-alt = Znaki ośmiu specjalistów, ponumerowane tak jak lista.

guide-8-title = Cztery cele
guide-8 =
    Cel zdobywa pierwsza osoba, która w fazie lądowania spełni jego warunek. Każdy jest wart 5 punktów i nikt inny nie może go już zdobyć. Spadochroniarz, który wysiada przy rozbiciu, nie zdobywa celu, ale liczy się, kiedy wysiada twój następny kot.

    Cztery planety: koty na czterech różnych planetach.

    Trójka na jednej planecie: trzy koty na tej samej planecie.

    Cztery księżyce: cztery koty na księżycach.

    Dwójka w dalekim kosmosie: dwa koty na komecie albo w galaktyce.

guide-9-title = Koniec gry i punkty
guide-9 =
    Gra kończy się, kiedy ktoś ma w kosmosie wszystkich ośmiu astronautów; tę wyprawę trzeba dograć. Kończy się też przy jedenastym rozbiciu.

    Punkty za księżyce i daleki kosmos już masz. Teraz liczą się planety. Na każdej planecie najwięcej kotów daje pierwsze miejsce, potem jest drugie, a wszyscy pozostali mają trzecie. Przy remisie lepsza jest osoba, której kot był na tej planecie wcześniej.

    Na obrazku pomarańczowy kolor ma dwa koty i dostaje 5 punktów. Trzy pozostałe kolory mają po jednym kocie. Niebieski jest tam najdłużej i dostaje 3 punkty, a żółty i różowy po 2.

    Pierwsze miejsce, drugie miejsce i wszyscy pozostali dostają: Łapka 3, 2 i 1; Kłębek 4, 2 i 1; Akwarium 5, 3 i 2; Sznurkowa Piłka 7, 4 i 2; Myszka 9, 5 i 3.

    Do tego 5 punktów za każdy cel i to, co dają warianty. Wygrywa osoba z największą liczbą punktów, a w przypadku remisu gracze dzielą się zwycięstwem.
guide-9-picture = planet.svg
guide-9-alt = Planeta z czterema rzędami kotów. Dwa pomarańczowe koty dostają 5 punktów, niebieski kot, który jest tam najdłużej, dostaje 3, a żółty i różowy po 2.

guide-10-title = Trzy warianty
guide-10 =
    Najpierw zagrajcie bez nich. Potem dodajcie, które chcecie, w dowolnym zestawie.

    UFO: UFO zaczyna w dalekim kosmosie i jest coraz bliżej. Każda wyprawa zaczyna się od żetonu. Mówi on, o ile pól przesuwa się UFO (od 0 do 3), ile jest kości (4, 5 albo 6), i daje jedną umiejętność, której dowódca może użyć raz: dodatkowe kości, które mogą nawet uratować przed rozbiciem, zatrzymanie kości z jednego ruchu albo przerzut wszystkich kości. Jeśli ruch kończy się na polu UFO, dowódca bierze najlepszy żeton UFO, który został. Są warte 5, 4, 3, 2 i 1.

    Odkrycia: na torze leży pięć odkrytych żetonów. Kiedy ruch kończy się na jednym z nich, działa on od razu: dowódca dostaje 1, 2 albo 3 punkty na koniec gry, albo odzyskuje jedną odrzuconą kość, albo rakieta leci tunelem czasoprzestrzennym o cztery pola do przodu. Potem pojawia się nowy żeton.

    Tajne misje: dostajesz cztery misje, jedną oddajesz, a trzy ukrywasz. Każda podaje planetę albo parę pól z księżycami. Misja jest ukończona, jeśli na koniec jest tam twój kot. Jedna, dwie albo trzy misje dają razem 2, 5 albo 10 punktów.

guide-11-title = Gra na tej stronie
guide-11 =
    Ryzyko: zanim podejmiesz decyzję, widzisz, jakie jest ryzyko, że następny rzut rozbije rakietę, i co daje każdy wybór.

    Cofanie: swój ostatni ruch możesz cofnąć, dopóki inny gracz nie wykona ruchu i nie pojawi się nic nowego, na przykład rzut. Potem muszą się zgodzić pozostali gracze; boty zawsze się zgadzają.

    Boty: bot może zająć każde miejsce. Widzi tylko to, co widziałby tam człowiek, i nie zna przyszłych rzutów.

    Uczciwe kości: wszystkie rzuty biorą się z tajnej liczby. Jej odcisk widać przed pierwszym rzutem, a samą liczbę po grze, więc każda osoba może sprawdzić, że nikt nie zmienił żadnego rzutu.

guide-12-title = Pierwsze rady
guide-12 =
    Mało kości i mało symboli na polu? Wtedy rakiety się rozbijają.

    Dopalacze nigdy się nie kończą. Z pola z mocnym dopalaczem dobrze się rzuca.

    Na planety opłaca się lecieć wcześnie i wracać.

    Wyślij satelitę, kiedy chcesz lecieć daleko, a spadochroniarza, kiedy boisz się rozbicia.

guide-ours-title = Tego nie ma w instrukcji
guide-ours =
    Mata i żetony: nie mamy drukowanych, więc większość symboli i punktów jest odtworzona, a nazwy planet i specjalistów są nasze. Źródła podaje strona z danymi gry, a z pakietem danych możesz grać na własnej macie.

    Gracz rozpoczynający: według instrukcji zaczyna osoba, która ostatnio sprzątała kuwetę. Tutaj decyduje losowanie, chyba że wybierzesz miejsce w opcji „Gracz rozpoczynający”.

    Odkryte żetony: wszyscy widzą punkty na twoich żetonach UFO i odkryć. Żeby były zakryte jak w instrukcji, wybierz opcję „Trzymaj żetony zakryte” albo gotowy zestaw „Zgodnie z instrukcją”.

    Cele przy rozbiciu: z opcją „Cele liczą się przy rozbiciu” spadochroniarz, który ląduje przy rozbiciu, może zdobyć cel. Domyślnie jest wyłączona.

    Otwarte pytania: gdzie instrukcje zostawiają wątpliwości, odpowiedź wybraliśmy sami. W ustawieniach można wybrać inną dla satelity, inżyniera, włóczykija i żetonów wyprawy, które się skończyły.

    Ryzyko i podpowiedzi: strona pokazuje ryzyko rozbicia i to, co daje każdy ruch. Podpowiedzi można wyłączyć.

    Cofanie: swój ostatni ruch możesz cofnąć, dopóki nikt inny nie wykona ruchu i nie wyjdzie na jaw nic nowego. Potem muszą się zgodzić wszystkie pozostałe osoby. Partia, w której cofnięto rzut, jest oznaczona.

    Zegar i nieobecność: online można grać z zegarem. Kiedy skończy ci się czas, do twojego powrotu gra za ciebie bot, podobnie gdy nie ma cię przy stole.

    Boty i wcześniejszy koniec: bot może zająć każde miejsce i gra dalej za ciebie, jeśli się poddasz. Jeśli wszyscy przy stole zagłosują za zakończeniem, partia kończy się bez zwycięzcy.
