### The how-to-play page. A blank line begins a new paragraph; docs/how-to-play/leaving_earth.md tells the same with tables.

guide-title = How to play Leaving Earth
guide-intro = It is 1956, and nobody has ever been in space. One to five agencies have twenty-one years, $25 for each of them, and rockets that may explode. Who sends the first satellite into orbit, who walks on the Moon, who finds life on another world? You build every ship yourself, and a little arithmetic tells you whether it arrives.

guide-1-title = What it is about
guide-1 =
    You lead a space agency. On the table lie missions, such as a satellite around Earth or a stone from Mars. The first agency to complete a mission gets its points. Whoever has the most points at the end wins.

    To get there you research, buy rockets and capsules, put them together and fly. Whatever is new may fail. So you test, you learn, and you try again.

guide-2-title = The missions
guide-2 =
    Sounding Rocket, Artificial Satellite and landers: a probe or capsule that works arrives there. For the Sounding Rocket anywhere in space will do, and space is everything but Earth.

    Surveys: be the first to show everybody what a place is like.

    Man in Space, in Orbit, on the Moon and so on: somebody who has been there comes home to Earth alive.

    Stations: somebody alive is there when a year begins.

    Sample returns: a sample of that place comes to Earth. For Extraterrestrial Life it comes from the Moon, Mars or Venus, and life was found there.

    One flight can complete several missions. Whenever an agency completes one, every other agency gets $10 at once! A mission that turns out to be impossible is taken away.

guide-3-title = A year and your turn
guide-3 =
    Every year begins with $25 for everybody. What was left of last year is gone. Then stations score, and samples can be sold.

    Whoever has the fewest points takes the first turn. In your turn you do as much as you like and can pay for, in any order: research, buy, build, fly, survey, collect, dock, split, heal, repair, make offers.

    Then the next agency goes on, and your turn comes round again. When all agencies pass one after another, the year is over. A turn in which you spend nothing, fly nowhere and agree on nothing is a pass. Alone, the end of your turn is the end of the year.

    At the end of the year everything on Earth is repaired and everybody there is healed. In space the crews have to survive. Then the calendar moves on, and long flights come a year nearer.

guide-4-title = Research and outcome cards
guide-4 =
    An advancement costs $10 and lets you buy or do something. There are ten: Juno, Atlas, Soyuz and Saturn Rockets, Ion Thrusters, Rendezvous, Re-entry, Landing, Life Support and Surveying.

    With it come 3 outcome cards, face down; with Surveying only 1. They are from a pile of 60 successes, 15 minor failures and 15 major failures.

    Whenever you use the advancement, one of its cards is drawn for all to see. For a rocket that means: with a success it works (1 in the picture); with a minor failure it is damaged and gives no thrust (2); with a major failure the whole spacecraft explodes (3).

    Then the card is shuffled back, or you pay to be rid of it: $10 for a success, $5 for a failure. That mends nothing, but the next draw will be different. If the last card is a success, it leaves for nothing. Without cards nothing can fail any more!
guide-4-picture = outcomes.svg
guide-4-alt = A rocket with three face-down cards. 1 is a tick: the rocket flies. 2 is an exclamation mark: the rocket is crossed out. 3 is a cross: there is an explosion. Beside the cards stands what it costs to be rid of them: $10, $5 and $5.

guide-5-title = Components and spacecraft
guide-5 =
    The picture shows what you can buy: its price (1), its mass (2), a rocket's thrust (3), a capsule's seats (4) and its heat shield (5).

    Rockets: Juno for $1, mass 1, thrust 4. Atlas for $5, mass 4, thrust 27. Soyuz for $8, mass 9, thrust 80. Saturn for $15, mass 20, thrust 200. Each needs its own advancement.

    Probe: $2, mass 1. It needs no research.

    Capsules carry astronauts and can do all that a probe can. Vostok ($2, mass 2, 1 seat) and Apollo ($4, mass 3, 3 seats) need Re-entry and have a heat shield. Eagle ($4, mass 1, 2 seats) needs Landing. Aldrin ($4, mass 3, 8 seats) needs Life Support.

    Supplies cost $1 with mass 1 and need Life Support. An ion thruster costs $10 with mass 1. An astronaut costs $5 and weighs nothing.

    What you have bought lies on Earth for as long as you like. There you put a spacecraft together, and change it for nothing. It is one stack: whatever is in it flies along. Every astronaut needs a seat.
guide-5-picture = parts.svg
guide-5-alt = Twelve tiles: Juno, Atlas, Soyuz, Saturn, probe, Vostok, Apollo, Eagle, Aldrin, supplies, ion thruster and astronaut, each with its numbers. Numbers from 1 to 5 point at price, mass, thrust, seats and heat shield.

guide-6-title = The map
guide-6 =
    Every arrow on the map is a maneuver. The number on it is its difficulty (1). The signs behind it tell what waits on the way, one after another.

    An hourglass (2): the flight takes years. If it is dashed, it takes no time unless you want it to.

    Radiation (3), atmospheric entry (4), landing (5): see the dangers below. A dashed landing is only for tests.

    A question mark (6): nobody knows yet what this place is like.

    Lightning (7) and a cross (8): this happens by itself. If your spacecraft is still there when your turn ends, it falls back from Suborbital Flight to Earth. From a fly-by or the Inner Planets Transfer it is lost in space. So do what you came for before you end the turn!
guide-6-picture = map.svg
guide-6-alt = Earth, the Moon and Mars with arrows between them. Numbers from 1 to 8 point at the signs that the text explains.

guide-7-title = Mass, difficulty, thrust
guide-7 =
    Thrust needed = difficulty × mass. The mass is that of everything aboard, with all rockets, also those you are about to fire.

    Then you fire one rocket after another, and each draws a card. As soon as it is enough, the spacecraft flies. A fired rocket is gone. If it is not enough in the end, you stay where you are, and what was fired is gone all the same.

    In the picture a probe wants to reach Suborbital Flight, difficulty 3. With three Juno the mass is 4: it needs 3 × 4 = 12 and has 4 + 4 + 4 = 12. With only two it needs 3 × 3 = 9 and has 4 + 4 = 8. Too little!

    What can a rocket carry? Divide its thrust by the difficulty and take off its own mass. A Saturn to Earth Orbit, difficulty 8: 200 ÷ 8 − 20 = 5. And plan from the end of the journey: every stage carries all those after it.
guide-7-picture = thrust.svg
guide-7-alt = Two stacks on a way of difficulty 3. On the left a probe with three rockets: 3 × 4 = 12 and 4 + 4 + 4 = 12, with a tick. On the right a probe with two rockets: 3 × 3 = 9 and 4 + 4 = 8, with a cross.

guide-8-title = Flights that take years
guide-8 =
    At departure a spacecraft gets a time token for each year of the flight. At the end of every year it loses one, and without the last one it arrives. Until then it cannot fly, dock, survey or collect.

    Before you fire anything you may fly faster: half the years, rounded up, for twice the difficulty (1). Or you take more years, as many as you like, for nothing (2).

    Ion thrusters give 5 thrust for each year of a flight. They are not used up, but rest until the next year, and any failure only damages them. From Earth Orbit to Mars Orbit, difficulty 5 and 3 years, one gives 5 + 5 + 5 = 15 (3). That is enough for mass 3, itself included.
guide-8-picture = time.svg
guide-8-alt = A spacecraft on its way with three time tokens, then two, then one, then it arrives. Below, numbered from 1 to 3: half the years for twice the difficulty, more years for the same difficulty, and an ion thruster that gives 5 + 5 + 5 = 15.

guide-9-title = Dangers on the way
guide-9 =
    Radiation: at departure every astronaut rolls a die of 8. The level of the Sun is 0, 1 or 2. Whoever rolls at most the level times the years of the flight is incapacitated. In an Aldrin the level counts one lower.

    Atmospheric entry: it takes Re-entry and an undamaged capsule with a heat shield, a Vostok or an Apollo. Each draws a card: a minor failure damages it, with a major failure it burns with everybody inside. All other capsules burn for sure. What is no capsule comes through.

    Landing: without this advancement the spacecraft is lost. With it you draw a card: after a minor failure you choose something that is damaged, after a major failure the spacecraft is lost.

    Damaged things weigh the same and do nothing until they are repaired. A damaged capsule still has its seats. Astronauts can be chosen too, and are then incapacitated. If nothing is left to damage, the spacecraft is lost.

guide-10-title = Unknown places
guide-10 =
    The Moon, Mars, Phobos, Venus, Ceres, Suborbital Flight and Solar Radiation each hide a card. The Moon may hold minerals, or deep dust that swallows spacecraft; Venus may be an inferno that melts them.

    Whoever comes to an unknown place looks and shows it to everybody. You may keep the secret, but then you lose the spacecraft. Suborbital Flight matters only with astronauts aboard: it may incapacitate whoever rolls low, and a secret there costs the crew.

    With Surveying, a working probe or capsule can look from where a way to the place begins, such as a fly-by or an orbit. That is safe, and you may keep the secret. If the draw fails, you see nothing.

    On the ground a working probe or capsule, or a healthy astronaut, can collect samples of mass 1, and supplies where there are some.

    When a year begins, samples on Earth can be sold if there were minerals: for $25 from the Moon, for $50 from elsewhere. An alien sample from Phobos teaches you an advancement without cards, or clears the cards of one.

guide-11-title = Docking and separating
guide-11 =
    With Rendezvous, your spacecraft in the same place can dock and become one, and one can split in two. Not on Earth, though, nor in Suborbital Flight. With time tokens a spacecraft can split but not dock.

    Each try draws a card. With any failure it does not work, and you choose something that is damaged.

    In the picture two launches become one ship that is hard to lift at once (1). Later the Eagle lands on the Moon, while the Apollo waits in orbit with all that need not land (2).
guide-11-picture = dock.svg
guide-11-alt = On the left, numbered 1: two stacks become one. On the right, numbered 2: it splits again. The Eagle with one rocket flies to the Moon, the Apollo with the other one stays in orbit.

guide-12-title = Astronauts, and how they survive
guide-12 =
    A pilot makes every failed landing or rendezvous one step milder: a major failure becomes a minor one, a minor one a success. A mechanic repairs a whole spacecraft with one unit of supplies, and mends minor failures of Life Support. A doctor heals everybody else aboard. All of them must be well themselves.

    At the end of a year three things happen in space. First, whoever is incapacitated dies.

    Second, every undamaged capsule draws for Life Support, even an empty one. A success gives air to as many astronauts as it has seats, a failure to nobody. Without the advancement there is no air at all.

    Third, up to 5 astronauts of a spacecraft eat one unit of supplies, the next 5 another one.

    Whoever has no air or nothing to eat dies, and each death costs you 2 points. A flight that is back on Earth within the year needs none of this.

guide-13-title = Offers between agencies
guide-13 =
    In your turn you can make an offer to another agency. Money, things and people on Earth, whole spacecraft and research can change hands, but no missions.

    The other agency accepts, declines, or makes one other offer, which you can only take or leave. You have 3 offers in a turn and 12 in a year.

    Shared research comes with as many fresh cards as the giver has left. Whoever fires a rocket from another agency without its advancement learns it that way, cards and all.
guide-13-picture = offer.svg
guide-13-alt = Two columns. The round agency gives $10 and a rocket, the square agency gives landing with one card. Below are the three answers: a tick, a cross, and arrows to and fro.

guide-14-title = The end
guide-14 =
    The game ends after 1976. It ends earlier if no mission is left, or if nobody can catch up with the leader when the year changes. Flights that are still under way do not count.

    Each dead astronaut takes 2 points off. The most points win, and who is level shares the victory.

    Alone, or all in one team, you play against the table: you need more points than all missions together that are still open. So everybody can lose!

guide-15-title = Levels and Mercury
guide-15 =
    How many missions lie on the table? Easy: 5 easy ones. Normal: 4 easy and 2 medium. Hard: 3 easy, 3 medium and 2 hard. Very hard: 1 easy, 4 medium and 4 hard.

    A first game is better short: choose an earlier last year, such as 1960.

    Mercury is an expansion. The planet next to the Sun is barren or has minerals, $50 a sample. Its three missions are dealt among the others: the survey for 7 points, the lander for 13, the sample return for 19. The way there begins at the Inner Planets Transfer, with difficulty 5. The way home is worse: 7!

guide-16-title = Playing here
guide-16 =
    Research, buy and load in the panels under the map. Then use a spacecraft: the ways it can fly light up with their sums. Tap one, and choose what to fire.

    Drawing board: put a ship together on paper. You see at once what it weighs, what it costs and where it can go.

    Odds: before you fire, land or survey you see how likely it is to work. The odds are exact: they know what everybody has seen, but no hidden card.

    A turn has 100 small steps, such as loading and docking. After that you can only spend, fly or end it. An agency can have 10 spacecraft and 24 living astronauts.

    Bots: the planner designs the cheapest ship for every mission, tests what could fail, and launches. It sees no more than a person would.

guide-17-title = First tips
guide-17 =
    Money is gone at the end of the year. Buy something for the next one, but keep $5 as long as something can fail.

    Test with a bare rocket. Then a major failure costs you nothing else.

    Pay for failures. Successes may stay: each one that you have seen makes the next draw safer.

    Think of the flight home. It has to be lifted, too.

    Juno are for the last steps, with difficulty 1 and 2. From Earth straight to Earth Orbit, only Soyuz and Saturn lift more than themselves.
