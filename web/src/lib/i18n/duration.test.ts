import { expect, test } from 'vitest';

import { duration, isSlow } from './duration';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test('a duration has its two largest units, and minutes and seconds below an hour', () => {
  expect(duration(9 * MINUTE + 5_000, 'en')).toBe('9:05');
  expect(duration(3 * HOUR + 20 * MINUTE, 'en')).toBe('3h 20m');
  expect(duration(6 * DAY + 23 * HOUR, 'en')).toBe('6d 23h');
  expect(duration(-1, 'en')).toBe('0:00');
});

test('a bank of hours or days makes a slow clock', () => {
  expect(isSlow(null)).toBe(false);
  expect(isSlow({ bank: 600, increment: 30, most: 600 })).toBe(false);
  expect(isSlow({ bank: 86_400, increment: 0 })).toBe(true);
});
