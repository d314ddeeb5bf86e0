// A small position for tests: two agencies in 1957, a spacecraft on Earth and one in flight; with functions to mount and click it.
import { flushSync } from 'svelte';
import { expect } from 'vitest';

import type { Choice } from '../../../protocol';
import type { BoardProps } from '../../board';
import { stage } from '../../testing/mountBoard.svelte';
import Board from '../Board.svelte';
import type { Agency, Craft, Place, View } from '../view';

export const facts = {
  astronauts: { fed: 5 },
  location: [],
  maneuver: [
    { id: 'earth__suborbital', from: 'earth', to: 'suborbital', difficulty: 3, symbols: ['explore:suborbital'] },
    { id: 'earth_orbit__inner_transfer', from: 'earth_orbit', to: 'inner_transfer', difficulty: 3, symbols: ['time:1'] },
    { id: 'inner_transfer__lost', from: 'inner_transfer', to: 'lost', symbols: [] },
    { expansion: 'outer_planets', id: 'earth_orbit__inner_transfer__aero', from: 'earth_orbit', to: 'inner_transfer', difficulty: 1, symbols: ['aerobraking'] },
    {
      expansion: 'outer_planets',
      id: 'jupiter_flyby__saturn_flyby',
      from: 'jupiter_flyby',
      to: 'saturn_flyby',
      difficulty: 0,
      window: 'saturn',
      symbols: ['explore:jupiter', 'time:2'],
    },
    { expansion: ['outer_planets', 'stations'], id: 'earth_orbit__suborbital', from: 'earth_orbit', to: 'suborbital', difficulty: 3, symbols: [] },
    {
      expansion: 'outer_planets',
      id: 'jupiter_orbit__io',
      from: 'jupiter_orbit',
      to: 'io',
      difficulty: 2,
      symbols: ['explore:jupiter', 'time:optional', 'landing', 'explore:io'],
    },
  ],
  component: [
    { id: 'juno', type: 'rocket', mass: 1, cost: 1, needs: 'juno_rockets', thrust: 4 },
    { id: 'probe', type: 'probe', mass: 1, cost: 2 },
    { id: 'supplies_1x', type: 'supplies', mass: 1, cost: 1, without: 'stations' },
    { expansion: 'stations', id: 'daedalus', type: 'rocket', mass: 1, cost: 10, thrust: 22, fuel: 'small_fuel_tank' },
    { expansion: 'stations', id: 'food', type: 'food', mass: 1, cost: 1 },
    { expansion: 'outer_planets', id: 'galileo', type: 'probe', mass: 2, cost: 5, needs: 'juno_rockets' },
  ],
  advancement: [{ id: 'juno_rockets', cost: 10, outcomes: 3 }],
  skill: [
    { id: 'pilot', cost: 5 },
    { expansion: 'outer_planets', id: 'scientist', cost: 5 },
  ],
  mission: [
    { id: 'sounding_rocket', requires: 'probe', places: ['space'] },
    { expansion: 'outer_planets', id: 'jupiter_survey', requires: 'survey', places: ['jupiter'] },
    { expansion: 'stations', id: 'st_lunar_occupation', requires: 'occupation', places: ['moon'] },
    { expansion: 'stations', id: 'st_life', requires: 'life_survey', places: ['earth_orbit', 'europa'] },
    { expansion: 'outer_planets', id: 'io_lander', requires: 'probe', places: ['io'], location: 'io' },
  ],
};
export const craft: Craft = {
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
  infected: false,
};
export const agency: Agency = {
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
export const place = (id: string, more: Partial<Place> = {}): Place => ({
  id,
  explorable: false,
  revealed: false,
  face: null,
  looked: [],
  slots: 0,
  features: [],
  ...more,
});
export const rival: Agency = {
  ...agency,
  astronauts: [],
  craft: [{ ...craft, crew: [], location: 'inner_transfer', time: 1, maneuver: 'earth_orbit__inner_transfer' }],
};
export const view: View = {
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
  expansions: [],
  printing: null,
  year: 1957,
  first_year: 1956,
  last_year: 1976,
  windows: [],
  funding: 25,
  rival_funding: 10,
  turn: 0,
  charters: 0,
  acting_for: null,
  starter: 0,
  passes: 0,
  free_steps: 30,
  offers_left: 2,
  craft: 1,
  other: null,
  looking_at: null,
  agencies: [agency, rival],
  ventures: [],
  founding: null,
  held: null,
  places: [
    place('earth'),
    place('suborbital', { explorable: true, looked: [1] }),
    place('earth_orbit'),
    place('inner_transfer'),
    place('solar_radiation', { explorable: true, face: 'calm', revealed: true }),
  ],
  missions: [{ id: 'sounding_rocket', points: 1, deck: 'easy', status: 'completed', seat: 1 }],
  points_open: 0,
  outcomes: { face_down: 80, discards: {}, piles_opened: 1 },
  flight: null,
  offer: null,
  drawn: null,
  survival: null,
  memorial: [],
};
export const choice = (action: Record<string, unknown>, preview: Record<string, unknown> = {}): Choice => ({
  action,
  text: JSON.stringify(action),
  hint: 'hint',
  preview,
});
export const legal = [
  choice({ verb: 'done' }),
  choice({ verb: 'load', item: 'probe' }),
  choice({ verb: 'unload', item: 'juno' }),
  choice(
    { verb: 'maneuver', maneuver: 'earth__suborbital' },
    { difficulty: 3, mass: 3, need: 9, thrust: 8, thrust_per_year: 0, years: 0, enough_with_years: null },
  ),
];

export const show = (changes: Partial<BoardProps<View>> = {}): BoardProps<View> => stage(Board, { view, facts, legal, ...changes });

export function click(selector: string): void {
  const found = document.querySelector(selector);
  expect(found, selector).not.toBeNull();
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}
