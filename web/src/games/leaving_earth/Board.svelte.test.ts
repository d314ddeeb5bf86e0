// The board for players, spectators and finished games: what it shows and what clicks do.
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';

import { agency, choice, click, craft, legal, place, rival, show, view } from './testing/sample.svelte';
import type { Agency, Craft, View } from './view';

test('an available route is flown by a click and shows the required and the available thrust', () => {
  const props = show();
  expect(document.querySelector('[data-testid=way] .arithmetic')?.textContent).toBe('9 > 8 ✗');
  click('[data-testid=way]');
  expect(props.act).toHaveBeenCalledExactlyOnceWith(legal[3]);
});

test('a focused route shows the whole calculation', () => {
  const props = show();
  props.focus = props.legal[3]!;
  flushSync();
  expect(document.querySelector('[data-testid=way] .arithmetic')?.textContent).toBe('3 × 3 = 9 > 8 ✗');
});

test('components on Earth are loaded and cargo is unloaded', () => {
  const props = show();
  click('[data-testid=do][data-verb=load]');
  click('[data-testid=do][data-verb=unload]');
  expect(props.act).toHaveBeenNthCalledWith(1, legal[1]);
  expect(props.act).toHaveBeenNthCalledWith(2, legal[2]);
});

test('a spacecraft that may be chosen is chosen on the map or in the hangar', () => {
  const use = choice({ verb: 'craft', craft: 1 });
  const props = show({ legal: [use], view: { ...view, prompt: 'act', craft: null } });
  click('[data-testid=token][data-craft="1"]');
  click('[data-testid=craft] [data-verb=craft]');
  expect(props.act).toHaveBeenCalledTimes(2);
  expect(document.querySelectorAll('[data-testid=token]')).toHaveLength(1); // not that of the rival
});

test('while it burns a bar shows the thrust, and a rocket is fired by a click', () => {
  const fire = choice({ verb: 'fire', item: 'juno' }, { thrust: 4, need: 9, missing: 1 });
  const flight = {
    seat: 0,
    craft: 1,
    maneuver: 'earth__suborbital',
    burning: true,
    arriving: false,
    difficulty: 3,
    doublings: 0,
    years: 0,
    mass: 3,
    need: 9,
    thrust: 4,
  };
  const props = show({ legal: [fire], view: { ...view, prompt: 'burn', flight } });
  expect(document.querySelector('[data-testid=burn]')?.textContent).toContain('3 × 3 = 9');
  click('[data-testid=burn] [data-verb=fire]');
  expect(props.act).toHaveBeenCalledExactlyOnceWith(fire);
});

test('an offer is shown in two columns', () => {
  const column = { money: 10, items: { juno: 2 }, craft: [], research: [], shares: {}, alongside: null, cargo: {}, crew: [], knowledge: [] };
  const offer = { counter: false, complete: true, gives: { seat: 1, ...column }, asks: { seat: 0, ...column, money: 0, items: {} } };
  const accept = choice({ verb: 'accept' });
  const props = show({ legal: [accept], view: { ...view, prompt: 'answer_offer', craft: null, offer } });
  expect(document.querySelectorAll('[data-testid=offer] section')).toHaveLength(2);
  click('[data-testid=offer] [data-verb=accept]');
  expect(props.act).toHaveBeenCalledExactlyOnceWith(accept);
});

test('a spectator, a replay and a finished game are shown too', () => {
  show({
    legal: [],
    view: {
      ...view,
      viewer: null,
      asked: null,
      turn: null,
      craft: null,
      prompt: 'over',
      phase: 'over',
      over: true,
      winners: [1],
      memorial: [{ name: 'Gus Grissom', seat: 0, location: 'moon', year: 1960 }],
    },
  });
  expect(document.querySelectorAll('[data-testid=way], [data-testid=token], [data-testid=do]')).toHaveLength(0);
  for (const tab of ['research', 'missions', 'agencies']) {
    click(`[data-testid=tab-${tab}]`);
    expect(document.querySelector('[role=tabpanel]')?.textContent).toBeTruthy();
  }
});

test('a completed mission is celebrated for some seconds, also during other events', () => {
  vi.useFakeTimers();
  const props = show();
  props.happened = [{ happening: 'mission_completed', seat: 1, mission: 'sounding_rocket', points: 1 }];
  flushSync();
  expect(document.querySelector('[data-testid=cheer]')).not.toBeNull();
  props.happened = [];
  flushSync();
  expect(document.querySelector('[data-testid=cheer]')).not.toBeNull();
  vi.advanceTimersByTime(6000);
  flushSync();
  expect(document.querySelector('[data-testid=cheer]')).toBeNull();
  vi.useRealTimers();
});

test('offers of cargo and knowledge have other labels than the same items on Earth', () => {
  const column = { money: 0, items: {}, craft: [], research: [], shares: {}, alongside: 1, cargo: {}, crew: [], knowledge: [] };
  const offer = { counter: false, complete: false, gives: { seat: 0, ...column }, asks: { seat: 1, ...column } };
  const adds = [
    { ...choice({ verb: 'give', item: 'juno' }), text: 'You give: Juno' },
    { ...choice({ verb: 'give_cargo', item: 'juno' }), text: 'From your spacecraft you give: Juno' },
    { ...choice({ verb: 'give_crew', astronaut: 1 }), text: 'From your spacecraft you give: John Glenn, pilot' },
    { ...choice({ verb: 'give_knowledge', location: 'mars' }), text: 'You tell what you saw: Mars' },
  ];
  show({ legal: adds, view: { ...view, prompt: 'build_offer', craft: null, offer } });
  const shown = [...document.querySelectorAll('[data-testid=offer] .adds .face')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['+ Juno', '+ cargo-of', '+ cargo-of', '+ knowledge-of']);
});

test('an offer that cannot be made yet shows the reason', () => {
  const column = { money: 0, items: {}, craft: [], research: [], shares: {}, alongside: null, cargo: {}, crew: [], knowledge: [] };
  const offer = { counter: false, complete: false, gives: { seat: 0, ...column }, asks: { seat: 1, ...column } };
  const refused = [{ action: { verb: 'propose' }, text: 'Make this offer', reason: 'The offer is empty.' }] as never;
  const props = show({ legal: [choice({ verb: 'cancel' })], refused, view: { ...view, prompt: 'build_offer', craft: null, offer } });
  expect(document.querySelector('[data-testid=not-yet]')?.textContent).toBe('The offer is empty.');
  click('[data-testid=offer] [aria-disabled=true]');
  expect(props.why).toHaveBeenCalledOnce();
  expect(document.querySelector('[data-testid=offer] [aria-disabled=true]')?.textContent).toContain('Make this offer');
});

test('passes in a row are counted during turns, not at the start of the next year', () => {
  const props = show({ view: { ...view, passes: 2 } });
  expect(document.querySelector('.calendar')?.textContent).toContain('board-passes');
  props.view = { ...view, passes: 2, phase: 'start', prompt: 'turn_in', turn: null };
  flushSync();
  expect(document.querySelector('.calendar')?.textContent).not.toContain('board-passes');
});

test('a counter-offer still shows the first offer', () => {
  const column = { money: 0, items: {}, craft: [], research: [], shares: {}, alongside: null, cargo: {}, crew: [], knowledge: [] };
  const [rivals, own] = [
    { seat: 1, ...column, items: { probe: 1 } },
    { seat: 0, ...column, items: { juno: 2 } },
  ];
  const answering: View = { ...view, prompt: 'answer_offer', turn: 1, craft: null, offer: { counter: false, complete: true, gives: rivals, asks: own } };
  const props = show({ legal: [], view: answering });
  expect(document.querySelector('[data-testid=first-offer]')).toBeNull();
  props.view = { ...answering, prompt: 'build_offer', offer: { counter: true, complete: false, gives: { seat: 0, ...column }, asks: { seat: 1, ...column } } };
  flushSync();
  const first = [...document.querySelectorAll('[data-testid=first-offer]')].map(({ textContent }) => textContent);
  expect(first).toEqual([expect.stringContaining('2 × juno'), expect.stringContaining('probe')]);
});

test('a plan stays open while its panel is hidden', () => {
  const open: View = { ...view, missions: [{ id: 'sounding_rocket', points: 1, deck: 'easy', status: 'open', seat: null }] };
  show({ view: open, study: () => new Promise(() => {}) });
  click('[data-testid=tab-missions]');
  click('[data-testid=plan]');
  click('[data-testid=tab-research]');
  expect(document.querySelector('[data-testid=planning-sheet]')).toBeNull();
  click('[data-testid=tab-missions]');
  expect(document.querySelector('[data-testid=planning-sheet]')).not.toBeNull();
});

// --- with the outer planets ---

const beyond: View = {
  ...view,
  expansions: ['outer_planets'],
  year: 1958,
  last_year: 1986,
  windows: [
    { id: 'jupiter', years: [1956, 1958, 1960] },
    { id: 'saturn', years: [1957, 1960] },
    { id: 'uranus', years: [1957] },
  ],
  places: [...view.places, ...['jupiter_flyby', 'jupiter_orbit', 'io', 'saturn_flyby'].map((id) => place(id)), place('jupiter', { explorable: true })],
};

test('what belongs to an expansion is there only with it', () => {
  const there = (): [number, number, number] => [
    document.querySelectorAll('[data-maneuver$=aero]').length,
    document.querySelectorAll('[data-item=galileo][data-testid=more]').length,
    document.querySelectorAll('[data-item=scientist][data-testid=more]').length,
  ];
  const props = show();
  click('[data-testid=tab-drawing]');
  expect(there()).toEqual([0, 0, 0]);
  props.view = beyond;
  flushSync();
  expect(there()).toEqual([1, 1, 1]);
});

test('a route is closed in the wrong year and shows when it opens', () => {
  const props = show({ view: beyond });
  const closed = (): string | undefined => document.querySelector('[data-testid=closed-way][data-maneuver=jupiter_flyby__saturn_flyby] .again')?.textContent;
  expect(closed()).toBe('1960');
  props.view = { ...beyond, year: 1960 };
  flushSync();
  expect(closed()).toBeUndefined();
  props.view = { ...beyond, year: 1961 };
  flushSync();
  expect(closed()).toBe('✗');
});

test('the calendar shows open launch windows and when the others open', () => {
  show({ view: beyond });
  const shown = [...document.querySelectorAll<HTMLElement>('[data-testid=window]')].map(({ dataset, children }) => [
    dataset.planet,
    dataset.open,
    [...children].at(-1)?.textContent,
  ]);
  expect(shown).toEqual([
    ['jupiter', 'true', 'board-window-open'],
    ['saturn', 'false', '1960'],
    ['uranus', 'false', '✗'],
  ]);
  expect(document.querySelectorAll('[data-planet=saturn] .bar i')).toHaveLength(31);
  expect(document.querySelectorAll('[data-planet=saturn] .bar .open')).toHaveLength(2);
});

test('missions show where they were found, and which ones are required in a solo game', () => {
  const missions: View['missions'] = [
    { id: 'jupiter_survey', points: 5, deck: 'non_explorable', status: 'open', seat: null },
    { id: 'io_lander', points: 12, deck: 'explorable', status: 'open', seat: null },
  ];
  const props = show({ view: { ...beyond, missions } });
  click('[data-testid=tab-missions]');
  expect(document.querySelectorAll('.found')).toHaveLength(1);
  expect(document.querySelectorAll('.must')).toHaveLength(0);
  props.view = { ...beyond, missions, players: 1, agencies: [agency] };
  flushSync();
  expect(document.querySelectorAll('.must')).toHaveLength(1);
});

test('a flight that waits for a launch window shows how long, other flights show nothing', async () => {
  const stage = { mass: 3, difficulty: 3, need: 9, fired: { juno: 3 }, thrust: 12, years: 1 };
  const stages = [
    { ...stage, maneuver: 'earth__suborbital' },
    { ...stage, maneuver: 'earth_orbit__inner_transfer', wait: 2 },
  ];
  const route = { place: 'inner_transfer', stages, years: 4, chance: 0.5, luck: 1, draws: [], mission: null };
  const sheet = { about: 'ship', mass: 3, thrust: 8, thrust_per_year: 0, seats: 0, crew: 0, cost: 0, research: [], places: [route], missions: [] };
  show({ view: beyond, study: () => Promise.resolve(sheet) });
  click('[data-testid=where-to]');
  await vi.waitFor(() => expect(document.querySelector('[data-testid=goal]')).not.toBeNull());
  click('[data-testid=goal]');
  expect([...document.querySelectorAll('[data-testid=stage]')].map((shown) => shown.querySelector('[data-testid=wait]')?.textContent)).toEqual([
    undefined,
    'board-waits',
  ]);
});

test('a study is requested for a design, not for an empty one', async () => {
  const study = vi.fn(() => new Promise(() => {}));
  show({ study });
  click('[data-testid=tab-drawing]');
  click('[data-testid=more][data-item=probe]');
  await vi.waitFor(() => expect(study).toHaveBeenCalled());
  expect(study).toHaveBeenCalledExactlyOnceWith({ about: 'design', parts: { probe: 1 } });
});

test('at a late start the first advancements are free', () => {
  const take = choice({ verb: 'research', advancement: 'juno_rockets' }, { cost: 0, outcomes: 0 });
  const nobody: Agency = { ...agency, advancements: [], components: [], astronauts: [], craft: [] };
  const props = show({ legal: [take], view: { ...beyond, prompt: 'choose_head_start', phase: 'setup', turn: null, craft: null, agencies: [nobody, nobody] } });
  const button = document.querySelector('[data-testid=do][data-verb=research]');
  expect(button?.textContent).toContain('board-begin-with');
  click('[data-testid=do][data-verb=research]');
  expect(props.act).toHaveBeenCalledExactlyOnceWith(take);
});

// --- with stations ---

const inhabited: View = { ...view, expansions: ['stations'] };
const station: Craft = {
  ...craft,
  location: 'earth_orbit',
  components: [
    { item: 'space_habitat', ready: 1, resting: 0, damaged: 0 },
    { item: 'food', ready: 3, resting: 0, damaged: 0 },
    { item: 'hydroponics_module', ready: 1, resting: 0, damaged: 0 },
  ],
  crew: [1, 2, 3, 4, 5, 6],
  seats: 20,
};
const larder = (): string[] => [...document.querySelectorAll('[data-testid=larder] li')].map(({ textContent }) => textContent);

test('components that an expansion replaces are gone with it, and those that need two expansions need both', () => {
  const there = (): boolean[] => ['supplies_1x', 'food'].map((item) => document.querySelector(`[data-testid=more][data-item=${item}]`) !== null);
  const fly = choice({ verb: 'maneuver', maneuver: 'earth_orbit__suborbital' }, { difficulty: 3, mass: 3, need: 9, thrust: 8 });
  const isFlown = (): boolean => document.querySelector('[data-testid=way][data-maneuver=earth_orbit__suborbital]') !== null;
  const props = show({ legal: [fly] });
  click('[data-testid=tab-drawing]');
  expect([...there(), isFlown()]).toEqual([true, false, false]);
  props.view = inhabited;
  flushSync();
  expect([...there(), isFlown()]).toEqual([false, true, false]);
  props.view = { ...inhabited, expansions: ['outer_planets', 'stations'] };
  flushSync();
  expect([...there(), isFlown()]).toEqual([false, true, true]);
});

test('a habitat shows its people and how long the food lasts', () => {
  const fleet = (one: Craft): Agency[] => [{ ...agency, craft: [one] }, rival];
  const props = show({ view: { ...inhabited, agencies: fleet(station) } });
  expect(larder()).toEqual(['board-home', 'board-larder', 'board-garden']);
  expect(document.querySelectorAll('[data-testid=larder] .bad')).toHaveLength(0); // three units for six people: a year
  props.view = { ...inhabited, agencies: fleet({ ...station, crew: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], infected: true }) };
  flushSync();
  expect([...document.querySelectorAll('[data-testid=larder] .bad')].map(({ textContent }) => textContent)).toEqual(['board-larder', 'board-infected']);
  expect(document.querySelectorAll('[data-testid=germ]')).toHaveLength(1);
  props.view = { ...view, agencies: fleet(station) };
  flushSync();
  expect(larder()).toEqual([]);
});

test('a location shows its features and how many more there may be', () => {
  const features = [
    { id: 'moon_gold', taken: false },
    { id: 'moon_palladium', taken: true },
  ];
  show({ view: { ...inhabited, places: [...view.places, place('moon', { explorable: true, revealed: true, face: 'rugged', slots: 3, features })] } });
  expect([...document.querySelectorAll<SVGElement>('[data-testid=slot]')].map(({ dataset }) => dataset.feature ?? '')).toEqual([
    'moon_gold',
    'moon_palladium',
    '',
  ]);
  const text = document.querySelector('[data-testid=finds]')?.textContent ?? '';
  expect(text).toMatch(/moon gold.*moon palladium.*board-taken.*board-room-for-finds/s);
});

test('at the start of a year modules are activated in the hangar, aboard and on Earth', () => {
  const [grow, fill, done] = [
    choice({ verb: 'produce', item: 'hydroponics_module' }),
    choice({ verb: 'produce', item: 'fuel_generator' }),
    choice({ verb: 'done' }),
  ];
  const asked: View = {
    ...inhabited,
    prompt: 'production',
    phase: 'start',
    turn: null,
    agencies: [{ ...agency, components: [{ item: 'fuel_generator', ready: 1, resting: 0, damaged: 0 }], craft: [station] }, rival],
  };
  const props = show({ legal: [grow, done], view: asked });
  click('[data-testid=craft] [data-verb=produce]');
  props.view = { ...asked, craft: null };
  props.legal = [fill, done];
  flushSync();
  click('.loose [data-verb=produce]');
  click('.loose [data-verb=done]');
  expect(vi.mocked(props.act).mock.calls.map(([taken]) => taken.action)).toEqual([grow.action, fill.action, done.action]);
});

test('one of two features is kept, and spacecraft explore or not', () => {
  const keep = choice({ verb: 'keep_feature', feature: 'moon_gold' });
  const props = show({ legal: [keep, choice({ verb: 'keep_feature', feature: 'moon_dust' })], view: { ...inhabited, prompt: 'choose_feature' } });
  click('.moment [data-verb=keep_feature]');
  expect(props.act).toHaveBeenCalledExactlyOnceWith(keep);
  props.view = { ...inhabited, prompt: 'choose_exploring' };
  props.legal = [choice({ verb: 'explore' }), choice({ verb: 'skip_exploring' })];
  flushSync();
  expect(document.querySelectorAll('[data-testid=craft] .deeds [data-testid=do]')).toHaveLength(2);
});

test('an occupation pays every year, and a mission names only places that are in play', () => {
  const missions: View['missions'] = [
    { id: 'st_lunar_occupation', points: 0.5, deck: 'occupation', status: 'open', seat: null },
    { id: 'st_life', points: 10, deck: 'always', status: 'open', seat: null },
  ];
  show({ view: { ...inhabited, missions }, study: () => new Promise(() => {}) });
  click('[data-testid=tab-missions]');
  expect(document.querySelectorAll('[data-testid=plan]')).toHaveLength(0); // nobody has plans for these
  expect(document.querySelectorAll('.yearly')).toHaveLength(1);
  expect(document.querySelectorAll('.half')).toHaveLength(1);
});

test('a note says that flights ignore tanks', async () => {
  const sheet = { about: 'ship', mass: 3, thrust: 22, thrust_per_year: 0, seats: 0, crew: 0, cost: 0, research: [], places: [], missions: [] };
  const ship: Craft = { ...craft, crew: [], components: [{ item: 'daedalus', ready: 1, resting: 0, damaged: 0 }] };
  show({ view: { ...inhabited, agencies: [{ ...agency, craft: [ship] }, rival] }, study: () => Promise.resolve(sheet) });
  click('[data-testid=where-to]');
  await vi.waitFor(() => expect(document.querySelector('[data-testid=not-counted]')?.textContent).toBe('board-not-counted'));
  expect(document.querySelector('[data-testid=ship-study]')?.textContent).not.toContain('board-reaches-nothing');
});
