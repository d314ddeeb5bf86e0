### The how-to-play page. A blank line begins a new paragraph; docs/how-to-play/leaving_earth.md has the same content with tables.

guide-title = How to play Leaving Earth
guide-intro = It is 1956, and nobody has ever been in space. One to five agencies have twenty-one years, $25 for each of them, and rockets that may explode. Who sends the first satellite into orbit, who walks on the Moon, who finds life on another world? You build every ship yourself, and a little arithmetic tells you whether it arrives.

guide-1-title = What it is about
guide-1 =
    You lead a space agency. On the table are missions, such as a satellite around Earth or a rock from Mars. The first agency to complete a mission gets its points. The agency with the most points at the end wins.

    To get there, you research, buy rockets and capsules, put them together and fly. Anything new may fail. So you test, you learn, and you try again.

guide-2-title = The missions
guide-2 =
    Sounding Rocket, Artificial Satellite and landers: a working probe or capsule arrives there. For Sounding Rocket, anywhere in space will do, and space is everything but Earth.

    Surveys: be the first to reveal what a location is like.

    Man in Space, in Orbit, on the Moon and so on: an astronaut who has been there comes home to Earth alive.

    Stations: an astronaut is alive there when a year begins.

    Sample returns: a sample from that location comes to Earth. For Extraterrestrial Life, it comes from the Moon, Mars or Venus, where life was found.

    One flight can complete several missions. Whenever an agency completes one, every other agency gets $10 at once! A mission that turns out to be impossible is removed.

guide-3-title = A year and your turn
guide-3 =
    Every year begins with $25 for each agency. What was left of last year is lost. Then stations score, and samples can be sold.

    The agency with the fewest points takes the first turn. In your turn you do as much as you like and can pay for, in any order: research, buy, build, fly, survey, collect, dock, split, heal, repair, make offers.

    Then the next agency takes its turn, and later it is your turn again. When all agencies pass one after another, the year is over. A turn in which you change nothing is a pass. In a solo game, the end of your turn is the end of the year.

    At the end of the year, everything on Earth is repaired and everyone there is healed. In space, the crews have to survive. Then long flights come a year nearer, and the calendar moves on.

guide-4-title = Research and outcome cards
guide-4 =
    An advancement costs $10 and lets you buy or do something. There are ten: Juno, Atlas, Soyuz and Saturn Rockets, Ion Thrusters, Rendezvous, Re-entry, Landing, Life Support and Surveying.

    Each comes with 3 face-down outcome cards, Surveying with only 1. They are from a pile of 60 successes, 15 minor failures and 15 major failures.

    Whenever you use the advancement, one of its cards is drawn for all to see. For a rocket this means: with a success it works (1 in the picture); with a minor failure it is damaged and gives no thrust (2); with a major failure the whole spacecraft explodes (3).

    Then the card is shuffled back, or you pay to remove it: $10 for a success, $5 for a failure. That repairs nothing, but it changes the next draw. If the last card is a success, it is removed for free. Without cards, nothing can fail any more!
guide-4-picture = outcomes.svg
guide-4-alt = A rocket with three face-down cards. 1 is a tick: the rocket flies. 2 is an exclamation mark: the rocket is crossed out. 3 is a cross: there is an explosion. Beside the cards is the cost of removing them: $10, $5 and $5.

guide-5-title = Components and spacecraft
guide-5 =
    The picture shows what you can buy: its price (1), its mass (2), a rocket's thrust (3), a capsule's seats (4) and its heat shield (5).

    Rockets: Juno for $1, mass 1, thrust 4. Atlas for $5, mass 4, thrust 27. Soyuz for $8, mass 9, thrust 80. Saturn for $15, mass 20, thrust 200. Each needs its own advancement.

    Probe: $2, mass 1. It needs no research.

    Capsules carry astronauts and can do everything that a probe can. Vostok ($2, mass 2, 1 seat) and Apollo ($4, mass 3, 3 seats) need Re-entry and have a heat shield. Eagle ($4, mass 1, 2 seats) needs Landing. Aldrin ($4, mass 3, 8 seats) needs Life Support.

    Supplies cost $1 with mass 1 and need Life Support. An ion thruster costs $10 with mass 1. An astronaut costs $5 and weighs nothing.

    What you have bought stays on Earth as long as you like. There you put a spacecraft together, and you can change it free of charge. It is one stack: everything in it flies along. Every astronaut needs a seat.
guide-5-picture = parts.svg
guide-5-alt = Twelve tiles: Juno, Atlas, Soyuz, Saturn, probe, Vostok, Apollo, Eagle, Aldrin, supplies, ion thruster and astronaut, each with its numbers. Numbers from 1 to 5 point at price, mass, thrust, seats and heat shield.

guide-6-title = The map
guide-6 =
    Every arrow on the map is a maneuver. The number on it is its difficulty (1). The symbols behind it show what waits on the way, one after another.

    An hourglass (2): the flight takes years. If it is dashed, it takes no time unless you want it to.

    Radiation (3), atmospheric entry (4), landing (5): see the dangers below. A dashed landing is only for tests.

    A question mark (6): no one knows yet what this location is like.

    Lightning (7) and a cross (8): this happens automatically. If your spacecraft is still there when your turn ends, it falls back from Suborbital Flight to Earth. From a fly-by or the Inner Planets Transfer, it is lost in space. So do what you came for before you end the turn!
guide-6-picture = map.svg
guide-6-alt = Earth, the Moon and Mars with arrows between them. Numbers from 1 to 8 point at the symbols that the text explains.

guide-7-title = Mass, difficulty, thrust
guide-7 =
    Thrust needed = difficulty × mass. The mass is that of everything aboard, with all rockets, including those that you are about to fire.

    Then you fire one rocket after another, and each draws a card. As soon as the thrust is enough, the spacecraft flies. A fired rocket is used up. If the thrust is not enough in the end, you stay where you are, and the rockets that you fired are lost all the same.

    In the picture, a probe is to reach Suborbital Flight, difficulty 3. With three Juno the mass is 4: it needs 3 × 4 = 12 and has 4 + 4 + 4 = 12. With only two it needs 3 × 3 = 9 and has 4 + 4 = 8. Too little!

    What can a rocket carry? Divide its thrust by the difficulty and subtract its own mass. A Saturn to Earth Orbit, difficulty 8: 200 ÷ 8 − 20 = 5. And plan from the end of the journey: every stage carries all those after it.
guide-7-picture = thrust.svg
guide-7-alt = Two stacks on a route of difficulty 3. On the left a probe with three rockets: 3 × 4 = 12 and 4 + 4 + 4 = 12, with a tick. On the right a probe with two rockets: 3 × 3 = 9 and 4 + 4 = 8, with a cross.

guide-8-title = Flights that take years
guide-8 =
    At departure, a spacecraft gets a time token for each year of the flight. At the end of every year it loses one, and when it loses the last one, it arrives. Until then it cannot fly, dock, survey or collect.

    Before you fire anything, you may fly faster: half the years, rounded up, for twice the difficulty (1). Or you take more years, as many as you like, at no cost (2).

    Ion thrusters give 5 thrust for each year of a flight. They are reusable, but only once a year, and any failure only damages them. From Earth Orbit to Mars Orbit, difficulty 5 and 3 years, one gives 5 + 5 + 5 = 15 (3). That is enough for mass 3, itself included.
guide-8-picture = time.svg
guide-8-alt = A spacecraft on its way with three time tokens, then two, then one, then it arrives. Below, numbered from 1 to 3: half the years for twice the difficulty, more years for the same difficulty, and an ion thruster that gives 5 + 5 + 5 = 15.

guide-9-title = Dangers on the way
guide-9 =
    Radiation: at departure every astronaut rolls a die with 8 sides. The level of the Sun is 0, 1 or 2. A roll up to the level times the years of the flight incapacitates. In an Aldrin, the level is one lower.

    Atmospheric entry: it takes Re-entry and an undamaged capsule with a heat shield, a Vostok or an Apollo. Each draws a card: a minor failure damages it, with a major failure it burns up with everyone inside. All other capsules always burn up. Everything that is not a capsule survives.

    Landing: without this advancement, the spacecraft is lost. With it, you draw a card: after a minor failure you choose something to be damaged, after a major failure the spacecraft is lost.

    Damaged components weigh the same and do nothing until they are repaired. A damaged capsule still has its seats. You can also choose an astronaut, who is then incapacitated. If nothing is left to damage, the spacecraft is lost.

guide-10-title = Unknown locations
guide-10 =
    The Moon, Mars, Phobos, Venus, Ceres, Suborbital Flight and Solar Radiation each hide a card. The Moon may hold minerals, or deep dust that swallows spacecraft; Venus may be an inferno that melts them.

    When you arrive at an unknown location, you look at its card and reveal it. You may keep it hidden, but then you lose the spacecraft. Suborbital Flight matters only with astronauts aboard: low rolls may incapacitate them.

    With Surveying, a working probe or capsule can look from where a route to the location begins, such as a fly-by or an orbit. That is safe, and you may keep what you see hidden. If the draw fails, you see nothing. At a fly-by, each working probe or capsule surveys only once a turn.

    On the ground, a working probe or capsule, or a healthy astronaut, can collect samples of mass 1, and supplies where there are any.

    When a year begins, samples on Earth can be sold if they contain minerals: for $25 from the Moon, for $50 from elsewhere. An alien sample from Phobos gives you an advancement without cards, or removes the cards of one that you have.

guide-11-title = Docking and separating
guide-11 =
    With Rendezvous, your spacecraft at the same location can dock and become one, and one can split in two. This is not possible on Earth or in Suborbital Flight. With time tokens, a spacecraft can split but not dock.

    Each attempt draws a card. With any failure it does not work, and you choose something to be damaged.

    In the picture, two launches become one ship that would be hard to lift at once (1). Later the Eagle lands on the Moon, while the Apollo waits in orbit with everything that need not land (2).
guide-11-picture = dock.svg
guide-11-alt = On the left, numbered 1: two stacks become one. On the right, numbered 2: it splits again. The Eagle with one rocket flies to the Moon, the Apollo with the other one stays in orbit.

guide-12-title = Astronauts, and how they survive
guide-12 =
    A pilot makes every failed landing or rendezvous one step less severe: a major failure becomes a minor one, a minor one a success. A mechanic repairs a whole spacecraft with one unit of supplies, and fixes minor failures of Life Support. A doctor heals everyone else aboard. They must be healthy themselves to do so.

    At the end of a year, three things happen in space. First, incapacitated astronauts die.

    Second, every undamaged capsule draws for Life Support, even an empty one. A success gives air to as many astronauts as it has seats, a failure to none. Without the advancement, there is no air at all.

    Third, up to 5 astronauts of a spacecraft eat one unit of supplies, the next 5 another one.

    Astronauts without air or food die, and each death costs you points. A flight that is back on Earth within the year needs none of this.

guide-13-title = Offers between agencies
guide-13 =
    In your turn you can make an offer to another agency. Money, components and astronauts on Earth, whole spacecraft and research can change hands, but missions cannot.

    The other agency accepts, declines, or makes one counter-offer, which you can only accept or decline.

    Shared research comes with as many new cards as the giver has left. If you fire a rocket from another agency without its advancement, you learn it that way, cards and all.
guide-13-picture = offer.svg
guide-13-alt = Two columns. The round agency gives $10 and a rocket, the square agency gives landing with one card. Below are the three answers: a tick, a cross, and arrows to and fro.

guide-14-title = The end
guide-14 =
    The game ends after 1976. It ends earlier if no missions are left, or if no one can catch up with the leader at the end of a year. Flights that arrive at the end of the last year still count, later ones don't.

    Dead astronauts cost points, each more than the last: 2 points for the first, then 4, then 6 and so on. The agency with the most points wins, and agencies with equal points share the victory.

    Solo, or all in one team, you play against the table: you need more points than all open missions are worth together. So everyone can lose!

guide-15-title = Levels and Mercury
guide-15 =
    How many missions are on the table? Easy: 5 easy ones. Normal: 4 easy and 2 medium. Hard: 3 easy, 3 medium and 2 hard. Very hard: 1 easy, 4 medium and 4 hard.

    Keep a first game short: choose an earlier last year, such as 1960.

    Mercury is an expansion. The planet closest to the Sun is barren or has minerals, $50 a sample. Its three missions are dealt among the others: the survey for 7 points, the lander for 13, the sample return for 19. The route there begins at the Inner Planets Transfer, with difficulty 5. The route home is worse: 7!

guide-16-title = Playing here
guide-16 =
    Research, buy and load in the panels under the map. Then select a spacecraft: the routes that it can fly light up with the thrust that they need. Press one, and choose what to fire.

    Ship designer: put a ship together on paper. You see at once what it weighs, what it costs and where it can go.

    Odds: before you fire, land or survey, you see the chance of success. The odds are exact: they take into account what everyone has seen, but no hidden card.

    Bots: the planner designs the cheapest ship for every mission, tests what could fail, and launches. It sees no more than a human player does.

guide-17-title = First tips
guide-17 =
    Money is lost at the end of the year. Buy something for the next one, but keep $5 as long as something can fail.

    Test a rocket on its own. Then a major failure costs you nothing else.

    Pay to remove failures. Successes may stay: each one that you have seen makes the next draw safer.

    Think of the flight home. It has to be lifted, too.

    Juno are for the last steps, with difficulty 1 and 2. From Earth straight to Earth Orbit, only Soyuz and Saturn lift more than themselves.

guide-18-title = Outer Planets: the way there
guide-18 =
    Outer Planets is an expansion for players who know the game already. Beyond Ceres are Jupiter with its moons Io, Europa, Ganymede and Callisto, Saturn with Titan and Enceladus, and far away Uranus and Neptune.

    From Earth Orbit you fly to the Outer Planets Transfer, difficulty 6 and 1 year, and from there on. Or you swing past another planet: from Venus Fly-By to Jupiter Fly-By it is only difficulty 1 and 1 year.

    But planets move. The route to each of them has a launch window in some years only: to Jupiter every 2 years from 1956 on, to Saturn every 3 from 1957, to Uranus every 5 from 1957, to Neptune every 6 from 1958. Such a flight takes exactly the years shown on the map. It can be neither faster nor slower.

    From Jupiter on, each giant swings you to the next one at no cost: those routes have difficulty 0. Once in the game, all four launch windows fit one spacecraft, as in the picture: to Jupiter in 1974 from Venus (1), to Saturn in 1975 (2), to Uranus in 1977 (3), to Neptune in 1982 (4). It arrives in 1986, the very last year!

    You cannot wait on the way. A spacecraft that is still in the Outer Planets Transfer or at a fly-by when the turn ends is lost in space.
guide-18-picture = windows.svg
guide-18-alt = A row of dots for each of the planets Jupiter, Saturn, Uranus and Neptune: one dot for every year from 1956 to 1986 in which the route there is open. A line leads through four of the dots, numbered from 1 to 4, down to Neptune.

guide-19-title = Outer Planets: surveys from a fly-by
guide-19 =
    From the fly-bys of Jupiter and Saturn you can see far, as through a telescope: Io, Europa, Ganymede and Callisto from one, Titan and Enceladus from the other. Ganymede can be surveyed from Jupiter Orbit, too.

    The limit is the same as for the Moon, Venus and Mars: where a spacecraft cannot stay, each working probe or capsule aboard surveys only once a turn. Take several along!

    A spacecraft that flies on to the next giant or into orbit looks at the planet itself anyway, and so does one that is lost there. Keep the survey for a moon.

    Two missions need many surveys: Jupiter System Survey for 5 points and Grand Tour for 10. They go to the agency that reveals the last of their locations, no matter who revealed the others.

guide-20-title = Outer Planets: the dangers of the giants
guide-20 =
    Around Jupiter there is radiation, and no one knows yet how strong it is. If it is strong, astronauts are incapacitated by a roll of 6 or less, and probes and capsules are damaged by a roll of 4 or less. If it is moderate, the limits are 3 for astronauts and 1 for probes and capsules. If it is weak, only astronauts are affected, by a 1.

    In an Aldrin, the radiation is one lower for astronauts, and a Galileo counts one lower for itself.

    Around Saturn there is debris of the rings, or radiation, or nothing at all. With debris, each spacecraft rolls once: on 2 or less, something aboard is damaged. With radiation, astronauts are incapacitated by a roll of 2 or less.

    You face this whenever you fly close by, and again at the end of every year: in Jupiter Orbit, on Io and on Europa you face Jupiter, in Saturn Orbit you face Saturn. Elsewhere, on Callisto or Titan for example, you are safe from it.

    On Europa there may even be an unknown force that destroys anything that arrives. Survey it before you land!

guide-21-title = Outer Planets: aerobraking
guide-21 =
    Aerobraking is a new advancement that requires Re-entry. Where a planet has an atmosphere, a second route leads through it, and the atmosphere does the braking: into Jupiter Orbit with difficulty 3 instead of 10, into Saturn Orbit with 1 instead of 7. And home to Earth Orbit from the Outer Planets Transfer with 1 instead of 6!

    You draw a card. With a success you are in orbit. After a minor failure you choose something to be damaged, and then the whole spacecraft goes through the atmosphere: capsules without a heat shield burn up. With a major failure, or without the advancement, the spacecraft is lost. A pilot does not help here.

guide-22-title = Outer Planets: Proton, Galileo, Explorer and scientists
guide-22 =
    Proton for $12, mass 6, thrust 70. No other rocket gives so much thrust for its mass. Proton Rockets can only be researched after Soyuz Rockets.

    Galileo costs $5 with mass 2 and needs Surveying. It is a sturdy probe. Advanced surveys count only with a working Galileo, and count even if the location was already revealed.

    Explorer costs $3 with mass 1 and needs Rendezvous. It is not a probe. Where a mission needs it, under the ice of Europa or Enceladus or in the clouds of Titan, you split it off on its own. It departs for good, and the mission is complete.

    A scientist costs $5, like every astronaut. With a healthy one aboard, a sample completes its mission at once and need not come home.

guide-23-title = Outer Planets: missions that are found
guide-23 =
    Fewer missions of the base game are dealt, and some far ones with them, all of them surveys. Easy: 5 easy and 3 far ones. Normal: 3 easy, 1 medium and 4 far ones. Hard: 3 easy, 2 medium, 1 hard and 5 far ones. Very hard: 1 easy, 2 medium, 1 hard and 6 far ones.

    All other far missions have to be found. An agency that reveals a location out there draws one that fits what is there: a lander on Io, a station at Saturn, a man on Titan. It is on the table for everyone. Some locations bring none.

    Far missions have at most 6 points on easy, so that none are found there, 13 on normal and 24 on hard. On very hard, all are in the game.

    Solo or in one team, you win only if you have also completed every far mission that was dealt at the start.

guide-24-title = Outer Planets: the calendar and the quick start
guide-24 =
    The calendar goes on until 1986. As long as a hidden location may still bring a mission, no one is too far ahead, and the game does not end early.

    At the end of a year, spacecraft arrive first, then they face Jupiter and Saturn, and only then the calendar moves on. So flights that arrive at the end of the last year still count.

    With the quick start you begin in 1966. Before the first year, every agency chooses 2 advancements, and gets them without any cards.

guide-25-title = Stations: what is new
guide-25 =
    Stations is the largest expansion, for players who know the game well. Now people stay in space: they have homes, gardens and laboratories there, and make their own fuel. Each year brings $30, and the calendar goes on until 1986. The end of a year has the same order as with Outer Planets.

    There are three new advancements. Space Shuttle costs $10 and comes with 3 outcome cards; it requires Re-entry and Atlas Rockets. Synthesis costs $10 and comes with 5 cards; it requires Life Support. Rovers cost $3 and come with 5 cards; they require Surveying.

    Most locations hide something new. The Sun may reach level 3, and then it damages probes and capsules, too. On Mars there may be dust storms: astronauts there at the end of a year are incapacitated if they roll 2 or less. On Venus, the air may crush everything that is still there when a year ends.

    Almost all of this is known from a single source: players wrote it down, and no rulebook was found. Other sources disagree about four things. An option chooses which numbers to use. The numbers here are those of the later printing; those of the first printing are in brackets.

guide-26-title = Stations: production
guide-26 =
    A year begins with production, even before the money is paid out. Production is optional. What is left of last year's money can still pay to remove outcome cards.

    A hydroponics module costs $10 with mass 4 and needs Synthesis. With a healthy astronaut aboard, it grows one unit of food a year.

    A fuel generator costs $8 with mass 1 [4] and needs Synthesis. It fills one small fuel tank a year, on Earth or where carbon dioxide has been revealed: in the thin, dry or stormy air of Mars, and in the jungle of Venus.

    Both draw a card of Synthesis. With a minor failure nothing is produced, with a major failure the module is damaged as well.

guide-27-title = Stations: food, medicine, spare parts and minds
guide-27 =
    Three things replace supplies. Food costs $1 with mass 1; five astronauts eat one unit a year. Medical supplies cost $1 with mass 1; a doctor uses one unit each time. Spare parts cost $1 with mass 1; a mechanic uses one unit for each repair. For food and medical supplies you need Life Support.

    A medical module costs $5 with mass 3 and needs Life Support. There a doctor heals free of charge.

    No one likes to be alone out there, and no one likes a crowd. At the end of a year, after the meal, an astronaut who is alone in a spacecraft rolls a die, and so does everyone aboard if more than half of the seats are taken. A 1 incapacitates. Then a doctor has one year to help.

guide-28-title = Stations: habitats are homes
guide-28 =
    A space habitat costs $20 with mass 9 and needs Synthesis. It has 20 seats, but no heat shield.

    A ground habitat comes as a kit. Ground habitat parts cost $15 [4] with mass 5 and need Synthesis. During production, a mechanic assembles them on any solid ground outside Earth, and this never fails. Then the habitat has 20 seats, cannot be damaged and never moves again. What is joined to it stays, too, until you split it off.

    In a working habitat, no one is harmed by radiation, storms or the blazing sun of Mercury.

    And it is a home! Astronauts who have been on the Moon and then reach a habitat, wherever it is, have come home, and the mission is complete. This counts on arrival, after docking or a repair, and when a year begins.

guide-29-title = Stations: Shuttle, Daedalus and tanks
guide-29 =
    The Shuttle costs $10 with mass 4, has thrust 75, 6 seats and a heat shield. The Daedalus costs $10 with mass 1 and has thrust 22 [15]. Both need Space Shuttle.

    They are reusable. Each firing empties a fuel tank instead: the Shuttle takes a large one, the Daedalus a small one. With three tanks you fire three times, in one maneuver or in several.

    A small fuel tank costs $3 with mass 2. A large fuel tank costs $6 [4] with mass 6 [4]. Both need Space Shuttle.

    With a minor failure the engine is damaged, and the tank stays full. With a major failure the whole spacecraft explodes.

guide-30-title = Stations: features and rovers
guide-30 =
    Known locations still hold surprises, called features. If a location was already revealed when you arrive, you may explore it and draw a card. What you find stays there. On the Moon, Phobos and Ceres there is room for 1 feature at most, on Mars for 2 or 3, in the jungle of Venus for 3. If a healthy pilot of any agency is there, you see two features and keep one.

    Some features bring 2 or 4 points at once. Some make samples valuable, or show that there is life. And some can be collected, once only: palladium and platinum sell for $30 on Earth, iridium for $40. A fossil is worth 6 points when it is examined, an alien object 8 points on Earth and an advancement without cards. A mechanic can turn wreckage into a probe or 2 units of spare parts, and then 2 points go to another agency, one of those with the fewest. In caves, a mechanic can build one ground habitat from 2 units of spare parts.

    But take care! On the Moon, 5 of the 18 cards are dust that swallows the spacecraft that finds it. In the badlands of Mars, something is damaged by a roll of 2 or less. An infection on the Moon travels with every spacecraft that is there or lands later, and docking passes it on. The first agency to bring it to Earth loses 10 points.

    A rover costs $4 with mass 1 and needs Rovers. It is a probe, too. On its own, it may explore its location once a year. It draws two cards of Rovers, one after the other, and both must be successes. A major failure damages it.

guide-31-title = Stations: experiments
guide-31 =
    An experiment costs $2 with mass 1, a science module costs $5 with mass 2. Both need Surveying. Take them along with a healthy astronaut to where a mission needs an experiment; with Outer Planets it has to be a scientist. There you complete it. When the results, mass 1, come to Earth, the mission is complete.

    At a science module, fossils can be examined, too. And only there can a scientist now complete sample returns without coming home.

guide-32-title = Stations: missions and points
guide-32 =
    The missions are new. Easy: 6 easy ones. Normal: 6 easy and 3 medium. Hard: 4 easy, 5 medium and 3 hard. Very hard: 1 easy, 6 medium and 6 hard. One occupation and the survey of life are added to them, and with Outer Planets as many far missions as in that expansion.

    Habitats: a working habitat is there.

    An occupation is never over. When a year begins, every agency with a living astronaut there gets points: 0.5 in Earth Orbit, 1 on the Moon, 2 on Mars, 2.5 on Venus. So there are half points.

    The first agency that reveals life, at a location or as a feature, completes the survey of life for 10 points. Only then can a sample with life be brought home, for 40 points.

    Of 7 missions there are two cards, and the second one is worth a little more. An agency can complete only one of the two. In a solo game, the second cards are left out.

    The game goes on no matter how far ahead the leader is.

guide-33-title = Stations: cyclers
guide-33 =
    A cycler moves to and fro between Earth and Mars forever. From Earth Orbit you get on with difficulty 3 (1). When the turn ends, it carries you off automatically, through radiation and for 3 years, and later back again (2). Nothing is fired for this, however heavy your spacecraft is. A habitat with a hydroponics module is useful there!

    From the Mars Cycler you get off into Mars Orbit with difficulty 3 (3), or straight down to Mars, also with 3 (4). With Outer Planets, aerobraking takes you into an orbit at no cost.

    There are more new routes. Between the Inner Planets Transfer and Mars Fly-By it is difficulty 1 and 2 years in both directions, and from Venus Fly-By to the Inner Planets Transfer difficulty 1 and 3 years.
guide-33-picture = cyclers.svg
guide-33-alt = On the left Earth and its orbit, on the right Mars and its orbit, above them two cyclers with routes to and fro. Numbers from 1 to 4 point at getting on, the long flight, getting off into orbit, and landing on Mars.

guide-34-title = Stations: joint ventures
guide-34 =
    Joint ventures are a separate option, for two agencies or more. Founding one costs $10, and it has 10 shares. The founder keeps at least 1 and gives at least 1 away. Every agency that is offered shares must agree. Otherwise nothing is paid and the venture is not founded.

    A venture is an owner like an agency: it has money, spacecraft, people and missions. But it has no advancements, and a new year brings it no money. It keeps the money that it has left. It starts with nothing at all, so make it an offer: someone has to give it money or components.

    An agency with a share may act for the venture in its own turn. You use the venture's money and spacecraft, but your own advancements, your own outcome cards, and your own money to remove those cards. Before anything is done, the other shareholders decide, one after the other. They allow it, allow everything this year, or veto it. After a veto, you cannot act for this venture again in the same turn.

    In your turn, the bank buys and sells shares. One costs as many dollars as the venture has points, rounded down. Agencies trade shares with each other, too. But an agency without a share of any venture can only trade to get one.

    Missions of a venture bring no one money. When the game ends, its points are divided among its shares, down to the smallest fraction, and those of the bank are lost. An agency that gets all 10 shares dissolves the venture at once and takes over everything: money, spacecraft, people, missions, and its dead.

# Rules of the program that are not in the rulebook: one paragraph per item, its subject before a colon.
# tools/docs/house_rules.py writes the English items into the docs.
guide-ours-title = Not in the rulebook
guide-ours =
    Sources: where the quick reference and the first rulebook differ, “Edition” says which one decides. Most of Stations is known from a single source, and “Printing of Stations” chooses between two sets of its numbers.

    End of a year: a turn in which you only rearrange or trade things keeps the year open, unless one of your turns has ended in the same position since the last progress, such as a purchase or a flight. After 50 such turns in a row only progress keeps it open. You won't get there in a normal game.

    Limits: astronauts and outcome cards never run out, but an agency has at most 10 spacecraft and 24 living astronauts.

    Repeated positions: after 1000 small actions in one turn, such as loading and docking, no position may come back. After 2000, the turn has no more small actions, and a year has at most 1000 turns. You won't get there in a normal game.

    Offers: an offer can be answered with one counter-offer. Where two spacecraft meet in space, you can trade single components and astronauts if one side knows Rendezvous. You can also trade what you have seen of a hidden location.

    Ties and game length: among agencies with equal points a draw decides who starts the year, who arrives first and who gets a mission. “Last year” makes a game shorter.

    Odds and hints: the page shows the exact odds of every draw and does the arithmetic. You can turn hints off.

    Undo: you can undo your last move until someone else moves or something new is revealed. After that, everyone else has to agree. A match in which a draw was undone is marked as such and left out of the statistics.

    Clock and bots: online you can choose a clock. When your time is up, or when you are away, a bot plays for you until you come back. Bots can take any other seat, too.
