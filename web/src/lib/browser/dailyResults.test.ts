import { beforeEach, expect, test } from 'vitest';

import { hasBegun, isMyTime, playerKey, storeBegun, storeResult } from './dailyResults';

beforeEach(() => localStorage.clear());

test('the key of a browser stays the same and has a length that the server accepts', () => {
  const key = playerKey();
  expect(key).toMatch(/^[0-9a-f]{36}$/);
  expect(playerKey()).toBe(key);
});

test('a task is begun on its day only', () => {
  storeBegun('tin', '2026-05-20');
  expect([hasBegun('tin', '2026-05-20'), hasBegun('tin', '2026-05-21'), hasBegun('zinc', '2026-05-20')]).toEqual([true, false, false]);
});

test('the own time is found by its day, name and time', () => {
  const time = { name: 'Ada', milliseconds: 8_200 };
  storeBegun('tin', '2026-05-20');
  expect(isMyTime('tin', '2026-05-20', time)).toBe(false);
  storeResult('tin', '2026-05-20', time);
  storeBegun('tin', '2026-05-20'); // opened again
  expect(isMyTime('tin', '2026-05-20', time)).toBe(true);
  expect(isMyTime('tin', '2026-05-21', time)).toBe(false);
  expect(isMyTime('tin', '2026-05-20', { ...time, name: 'Bea' })).toBe(false);
  expect(isMyTime('tin', '2026-05-20', { ...time, milliseconds: 8_201 })).toBe(false);
});
