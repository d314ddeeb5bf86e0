/* The base game of MLEM: Space Agency in C: what the compiled rules are measured against, and checked with.

   It is the same kind of machine as the rules in Python: a small state, the legal actions written into a list, an
   action applied, and draws as nodes of their own. What may be done and what it brings follows the rulebook and
   docs/rulings/mlem.md; the order of the legal actions and of the random numbers follows the Python, so every game
   must end after the same number of decisions with the same scores.

   mat.h is written from the data pack when this file is compiled. */

#define _POSIX_C_SOURCE 200809L

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "mat.h"

enum { SATELLITE, DRIFTER, PARACHUTIST, MOONWALKER, SETTLER, VOYAGER, SABOTEUR, ENGINEER, SPECIALISTS };
enum { AFTERBURNER = 4, FACES = 5 };
enum { FOUR_PLANETS, THREE_ON_ONE_PLANET, FOUR_MOONS, TWO_DEEP_SPACE, GOALS };
enum { SEATS = 5 };

/* Who is asked, when it is not a seat. */
enum { CHANCE = -1, TERMINAL = -4 };

/* Where the game stands. */
enum { STARTER, TAKEOFF, ROLL, CHOOSE_DICE, CHOOSE_ENGINEER, LANDING, CRASH_LANDING, GAME_OVER };

/* An action is a verb plus its argument: a specialist, groups + 32 * engineers, a seat or a space. */
enum { EMBARK = 0, CRASH = 8, FLY = 9, USE_ENGINEER = 201, STAY = 206, GO_HOME = 207, LAND = 208 };
enum { GROUPS = 32, MOST_ACTIONS = 256 };

/* Where an astronaut is, when not on the mat; there it is 8 * space + moon, and on the comet 1 instead of 0. */
enum { AT_HOME = -1, ABOARD = -2 };

/* --- random numbers: core/engine/rng.py ------------------------------------------------------------------------------- */

typedef struct {
    uint64_t x;
} Rng;

static uint64_t stir(uint64_t word, uint64_t salt)
{
    uint64_t h = (word ^ salt) & 0xFFFFFFFF;
    h = ((h ^ (h >> 16)) * 0x7FEB352D) & 0xFFFFFFFF;
    h = ((h ^ (h >> 15)) * 0x5BD1E995) & 0xFFFFFFFF;
    return h ^ (h >> 16);
}

static Rng make_rng(uint64_t seed, uint64_t index, uint64_t branch)
{
    uint64_t low = stir(seed, 0x243F6A88);
    uint64_t high = stir(seed >> 32, low);
    low = stir(low, high ^ index);
    high = stir(high, low ^ (index >> 32) ^ 0x13198A2E);
    low = stir(low, high ^ branch ^ 0x03707344);
    high = stir(high, low);
    return (Rng){((high & 0x3FFFFFFF) << 32) | low | 1};
}

static int below(Rng *rng, int n)
{
    rng->x = 2111110629 * (rng->x & 0xFFFFFFFF) + (rng->x >> 32);
    return (int)(((rng->x & 0xFFFFFFFF) * (uint64_t)n) >> 32);
}

/* --- the table ------------------------------------------------------------------------------------------------- */

typedef struct {
    uint8_t seat, specialist;
    bool used; /* an engineer, face down */
} Astronaut;

typedef struct {
    int asked;
    int step;
    int players;
    int starter;
    int failures;
    bool ending; /* somebody has placed all astronauts: this expedition is the last */
    int space;   /* of the rocket */
    int dice;
    int roll;    /* how many dice show each face, three bits a face */
    int usable;  /* a bit per face that was rolled and is shown on the space */
    int flight;  /* what was chosen to fly with, while its engineers are being named */
    int unnamed; /* engineers of that flight still to be named */
    int ready;   /* engineers aboard and not used yet */
    int turn;    /* whose turn to get off it is */
    int crew;
    Astronaut rocket[SEATS]; /* the commander on top */
    uint8_t home[SEATS];     /* a bit per specialist */
    uint8_t placed[SEATS];
    uint8_t on_moons[SEATS];
    uint8_t in_deep_space[SEATS];
    uint8_t planets_reached[SEATS];
    int points[SEATS]; /* for moons and deep space */
    int8_t goal_owner[GOALS];
    uint8_t moons_taken[DEEP + 1];
    uint8_t on_planet[PLANETS][SEATS];
    uint8_t arrivals[PLANETS];       /* colours there */
    uint8_t arrived[PLANETS][SEATS]; /* the colours in order of their first astronaut */
    int16_t place[SEATS][SPECIALISTS];
} Table;

typedef struct {
    int count;
    uint16_t actions[MOST_ACTIONS];
} Offer;

static void lay(Table *t, int players)
{
    memset(t, 0, sizeof *t);
    t->asked = CHANCE;
    t->step = STARTER;
    t->players = players;
    for (int goal = 0; goal < GOALS; goal++)
        t->goal_owner[goal] = -1;
    for (int seat = 0; seat < players; seat++) {
        t->home[seat] = 255;
        for (int specialist = 0; specialist < SPECIALISTS; specialist++)
            t->place[seat][specialist] = AT_HOME;
    }
}

static void add(Offer *out, int action)
{
    out->actions[out->count++] = (uint16_t)action;
}

/* The same without a branch, for questions whose answer cannot be guessed. */
static void add_if(Offer *out, bool allowed, int action)
{
    out->actions[out->count] = (uint16_t)action;
    out->count += allowed;
}

static Astronaut leave(Table *t, int slot)
{
    Astronaut who = t->rocket[slot];
    t->crew--;
    for (int i = slot; i < t->crew; i++)
        t->rocket[i] = t->rocket[i + 1];
    if (who.specialist == ENGINEER && !who.used)
        t->ready--;
    return who;
}

/* A planet, deep space or a free moon. */
static bool has_room(const Table *t, int space)
{
    return space >= FIRST_LANDING
        && (space == DEEP || PLANET_AT[space] >= 0 || t->moons_taken[space] < MOONS[space]);
}

static int next_seat(const Table *t, int seat)
{
    return seat + 1 < t->players ? seat + 1 : 0;
}

/* --- goals and landing sites ----------------------------------------------------------------------------------- */

static void claim(Table *t, int seat, int goal, int have)
{
    if (have >= GOAL_NEEDS[goal] && t->goal_owner[goal] < 0)
        t->goal_owner[goal] = (int8_t)seat;
}

static void count_placed(Table *t, int seat)
{
    if (++t->placed[seat] == SPECIALISTS)
        t->ending = true;
}

/* Without goals in a crash a parachutist may have fulfilled some before, which are claimed with the next landing (A14). */
static void claim_late_goals(Table *t, int seat)
{
    if (GOALS_ON_CRASH || t->place[seat][PARACHUTIST] < 0)
        return;
    claim(t, seat, FOUR_PLANETS, t->planets_reached[seat]);
    for (int planet = 0; planet < PLANETS; planet++)
        claim(t, seat, THREE_ON_ONE_PLANET, t->on_planet[planet][seat]);
    claim(t, seat, FOUR_MOONS, t->on_moons[seat]);
    claim(t, seat, TWO_DEEP_SPACE, t->in_deep_space[seat]);
}

static void place_in_deep_space(Table *t, Astronaut who, bool on_comet)
{
    int points = on_comet ? COMET_POINTS : GALAXY_POINTS;
    t->points[who.seat] += who.specialist == VOYAGER ? 2 * points : points;
    t->place[who.seat][who.specialist] = (int16_t)(8 * DEEP + on_comet);
    claim(t, who.seat, TWO_DEEP_SPACE, ++t->in_deep_space[who.seat]);
    claim_late_goals(t, who.seat);
    count_placed(t, who.seat);
}

static void place(Table *t, Astronaut who, int space, bool claims)
{
    int seat = who.seat;
    if (space == DEEP) { /* a drifter from the last space: the galaxy, commander or not (A10) */
        place_in_deep_space(t, who, false);
        return;
    }
    int planet = PLANET_AT[space];
    if (planet >= 0) {
        int mine = ++t->on_planet[planet][seat];
        if (mine == 1) {
            t->arrived[planet][t->arrivals[planet]++] = (uint8_t)seat;
            t->planets_reached[seat]++;
            if (claims)
                claim(t, seat, FOUR_PLANETS, t->planets_reached[seat]);
        }
        t->place[seat][who.specialist] = (int16_t)(8 * space);
        if (claims)
            claim(t, seat, THREE_ON_ONE_PLANET, mine);
    } else {
        int moon = t->moons_taken[space]++; /* the best one that is free */
        int points = MOON_POINTS[space][moon];
        t->points[seat] += who.specialist == MOONWALKER ? 2 * points : points;
        t->place[seat][who.specialist] = (int16_t)(8 * space + moon);
        t->on_moons[seat]++;
        if (claims)
            claim(t, seat, FOUR_MOONS, t->on_moons[seat]);
    }
    if (claims)
        claim_late_goals(t, seat);
    count_placed(t, seat);
}

/* --- the flow -------------------------------------------------------------------------------------------------- */

static void begin_expedition(Table *t)
{
    t->space = 0;
    t->dice = DICE;
    t->step = TAKEOFF;
    t->asked = t->starter;
}

static void end_expedition(Table *t)
{
    if (t->ending || t->failures >= FAILURES) {
        t->step = GAME_OVER;
        t->asked = TERMINAL;
        return;
    }
    t->starter = next_seat(t, t->starter);
    begin_expedition(t);
}

static void begin_roll(Table *t)
{
    t->step = ROLL;
    t->asked = CHANCE;
}

static void send_home(Table *t, Astronaut who)
{
    t->home[who.seat] |= (uint8_t)(1 << who.specialist);
    t->place[who.seat][who.specialist] = AT_HOME;
}

/* From the top: a parachutist is asked where there is room (A13), everybody else goes home. */
static void continue_crash(Table *t)
{
    bool room = has_room(t, t->space);
    while (t->crew) {
        if (t->rocket[0].specialist == PARACHUTIST && room) {
            t->asked = t->rocket[0].seat;
            return;
        }
        send_home(t, leave(t, 0));
    }
    end_expedition(t);
}

static void crash(Table *t)
{
    t->failures++;
    t->step = CRASH_LANDING;
    continue_crash(t);
}

/* Asks the next astronaut aboard who could get off somewhere, and flies on after the last. */
static void continue_landing(Table *t)
{
    bool room = has_room(t, t->space);
    for (; t->turn < t->crew; t->turn++) {
        bool drifts = t->rocket[t->turn].specialist == DRIFTER;
        if (room || (drifts && (has_room(t, t->space - 1) || has_room(t, t->space + 1)))) {
            t->asked = t->rocket[t->turn].seat;
            return;
        }
    }
    if (t->crew)
        begin_roll(t);
    else
        end_expedition(t);
}

static void arrive(Table *t)
{
    if (t->space < FIRST_LANDING) {
        begin_roll(t);
    } else if (t->space < DEEP) {
        t->step = LANDING;
        t->turn = 0;
        continue_landing(t);
    } else {
        for (bool commander = true; t->crew; commander = false)
            place_in_deep_space(t, leave(t, 0), commander);
        end_expedition(t);
    }
}

/* The last die is never discarded (A04). */
static void discard(Table *t, int count)
{
    t->dice = count < t->dice ? t->dice - count : 1;
}

static void move(Table *t)
{
    int distance = t->flight / GROUPS;
    int used = 0;
    for (int face = 0; face < FACES; face++) {
        int count = (t->roll >> 3 * face & 7) * (t->flight >> face & 1);
        distance += count * (face == AFTERBURNER ? BURN[t->space] : face + 1);
        if (face != AFTERBURNER)
            used += count;
    }
    t->space = t->space + distance < DEEP ? t->space + distance : DEEP;
    discard(t, used);
    arrive(t);
}

/* How many engineers can be used as a die that shows 1. */
static int engineers_of_use(const Table *t)
{
    return SYMBOLS[t->space] & 1 ? t->ready : 0;
}

/* --- what may be done ------------------------------------------------------------------------------------------ */

static void offer_dice(const Table *t, Offer *out)
{
    if (t->usable == 0)
        add(out, CRASH);
    int most = engineers_of_use(t);
    for (int engineers = 0; engineers <= most; engineers++) {
        int groups = 0;
        do { /* all subsets of the usable groups, rising; at least one thing must be used (A03) */
            if (groups || engineers)
                add(out, FLY + groups + GROUPS * engineers);
            groups = (groups - t->usable) & t->usable;
        } while (groups);
    }
}

static void offer(const Table *t, Offer *out)
{
    out->count = 0;
    switch (t->step) {
    case TAKEOFF:
        for (int specialist = 0; specialist < SPECIALISTS; specialist++)
            add_if(out, t->home[t->asked] >> specialist & 1, EMBARK + specialist);
        break;
    case CHOOSE_DICE:
        offer_dice(t, out);
        break;
    case CHOOSE_ENGINEER:
        for (int seat = 0; seat < t->players; seat++)
            for (int slot = 0; slot < t->crew; slot++)
                if (t->rocket[slot].seat == seat && t->rocket[slot].specialist == ENGINEER && !t->rocket[slot].used)
                    add(out, USE_ENGINEER + seat);
        break;
    case LANDING: {
        bool drifts = t->rocket[t->turn].specialist == DRIFTER;
        add(out, STAY);
        if (drifts && has_room(t, t->space - 1))
            add(out, LAND + t->space - 1);
        if (has_room(t, t->space))
            add(out, LAND + t->space);
        if (drifts && has_room(t, t->space + 1))
            add(out, LAND + t->space + 1);
        break;
    }
    case CRASH_LANDING:
        add(out, GO_HOME);
        add(out, LAND + t->space);
        break;
    }
}

/* --- what it does ---------------------------------------------------------------------------------------------- */

static void embark(Table *t, int specialist)
{
    int seat = t->asked;
    t->home[seat] &= (uint8_t)~(1 << specialist);
    t->place[seat][specialist] = ABOARD;
    t->rocket[t->crew++] = (Astronaut){(uint8_t)seat, (uint8_t)specialist, false};
    if (specialist == SATELLITE)
        t->space = SATELLITE_SPACE;
    if (specialist == ENGINEER)
        t->ready++;
    if (t->crew < t->players)
        t->asked = next_seat(t, seat);
    else
        begin_roll(t);
}

static void see_roll(Table *t, int roll)
{
    int shown = 0;
    for (int face = 0; face < FACES; face++)
        if (roll >> 3 * face & 7)
            shown |= 1 << face;
    t->roll = roll;
    t->usable = shown & SYMBOLS[t->space];
    if (t->usable == 0 && engineers_of_use(t) == 0) {
        crash(t);
    } else {
        t->step = CHOOSE_DICE;
        t->asked = t->rocket[0].seat;
    }
}

static void use_engineer(Table *t, int slot)
{
    t->rocket[slot].used = true;
    t->ready--;
}

/* With more engineers at hand than are used the commander, who stays asked, says whose they are (A06). */
static void choose_dice(Table *t, int flight)
{
    int engineers = flight / GROUPS;
    t->flight = flight;
    if (engineers > 0 && engineers < t->ready) {
        t->unnamed = engineers;
        t->step = CHOOSE_ENGINEER;
        return;
    }
    if (engineers > 0)
        for (int slot = 0; slot < t->crew; slot++)
            if (t->rocket[slot].specialist == ENGINEER && !t->rocket[slot].used)
                use_engineer(t, slot);
    move(t);
}

static void choose_engineer(Table *t, int seat)
{
    int slot = 0;
    while (t->rocket[slot].seat != seat)
        slot++;
    use_engineer(t, slot);
    if (--t->unnamed == 0)
        move(t);
}

/* If the saboteur was the commander, the next one has taken over before the die is lost (A15). */
static void get_off(Table *t, int space)
{
    Astronaut who = leave(t, t->turn);
    place(t, who, space, true);
    if (who.specialist == SABOTEUR)
        discard(t, 1);
}

static void apply(Table *t, int action)
{
    switch (t->step) {
    case STARTER:
        t->starter = action;
        begin_expedition(t);
        break;
    case TAKEOFF:
        embark(t, action - EMBARK);
        break;
    case ROLL:
        see_roll(t, action);
        break;
    case CHOOSE_DICE:
        if (action == CRASH)
            crash(t);
        else
            choose_dice(t, action - FLY);
        break;
    case CHOOSE_ENGINEER:
        choose_engineer(t, action - USE_ENGINEER);
        break;
    case LANDING:
        if (action == STAY)
            t->turn++;
        else
            get_off(t, action - LAND);
        continue_landing(t);
        break;
    case CRASH_LANDING: {
        Astronaut who = leave(t, 0);
        if (action == GO_HOME)
            send_home(t, who);
        else
            place(t, who, action - LAND, GOALS_ON_CRASH);
        continue_crash(t);
        break;
    }
    }
}

/* What chance says: a seat, or a roll as the state keeps it. */
static int sample(const Table *t, Rng *rng)
{
    if (t->step == STARTER)
        return below(rng, t->players);
    int roll = 0;
    for (int die = 0; die < t->dice; die++)
        roll += 1 << 3 * DIE[below(rng, 6)];
    return roll;
}

/* --- counting points ------------------------------------------------------------------------------------------- */

/* The seat with the most astronauts there, the earliest to arrive among equals, but for one seat; -1 is nobody. */
static int leader(const Table *t, int planet, int but)
{
    int best = -1;
    for (int i = 0; i < t->arrivals[planet]; i++) {
        int seat = t->arrived[planet][i];
        if (seat != but && (best < 0 || t->on_planet[planet][seat] > t->on_planet[planet][best]))
            best = seat;
    }
    return best;
}

static bool has_settled(const Table *t, int planet, int seat)
{
    int place = t->place[seat][SETTLER];
    return place >= 0 && PLANET_AT[place / 8] == planet;
}

static void count_points(const Table *t, int *scores)
{
    for (int seat = 0; seat < t->players; seat++)
        scores[seat] = t->points[seat];
    for (int goal = 0; goal < GOALS; goal++)
        if (t->goal_owner[goal] >= 0)
            scores[t->goal_owner[goal]] += GOAL_POINTS;
    for (int planet = 0; planet < PLANETS; planet++) {
        int first = leader(t, planet, -1);
        int second = leader(t, planet, first);
        for (int i = 0; i < t->arrivals[planet]; i++) {
            int seat = t->arrived[planet][i];
            int points = PLANET_POINTS[planet][seat == first ? 0 : seat == second ? 1 : 2];
            scores[seat] += has_settled(t, planet, seat) ? 2 * points : points;
        }
    }
}

/* --- random games: core/engine/playout.py ----------------------------------------------------------------------------- */

static int playout(Table *t, Rng *dice, Rng *mind, Offer *out)
{
    int decisions = 0;
    for (;;) {
        if (t->asked >= 0) {
            offer(t, out);
            apply(t, out->actions[below(mind, out->count)]);
            decisions++;
        } else if (t->asked == CHANCE) {
            apply(t, sample(t, dice));
        } else {
            return decisions;
        }
    }
}

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static uint32_t mix(uint32_t checksum, int number)
{
    return (checksum ^ (uint32_t)number) * 16777619u;
}

int main(int argc, char **argv)
{
    bool print = argc == 5 && strcmp(argv[4], "--print") == 0;
    int players = argc >= 4 ? atoi(argv[1]) : 0;
    if (players < 2 || players > SEATS || (argc != 4 && !print)) {
        fprintf(stderr, "usage: mlem PLAYERS GAMES SEED [--print]\n");
        return 2;
    }
    int64_t games = strtoll(argv[2], NULL, 10);
    int64_t seed = strtoll(argv[3], NULL, 10);
    int64_t decisions = 0;
    uint32_t checksum = 2166136261u;
    Table start;
    Table table;
    Offer out;
    lay(&start, players);
    double began = cpu_seconds();
    for (int64_t game = 0; game < games; game++) {
        Rng dice = make_rng((uint64_t)seed, (uint64_t)game, 0);
        Rng mind = make_rng((uint64_t)seed, (uint64_t)game, 1);
        int scores[SEATS];
        table = start;
        int taken = playout(&table, &dice, &mind, &out);
        count_points(&table, scores);
        decisions += taken;
        checksum = mix(checksum, taken);
        for (int seat = 0; seat < players; seat++)
            checksum = mix(checksum, scores[seat]);
        if (print) {
            printf("%d", taken);
            for (int seat = 0; seat < players; seat++)
                printf(" %d", scores[seat]);
            printf("\n");
        }
    }
    double seconds = cpu_seconds() - began;
    printf("{\"games\":%lld,\"decisions\":%lld,\"seconds\":%.6f,\"checksum\":%lu}\n", (long long)games,
           (long long)decisions, seconds, (unsigned long)checksum);
    return 0;
}
