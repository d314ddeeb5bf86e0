// The board as a player meets it: what a click does, and that a spectator and a finished game can be shown.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';

import type { Choice } from '../../protocol';
import type { BoardProps } from '../board';
import Board from './Board.svelte';
import type { Agency, Craft, Place, View } from './view';

const facts = {
  location: [],
  maneuver: [
    { id: 'earth__suborbital', from: 'earth', to: 'suborbital', difficulty: 3, symbols: ['explore:suborbital'] },
    { id: 'earth_orbit__inner_transfer', from: 'earth_orbit', to: 'inner_transfer', difficulty: 3, symbols: ['time:1'] },
    { id: 'inner_transfer__lost', from: 'inner_transfer', to: 'lost', symbols: [] },
  ],
  component: [
    { id: 'juno', type: 'rocket', mass: 1, cost: 1, needs: 'juno_rockets', thrust: 4 },
    { id: 'probe', type: 'probe', mass: 1, cost: 2 },
  ],
  advancement: [{ id: 'juno_rockets', cost: 10, outcomes: 3 }],
  skill: [{ id: 'pilot', cost: 5 }],
  mission: [{ id: 'sounding_rocket', requires: 'probe', places: ['space'] }],
};
const craft: Craft = {
  number: 1,
  location: 'earth',
  time: 0,
  maneuver: null,
  components: [{ item: 'juno', ready: 2, resting: 0, damaged: 1 }],
  crew: [1],
  mass: 3,
  seats: 1,
  thrust: 8,
  thrust_per_year: 0,
  probe: false,
};
const agency: Agency = {
  money: 12,
  points: 1,
  dead: 0,
  score: 1,
  offers_left: 4,
  advancements: [{ id: 'juno_rockets', outcomes: 3, seen: [1, 0, 0], removed: [], odds: { success: 0.7, minor_failure: 0.2, major_failure: 0.1 } }],
  components: [{ item: 'probe', ready: 1, resting: 0, damaged: 0 }],
  astronauts: [{ number: 1, name: 'John Glenn', skill: 'pilot', healthy: true, craft: 1, visited: [] }],
  craft: [craft],
};
const place = (id: string, more: Partial<Place> = {}): Place => ({ id, explorable: false, revealed: false, face: null, looked: [], ...more });
const rival: Agency = { ...agency, astronauts: [], craft: [{ ...craft, crew: [], location: 'inner_transfer', time: 1, maneuver: 'earth_orbit__inner_transfer' }] };
const view: View = {
  viewer: 0,
  game: 'leaving_earth/1',
  players: 2,
  asked: 0,
  prompt: 'work',
  phase: 'turn',
  over: false,
  winners: [],
  end: null,
  team: false,
  year: 1957,
  first_year: 1956,
  last_year: 1976,
  funding: 25,
  rival_funding: 10,
  turn: 0,
  starter: 0,
  passes: 0,
  free_steps: 30,
  offers_left: 2,
  craft: 1,
  other: null,
  looking_at: null,
  agencies: [agency, rival],
  places: [place('earth'), place('suborbital', { explorable: true, looked: [1] }), place('earth_orbit'), place('inner_transfer'), place('solar_radiation', { explorable: true, face: 'calm', revealed: true })],
  missions: [{ id: 'sounding_rocket', points: 1, deck: 'easy', status: 'completed', seat: 1 }],
  points_open: 0,
  outcomes: { face_down: 80, discards: {}, piles_opened: 1 },
  flight: null,
  offer: null,
  drawn: null,
  survival: null,
  memorial: [],
};
const choice = (action: Record<string, unknown>, preview: Record<string, unknown> = {}): Choice => ({ action, text: JSON.stringify(action), hint: 'hint', preview });
const legal = [
  choice({ verb: 'done' }),
  choice({ verb: 'load', item: 'probe' }),
  choice({ verb: 'unload', item: 'juno' }),
  choice({ verb: 'maneuver', maneuver: 'earth__suborbital' }, { difficulty: 3, mass: 3, need: 9, thrust: 8, thrust_per_year: 0, years: 0, enough_with_years: null }),
];

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function show(changes: Partial<BoardProps<View>> = {}): BoardProps<View> {
  const props: BoardProps<View> = {
    view,
    facts,
    players: ['Ada', 'Grace'].map((name, colour) => ({ name, colour, present: true })),
    legal,
    refused: [],
    happened: [],
    focus: null,
    still: true,
    act: vi.fn(),
    why: vi.fn(),
    onfocus: vi.fn(),
    explain: vi.fn(),
    ...changes,
  };
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

function click(selector: string): void {
  const found = document.querySelector(selector);
  expect(found, selector).not.toBeNull();
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

test('a lit way is flown by a click, and shows what it needs against what is aboard', () => {
  const props = show();
  expect(document.querySelector('[data-testid=way] .arithmetic')?.textContent).toBe('9 > 8 ✗');
  click('[data-testid=way]');
  expect(props.act).toHaveBeenCalledExactlyOnceWith(legal[3]);
});

test('a way in focus tells the whole sum', () => {
  show({ focus: legal[3]! });
  expect(document.querySelector('[data-testid=way] .arithmetic')?.textContent).toBe('3 × 3 = 9 > 8 ✗');
});

test('what lies on Earth is put aboard and what is aboard is taken off', () => {
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
  const flight = { seat: 0, craft: 1, maneuver: 'earth__suborbital', burning: true, arriving: false, difficulty: 3, doublings: 0, years: 0, mass: 3, need: 9, thrust: 4 };
  const props = show({ legal: [fire], view: { ...view, prompt: 'burn', flight } });
  expect(document.querySelector('[data-testid=burn]')?.textContent).toContain('3 × 3 = 9');
  click('[data-testid=burn] [data-verb=fire]');
  expect(props.act).toHaveBeenCalledExactlyOnceWith(fire);
});

test('an offer stands in two columns', () => {
  const column = { money: 10, items: { juno: 2 }, craft: [], research: [] };
  const offer = { counter: false, complete: true, gives: { seat: 1, ...column }, asks: { seat: 0, ...column, money: 0, items: {} } };
  const accept = choice({ verb: 'accept' });
  const props = show({ legal: [accept], view: { ...view, prompt: 'answer_offer', craft: null, offer } });
  expect(document.querySelectorAll('[data-testid=offer] section')).toHaveLength(2);
  click('[data-testid=offer] [data-verb=accept]');
  expect(props.act).toHaveBeenCalledExactlyOnceWith(accept);
});

test('a spectator, a replay and a finished game are shown too', () => {
  show({ legal: [], view: { ...view, viewer: null, asked: null, turn: null, craft: null, prompt: 'over', phase: 'over', over: true, winners: [1], memorial: [{ name: 'Gus Grissom', seat: 0, location: 'moon', year: 1960 }] } });
  expect(document.querySelectorAll('[data-testid=way], [data-testid=token], [data-testid=do]')).toHaveLength(0);
  for (const tab of ['research', 'missions', 'agencies']) {
    click(`[data-testid=tab-${tab}]`);
    expect(document.querySelector('[role=tabpanel]')?.textContent).toBeTruthy();
  }
});
