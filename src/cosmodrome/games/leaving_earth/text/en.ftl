### Leaving Earth. The rulebook is the authority for what the words mean; the sentences are our own.

## Names: components and people

item-juno = Juno
item-atlas = Atlas
item-soyuz = Soyuz
item-saturn = Saturn
item-ion_thruster = ion thruster
item-probe = probe
item-vostok = Vostok
item-apollo = Apollo
item-eagle = Eagle
item-aldrin = Aldrin
item-supplies_1x = supplies
item-supplies_5x = crate of 5 supplies
item-moon_sample = Moon sample
item-mars_sample = Mars sample
item-phobos_sample = Phobos sample
item-venus_sample = Venus sample
item-ceres_sample = Ceres sample
item-mercury_sample = Mercury sample
item-pilot = pilot
item-mechanic = mechanic
item-doctor = doctor
item-damaged_juno = damaged Juno
item-damaged_atlas = damaged Atlas
item-damaged_soyuz = damaged Soyuz
item-damaged_saturn = damaged Saturn
item-damaged_ion_thruster = damaged ion thruster
item-damaged_probe = damaged probe
item-damaged_vostok = damaged Vostok
item-damaged_apollo = damaged Apollo
item-damaged_eagle = damaged Eagle
item-damaged_aldrin = damaged Aldrin
item-damaged_pilot = incapacitated pilot
item-damaged_mechanic = incapacitated mechanic
item-damaged_doctor = incapacitated doctor

skill-pilot = pilot
skill-mechanic = mechanic
skill-doctor = doctor

skill-pilot-does = Makes every failed landing or rendezvous one step milder.
skill-mechanic-does = Repairs a spacecraft with one unit of supplies, and mends minor failures of life support.
skill-doctor-does = Heals everybody else aboard.

## Names: advancements

advancement-juno_rockets = Juno Rockets
advancement-atlas_rockets = Atlas Rockets
advancement-soyuz_rockets = Soyuz Rockets
advancement-saturn_rockets = Saturn Rockets
advancement-ion_thrusters = Ion Thrusters
advancement-rendezvous = Rendezvous
advancement-re_entry = Re-entry
advancement-landing = Landing
advancement-life_support = Life Support
advancement-surveying = Surveying

advancement-juno_rockets-does = small rockets, cheap and light
advancement-atlas_rockets-does = middling rockets
advancement-soyuz_rockets-does = strong rockets
advancement-saturn_rockets-does = the largest rockets
advancement-ion_thrusters-does = thrusters for long flights, good for every year
advancement-rendezvous-does = docking and separating in space
advancement-re_entry-does = capsules that come through an atmosphere
advancement-landing-does = landing where no air slows you down, and the Eagle
advancement-life_support-does = surviving the end of a year in space, supplies and the Aldrin
advancement-surveying-does = looking at a place from afar

## Names: places

location-earth = Earth
location-suborbital = Suborbital Flight
location-earth_orbit = Earth Orbit
location-lunar_flyby = Lunar Fly-By
location-lunar_orbit = Lunar Orbit
location-moon = Moon
location-inner_transfer = Inner Planets Transfer
location-venus_flyby = Venus Fly-By
location-venus_orbit = Venus Orbit
location-venus = Venus
location-mars_flyby = Mars Fly-By
location-mars_orbit = Mars Orbit
location-mars = Mars
location-phobos = Phobos
location-ceres = Ceres
location-solar_radiation = Solar Radiation
location-lost = lost in space
location-mercury_flyby = Mercury Fly-By
location-mercury_orbit = Mercury Orbit
location-mercury = Mercury
location-space = anywhere in space

route = { $from } to { $to }

## Names: what is found

face-calm = quiet sun
face-level_1 = radiation level 1
face-level_2 = radiation level 2
face-harmless = harmless
face-unpleasant = unpleasant
face-dangerous = dangerous
face-barren = barren
face-dust = deep dust
face-minerals = minerals
face-microbes = fossil microbes
face-plants = plants
face-alien = alien remains
face-ice = water ice
face-inferno = inferno
face-oceans = oceans
face-wetlands = wetlands

face-calm-does = Nobody is harmed by radiation.
face-level_1-does = Whoever rolls at most the years of the flight is incapacitated.
face-level_2-does = Whoever rolls at most twice the years of the flight is incapacitated.
face-harmless-does = Nothing happens to astronauts.
face-unpleasant-does = Astronauts who roll 1 are incapacitated.
face-dangerous-does = Astronauts who roll 3 or less are incapacitated.
face-barren-does = Nothing but stones, good as samples.
face-dust-does = Whatever lands here sinks and is lost.
face-minerals-does = Samples can be sold on Earth.
face-microbes-does = Samples are proof of life.
face-plants-does = Samples are proof of life, and supplies grow here.
face-alien-does = A sample on Earth teaches an advancement without failures.
face-ice-does = Supplies can be collected here.
face-inferno-does = Whatever comes here is crushed and melted.
face-oceans-does = Supplies can be collected here.
face-wetlands-does = Samples are proof of life, and supplies grow here.

## Names: missions

mission-sounding_rocket = Sounding Rocket
mission-artificial_satellite = Artificial Satellite
mission-man_in_space = Man in Space
mission-man_in_orbit = Man in Orbit
mission-lunar_survey = Lunar Survey
mission-mars_survey = Mars Survey
mission-lunar_lander = Lunar Lander
mission-space_station = Space Station
mission-venus_survey = Venus Survey
mission-mars_lander = Mars Lander
mission-ceres_lander = Ceres Lander
mission-lunar_sample_return = Lunar Sample Return
mission-venus_lander = Venus Lander
mission-man_on_the_moon = Man on the Moon
mission-phobos_sample_return = Phobos Sample Return
mission-ceres_sample_return = Ceres Sample Return
mission-lunar_station = Lunar Station
mission-mars_sample_return = Mars Sample Return
mission-mars_station = Mars Station
mission-man_on_mars = Man on Mars
mission-venus_sample_return = Venus Sample Return
mission-venus_station = Venus Station
mission-man_on_venus = Man on Venus
mission-extraterrestrial_life = Extraterrestrial Life
mission-mercury_survey = Mercury Survey
mission-mercury_lander = Mercury Lander
mission-mercury_sample_return = Mercury Sample Return

needs-probe = bring a working probe or capsule to: { $place }
needs-survey = be the first to reveal: { $place }
needs-return = bring somebody home alive from: { $place }
needs-station = have somebody alive at the start of a year at: { $place }
needs-sample = bring home a sample from: { $place }
needs-life = bring home a sample with life from: { $place }

## Words that stand in sentences, in small letters

outcome-success = success
outcome-minor_failure = minor failure
outcome-major_failure = major failure

cause-explosion = a rocket explodes
cause-landing = the landing fails
cause-no_landing = nobody knows how to land
cause-secrecy = the place stays a secret
cause-place = the place is deadly
cause-damage = nothing is left undamaged
cause-drift = it drifts off into space
cause-entry = it burns up in the atmosphere
cause-incapacity = no help comes in time
cause-life_support = the air runs out
cause-hunger = there is nothing to eat
cause-spending = its last rocket was all there was

end-calendar = the last year is over
end-lead = nobody can catch up with the leader
end-missions = no mission is left

## Headings

score = Score
points = Points
missions = Missions
on-earth = On Earth
agencies = Other agencies
memorial = In memory of

## Options

option-level = Missions
option-level-help = How many missions of each kind are dealt. Hard ones lead to other planets.
option-level-easy = easy
option-level-normal = normal
option-level-hard = hard
option-level-very_hard = very hard
option-mercury = Mercury
option-mercury-help = The expansion adds the innermost planet and three missions.
option-team = One team
option-team-help = All agencies play together and win if they score more than what is left undone.
option-last_year = Last year
option-last_year-help = The game ends after this year at the latest. An earlier one makes a shorter game.

## Buttons

do-pass = End the turn
do-done = Done
do-research = Research { $advancement }
do-buy = Buy: { $item }
do-build = Build a new spacecraft
do-craft = Use { $craft }
do-cooperate = Make an offer to { $with }
do-load = Put aboard: { $item }
do-unload = Unload: { $item }
do-dismantle = Take the whole spacecraft apart
do-maneuver = Fly: { $maneuver }
do-dock = Dock with { $craft }
do-separate = Split this spacecraft in two
do-detach = Split off: { $item }
do-detach_crew = Split off: { $name }, { $skill }
do-split = Separate now
do-survey = Survey { $location }
do-collect = Collect: { $item }
do-heal = Let the doctor heal everybody
do-repair = Repair everything with one unit of supplies
do-faster = Fly faster, for twice the difficulty
do-slower = Take one year more
do-fire = Fire: { $item }
do-stop = Stop here
do-remove_outcome = Pay ${ $cost } to get rid of this { $outcome }
do-keep_outcome = Shuffle this { $outcome } back
do-reveal = Show everybody
do-keep_hidden = Keep it a secret
do-try_landing = Try a landing, as a test
do-skip_landing = Come down without a test
do-suffer = Damage { $craft }
do-damage = Damage: { $item }
do-damage_crew = Let it hit { $name }, { $skill }
do-seat_in =
    { $riders ->
        [0] { $item }, empty (capsule { $capsule })
       *[other] { $item } with { $crew } (capsule { $capsule })
    }
do-shield = Behind the shield: { $name }, { $skill }
do-leave_out = Give up { $name }, { $skill }
do-sell = Sell: { $item }
do-exchange = Learn { $advancement } from the alien sample
do-give = You give: { $item }
do-give_money = You give: ${ $amount }
do-give_craft = You give: { $craft }
do-give_research = You share: { $advancement }
do-ask = You get: { $item }
do-ask_money = You get: ${ $amount }
do-ask_craft = You get: { $craft }
do-ask_research = You learn: { $advancement }
do-propose = Make this offer
do-cancel = Never mind
do-accept = Accept
do-decline = Decline
do-counter = Make another offer instead

## Questions

ask-act = { $seat }, it is { $year } and you have ${ $money }. What next?
ask-work = { $seat }, what shall { $craft } do?
ask-divide = { $seat }, what goes over to craft { $other }? So far: { $moved }
ask-burn = { $seat }, { $route } with craft { $craft }: { $arithmetic }. What do you fire?
ask-pay_outcome = { $seat }, { $advancement }: { $outcome }. Will you pay to be rid of this card?
ask-choose_sufferer = { $seat }, the docking fails. Which spacecraft is damaged?
ask-choose_damage = { $seat }, what aboard craft { $craft } is damaged?
ask-choose_reveal =
    { $secret ->
        [lost] { $seat }, you see { $location }: { $face }. Show it to everybody? A secret costs you the spacecraft.
        [crew] { $seat }, you see { $location }: { $face }. Show it to everybody? A secret costs you the crew.
       *[free] { $seat }, you see { $location }: { $face }. Show it to everybody?
    }
ask-choose_shielded =
    { $places ->
        [one] { $seat }, { $places } seat is left behind the radiation shield. Who takes it?
       *[other] { $seat }, { $places } seats are left behind the radiation shield. Who takes one?
    }
ask-choose_seats = { $seat }, which capsule does { $name } take through the atmosphere?
ask-choose_landing = { $seat }, there is air enough to come down. Test your landing all the same?
ask-choose_left_out =
    { $count ->
        [one] { $seat }, craft { $craft } has to lose { $count } astronaut: { $cause }. Who is it?
       *[other] { $seat }, craft { $craft } has to lose { $count } astronauts: { $cause }. Who is first?
    }
ask-turn_in = { $seat }, what do you do with the samples on Earth?
ask-build_offer = { $seat }, your offer to { $partner }. You give: { $gives }. You get: { $asks }
ask-answer_offer = { $seat }, { $partner } makes an offer. You get: { $gives }. You give: { $asks }

## What happens

log-mission_dealt =
    { $points ->
        [one] Mission: { $mission }, { $points } point.
       *[other] Mission: { $mission }, { $points } points.
    }
log-year_began = { $year } begins. Every agency has ${ $money }.
log-lot_drawn = The lot falls on { $seat }.
log-starter_found = { $seat } begins this year.
log-researched =
    { $outcomes ->
        [0] { $seat } researches { $advancement }. Nothing can go wrong.
        [one] { $seat } researches { $advancement }, with { $outcomes } outcome.
       *[other] { $seat } researches { $advancement }, with { $outcomes } outcomes.
    }
log-bought = { $seat } buys for ${ $cost }: { $item }.
log-hired = { $seat } trains { $person }, { $item }, for ${ $cost }.
log-loaded = { $seat } puts aboard craft { $craft }: { $item }.
log-unloaded = { $seat } unloads from craft { $craft }: { $item }.
log-dismantled = { $seat } takes craft { $craft } apart.
log-maneuver_began = { $seat } starts craft { $craft }, { $maneuver }. It needs { $need } thrust.
log-fired = Craft { $craft } of { $seat } fires: { $item }, thrust { $thrust }.
log-misfired = A misfire on craft { $craft } of { $seat }: { $item }.
log-stopped = Craft { $craft } of { $seat } stays where it is.
log-departed =
    { $years ->
        [0] Craft { $craft } of { $seat } flies: { $maneuver }.
        [one] Craft { $craft } of { $seat } flies: { $maneuver }, for { $years } year.
       *[other] Craft { $craft } of { $seat } flies: { $maneuver }, for { $years } years.
    }
log-arrived = Craft { $craft } of { $seat } arrives: { $location }.
log-destroyed = Craft { $craft } of { $seat } is lost: { $cause }.
log-outcome_drawn = { $seat } draws for { $advancement }: { $outcome }.
log-outcome_removed =
    { $cost ->
        [0] { $seat } gets rid of the last card of { $advancement }: { $outcome }.
       *[other] { $seat } pays ${ $cost } to get rid of a card of { $advancement }: { $outcome }.
    }
log-looked = { $seat } looks at { $location }.
log-looked-own = { $seat } looks at { $location }: { $face }.
log-revealed = { $seat } reveals { $location }: { $face }.
log-kept_hidden = { $seat } keeps a secret: { $location }.
log-rolled = { $person } rolls { $roll }. Up to { $up_to } it hurts.
log-incapacitated = { $person } is incapacitated.
log-died = { $person } dies: { $cause }. { $seat } loses points.
log-was_damaged = Damaged on craft { $craft } of { $seat }: { $item }.
log-capsule_lost = Burnt up on craft { $craft } of { $seat }: { $item }.
log-docked = Craft { $craft } and { $other } of { $seat } dock and are one.
log-separated = Craft { $other } of { $seat } separates from craft { $craft }.
log-rendezvous_failed = The rendezvous of craft { $craft } fails for { $seat }.
log-survey_failed = The survey by { $seat } shows nothing: { $location }.
log-collected = Craft { $craft } of { $seat } collects: { $item }.
log-healed = Everybody aboard craft { $craft } of { $seat } is well again.
log-was_repaired = Everything aboard craft { $craft } of { $seat } is repaired.
log-mission_completed =
    { $points ->
        [one] { $seat } completes { $mission } for { $points } point!
       *[other] { $seat } completes { $mission } for { $points } points!
    }
log-mission_removed = { $mission } has become impossible and is taken away.
log-sold = { $seat } sells for ${ $money }: { $item }.
log-exchanged = { $seat } learns { $advancement } from an alien sample.
log-passed = { $seat } passes.
log-turn_ended = { $seat } ends the turn.
log-supported = Life support works on craft { $craft } of { $seat }: { $item }.
log-not_supported = Life support fails on craft { $craft } of { $seat }: { $item }.
log-fed =
    { $supplies ->
        [one] The crew of craft { $craft } of { $seat } eats { $supplies } unit of supplies.
       *[other] The crew of craft { $craft } of { $seat } eats { $supplies } units of supplies.
    }
log-year_ended = { $year } ends.
log-outcomes_shuffled =
    { $cards ->
        [one] { $cards } discarded outcome is shuffled into a new pile.
       *[other] { $cards } discarded outcomes are shuffled into a new pile.
    }
log-pack_opened =
    { $cards ->
        [one] A new pack with { $cards } outcome is opened.
       *[other] A new pack with { $cards } outcomes is opened.
    }
log-offered = { $seat } makes an offer to { $to }.
log-countered = { $seat } answers { $to } with another offer.
log-accepted = { $seat } accepts the offer of { $to }.
log-declined = { $seat } declines the offer of { $to }.
log-gave =
    { $count ->
        [one] { $seat } gives { $to }: { $item }.
       *[other] { $seat } gives { $to }: { $count } × { $item }.
    }
log-gave_money = { $seat } gives { $to } ${ $amount }.
log-gave_craft = { $seat } hands craft { $craft } over to { $to }, where it is craft { $other }.
log-shared =
    { $outcomes ->
        [0] { $seat } shares { $advancement } with { $to }. Nothing can go wrong.
        [one] { $seat } shares { $advancement } with { $to }, with { $outcomes } outcome.
       *[other] { $seat } shares { $advancement } with { $to }, with { $outcomes } outcomes.
    }
log-game_ended = The space race is over: { $end }.
log-surveyed = The survey by { $seat } succeeds: { $location }.
log-outcomes_cleared =
    { $cards ->
        [one] { $seat } clears { $advancement } of { $cards } outcome.
       *[other] { $seat } clears { $advancement } of { $cards } outcomes.
    }

## Refusals

refused-already_researched = You know this already.
refused-not_enough_money = You do not have enough money this year.
refused-not_for_sale = This cannot be bought.
refused-advancement_needed = You have to research its advancement first.
refused-roster_full = Your agency has all the astronauts it can have.
refused-no_craft_free = All your spacecraft numbers are in use.
refused-nothing_on_earth = There is nothing on Earth to build with. Buy something first.
refused-no_such_craft = There is no such spacecraft.
refused-budget_spent = You have taken all small steps of this turn. Buy, fly or end the turn.
refused-offers_spent = You have made all your offers for now.
refused-alone = You cannot make yourself an offer.
refused-not_loose = You have none of that on Earth.
refused-not_aboard = There is none of that aboard.
refused-no_seat = Every astronaut needs a seat.
refused-not_on_earth = Spacecraft are put together and taken apart on Earth only.
refused-no_such_maneuver = This maneuver does not start here.
refused-in_flight = The spacecraft is under way. Wait until its last time token is gone.
refused-nothing_to_fire = There is nothing aboard that could be fired for this.
refused-not_the_same_place = The two spacecraft are not in the same place.
refused-no_rendezvous_here = Spacecraft dock and separate in space only, not here.
refused-rendezvous_needed = You have to research Rendezvous first.
refused-too_small = There are not two things aboard that could be separated.
refused-surveying_needed = You have to research Surveying first.
refused-no_working_probe = A survey needs an undamaged probe or capsule.
refused-not_surveyable = This place cannot be surveyed from here.
refused-nothing_to_collect = There is nothing like that to collect here.
refused-no_collector = Only an undamaged probe or capsule or a healthy astronaut can collect.
refused-no_doctor = There is no healthy doctor aboard.
refused-nobody_to_heal = Everybody aboard is well.
refused-no_mechanic = There is no healthy mechanic aboard.
refused-no_supplies = Repairs need a unit of supplies.
refused-nothing_to_repair = Nothing aboard is damaged.
refused-is_damaged = It is damaged.
refused-no_rocket = This gives no thrust.
refused-needs_years = Ion thrusters only help where a flight takes years.
refused-rests = It has been fired this year and rests until the next.
refused-years_fixed = The time of this maneuver cannot be changed like that.
refused-already_fired = The time is chosen before anything is fired.
refused-cannot_be_damaged = This cannot be damaged.
refused-not_yours_to_offer = There is no more of that to offer.
refused-already_known = The other agency knows this already.
refused-offer_is_empty = The offer is empty.
refused-no_room_there = The other agency has no room for that.
refused-one_counter = An offer is answered by another offer only once.
refused-empty_half = Something has to be in both halves.
refused-seats_short = Every astronaut needs a seat, in both halves.
refused-worthless = As far as everybody knows, nobody pays for this.
refused-capsule_full = This capsule is full, or just like another one.
refused-no_outcomes_left = This has no outcomes left.
refused-no_repair_here = A suborbital flight is too short for repairs.

## Rules in short

help-turn =
    Take as many turns as you like: a year ends when all agencies pass one after another.
    Money does not last: every year begins with the same amount, and what is left is gone.
    When somebody else completes a mission, you get $10 at once.
help-research =
    An advancement comes with outcome cards face down. Whenever you use it, one of them is drawn.
    A success goes back, or leaves for $10, a failure for $5. The last success leaves for nothing.
    Without cards nothing can go wrong any more.
help-build =
    Build spacecraft on Earth of what you have bought. Every astronaut needs a seat.
    Heavy things need more thrust: each maneuver takes its difficulty times the mass of everything aboard.
help-maneuver =
    Need = difficulty × mass, counted with all rockets aboard. Then fire one rocket after another.
    A minor failure damages the rocket, a major failure destroys the whole spacecraft.
    If the thrust is not enough, you stay where you are, and what was fired is gone.
help-time =
    Where a maneuver takes years, you may take more time. Half the years cost twice the difficulty.
    Ion thrusters give their thrust for every year of the flight.
help-hazards =
    Radiation, atmospheric entry, landing and unknown places wait on the way, in the order of the map.
    Entry needs Re-entry and a capsule with a heat shield: Vostok or Apollo. Landing needs Landing.
help-rendezvous =
    In space, spacecraft in one place can dock, and one can split in two. Each try draws an outcome.
    A failure damages one of your things. A pilot makes it one step milder.
help-outcome =
    A card that you keep can be drawn again. One that you pay for is gone for good.
    Without its cards an advancement always works.
help-damage =
    Damaged things do nothing until they are repaired, but damaged capsules still carry their crew.
    On Earth everything is repaired at the end of the year. If nothing is left to damage, the spacecraft is lost.
help-secret =
    What you survey from afar you may keep to yourself.
    If you come in person and keep the secret, you lose what you came with.
    Survey missions go to whoever shows the place first.
help-radiation =
    Every astronaut rolls a die of eight. Up to the level times the years of the flight it incapacitates.
    In an Aldrin the level counts one lower.
help-entry =
    Damaged capsules and those without a heat shield burn up with everybody inside.
    The others draw an outcome each. Everything else aboard comes through.
help-survival =
    At the end of a year, whoever is incapacitated in space dies.
    Each undamaged capsule in space needs a success of Life Support for its seats, and five astronauts eat one unit of supplies.
    Each death costs two points.
help-samples =
    Samples with minerals can be sold, alien ones teach you an advancement without failures.
help-offer =
    Money, loose things on Earth, whole spacecraft and research can change hands.
    The other agency accepts, declines or makes one other offer.
    Shared research comes with as many fresh outcomes as the giver has left.
help-end =
    The game ends after the last year, when no mission is left, or when nobody can catch up.
    Each dead astronaut costs two points. Alone or as a team you need more points than are left open.

## What a choice would bring

counts-as = A skilled astronaut turns it into: { $outcome }.
nothing = nothing
empty = empty
resting = { $item } (resting)
craft-short = craft { $craft }
craft-named = craft { $craft } ({ $aboard }; { $location })
craft-flying =
    { $years ->
        [one] craft { $craft } ({ $aboard }; on the way, { $years } more year: { $location })
       *[other] craft { $craft } ({ $aboard }; on the way, { $years } more years: { $location })
    }
crew-of = crew of { $count }
person = { $name } ({ $skill })
person-ill = { $name } ({ $skill }, incapacitated)
money-amount = ${ $amount }
preview-cost = ${ $cost }
preview-cards =
    { $outcomes ->
        [0] no outcomes
        [one] { $outcomes } outcome
       *[other] { $outcomes } outcomes
    }
preview-mass = mass { $mass }
preview-thrust = thrust { $thrust }
preview-thrust-per-year = thrust { $thrust } for each year
preview-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }
preview-shield = heat shield
preview-ship = then mass { $mass }, thrust { $thrust }
preview-taken = { $crew } of { $seats } seats taken
preview-free = no thrust needed
preview-automatic = flies by itself when the turn ends
preview-need = { $difficulty } × { $mass } = { $need } needed, { $thrust } aboard
preview-enough = enough if nothing fails
preview-enough-years =
    { $years ->
        [one] enough if it takes { $years } year
       *[other] enough if it takes { $years } years
    }
preview-short = { $missing } too little
preview-years =
    { $years ->
        [one] { $years } year
       *[other] { $years } years
    }
preview-years-free = as quick as you like
preview-lost = the spacecraft is lost
preview-fire = gives { $thrust } of { $need }, { $missing } still missing
preview-fire-last = gives { $thrust }, which is enough
preview-odds = works { $success }, minor failure { $minor }, major failure { $major }
preview-works = works { $odds }
preview-sure = cannot fail
preview-now-need = then { $need } needed
preview-removing = next draw works { $then } instead of { $now }
preview-burns = burns up
preview-ride = comes through: { $odds }
preview-radiation = hurt up to { $limit } of { $die }, shielded up to { $sheltered }
preview-money = brings ${ $money }
preview-leaves = flies by itself now: craft { $craft }, { $route }
preview-loses-craft = the spacecraft is lost
preview-loses-crew = the crew is lost
preview-known = known: { $face }
hazard-radiation = radiation
hazard-entry = atmospheric entry { $odds }
hazard-entry-unshielded = atmospheric entry: capsules without a sound heat shield burn up
hazard-entry-unable = atmospheric entry without Re-entry: capsules burn up
hazard-landing = landing { $odds }
hazard-landing-unable = landing without Landing: everything is lost
hazard-explore = unknown place: { $location }
hazard-explore-known = { $location }: { $face }
hazard-radiation-known = radiation: { $face }
arithmetic = { $difficulty } × { $mass } = { $need } needed
arithmetic-fired = { $difficulty } × { $mass } = { $need } needed, { $thrust } there, { $missing } missing
arithmetic-years =
    { $years ->
        [one] { $years } year under way
       *[other] { $years } years under way
    }

## The table in text and in the terminal

percent = { $odds }
secret = your secret
won = winner!
dead = Dead
table-turn = turn: { $seat }
table-open =
    { $points ->
        [one] { $points } point open
       *[other] { $points } points open
    }
table-passes =
    { $passes ->
        [one] { $passes } pass in a row
       *[other] { $passes } passes in a row
    }
table-outcomes = outcomes: { $down } face down, { $discarded } discarded
table-ship = mass { $mass }, thrust { $thrust }
table-ship-ion = mass { $mass }, thrust { $thrust } + { $ion } a year
table-seats = { $crew }/{ $seats } seats
table-agency =
    { $points ->
        [one] ${ $money } · { $points } point
       *[other] ${ $money } · { $points } points
    }
table-dead =
    { $dead ->
        [one] { $dead } dead
       *[other] { $dead } dead
    }
table-seen = seen
table-removed = gone
table-nothing-known = no research yet
table-memorial = { $name } ({ $location }, { $year })
table-mission-gone = impossible
table-end = The space race is over: { $end }.
legend =
    Earth Orbit 8 way and its difficulty · ◷2 years · (◷) as long as you like · ☢ radiation
    ▼ atmospheric entry · ⤓ landing · (⤓) landing as a test · ? unknown · ↯ by itself at the end of the turn
legend-craft = ●1 craft 1 of the first agency · ☺ astronaut aboard · ◷1 arrives in a year · ?● has looked
legend-outcomes = ▪ outcome card · ✓ success · ! minor failure · ✗ major failure

## The board on the page

board-map = The solar system in { $year }
board-zoom = Map
board-zoom-in = Nearer
board-zoom-out = Farther away
board-zoom-whole = Whole map
board-calendar = The year { $year }. The last one is { $last }.
board-hidden = unknown
board-looked = seen by { $names }
board-difficulty = difficulty { $difficulty }
board-symbol-radiation = radiation
board-symbol-atmospheric_entry = atmospheric entry
board-symbol-landing =
    { $optional ->
        [true] landing as a test
       *[other] landing
    }
board-symbol-explore = unknown: { $place }
board-thrust-so-far = needed, { $thrust } there, { $missing } missing
board-under-way =
    { $years ->
        [one] { $years } more year to { $place }
       *[other] { $years } more years to { $place }
    }
board-arriving = The flight ends, and what waits there is faced.
board-on-the-way = Under way.
board-panels = What you have and know
board-hangar = Hangar
board-research-panel = Research
board-research = Research
board-agencies = Agencies
board-for-everybody = Without research
board-nothing-here = Nothing yet. Research and buy something.
board-use = Use
board-dock = Dock
board-suffer = Damage this one
board-seats = { $crew }/{ $seats } seats
board-ill = incapacitated
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-offer = An offer
board-counter-offer = Another offer
board-gives = gives
board-survival =
    { $count ->
        [one] Craft { $craft } loses { $count } astronaut: { $cause }
       *[other] Craft { $craft } loses { $count } astronauts: { $cause }
    }
board-dead =
    { $dead ->
        [one] { $dead } dead
       *[other] { $dead } dead
    }
board-memorial = { $name } ({ $location }, { $year })
board-mission-gone = impossible
board-nothing-known = no research yet
board-open =
    { $points ->
        [one] { $points } point open
       *[other] { $points } points open
    }
board-outcomes = outcomes: { $down } face down, { $discarded } discarded
board-passes =
    { $passes ->
        [one] { $passes } pass in a row
       *[other] { $passes } passes in a row
    }
board-removed = gone
board-seen = seen
board-ship = mass { $mass }, thrust { $thrust }
board-ship-ion = mass { $mass }, thrust { $thrust } + { $ion } a year

## The drawing board, planning sheets and flights that are thought through
board-drawing = Drawing board
board-drawing-help = Put parts together on paper. You see at once what the ship weighs and costs and how far it flies.
board-one-more = One { $item } more
board-one-less = One { $item } less
board-build-it = Buy and build it
board-clear = Empty the board
board-design-name = Name of the design
board-keep-design = Keep it
board-designs = Your designs
board-forget-design = Throw away { $name }
board-cannot-get = { $item }: this cannot be bought now.
board-cannot-build = This cannot be built now.
board-still-to-pay = still to pay: { $cost }
board-too-few-seats = There are fewer seats than astronauts.
board-needs-research = To be researched first: { $names }
board-could-fulfil = Missions it could fulfil
board-can-reach = Places it can reach
board-reaches-nothing = It cannot get anywhere like this.
board-working-out = Working it out …
board-where-to = Where can it go?
board-years-short =
    { $years ->
        [one] { $years } year
       *[other] { $years } years
    }
board-all-goes-well = that all goes well
board-nothing-fires = nothing fires
board-not-researched = not researched yet
board-luck = Unknown places and the sun do no harm
board-plan = Plan
board-cheapest = Cheapest way from here: { $cost }
board-short-of = ({ $money } short)
board-launch-by = launch by { $year }
board-have-it = there
board-to-drawing-board = Put it on the drawing board
board-no-plan = No single ship that we can think of fulfils this in the years that are left.
board-under-way-to-it = Could do it with what is in space:
board-legend = What the signs mean
board-legend-difficulty = A number on a way is its difficulty. Multiply it by the mass of the spacecraft: rockets with at least that much thrust must be fired, and are used up.
board-legend-time = The flight takes years. Each year, one time token goes away; you may double the difficulty to halve the time.
board-legend-explore = Something unknown waits there. Whoever flies in finds out; surveying shows it before.
board-legend-landing = You have to land, with the Landing advancement. Where the sign is dashed you may choose to.
board-legend-atmospheric_entry = Capsules without a working heat shield burn up, with everybody aboard; those with one need Re-entry.
board-legend-radiation = The sun's radiation may hurt astronauts, more likely with every year of the flight.
board-legend-automatic = Whoever is here at the end of a turn is carried on along this way. Nothing is fired.
board-legend-lost = This way leads nowhere: the spacecraft is lost.
board-legend-card = An outcome card that lies face down on an advancement. Each use draws one of them.
board-legend-success = A success was drawn.
board-legend-minor = A minor failure: something is damaged, or simply does not work this time.
board-legend-major = A major failure: mostly the spacecraft or the component is destroyed.
board-legend-ill = An astronaut is incapacitated and cannot use any skill.
board-legend-dead = An astronaut has died, which costs points.
board-your-money = Your money
preset-short_race = A short first race
preset-everything = Everything at once
board-order = Place in this year's turn order
board-funding = { $money } for everybody each year
board-shop-shut = First finish with this spacecraft (Done), then you can buy and research.
preview-year-ends = then the year is over
preview-year-ends-together = the year is over when everybody ends the turn, one after another
board-standing = Points
board-legend-time_free = This flight takes no time. You may still take years for it, which helps ion thrusters.
