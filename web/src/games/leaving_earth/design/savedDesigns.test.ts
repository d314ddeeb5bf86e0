// Ship designs: saving them in the browser, and the order of steps that build one.
import { beforeEach, expect, test } from 'vitest';

import type { Choice } from '../../../protocol';
import { next } from './buildSteps';
import { Designs, kept, MOST_PARTS, sizeOf } from './savedDesigns.svelte';
import type { Agency, View } from '../view';

beforeEach(() => localStorage.clear());

test('parts are added and taken away, never below none and never too many', () => {
  const designs = new Designs();
  designs.add('juno', 1);
  designs.add('juno', 1);
  designs.add('probe', 1);
  designs.add('probe', -1);
  designs.add('probe', -1);
  expect(designs.parts).toEqual({ juno: 2 });
  for (let times = 0; times < 2 * MOST_PARTS; times++) designs.add('atlas', 1);
  expect(sizeOf(designs.parts)).toBe(MOST_PARTS);
});

test('designs are saved by name, the newest first, and can be deleted', () => {
  const designs = new Designs();
  designs.save('nothing is on the board');
  designs.take({ probe: 1, juno: 3 });
  designs.save('  Hopper ');
  designs.take({ saturn: 1 });
  designs.save('Lifter');
  designs.save('Hopper');
  expect(new Designs().saved).toEqual([
    { name: 'Hopper', parts: { saturn: 1 } },
    { name: 'Lifter', parts: { saturn: 1 } },
  ]);
  designs.forget('Hopper');
  expect(new Designs().saved.map(({ name }) => name)).toEqual(['Lifter']);
});

test('edited saved designs do not break the page', () => {
  for (const odd of [null, 7, {}, [null], [{ name: '' }], [{ name: 'x', parts: { juno: -1 } }], [{ name: 'x', parts: { juno: 'many' } }]]) {
    expect(kept(odd)).toEqual([]);
  }
});

// --- building ---

const choice = (action: Record<string, unknown>): Choice => ({ action, text: '', hint: '', preview: {} });
const agency = (more: Partial<Agency>): Agency =>
  ({ money: 25, points: 0, dead: 0, score: 0, offers_left: 0, advancements: [], components: [], astronauts: [], craft: [], ...more }) as Agency;
const table = (own: Partial<Agency>, more: Partial<View> = {}): View => ({ prompt: 'act', turn: 0, craft: null, agencies: [agency(own)], ...more }) as View;
const stack = (item: string, ready: number) => ({ item, ready, resting: 0, damaged: 0 });
const legal = [{ verb: 'pass' }, { verb: 'buy', item: 'probe' }, { verb: 'buy', item: 'juno' }, { verb: 'build' }].map(choice);

test('first what is missing is bought, then the spacecraft is built, then it is loaded', () => {
  const parts = { probe: 1, juno: 2 };
  expect(next(table({ components: [stack('probe', 1), stack('juno', 1)] }), 0, legal, parts, null)).toEqual({ choice: legal[2] });
  expect(next(table({ components: [stack('probe', 1), stack('juno', 2)] }), 0, legal, parts, null)).toEqual({ choice: legal[3] });
  const ship = { number: 4, components: [stack('probe', 1)] } as unknown as Agency['craft'][number];
  const loads = [choice({ verb: 'done' }), choice({ verb: 'load', item: 'juno' })];
  expect(next(table({ craft: [ship] }, { prompt: 'work', craft: 4 }), 0, loads, parts, 4)).toEqual({ choice: loads[1] });
  const full = { ...ship, components: [stack('probe', 1), stack('juno', 2)] };
  expect(next(table({ craft: [full] }, { prompt: 'work', craft: 4 }), 0, loads, parts, 4)).toEqual({ done: true });
});

test('another spacecraft is deselected first, and unavailable components are named', () => {
  const done = [choice({ verb: 'done' })];
  expect(next(table({}, { prompt: 'work', craft: 1 }), 0, done, { probe: 1 }, null)).toEqual({ choice: done[0] });
  expect(next(table({}), 0, legal, { saturn: 1 }, null)).toEqual({ missing: 'saturn' });
});
