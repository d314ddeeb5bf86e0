// Finding the legal choice for a part of the board.
import { expect, test } from 'vitest';

import type { Choice } from '../../protocol';
import { flightWith, landingsAt, leadingTo, offered, toggled } from './choices';

function fly(sources: string[], space: number): Choice {
  return { action: { verb: 'fly', with: sources }, text: sources.join(), hint: '', preview: { space } };
}
const short = fly(['2'], 9);
const helped = fly(['1', 'engineer'], 9);
const long = fly(['1', '2', 'engineer', 'engineer'], 13);
const stay: Choice = { action: { verb: 'stay' }, text: 'stay', hint: '', preview: {} };
const legal = [short, helped, long, stay];

test('picked dice mean the flight with exactly these, in any order', () => {
  expect(flightWith(legal, ['engineer', '1'])).toBe(helped);
  expect(flightWith(legal, ['engineer', '2', 'engineer', '1'])).toBe(long);
  expect(flightWith(legal, ['1'])).toBeNull();
});

test('a space stands for every flight that ends there', () => {
  expect(leadingTo(legal, [9])).toEqual([short, helped]);
  expect(leadingTo(legal, [13, 14])).toEqual([long]);
  expect(leadingTo(legal, [8])).toEqual([]);
});

test('a choice is found by its verb and a field', () => {
  expect(offered(legal, 'stay')).toBe(stay);
  expect(offered(legal, 'embark', 'specialist', 'voyager')).toBeNull();
});

test('a second click takes a group out, but engineers add up to as many as there are', () => {
  expect(toggled(['2'], '2')).toEqual([]);
  expect(toggled(['engineer'], 'engineer', 2)).toEqual(['engineer', 'engineer']);
  expect(toggled(['2', 'engineer', 'engineer'], 'engineer', 2)).toEqual(['2']);
});

test('at a space with moons and a planet, a click on one of them selects it', () => {
  const planet = { action: { verb: 'land', space: 8 }, text: 'planet', hint: '', preview: { space: 8 } } satisfies Choice;
  const moon = { action: { verb: 'land_on_moon', space: 8 }, text: 'moon', hint: '', preview: { space: 8 } } satisfies Choice;
  const there = leadingTo([stay, planet, moon], [8]);
  expect(there).toEqual([planet, moon]);
  expect(landingsAt(there, true, false)).toEqual([planet]);
  expect(landingsAt(there, false, true)).toEqual([moon]);
  expect(landingsAt(there, false, false)).toEqual([]);
  expect(landingsAt([planet], false, false)).toEqual([planet]);
});
