import { expect, test } from 'vitest';

import { shareStructure } from './structuralSharing';

const before = { rocket: { space: 4, crew: [{ seat: 0 }] }, seats: [{ score: 1 }, { score: 2 }], ufo: null };
const copy = (): typeof before => structuredClone(before);

test('what is equal is the old object itself', () => {
  expect(shareStructure(before, copy())).toBe(before);
});

test('what has changed is new, with everything around it, and its neighbours stay', () => {
  const now = copy();
  now.seats[1]!.score = 3;
  const found = shareStructure(before, now);
  expect(found).toEqual({ ...copy(), seats: [{ score: 1 }, { score: 3 }] });
  expect(found).not.toBe(before);
  expect(found.rocket).toBe(before.rocket);
  expect(found.seats[0]).toBe(before.seats[0]);
  expect(before.seats[1]!.score).toBe(2);
});

test('removals, additions and changes of type are changes', () => {
  expect(shareStructure([1, 2], [1])).toEqual([1]);
  expect(shareStructure([1], [1, 2])).toEqual([1, 2]);
  expect(shareStructure({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shareStructure({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
  expect(shareStructure([], {})).toEqual({});
  expect(shareStructure(null, [1])).toEqual([1]);
  expect(shareStructure({ a: [1] }, { a: null })).toEqual({ a: null });
});
