### Leaving Earth. The rulebook defines the terms; the sentences are our own.

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
item-proton = Proton
item-galileo = Galileo
item-explorer = Explorer
item-ganymede_sample = Ganymede sample
item-callisto_sample = Callisto sample
item-europa_sample = Europa sample
item-io_sample = Io sample
item-titan_sample = Titan sample
item-enceladus_sample = Enceladus sample
item-saturn_sample = Saturn ring sample
item-food = food
item-medical_supplies = medical supplies
item-spare_parts = spare parts
item-experiment = experiment
item-earth_orbit_results = results from Earth Orbit
item-moon_results = results from the Moon
item-mars_results = results from Mars
item-venus_results = results from Venus
item-rover = rover
item-science_module = science module
item-medical_module = medical module
item-hydroponics_module = hydroponics module
item-fuel_generator = fuel generator
item-space_habitat = space habitat
item-ground_habitat_parts = ground habitat parts
item-ground_habitat = ground habitat
item-shuttle = Shuttle
item-daedalus = Daedalus
item-small_fuel_tank = small fuel tank
item-large_fuel_tank = large fuel tank
item-palladium = palladium
item-platinum = platinum
item-iridium = iridium
item-fossil = fossil?
item-wreckage = wreckage
item-alien_object = alien object
item-pilot = pilot
item-mechanic = mechanic
item-doctor = doctor
item-scientist = scientist
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
item-damaged_proton = damaged Proton
item-damaged_galileo = damaged Galileo
item-damaged_explorer = damaged Explorer
item-damaged_rover = damaged rover
item-damaged_science_module = damaged science module
item-damaged_medical_module = damaged medical module
item-damaged_hydroponics_module = damaged hydroponics module
item-damaged_fuel_generator = damaged fuel generator
item-damaged_space_habitat = damaged space habitat
item-damaged_shuttle = damaged Shuttle
item-damaged_daedalus = damaged Daedalus
item-damaged_pilot = incapacitated pilot
item-damaged_mechanic = incapacitated mechanic
item-damaged_doctor = incapacitated doctor
item-damaged_scientist = incapacitated scientist

skill-pilot = pilot
skill-mechanic = mechanic
skill-doctor = doctor
skill-scientist = scientist

skill-pilot-does = Makes every failed landing or rendezvous one step less severe.
skill-mechanic-does = Repairs a whole spacecraft with supplies or spare parts, and fixes minor failures of Life Support.
skill-doctor-does = Heals everyone else aboard. With Stations, this takes medical supplies.
skill-scientist-does = Studies samples aboard, which completes their missions without a return to Earth. With Stations, this takes a science module.

use-food = one unit feeds five astronauts for a year
use-medical_supplies = with one unit, a doctor heals everyone aboard
use-spare_parts = with one unit, a mechanic repairs everything aboard
use-experiment = complete it at a science module, then bring the results to Earth
use-rover = a probe that can explore on its own once a year
use-science_module = for experiments, fossils and samples
use-medical_module = a doctor can heal here without medical supplies
use-hydroponics_module = grows one unit of food a year
use-fuel_generator = fills one small fuel tank a year where there is carbon dioxide
use-space_habitat = living quarters in space, safe from radiation
use-ground_habitat_parts = a mechanic assembles them into a habitat that never moves
use-shuttle = reusable: each firing empties a large fuel tank
use-daedalus = reusable: each firing empties a small fuel tank
use-small_fuel_tank = for the Daedalus
use-large_fuel_tank = for the Shuttle

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
advancement-proton_rockets = Proton Rockets
advancement-aerobraking = Aerobraking
advancement-space_shuttle = Space Shuttle
advancement-synthesis = Synthesis
advancement-rovers = Rovers

advancement-juno_rockets-does = small rockets, cheap and light
advancement-atlas_rockets-does = medium-sized rockets
advancement-soyuz_rockets-does = powerful rockets
advancement-saturn_rockets-does = the largest rockets
advancement-ion_thrusters-does = thrusters for long flights, usable again every year
advancement-rendezvous-does = docking and separating in space
advancement-re_entry-does = capsules that survive atmospheric entry
advancement-landing-does = landing where no atmosphere slows you down, and the Eagle
advancement-life_support-does = surviving the end of a year in space, supplies and the Aldrin
advancement-surveying-does = looking at a location from a distance
advancement-proton_rockets-does = light and powerful rockets, but expensive
advancement-aerobraking-does = braking in a planet's atmosphere instead of with rockets
advancement-space_shuttle-does = the Shuttle and the Daedalus, reusable as long as there is fuel
advancement-synthesis-does = growing food, making fuel, and habitats to live in
advancement-rovers-does = rovers that explore the location they are at
builds-on = { $advancement } (requires { $names })

## Names: locations

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
location-outer_transfer = Outer Planets Transfer
location-jupiter_flyby = Jupiter Fly-By
location-jupiter_orbit = Jupiter Orbit
location-io = Io
location-europa = Europa
location-ganymede_orbit = Ganymede Orbit
location-ganymede = Ganymede
location-callisto = Callisto
location-jupiter = Jupiter
location-saturn_flyby = Saturn Fly-By
location-saturn_orbit = Saturn Orbit
location-titan_orbit = Titan Orbit
location-titan = Titan
location-enceladus = Enceladus
location-saturn = Saturn
location-uranus_flyby = Uranus Fly-By
location-uranus = Uranus
location-neptune_flyby = Neptune Fly-By
location-neptune = Neptune
location-earth_cycler = Earth Cycler
location-mars_cycler = Mars Cycler
location-space = anywhere in space

route = { $from } to { $to }
route-aerobraking = { $from } to { $to } by aerobraking
route-opens = { $route } (opens in { $year })
route-closed = { $route } (no longer open)

## Names: what locations hide, and features

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
face-volcanoes = volcanoes
face-thick_ice = thick ice
face-thin_ice = thin ice
face-ice_life = life under the ice
face-unknown_force = an unknown force
face-ice_crust = ice crust
face-strong_radiation = strong radiation
face-moderate_radiation = moderate radiation
face-weak_radiation = weak radiation
face-geysers = geysers
face-thick_air = thick air
face-hydrocarbons = hydrocarbon lakes
face-methane_life = methane-based life
face-ring_debris = ring debris
face-clear_rings = clear rings
face-ring_radiation = ring radiation
face-pale_clouds = pale clouds
face-dark_storms = dark storms
face-wide_plains = wide plains
face-thin_air = thin air
face-dry_air = dry air
face-dust_storms = dust storms
face-rugged = rugged ground
face-jungle = jungle
face-pressure = crushing air
face-level_3 = radiation level 3
face-glare = blazing sun

face-calm-does = Radiation harms no one.
face-level_1-does = Astronauts who roll the number of years of the flight or less are incapacitated.
face-level_2-does = Astronauts who roll twice the number of years of the flight or less are incapacitated.
face-harmless-does = Nothing happens to astronauts.
face-unpleasant-does = Astronauts who roll 1 are incapacitated.
face-dangerous-does = Astronauts who roll 3 or less are incapacitated.
face-barren-does = Nothing but rocks, which can be collected as samples.
face-dust-does = Anything that lands here sinks and is lost.
face-minerals-does = Samples can be sold on Earth.
face-microbes-does = Samples are proof of life.
face-plants-does = Samples are proof of life, and supplies can be collected here.
face-alien-does = On Earth, a sample gives you an advancement that cannot fail.
face-ice-does = Supplies can be collected here.
face-inferno-does = Anything that arrives here is crushed and melted.
face-oceans-does = Supplies can be collected here.
face-wetlands-does = Samples are proof of life, and supplies can be collected here.
face-volcanoes-does = They look dangerous but harm no one.
face-thick_ice-does = Nothing gets through it, but it can be collected as samples.
face-thin_ice-does = An Explorer could get through it.
face-ice_life-does = Samples are proof of life.
face-unknown_force-does = Anything that arrives here is destroyed.
face-ice_crust-does = Ice and rocks, which can be collected as samples.
face-strong_radiation-does = Astronauts who roll 6 or less are incapacitated. Probes and capsules that roll 4 or less are damaged.
face-moderate_radiation-does = Astronauts who roll 3 or less are incapacitated. Probes and capsules that roll 1 are damaged.
face-weak_radiation-does = Astronauts who roll 1 are incapacitated. Probes and capsules are not affected.
face-geysers-does = Samples of Enceladus can also be collected in Saturn Orbit.
face-thick_air-does = Clouds and wind, which harm no one.
face-hydrocarbons-does = Supplies (with Stations: food) can be collected here.
face-methane_life-does = Samples are proof of life.
face-ring_debris-does = Each spacecraft rolls once. On 2 or less, something aboard is damaged.
face-clear_rings-does = The way through is clear, and nothing happens.
face-ring_radiation-does = Astronauts who roll 2 or less are incapacitated.
face-pale_clouds-does = Beautiful and harmless.
face-dark_storms-does = They rage far below you and harm no one.
face-wide_plains-does = There is room for 3 features.
face-thin_air-does = Fuel generators get carbon dioxide here, and there is room for 3 features.
face-dry_air-does = Fuel generators get carbon dioxide here, and there is room for 2 features.
face-dust_storms-does = Astronauts here at the end of a year are incapacitated if they roll 2 or less. Fuel generators get carbon dioxide, and there is room for 2 features.
face-rugged-does = There is room for 1 feature.
face-jungle-does = Samples are proof of life. Fuel generators get carbon dioxide here, and there is room for 3 features.
face-pressure-does = Each spacecraft that arrives rolls once. On 4 or less, something aboard is damaged. Anything still here at the end of a year is crushed.
face-level_3-does = Astronauts who roll three times the number of years of the flight or less are incapacitated. Probes and capsules that roll the number of years or less are damaged.
face-glare-does = Astronauts here at the end of a year are incapacitated if they roll 1.

feature-moon_armalcolite = armalcolite
feature-moon_horizon_glow = glow on the horizon
feature-moon_fluorescence = fluorescence
feature-moon_desolation = desolation
feature-moon_gold = gold
feature-moon_cobalt = cobalt
feature-moon_infection = infection
feature-moon_dust = treacherous dust
feature-moon_palladium = palladium
feature-moon_lunar_caves = lunar caves
feature-mars_badlands = badlands
feature-mars_aurora = aurora
feature-mars_methane = methane
feature-mars_hematite = hematite
feature-mars_liquid_water = liquid water
feature-mars_rocky_desert = rocky desert
feature-mars_rhodium = rhodium
feature-mars_germanium = germanium
feature-mars_microbes = microbes
feature-mars_lichens = lichens
feature-mars_fossil = fossil?
feature-mars_platinum = platinum
feature-mars_iridium = iridium
feature-mars_mars_caves = Mars caves
feature-phobos_rubble = rubble
feature-phobos_wreckage = wreckage
feature-phobos_alien_object = alien object
feature-phobos_phobos_caves = Phobos caves
feature-ceres_water_ice = water ice
feature-ceres_barren = barren ground
feature-ceres_ruthenium = ruthenium
feature-venus_volcanoes = volcanoes
feature-venus_kelp_forests = kelp forests
feature-venus_limestone = limestone
feature-venus_mud_flats = mud flats
feature-venus_edible_plants = edible plants

feature-moon_armalcolite-does = A mineral that no one has seen before: 2 points at once.
feature-moon_horizon_glow-does = A strange light over the ground: 2 points at once.
feature-moon_fluorescence-does = Rocks that glow in the dark: 2 points at once.
feature-moon_desolation-does = Nothing, as far as the eye can see.
feature-moon_gold-does = Samples from the Moon sell for $15 on Earth.
feature-moon_cobalt-does = Samples from the Moon sell for $15 on Earth.
feature-moon_infection-does = Life, but every spacecraft that is here or lands here later carries it. The first agency to bring it to Earth loses 10 points.
feature-moon_dust-does = The spacecraft that finds it sinks and is lost.
feature-moon_palladium-does = There is one piece to collect. It sells for $30 on Earth.
feature-moon_lunar_caves-does = A mechanic can build one ground habitat here from 2 units of spare parts.
feature-mars_badlands-does = The spacecraft that finds them rolls once. On 2 or less, something aboard is damaged.
feature-mars_aurora-does = Lights in the sky: 2 points at once.
feature-mars_methane-does = Where does it come from? 2 points at once.
feature-mars_hematite-does = A mineral that forms in water: 2 points at once.
feature-mars_liquid_water-does = There is water here after all! 4 points at once.
feature-mars_rocky_desert-does = Nothing but rocks and sand.
feature-mars_rhodium-does = Samples from Mars sell for $30 on Earth.
feature-mars_germanium-does = Samples from Mars sell for $30 on Earth.
feature-mars_microbes-does = Life! Samples from Mars are proof of it.
feature-mars_lichens-does = Life! Samples from Mars are proof of it.
feature-mars_fossil-does = There is one to collect. Examined on Earth or at a science module, it is worth 6 points.
feature-mars_platinum-does = There is one piece to collect. It sells for $30 on Earth.
feature-mars_iridium-does = There is one piece to collect. It sells for $40 on Earth.
feature-mars_mars_caves-does = A mechanic can build one ground habitat here from 2 units of spare parts.
feature-phobos_rubble-does = Nothing but broken rocks.
feature-phobos_wreckage-does = There is one piece to collect. A mechanic can turn it into a probe or 2 units of spare parts, and another agency gets 2 points.
feature-phobos_alien_object-does = There is one to collect. On Earth, it is worth 8 points and gives you an advancement that cannot fail.
feature-phobos_phobos_caves-does = A mechanic can build one ground habitat here from 2 units of spare parts.
feature-ceres_water_ice-does = Ice under the dust: 2 points at once.
feature-ceres_barren-does = Nothing of interest.
feature-ceres_ruthenium-does = Samples from Ceres sell for $15 on Earth.
feature-venus_volcanoes-does = Mountains of fire: 2 points at once.
feature-venus_kelp_forests-does = Forests under water: 2 points at once.
feature-venus_limestone-does = There was once an ocean here: 2 points at once.
feature-venus_mud_flats-does = Nothing but mud.
feature-venus_edible_plants-does = Life! Samples from Venus are proof of it, and food can be collected here.

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
mission-callisto_survey = Callisto Survey
mission-enceladus_survey = Enceladus Survey
mission-ganymede_survey = Ganymede Survey
mission-europa_survey = Europa Survey
mission-io_survey = Io Survey
mission-jupiter_survey = Jupiter Survey
mission-saturn_survey = Saturn Survey
mission-titan_survey = Titan Survey
mission-uranus_survey = Uranus Survey
mission-neptune_survey = Neptune Survey
mission-jupiter_system_survey = Jupiter System Survey
mission-grand_tour = Grand Tour
mission-advanced_io_survey = Advanced Io Survey
mission-io_lander = Io Lander
mission-io_sample_return = Io Sample Return
mission-advanced_europa_survey = Advanced Europa Survey
mission-europa_lander = Europa Lander
mission-europa_ice_explorer = Europa Ice Explorer
mission-europa_sample_return = Europa Sample Return
mission-ganymede_lander = Ganymede Lander
mission-ganymede_sample_return = Ganymede Sample Return
mission-callisto_lander = Callisto Lander
mission-jupiter_orbiter = Jupiter Orbiter
mission-manned_jupiter_fly_by = Manned Jupiter Fly-By
mission-jupiter_station = Jupiter Station
mission-advanced_enceladus_survey = Advanced Enceladus Survey
mission-enceladus_lander = Enceladus Lander
mission-enceladus_ice_explorer = Enceladus Ice Explorer
mission-enceladus_sample_return = Enceladus Sample Return
mission-advanced_titan_survey = Advanced Titan Survey
mission-titan_lander = Titan Lander
mission-titan_cloud_explorer = Titan Cloud Explorer
mission-titan_sample_return = Titan Sample Return
mission-man_on_titan = Man on Titan
mission-saturn_orbiter = Saturn Orbiter
mission-saturn_ring_sample_return = Saturn Ring Sample Return
mission-saturn_station = Saturn Station
mission-manned_saturn_fly_by = Manned Saturn Fly-By
mission-st_phobos_survey = Phobos Survey
mission-st_artificial_satellite = { mission-artificial_satellite }
mission-st_man_in_space = { mission-man_in_space }
mission-st_lunar_fly_by = Lunar Fly-By
mission-st_venus_fly_by = Venus Fly-By
mission-st_mars_fly_by = Mars Fly-By
mission-st_ceres_survey = Ceres Survey
mission-st_lunar_survey = { mission-lunar_survey }
mission-st_orbital_experiment = Orbital Experiment
mission-st_orbital_experiment_again = { mission-st_orbital_experiment } (again)
mission-st_orbital_habitat = Orbital Habitat
mission-st_mars_survey = { mission-mars_survey }
mission-st_manned_lunar_fly_by = Manned Lunar Fly-By
mission-st_phobos_lander = Phobos Lander
mission-st_venus_survey = { mission-venus_survey }
mission-st_lunar_lander = { mission-lunar_lander }
mission-st_space_station = { mission-space_station }
mission-st_mars_lander = { mission-mars_lander }
mission-st_ceres_lander = { mission-ceres_lander }
mission-st_lunar_habitat = Lunar Habitat
mission-st_lunar_experiment = Lunar Experiment
mission-st_lunar_experiment_again = { mission-st_lunar_experiment } (again)
mission-st_lunar_sample_return = { mission-lunar_sample_return }
mission-st_venus_lander = { mission-venus_lander }
mission-st_manned_mars_fly_by = Manned Mars Fly-By
mission-st_man_on_the_moon = { mission-man_on_the_moon }
mission-st_man_on_the_moon_again = { mission-st_man_on_the_moon } (again)
mission-st_phobos_sample_return = { mission-phobos_sample_return }
mission-st_mercury_survey = { mission-mercury_survey }
mission-st_mercury_lander = { mission-mercury_lander }
mission-st_mars_orbit_habitat = Mars Orbit Habitat
mission-st_mars_habitat = Mars Habitat
mission-st_mars_experiment = Mars Experiment
mission-st_mars_experiment_again = { mission-st_mars_experiment } (again)
mission-st_manned_venus_fly_by = Manned Venus Fly-By
mission-st_lunar_station = { mission-lunar_station }
mission-st_lunar_station_again = { mission-st_lunar_station } (again)
mission-st_mars_sample_return = { mission-mars_sample_return }
mission-st_venus_habitat = Venus Habitat
mission-st_man_on_phobos = Man on Phobos
mission-st_mars_station = { mission-mars_station }
mission-st_mars_station_again = { mission-st_mars_station } (again)
mission-st_venus_experiment = Venus Experiment
mission-st_man_on_ceres = Man on Ceres
mission-st_man_on_mars = { mission-man_on_mars }
mission-st_man_on_mars_again = { mission-st_man_on_mars } (again)
mission-st_venus_sample_return = { mission-venus_sample_return }
mission-st_venus_station = { mission-venus_station }
mission-st_man_on_venus = { mission-man_on_venus }
mission-st_man_on_mercury = Man on Mercury
mission-st_extraterrestrial_life_survey = Extraterrestrial Life Survey
mission-st_extraterrestrial_life_sample = Extraterrestrial Life Sample
mission-st_orbital_occupation = Orbital Occupation
mission-st_lunar_occupation = Lunar Occupation
mission-st_mars_occupation = Mars Occupation
mission-st_venus_occupation = Venus Occupation

needs-probe = bring a working probe or capsule to: { $place }
needs-survey = be the first to reveal: { $place }
needs-return = bring an astronaut home alive from: { $place }
needs-station = have a living astronaut at the start of a year at: { $place }
needs-sample = bring home a sample from: { $place }
needs-life = bring home a sample with life from: { $place }
needs-survey_all = reveal the last hidden location of: { $place }
needs-galileo = survey with a working Galileo: { $place }
needs-explorer = split off a working Explorer, on its own, at: { $place }
needs-habitat = have a working habitat at: { $place }
needs-experiment = complete an experiment and bring its results home from: { $place }
needs-life_survey = be the first to reveal life at: { $place }
needs-occupation = have a living astronaut at the start of each year at: { $place }

## Words inserted into sentences, in lower case

outcome-success = success
outcome-minor_failure = minor failure
outcome-major_failure = major failure

cause-explosion = a rocket explodes
cause-landing = the landing fails
cause-no_landing = Landing has not been researched
cause-secrecy = the location was kept hidden
cause-place = the location is deadly
cause-damage = everything aboard is damaged
cause-drift = it drifts off into space
cause-entry = the heat of atmospheric entry
cause-incapacity = no help arrives in time
cause-life_support = the air runs out
cause-hunger = there is nothing to eat
cause-spending = its last rocket was all that was left
cause-aerobraking = the atmosphere tears the spacecraft apart
cause-no_aerobraking = Aerobraking has not been researched
venture-esa = ESA
venture-iri = IRI
venture-ola = OLA
venture-usc = USC

end-calendar = the last year is over
end-lead = no one can catch up with the leader
end-missions = no missions are left

## Headings

score = Score
points = Points
missions = Missions
on-earth = On Earth
agencies = Other agencies
ventures = Joint ventures
memorial = In memory of

## Options

option-level = Missions
option-level-help = How many missions of each difficulty are dealt. Hard ones lead to other planets.
option-level-easy = easy
option-level-normal = normal
option-level-hard = hard
option-level-very_hard = very hard
option-mercury = Mercury
option-mercury-help = The expansion adds the innermost planet and three missions.
option-outer_planets = Outer Planets
option-outer_planets-help = The expansion adds Jupiter, Saturn, Uranus and Neptune, and the game lasts until 1986. Some missions are only found on the way.
option-stations = Stations
option-stations-help = The expansion adds habitats, modules, the Shuttle, rovers and experiments. Each year brings $30, and the game lasts until 1986. Almost all of it is known from a single source.
option-quick_start = Quick start
option-quick_start-help = The game begins in 1966, and every agency starts with two advancements that cannot fail. Only with Outer Planets.
option-edition = Edition
option-edition-help = Which rules apply where the publisher's quick reference and the first rulebook differ, in the base game and with Mercury. In the first rulebook, flights due after the last year don't arrive, keeping Suborbital Flight hidden costs only the crew, and surveys at a fly-by aren't limited.
option-edition-quick_reference = quick reference
option-edition-first = first rulebook
option-stations_printing = Printing of Stations
option-stations_printing-help = Sources disagree about the Daedalus, the large fuel tank, the fuel generator and the ground habitat. Choose which numbers to use. Only with Stations.
option-stations_printing-later = later printing
option-stations_printing-first = first printing
option-ventures = Joint ventures
option-ventures-help = Agencies found joint ventures, divide the shares and act for them. An agency without a share cannot trade. Only with Stations.
option-team = One team
option-team-help = All agencies play together and win if they score more points than the open missions are worth.
option-last_year = Last year
option-last_year-help = The game ends after this year at the latest. Choose an earlier year for a shorter game. The calendar ends in 1976, or in 1986 with Outer Planets or Stations.
option-last_year-0 = end of the calendar

## Buttons

do-pass = End the turn
do-done = Done
do-research = Research { $advancement }
do-buy = Buy: { $item }
do-build = Build a new spacecraft
do-craft = Select { $craft }
do-cooperate = Make an offer to { $with }
do-load = Load: { $item }
do-unload = Unload: { $item }
do-dismantle = Dismantle the spacecraft
do-maneuver = Fly: { $maneuver }
do-dock = Dock with { $craft }
do-separate = Split this spacecraft in two
do-detach = Split off: { $item }
do-detach_crew = Split off: { $name }, { $skill }
do-split = Separate now
do-survey = Survey { $location }
do-collect = Collect: { $item }
do-heal = Let the doctor heal everyone
do-repair = Repair everything with one unit of { $item }
do-faster = Fly faster at twice the difficulty
do-slower = Take one more year
do-fire = Fire: { $item }
do-stop = Stop here
do-remove_outcome = Pay ${ $cost } to remove this card ({ $outcome })
do-keep_outcome = Shuffle this card back ({ $outcome })
do-reveal = Reveal
do-keep_hidden = Keep hidden
do-try_landing = Test landing
do-skip_landing = Land without a test
do-suffer = Damage { $craft }
do-damage = Damage: { $item }
do-damage_crew = Incapacitate { $name }, { $skill }
do-seat_in =
    { $riders ->
        [0] { $item }, empty (capsule { $capsule })
       *[other] { $item } with { $crew } (capsule { $capsule })
    }
do-shield = Behind the shield: { $name }, { $skill }
do-leave_out = Lose { $name }, { $skill }
do-sell = Sell: { $item }
do-exchange = Learn { $advancement } from alien remains
do-give = You give: { $item }
do-give_money = You give: ${ $amount }
do-give_craft = You give: { $craft }
do-give_research = You share: { $advancement }
do-ask = You get: { $item }
do-ask_money = You get: ${ $amount }
do-ask_craft = You get: { $craft }
do-ask_research = You learn: { $advancement }
do-propose = Make this offer
do-cancel = Cancel
do-accept = Accept
do-decline = Decline
do-counter = Make a counter-offer
do-produce =
    { $made ->
        [habitat] Assemble the ground habitat
       *[other] Operate: { $item }
    }
do-explore = Explore
do-skip_exploring = Don't explore
do-keep_feature = Keep: { $feature }
do-finish_experiment = Complete the experiment
do-build_in_cave = Build a ground habitat in the cave
do-salvage = Turn the wreckage into: { $item }
do-found = Found a joint venture
do-grant = One more share for { $to }
do-act_for = Act for { $venture }
do-cooperate_with = Make an offer to { $venture }
do-buy_share = Buy a share of { $venture } from the bank
do-sell_share = Sell a share of { $venture } to the bank
do-give_share = You give: a share of { $venture }
do-ask_share = You get: a share of { $venture }
do-consent = Allow
do-consent_all_year = Allow everything this year
do-veto = Veto
do-transfer_between = Trade cargo: spacecraft { $craft } and spacecraft { $other } ({ $partner }), { $location }
do-give_cargo = You give from your spacecraft: { $item }
do-ask_cargo = You get from their spacecraft: { $item }
do-give_crew = You give from your spacecraft: { $name }, { $skill }
do-ask_crew = You get from their spacecraft: { $name }, { $skill }
do-give_knowledge = You share what you saw: { $location }
do-ask_knowledge = They share what they saw: { $location }

## Questions

ask-act = { $seat }, it is { $year } and you have ${ $money }. What next?
ask-work = { $seat }, what should { $craft } do?
ask-divide = { $seat }, what moves to spacecraft { $other }? So far: { $moved }
ask-burn = { $seat }, { $route } with spacecraft { $craft }: { $arithmetic }. What do you fire?
ask-pay_outcome = { $seat }, { $advancement }: { $outcome }. Pay to remove this card?
ask-choose_sufferer = { $seat }, the docking fails. Which spacecraft is damaged?
ask-choose_damage = { $seat }, what is damaged aboard spacecraft { $craft }?
ask-choose_reveal =
    { $secret ->
        [lost] { $seat }, you see { $location }: { $face }. Reveal it? If you keep it hidden, you lose the spacecraft.
        [crew] { $seat }, you see { $location }: { $face }. Reveal it? If you keep it hidden, you lose the crew.
       *[free] { $seat }, you see { $location }: { $face }. Reveal it?
    }
ask-choose_shielded =
    { $places ->
        [one] { $seat }, { $places } seat is left behind the radiation shield. Who takes it?
       *[other] { $seat }, { $places } seats are left behind the radiation shield. Who takes one?
    }
ask-choose_seats = { $seat }, which capsule does { $name } take through the atmosphere?
ask-choose_landing = { $seat }, the atmosphere slows you down enough. Test your landing anyway?
ask-choose_left_out =
    { $count ->
        [one] { $seat }, spacecraft { $craft } loses { $count } astronaut: { $cause }. Who is it?
       *[other] { $seat }, spacecraft { $craft } loses { $count } astronauts: { $cause }. Who is first?
    }
ask-turn_in =
    { $speaks ->
        [venture] { $seat }, for { $venture }: what do you do with what was brought to Earth?
       *[self] { $seat }, what do you do with what was brought to Earth?
    }
ask-build_offer =
    { $speaks ->
        [venture] { $seat }, for { $venture }, your offer to { $partner }. { $venture } gives: { $gives }. It gets: { $asks }
       *[self] { $seat }, your offer to { $partner }. You give: { $gives }. You get: { $asks }
    }
ask-answer_offer =
    { $speaks ->
        [venture] { $seat }, { $partner } makes { $venture } an offer. { $venture } gets: { $gives }. It gives: { $asks }
       *[self] { $seat }, { $partner } makes an offer. You get: { $gives }. You give: { $asks }
    }
ask-choose_head_start = { $seat }, which advancement do you start with? It cannot fail. Left to choose: { $left }
ask-production =
    { $where ->
        [earth] { $seat }, the year begins. What do you produce on Earth?
        [venture] { $seat }, for { $venture }: the year begins. What do you produce on Earth?
       *[other] { $seat }, the year begins. What should { $craft } produce?
    }
ask-choose_exploring = { $seat }, this location is already known: { $location }. Explore it with spacecraft { $craft }?
ask-choose_feature = { $seat }, you find two features: { $location }. Which one do you keep? The other one is lost for good.
ask-act_for = { $seat }, you act for { $venture }, which has ${ $money }. What next?
ask-divide_shares = { $seat }, who gets shares of { $venture }? So far: { $shares }
ask-answer_shares = { $seat }, { $founder } wants to found { $venture }. Shares: { $shares }. Do you agree?
ask-ask_veto = { $seat }, { $actor } wants to act for { $venture }. { $action }. Do you allow it?

## Log entries

log-mission_dealt =
    { $points ->
        [one] Mission: { $mission }, { $points } point.
       *[other] Mission: { $mission }, { $points } points.
    }
log-year_began = { $year } begins, with ${ $money } for every agency.
log-lot_drawn = Tie broken by a draw: { $seat }.
log-starter_found = { $seat } goes first this year.
log-researched =
    { $outcomes ->
        [0] { $seat } researches { $advancement }. It cannot fail.
        [one] { $seat } researches { $advancement }, with { $outcomes } outcome card.
       *[other] { $seat } researches { $advancement }, with { $outcomes } outcome cards.
    }
log-bought = { $seat } buys for ${ $cost }: { $item }.
log-hired = { $seat } hires { $person }, { $item }, for ${ $cost }.
log-loaded = { $seat } loads onto spacecraft { $craft }: { $item }.
log-unloaded = { $seat } unloads from spacecraft { $craft }: { $item }.
log-dismantled = { $seat } dismantles spacecraft { $craft }.
log-maneuver_began = { $seat } begins a maneuver with spacecraft { $craft }: { $maneuver }. Thrust needed: { $need }.
log-fired = { $seat }'s spacecraft { $craft } fires { $item } (thrust { $thrust }).
log-misfired = A misfire on { $seat }'s spacecraft { $craft }: { $item }.
log-stopped = { $seat }'s spacecraft { $craft } stays where it is.
log-departed =
    { $years ->
        [0] { $seat }'s spacecraft { $craft } flies: { $maneuver }.
        [one] { $seat }'s spacecraft { $craft } flies: { $maneuver }, for { $years } year.
       *[other] { $seat }'s spacecraft { $craft } flies: { $maneuver }, for { $years } years.
    }
log-arrived = { $seat }'s spacecraft { $craft } arrives: { $location }.
log-destroyed = { $seat }'s spacecraft { $craft } is lost: { $cause }.
log-outcome_drawn = { $seat } draws for { $advancement }: { $outcome }.
log-outcome_removed =
    { $cost ->
        [0] { $seat } removes the last card of { $advancement }: { $outcome }.
       *[other] { $seat } pays ${ $cost } to remove a card of { $advancement }: { $outcome }.
    }
log-looked = { $seat } looks at { $location }.
log-looked-own = { $seat } looks at { $location }: { $face }.
log-revealed = { $seat } reveals { $location }: { $face }.
log-kept_hidden = { $seat } keeps this location hidden: { $location }.
log-rolled = { $person } rolls { $roll }. { $up_to } or less incapacitates.
log-incapacitated = { $person } is incapacitated.
log-died = { $person } dies: { $cause }. { $seat } loses points.
log-was_damaged =
    { $craft ->
        [0] Damaged on Earth ({ $seat }): { $item }.
       *[other] Damaged on { $seat }'s spacecraft { $craft }: { $item }.
    }
log-capsule_lost = Burnt up on { $seat }'s spacecraft { $craft }: { $item }.
log-docked = { $seat }'s spacecraft { $craft } and { $other } dock.
log-separated = { $seat }'s spacecraft { $other } separates from spacecraft { $craft }.
log-rendezvous_failed = The rendezvous of { $seat }'s spacecraft { $craft } fails.
log-survey_failed = { $seat }'s survey fails: { $location }.
log-collected = { $seat }'s spacecraft { $craft } collects: { $item }.
log-healed =
    { $medicine ->
        [0] Everyone aboard { $seat }'s spacecraft { $craft } is healed.
       *[other] Everyone aboard { $seat }'s spacecraft { $craft } is healed with one unit of medical supplies.
    }
log-was_repaired = Everything aboard { $seat }'s spacecraft { $craft } is repaired.
log-mission_completed =
    { $points ->
        [one] { $seat } completes { $mission } for { $points } point!
       *[other] { $seat } completes { $mission } for { $points } points!
    }
log-mission_removed = { $mission } has become impossible and is removed.
log-sold = { $seat } sells for ${ $money }: { $item }.
log-exchanged = { $seat } studies alien remains ({ $item }) and learns { $advancement }.
log-passed = { $seat } passes.
log-turn_ended = { $seat } ends the turn.
log-supported = Life Support works on { $seat }'s spacecraft { $craft }: { $item }.
log-not_supported = Life Support fails on { $seat }'s spacecraft { $craft }: { $item }.
log-fed =
    { $supplies ->
        [one] The crew of { $seat }'s spacecraft { $craft } eats { $supplies } ration.
       *[other] The crew of { $seat }'s spacecraft { $craft } eats { $supplies } rations.
    }
log-year_ended = { $year } ends.
log-outcomes_shuffled =
    { $cards ->
        [one] { $cards } discarded outcome card is shuffled into a new pile.
       *[other] { $cards } discarded outcome cards are shuffled into a new pile.
    }
log-pack_opened =
    { $cards ->
        [one] A new pack with { $cards } outcome card is opened.
       *[other] A new pack with { $cards } outcome cards is opened.
    }
log-offered = { $seat } makes an offer to { $to }.
log-countered = { $seat } makes { $to } a counter-offer.
log-accepted = { $seat } accepts { $to }'s offer.
log-declined = { $seat } declines { $to }'s offer.
log-gave =
    { $count ->
        [one] { $seat } gives { $to }: { $item }.
       *[other] { $seat } gives { $to }: { $count } × { $item }.
    }
log-gave_money = { $seat } gives { $to } ${ $amount }.
log-gave_craft = { $seat } gives spacecraft { $craft } to { $to }, where it becomes spacecraft { $other }.
log-shared =
    { $outcomes ->
        [0] { $seat } shares { $advancement } with { $to }. It cannot fail.
        [one] { $seat } shares { $advancement } with { $to }, with { $outcomes } outcome card.
       *[other] { $seat } shares { $advancement } with { $to }, with { $outcomes } outcome cards.
    }
log-game_ended = The space race is over: { $end }.
log-surveyed = { $seat }'s survey succeeds: { $location }.
log-outcomes_cleared =
    { $cards ->
        [one] { $seat } removes { $cards } outcome card of { $advancement }.
       *[other] { $seat } removes { $cards } outcome cards of { $advancement }.
    }
log-mission_found =
    { $points ->
        [one] { $seat } finds a new mission: { $mission }, { $points } point.
       *[other] { $seat } finds a new mission: { $mission }, { $points } points.
    }
log-part_rolled = Radiation: { $seat } rolls { $roll } for { $item }. { $up_to } or less damages it.
log-craft_rolled = Danger: { $seat } rolls { $roll } for spacecraft { $craft }. { $up_to } or less damages something aboard.
log-explorer_sent = { $seat }'s Explorer departs for good: { $location }.
log-produced =
    { $craft ->
        [0] { $seat } produces on Earth: { $item }.
       *[other] { $seat } produces on spacecraft { $craft }: { $item }.
    }
log-produced_nothing =
    { $craft ->
        [0] { $seat } produces nothing on Earth: { $item }.
       *[other] { $seat } produces nothing on spacecraft { $craft }: { $item }.
    }
log-feature_seen = { $seat } explores ({ $location }) and sees: { $feature }.
log-feature_found = { $seat } finds a feature ({ $location }): { $feature }.
log-rover_failed = { $seat }'s rover (spacecraft { $craft }) finds nothing this year.
log-experiment_done = { $seat } completes an experiment on spacecraft { $craft }: { $location }. Its results must be brought to Earth.
log-habitat_built = { $seat } builds a ground habitat on spacecraft { $craft }: { $location }. Used: { $item }.
log-occupied =
    { $points ->
        [one] { $seat } gets { $points } point this year: { $mission }.
       *[other] { $seat } gets { $points } points this year: { $mission }.
    }
log-points_found =
    { $points ->
        [one] { $seat } gets { $points } point for that.
       *[other] { $seat } gets { $points } points for that.
    }
log-infected = { $seat }'s spacecraft { $craft } now carries the infection.
log-infection_spread =
    { $points ->
        [one] { $seat } brings the infection to Earth and loses { $points } point.
       *[other] { $seat } brings the infection to Earth and loses { $points } points.
    }
log-salvaged = { $seat } turns the wreckage on spacecraft { $craft } into: { $item }.
log-funded = Every agency now has ${ $money }.
log-examined = { $seat } examines an object from spacecraft { $craft }: { $item }.
log-shares_proposed = { $seat } wants to found { $venture }.
log-shares_refused = { $seat } declines shares of { $venture }. It is not founded.
log-founded = { $seat } founds { $venture } for ${ $cost }.
log-shares_held =
    { $shares ->
        [one] { $venture }: { $shares } share for { $seat }.
       *[other] { $venture }: { $shares } shares for { $seat }.
    }
log-share_bought = { $seat } buys a share of { $venture } for ${ $cost }.
log-share_sold = { $seat } sells a share of { $venture } for ${ $money }.
log-shares_given =
    { $shares ->
        [one] { $seat } gives { $to } { $shares } share of { $venture }.
       *[other] { $seat } gives { $to } { $shares } shares of { $venture }.
    }
log-consented = { $seat } allows everything for { $venture } this year.
log-vetoed = { $seat } vetoes: { $to } may not act for { $venture }.
log-dissolved = { $seat } has all shares and dissolves { $venture }.
log-came_alongside = Spacecraft { $craft } ({ $seat }) and spacecraft { $other } ({ $to }) exchange cargo.
log-gave_cargo =
    { $count ->
        [one] { $seat } transfers to { $to }: { $item }.
       *[other] { $seat } transfers to { $to }: { $count } × { $item }.
    }
log-gave_crew = { $person } moves from { $seat } to { $to }.
log-disclosed = { $by } tells { $seat } what is there: { $location }.
log-disclosed-own = { $by } tells { $seat } what is there: { $location }, { $face }.

## Refusals

refused-already_researched = You have already researched this.
refused-not_enough_money = You do not have enough money this year.
refused-not_for_sale = This cannot be bought.
refused-advancement_needed = Research the required advancement first.
refused-roster_full = Your agency cannot have any more astronauts.
refused-no_craft_free = All your spacecraft numbers are in use.
refused-nothing_on_earth = You have nothing on Earth to build with. Buy something first.
refused-no_such_craft = There is no such spacecraft.
refused-budget_spent = No small actions left this turn. Buy, fly or end the turn.
refused-offers_spent = You have no offers left for now.
refused-alone = You cannot make an offer to yourself.
refused-not_loose = You have none of that on Earth.
refused-not_aboard = There is none of that aboard.
refused-no_seat = Every astronaut needs a seat.
refused-not_on_earth = Spacecraft can only be assembled and dismantled on Earth.
refused-no_such_maneuver = This maneuver does not start here.
refused-in_flight = The spacecraft is in flight. Wait until its last time token is gone.
refused-nothing_to_fire = Nothing aboard can be fired for this.
refused-not_the_same_place = The two spacecraft are not at the same location.
refused-no_rendezvous_here = Spacecraft can only dock and separate in space, not here.
refused-rendezvous_needed = Research Rendezvous first.
refused-too_small = There are not two components aboard to separate.
refused-surveying_needed = Research Surveying first.
refused-no_working_probe = A survey needs an undamaged probe or capsule.
refused-not_surveyable = This location cannot be surveyed from here.
refused-nothing_to_collect = There is nothing like that to collect here.
refused-no_collector = Only an undamaged probe or capsule or a healthy astronaut can collect.
refused-no_doctor = There is no healthy doctor aboard.
refused-nobody_to_heal = Everyone aboard is healthy.
refused-no_mechanic = There is no healthy mechanic aboard.
refused-no_supplies = Not enough aboard. This takes supplies (with Stations: spare parts).
refused-nothing_to_repair = Nothing aboard is damaged.
refused-is_damaged = It is damaged.
refused-no_rocket = This gives no thrust.
refused-needs_years = Ion thrusters only help where a flight takes years.
refused-rests = It has already been used this year.
refused-years_fixed = The time of this maneuver cannot be changed this way.
refused-already_fired = Choose the time before you fire anything.
refused-cannot_be_damaged = This cannot be damaged.
refused-not_yours_to_offer = There is no more of that to offer.
refused-already_known = The other agency already knows this.
refused-offer_is_empty = The offer is empty.
refused-no_room_there = The other agency has no room for that.
refused-one_counter = Only one counter-offer can be made.
refused-empty_half = Both spacecraft need at least one component.
refused-seats_short = Every astronaut needs a seat on both spacecraft.
refused-worthless = This has no known value.
refused-capsule_full = This capsule is full, or identical to another one.
refused-no_outcomes_left = This has no outcome cards left.
refused-no_repair_here = A suborbital flight is too short for repairs.
refused-prerequisite_needed = Another advancement must be researched first.
refused-not_aligned = No launch window on this route this year.
refused-probes_spent = Here, each probe or capsule can survey once a turn, and all of them have.
refused-synthesis_needed = Research Synthesis first.
refused-nobody_healthy = A healthy astronaut has to tend the plants.
refused-no_co2 = No carbon dioxide is known here.
refused-no_solid_ground = A ground habitat needs solid ground, and not on Earth.
refused-immovable = A ground habitat never moves, nor does anything joined to it. Split off what should fly.
refused-no_fuel = There is no full fuel tank for it aboard.
refused-no_medicine = The doctor needs medical supplies or a medical module.
refused-no_rover = There is no working rover here.
refused-rover_not_alone = A rover only explores on its own. Split it off first.
refused-rovers_needed = Research Rovers first.
refused-no_room_for_features = There is no known room for another feature here.
refused-no_experiment = There is no experiment aboard.
refused-no_science = This takes a working science module and a healthy astronaut (with Outer Planets: a scientist).
refused-no_experiment_wanted = No mission needs results from here.
refused-no_cave = There is no free cave here.
refused-no_wreckage = There is no wreckage aboard.
refused-no_charter = There is no such venture.
refused-no_share = You have no share of it.
refused-veto_stands = Another shareholder has vetoed your actions for it this turn.
refused-not_trading = An agency without a share of a venture can only trade to get one.
refused-not_for_ventures = A venture cannot have research or shares.
refused-no_shares_left = The bank has no share of it.
refused-nobody_else = At least one other agency must have a share.
refused-founder_keeps_one = The founder keeps at least one share.
refused-not_alongside = First choose one spacecraft of each side to trade cargo between.
refused-not_looked = Only an agency that has looked at this location can share what is there.

## Rule summaries

help-turn =
    A year can have any number of turns: it ends when all agencies pass one after another.
    Money does not carry over: every year begins with the same amount, and what is left is lost.
    When another agency completes a mission, you get $10 at once.
help-research =
    An advancement comes with face-down outcome cards. Whenever you use it, one of them is drawn.
    You can remove a success for $10 or a failure for $5. The last success is removed for free.
    Without cards, nothing can fail any more.
help-build =
    Build spacecraft on Earth from the components that you have bought. Every astronaut needs a seat.
    Heavy spacecraft need more thrust: each maneuver takes its difficulty times the mass of everything aboard.
help-maneuver =
    Thrust needed = difficulty × mass, counted with all rockets aboard. Then fire one rocket after another.
    A minor failure damages the rocket, a major failure destroys the whole spacecraft.
    If the thrust is not enough, you stay where you are, and the rockets that you fired are lost.
help-time =
    Where a maneuver takes years, you may take more time. Half the years cost twice the difficulty.
    Ion thrusters give their thrust for every year of the flight.
help-hazards =
    You face radiation, atmospheric entry, landing and unknown locations on the way, in the order shown on the map.
    Atmospheric entry takes Re-entry and a capsule with a heat shield, such as Vostok or Apollo. Landing takes the advancement Landing.
help-rendezvous =
    In space, spacecraft at the same location can dock, and one can split in two. Each attempt draws an outcome card.
    On a failure, something of yours is damaged. A pilot makes it one step less severe.
help-outcome =
    A card that you keep can be drawn again. A card that you pay for is removed for good.
    An advancement without cards always works.
help-damage =
    Damaged components do nothing until they are repaired, but damaged capsules still carry their crew.
    On Earth, everything is repaired at the end of the year. If nothing is left to damage, the spacecraft is lost.
help-secret =
    You may keep hidden what you survey from a distance.
    If you arrive at a location and keep it hidden, you lose what you arrived with.
    A survey mission goes to the first agency that reveals the location.
help-radiation =
    Every astronaut rolls an eight-sided die. A roll up to the radiation level times the years of the flight incapacitates.
    In an Aldrin, the level is one lower.
help-entry =
    Damaged capsules and those without a heat shield burn up with everyone inside.
    Each of the others draws an outcome card. Everything else aboard survives.
help-survival =
    At the end of a year, incapacitated astronauts in space die.
    Each undamaged capsule in space needs a success of Life Support for its seats, and five astronauts eat one unit of supplies (with Stations: food).
    Each death costs points.
help-samples =
    Samples with minerals can be sold, and so can collected metals. Alien remains give you an advancement that cannot fail.
help-offer =
    Everything can be traded except missions and dead astronauts: money, components on Earth, whole spacecraft, research.
    Where two spacecraft meet in space, you can also trade single components and astronauts.
    An agency that has looked at a hidden location can sell what it saw, and no one else learns it.
    The other agency accepts, declines or makes one counter-offer.
    Shared research comes with as many new outcome cards as the giver has left.
help-end =
    The game ends after the last year, when no missions are left, or when no one can catch up with the leader.
    Each death costs more than the last: 2 points for the first, 4 for the second, 6 for the third, and so on.
    Solo or as a team, you need more points than the open missions are worth.
help-head_start =
    The game starts late, so every agency knows some advancements without outcome cards: they cannot fail.
    Some require others: Proton Rockets require Soyuz Rockets, Aerobraking requires Re-entry.
help-windows =
    Some routes have launch windows only in certain years: to Jupiter every second year from 1956, to Saturn every third from 1957, to Uranus every fifth from 1957, to Neptune every sixth from 1958.
    Such a flight takes exactly the years shown on the map, no more and no less.
    A spacecraft that is still in the Outer Planets Transfer or at a fly-by when the turn ends is lost.
help-aerobraking =
    The atmosphere of a planet can slow you down, so that you need less thrust. You draw an outcome card of Aerobraking.
    After a minor failure, something is damaged and the spacecraft goes through atmospheric entry.
    With a major failure, or without the advancement, the spacecraft is lost.
help-telescopes =
    From the fly-bys of Jupiter and Saturn you can also survey their moons, and from Jupiter Orbit you can survey Ganymede.
    Where a spacecraft cannot stay, each probe or capsule aboard can survey once a turn.
help-giants =
    A spacecraft that flies close by Jupiter or Saturn faces what is there. At the end of every year, so do spacecraft in Jupiter Orbit, on Io, on Europa and in Saturn Orbit.
    For astronauts in an Aldrin and for a Galileo, the radiation is one lower.
help-science =
    A Galileo is a sturdy probe. Some surveys count only with one.
    An Explorer is not a probe. Split it off, on its own, where a mission needs it, and it stays there for good.
    With a healthy scientist aboard, a sample completes its mission at once. With Stations, this also takes a science module.
help-found_missions =
    An agency that reveals a location beyond Ceres may find a new mission there. It is on the table for everyone.
    Solo or as a team, you must also complete all missions beyond Ceres that were on the table at the start.
help-production =
    Each year begins with production, before the money is paid out. With a healthy astronaut aboard, a hydroponics module grows one unit of food. A fuel generator fills one small fuel tank, on Earth or where carbon dioxide has been revealed.
    Each of them draws a card of Synthesis. After a minor failure nothing is produced, a major failure also damages the module.
    On solid ground outside Earth, a mechanic can assemble a ground habitat. This never fails.
help-stores =
    Food replaces supplies: five astronauts eat one unit a year.
    A doctor uses one unit of medical supplies each time, but none at a medical module. A mechanic uses one unit of spare parts for a repair.
help-minds =
    At the end of a year in space, an astronaut who is alone in a spacecraft rolls a die, and so does everyone aboard if more than half of the seats are taken. A 1 incapacitates.
    Send at least two, and give them room.
help-habitats =
    A working habitat has room for twenty people and protects them from radiation, storms and blazing sun.
    A habitat is a home: astronauts who have been where a mission sends people and then reach a habitat have come home.
    A ground habitat cannot be damaged and never moves. Split off what should fly again.
help-shuttle =
    The Shuttle and the Daedalus are reusable. Each firing empties a fuel tank: a large one for the Shuttle, a small one for the Daedalus.
    A minor failure damages the engine and the tank stays full, a major failure destroys the whole spacecraft.
    The Shuttle is also a capsule, with six seats and a heat shield.
help-features =
    When you arrive with a working probe or capsule at a location that was already revealed, you may explore it if it has room for a feature. If a healthy pilot of any agency is there, you see two features and keep one.
    Features bring points, money, life or danger. An infection travels with the spacecraft: the first agency to bring it to Earth loses ten points.
    A rover on its own may explore once a year. It draws two cards of Rovers, and both must be successes. A major failure damages it.
help-experiments =
    Where a mission needs an experiment, a healthy astronaut (with Outer Planets: a scientist) completes it at a working science module. Then its results have to be brought to Earth.
    Fossils can be examined there, too.
help-occupation =
    An occupation is never over: when a year begins, every agency with a living astronaut there gets its points.
    Some missions have two cards. An agency can complete only one of the two.
    The game goes on no matter how far ahead the leader is.
help-life =
    The first agency that reveals life completes the survey of life. After that, a sample with life can be brought home, which is another mission.
help-cyclers =
    A cycler moves to and fro between Earth and Mars by itself, three years each way and through radiation. Only getting on and off takes thrust.
help-ventures =
    A joint venture costs $10. Its founder divides the shares, and every agency that is offered some must agree.
    Every shareholder may act for it with its money and spacecraft, but with their own research and outcome cards. The other shareholders decide first, and each of them can veto.
    The bank buys and sells shares for as many dollars as the venture has points. When the game ends, the points are divided among the shares. An agency with all the shares gets everything that the venture owns.

## Previews

counts-as = An astronaut's skill turns it into: { $outcome }.
nothing = nothing
empty = empty
resting = { $item } (used this year)
craft-short = spacecraft { $craft }
craft-named = spacecraft { $craft } ({ $aboard }; { $location })
craft-flying =
    { $years ->
        [one] spacecraft { $craft } ({ $aboard }; in flight, { $years } more year: { $location })
       *[other] spacecraft { $craft } ({ $aboard }; in flight, { $years } more years: { $location })
    }
crew-of = crew of { $count }
person = { $name } ({ $skill })
person-ill = { $name } ({ $skill }, incapacitated)
money-amount = ${ $amount }
preview-cost = ${ $cost }
preview-cards =
    { $outcomes ->
        [0] no outcome cards
        [one] { $outcomes } outcome card
       *[other] { $outcomes } outcome cards
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
preview-automatic = moves automatically at the end of the turn
preview-need = { $difficulty } × { $mass } = { $need } needed, { $thrust } aboard
preview-enough = enough if nothing fails
preview-enough-years =
    { $years ->
        [one] enough if it takes { $years } year
       *[other] enough if it takes { $years } years
    }
preview-short = { $missing } short
preview-years =
    { $years ->
        [one] { $years } year
       *[other] { $years } years
    }
preview-years-free = as quick as you like
preview-window = open this year, then again in { $year }
preview-window-last = open this year for the last time
preview-lost = the spacecraft is lost
preview-fire = gives { $thrust } of { $need }, { $missing } still missing
preview-fire-last = gives { $thrust }, which is enough
preview-odds = { $success } success, { $minor } minor failure, { $major } major failure
preview-works = { $odds } success
preview-sure = cannot fail
preview-now-need = then { $need } needed
preview-removing = next draw: { $then } success instead of { $now }
preview-burns = burns up
preview-ride = survives: { $odds }
preview-radiation = a roll of { $limit } or less (of { $die }) incapacitates; behind the shield, { $sheltered } or less
preview-money = sells for ${ $money }
preview-leaves = moves automatically now: spacecraft { $craft }, { $route }
preview-loses-craft = the spacecraft is lost
preview-loses-crew = the crew is lost
preview-known = known: { $face }
preview-makes = produces: { $item }
preview-uses = uses up: { $item }
preview-finds =
    { $cards ->
        [one] { $cards } card left, { $dangers } dangerous
       *[other] { $cards } cards left, { $dangers } dangerous
    }
preview-two-finds = with a pilot, you choose between two features
preview-bring-home = has to be brought to Earth
preview-rival-points =
    { $points ->
        [one] another agency gets { $points } point
       *[other] another agency gets { $points } points
    }
preview-divide = { $shares } shares to divide
preview-grant = has { $shares }, you have { $left }
preview-venture =
    { $shares ->
        [one] ${ $money }, you have { $shares } share
       *[other] ${ $money }, you have { $shares } shares
    }
preview-asked = approval needed: { $names }
preview-bank = at the bank: { $shares }
shares-of =
    { $count ->
        [one] { $count } share of { $venture }
       *[other] { $count } shares of { $venture }
    }
of-venture = { $venture }'s { $craft }
held-by-craft = { $action }, { $craft }
held-trade = { $one } gives: { $gives }. { $other } gives: { $asks }
cargo-of = from spacecraft { $craft }: { $cargo }
knowledge-of = what is there: { $location }
hazard-radiation = radiation
hazard-entry = atmospheric entry: { $odds } success
hazard-entry-unshielded = atmospheric entry: capsules without a working heat shield burn up
hazard-entry-unable = atmospheric entry without Re-entry: capsules burn up
hazard-landing = landing: { $odds } success
hazard-landing-unable = landing without Landing: everything is lost
hazard-aerobraking = aerobraking: { $odds } success
hazard-aerobraking-unable = aerobraking without Aerobraking: everything is lost
hazard-explore = unknown location: { $location }
hazard-explore-known = { $location }: { $face }
hazard-radiation-known = radiation: { $face }
arithmetic = { $difficulty } × { $mass } = { $need } needed
arithmetic-fired = { $difficulty } × { $mass } = { $need } needed, { $thrust } so far, { $missing } missing
arithmetic-years =
    { $years ->
        [one] { $years } year in flight
       *[other] { $years } years in flight
    }

## The text board and the terminal

percent = { $odds }
number = { $number }
secret = your secret
won = winner!
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
table-outcomes = outcome cards: { $down } face down, { $discarded } discarded
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
table-removed = removed
table-nothing-known = no research yet
table-memorial = { $name } ({ $location }, { $year })
table-mission-gone = impossible
table-taken = taken
table-bank = the bank: { $shares }
table-share = a share: ${ $price }
table-end = The space race is over: { $end }.
legend =
    Earth Orbit 8 route and its difficulty · ◷2 years · (◷) as long as you like · ☢ radiation
    ▼ atmospheric entry · ⤓ landing · (⤓) test landing · ? unknown · ↯ automatic at the end of the turn
legend-outer_planets = ≈ aerobraking · ♃ ♄ ♅ ♆ only in years with a launch window to Jupiter, Saturn, Uranus or Neptune
legend-stations = ✦ feature · ○ room for a feature · ☣ carries the infection
legend-craft = ●1 spacecraft 1 of the first agency · ☺ astronaut aboard · ◷1 arrives in a year · ?● has looked
legend-outcomes = ▪ outcome card · ✓ success · ! minor failure · ✗ major failure

## The board on the page

board-map = The solar system in { $year }
board-zoom = Map
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-whole = Whole map
board-calendar = Year { $year }. The last one is { $last }.
board-hidden = unknown
board-looked = seen by { $names }
board-difficulty = difficulty { $difficulty }
board-symbol-radiation = radiation
board-symbol-atmospheric_entry = atmospheric entry
board-symbol-landing =
    { $optional ->
        [true] test landing
       *[other] landing
    }
board-symbol-aerobraking = aerobraking
board-symbol-explore = unknown: { $place }
board-thrust-so-far = needed, { $thrust } so far, { $missing } missing
board-under-way =
    { $years ->
        [one] { $years } more year to { $place }
       *[other] { $years } more years to { $place }
    }
board-arriving = The spacecraft arrives and faces what is there.
board-on-the-way = In flight.
board-panels = Panels
board-hangar = Hangar
board-research-panel = Research
board-research = Research
board-agencies = Agencies
board-for-everybody = No research needed
board-nothing-here = Nothing yet. Research and buy something.
board-use = Select
board-dock = Dock
board-suffer = Damage this one
board-seats = { $crew }/{ $seats } seats
board-ill = incapacitated
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-offer = Offer
board-counter-offer = Counter-offer
board-first-offer = In the first offer:
board-gives = gives
board-survival =
    { $count ->
        [one] Spacecraft { $craft } loses { $count } astronaut: { $cause }
       *[other] Spacecraft { $craft } loses { $count } astronauts: { $cause }
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
board-outcomes = outcome cards: { $down } face down, { $discarded } discarded
board-passes =
    { $passes ->
        [one] { $passes } pass in a row
       *[other] { $passes } passes in a row
    }
board-removed = removed
board-seen = seen
board-ship = mass { $mass }, thrust { $thrust }
board-ship-ion = mass { $mass }, thrust { $thrust } + { $ion } a year
board-home =
    { $crew ->
        [0] { $home }: no one lives here yet
       *[other] { $home }: { $crew } of { $seats } seats taken
    }
board-larder =
    { $years ->
        [0] not enough food for this year: { $food } of { $need }
        [one] food for { $years } year: { $food } aboard, { $need } eaten a year
       *[other] food for { $years } years: { $food } aboard, { $need } eaten a year
    }
board-garden = hydroponics can grow { $food } a year
board-infected = carries the infection
board-taken = taken
board-room-for-finds =
    { $count ->
        [one] room for { $count } more feature
       *[other] room for { $count } more features
    }
board-every-year = points every year
board-not-counted = Not calculated here: flights with { $names }
board-legend-find = A feature was found here. An empty star means that it has been taken.
board-legend-room = There is room for one more feature. Astronauts and rovers can explore here.
board-legend-germ = The spacecraft carries the infection. The first agency to bring it to Earth loses points.

## The ship designer, mission plans and calculated flights
board-drawing = Ship designer
board-drawing-help = Put components together on paper. You see at once what the ship weighs and costs, and how far it can fly.
board-one-more = Add: { $item }
board-one-less = Remove: { $item }
board-build-it = Buy and build
board-clear = Clear
board-design-name = Name of the design
board-keep-design = Save
board-designs = Your designs
board-forget-design = Delete { $name }
board-cannot-get = { $item }: cannot be bought now.
board-cannot-build = Cannot be built now.
board-still-to-pay = still to pay: { $cost }
board-too-few-seats = There are fewer seats than astronauts.
board-needs-research = Research first: { $names }
board-could-fulfil = Missions it could complete
board-can-reach = Locations it can reach
board-reaches-nothing = This ship cannot reach anything.
board-working-out = Calculating…
board-where-to = Where can it go?
board-years-short =
    { $years ->
        [one] { $years } year
       *[other] { $years } years
    }
board-all-goes-well = chance of success
board-nothing-fires = nothing is fired
board-waits =
    { $years ->
        [one] first waits { $years } year for a launch window
       *[other] first waits { $years } years for a launch window
    }
board-not-researched = not researched yet
board-luck = No harm from unknown locations or the Sun
board-plan = Plan
board-cheapest = Cheapest plan from here: { $cost }
board-short-of = ({ $money } short)
board-launch-by = launch by { $year }
board-have-it = in stock
board-to-drawing-board = Open in the ship designer
board-no-plan = No single ship that the planner knows can complete this in the years that are left.
board-under-way-to-it = Could complete it with what is in space:
board-legend = Legend
board-legend-difficulty = The number on a route is its difficulty. Multiply it by the mass of the spacecraft: you must fire rockets with at least that much thrust, and they are used up.
board-legend-time = The flight takes years. Each year, one time token is removed. You may double the difficulty to halve the time.
board-legend-explore = An unknown location. You find out what it is like when you fly there; a survey shows it before.
board-legend-landing = You have to land, with the advancement Landing. Where the symbol is dashed, landing is optional.
board-legend-atmospheric_entry = Capsules without a working heat shield burn up with everyone aboard. Those with one need Re-entry.
board-legend-radiation = The Sun's radiation may incapacitate astronauts. The risk grows with every year of the flight.
board-legend-automatic = A spacecraft that is here at the end of a turn moves along this route automatically. Nothing is fired.
board-legend-lost = This route leads nowhere: the spacecraft is lost.
board-legend-card = An outcome card that lies face down on an advancement. Each use draws one of them.
board-legend-success = A success was drawn.
board-legend-minor = A minor failure: something is damaged, or does not work this time.
board-legend-major = A major failure: usually the spacecraft or the component is destroyed.
board-legend-ill = An astronaut is incapacitated and cannot use any skill.
board-legend-dead = An astronaut has died, which costs points.
board-your-money = Your money
preset-short_race = A short first race
preset-everything = Everything at once
preset-by_the_book = By the book
preset-online = Online
board-order = Place in this year's turn order
board-funding = { $money } for everyone each year
board-shop-shut = Finish with this spacecraft (Done) before buying or researching.
preview-year-ends = then the year ends
preview-year-ends-together = the year ends when all agencies end their turns, one after another
board-standing = Points
board-legend-time_free = This flight takes no time. You may still take years for it, which helps ion thrusters.
board-legend-aerobraking = The planet's atmosphere slows you down, with the advancement Aerobraking. Without it, the spacecraft is lost.
board-legend-window = This route is open only in years with a launch window. Its time cannot be changed.
board-legend-time_fixed = The flight takes exactly this many years.
board-legend-closed = The route is closed this year. Below it is the year in which it opens again.
board-legend-year_end = Spacecraft that are here when a year ends face this planet.
board-windows = Launch windows to the planets
board-window-open = open
board-window-closed = closed until { $year }
board-window-over = no longer open
board-window-years = Open in { $years }
board-years-fixed =
    { $years ->
        [one] exactly { $years } year
       *[other] exactly { $years } years
    }
board-year-end = at the end of every year: { $place }
board-found-at = found: { $place }
board-needed-to-win = needed to win
board-begin-with = Start with it
board-builds-on = requires: { $names }
board-ventures = Ventures
board-hangar-of = Hangar of { $venture }
board-shares = Shares of { $venture }
board-shareholder = Shareholder
board-bank = Bank
board-share-price = { $price } a share
board-lets-all = allows everything this year
board-director = decides for it between turns
board-vetoed = vetoed this turn
board-venture-bare = No spacecraft or components yet.
board-no-ventures = No joint venture has been founded yet.
board-founding = { $name } wants to found { $venture }
board-divides = divides the shares.
board-may-it = { $name } wants to act for { $venture }
board-being-asked =
    { $count ->
        [one] has to answer.
       *[other] have to answer, in this order.
    }
board-you-act-for = You act for { $venture }
board-its-things = Its money and spacecraft, your research and outcome cards.
board-acts-for = acts for { $venture }
board-venture-pays = { $venture } pays. It has { $money }.
board-legend-venture = A spacecraft with letters belongs to a joint venture, and so does everything aboard.

## The planner
plan-haul = Mass { $mass } from { $start } to { $place }
plan-title = { $name }: { $goal }
plan-goal-cheapest = the cheapest plan
plan-goal-lightest = the lightest plan
plan-goal-fastest = the fastest plan
plan-goal-surest = the surest plan
plan-sum = Cost ${ $cost }: ${ $ship } for the ship, ${ $research } for research. Mass at launch { $mass }.
plan-when = Launched in { $launch }, done in { $done }.
plan-year = Year
plan-destination = Destination
plan-aerobraking = { $place } (aerobraking)
plan-years = Years
plan-difficulty = Diff.
plan-mass = Mass
plan-thrust = Thrust / need
plan-given = { $thrust } / { $need }
plan-fired = Fired
plan-so_far = So far
plan-part = Part
plan-number = Number
plan-cost = Cost
plan-money = Money
plan-bought = Bought
plan-draws = Draws
plan-untested = Untested
plan-tests = { $tests ->
        [one] After { $tests } test
       *[other] After { $tests } tests
    }
plan-removals = Removals
plan-times = { $number } × { $item }
plan-separate = parked here: { $parts }
plan-dock = docks with { $parts }
plan-drop = left behind: { $parts }
plan-fetch = docks with the cargo ship: { $parts }
plan-cargo_ship = The cargo ship
plan-ahead = A cargo ship of mass { $mass } starts in { $launch } and waits at { $place }; the ship itself starts in { $ship }.
plan-collects = collects { $item }
plan-surveys = surveys { $place }
plan-stays = stays until the new year
plan-builds = the mechanic builds the habitat at the start of the next year
plan-of_budget = { $money } of { $yearly }
plan-research = research: { $advancement }
plan-chance = All draws succeed: { $chance }, exactly { $exact }.
plan-spares = Spare rockets aboard: { $parts }, fired only if others are damaged.
plan-reserve = With { $parts } to spare: { $chance }, for ${ $cost } in total.
plan-helped = With a { $skill } aboard: { $chance }.
plan-skill = The mission needs a { $skill } aboard.
plan-life = Chance of finding life at { $place }: { $chance }, not included in the chance above.
plan-repairs = With a mechanic aboard and extra { $parts } for repairs: { $chance }, for ${ $cost } in total.
plan-sure = No draw can fail.
plan-untold = Hidden locations and the Sun are not included in this chance. A test draws a card and pays to remove a failure; rockets used up in tests are not included.
plan-none-dear = too expensive for a budget of ${ $budget }: the cheapest plan costs ${ $cost }
plan-none-late = too late: no plan that is done by { $by } was found, and the earliest one found is done in { $earliest }
plan-none-poor = no plan was found for { $money ->
    [none] any money
   *[other] ${ $money }
} from { $first } to { $by }: with all the money at once, the cheapest plan found costs ${ $cost }
plan-none-without = no plan without { $names } was found within the limits: { $money ->
    [none] any money
   *[other] ${ $money }
} from { $first } to { $by }, at most one cargo ship, at most { $parked } components parked in space at a time
plan-none-impossible = impossible: even the fastest route takes longer than { $first } to { $by }, or there is no route
plan-none-not_found = no plan was found within the limits: { $money ->
    [none] any money
   *[other] ${ $money }
} from { $first } to { $by }, at most one cargo ship, at most { $parked } components parked in space at a time
plan-none-tour = the surest plan is not available for tours and Explorers
plan-none-long = no plan was found within the limits: the time that the page allows, { $first } to { $by }; ask for less, or use your own computer: cosmodrome plan leaving_earth
plan-none-steps = no plan was found within the limits: { $steps } steps of each search, { $money ->
    [none] any money
   *[other] ${ $money }
} from { $first } to { $by }; --steps sets another limit
plan-campaign = Tests beforehand cost ${ $cost }, including ${ $removals } for failures on average; ${ $sum } in total.
plan-test = test of { $advancement }
plan-removal = $1 for failures
plan-none-unsure = no tests within the money and years available give a { $chance }% chance
plan-item-astronaut = astronaut
plan-item-cargo = cargo

## Reasons in hints
reason-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-research = { $mission } needs { $advancement }: { $points } for ${ $cost }, research and components included. Current chance of success: { $chance }.
reason-buy = A component for { $mission }: { $points }, ${ $cost } still to pay. Current chance of success: { $chance }.
reason-test = Test { $advancement } before { $mission } ({ $points }): it has { $cards ->
        [one] one outcome card
       *[other] { $cards } outcome cards
    }, and the next draw has a { $risk } risk of failure. A failure costs ${ $loss } now, but ${ $stake } on the flight.
reason-launch = The spacecraft for { $mission } is complete: { $points } by { $year }, with a { $chance } chance of success.
reason-fly = This spacecraft is bound for { $mission }: { $points } by { $year }, with a { $chance } chance of success.
reason-errand = { $crew ->
        [0] A test flight with a { $chance } chance of success.
       *[other] The crew comes home, with a { $chance } chance of success.
    }
reason-saving = { $mission } ({ $points }) still costs ${ $cost }, and ${ $money } are left this year; next year brings ${ $funding }.
reason-waiting = { $mission } ({ $points }) waits for next year: the current chance of success is { $chance }, and there is time to improve it.
reason-nothing = No open mission is worth it with the years and the money that are left.
reason-remove = Next draw of { $advancement }: { $removed } success without this card, { $kept } with it.
reason-keep = Next draw of { $advancement }: { $kept } success with this card, { $removed } without it.
reason-rival = { $seat } may be there first: by { $year }, with a { $chance } chance.
planner-lead = Which ship do you need, what does it cost, and how likely is it to succeed? All sums and chances are exact, and of the ships that the planner knows, none is cheaper, faster or lighter.
planner-boxes = Expansions
planner-mission = Mission
planner-goal = Goal
planner-from = Money from year
planner-by = Done by year
planner-yearly = Money each year (0: no limit)
planner-budget = Total budget
planner-sure = Tests until the chance is
planner-sure-not = no tests
planner-crew = Crew
planner-research =
    { $count ->
        [0] Already researched
       *[other] Already researched ({ $count } set)
    }
planner-standing-unknown = not researched
planner-standing-have = researched
planner-standing-tested = researched, no outcome cards left
planner-standing-no = don't use
planner-go = Plan
planner-working = Planning…
planner-wait = Most plans take a second or two; large ones up to 15 seconds.
planner-chance = Chance that all draws succeed: { $chance }.
planner-one-ship = Checking plans with docking would have taken too long: this is the best plan for one ship that stays together.
planner-no-cargo-ship = Checking plans with a cargo ship sent ahead would have taken too long: this is the best plan without one.
planner-picture = Flight diagram
planner-flight = The flight
planner-parts = The ship
planner-years = Purchases by year
planner-tests = Draws and tests

## End of the game

score-missions = Missions
score-discoveries = Discoveries
score-dead = Astronauts lost
score-ventures = Joint ventures
ended-calendar = { $year } is over.
ended-lead = { $year } is over, and no one can catch up with { $seat }.
ended-missions = No missions are left in { $year }.
ended-team = The points are more than those of the missions left undone.

## Credits

credit-published_with_expansions = Published by { $publisher }, { $year }, with the expansions Mercury, Outer Planets and Stations
