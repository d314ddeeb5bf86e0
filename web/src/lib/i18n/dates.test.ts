import { expect, test } from 'vitest';

import { dayName, raceTime } from './dates';

const now = new Date(2026, 4, 20, 0, 30).getTime(); // a Wednesday
const at = (month: number, day: number, year = 2026): number => new Date(year, month - 1, day, 23, 59).getTime();

test('days are named from today back to a date', () => {
  const names = [at(5, 20), at(5, 19), at(5, 18), at(5, 14), at(5, 13), at(1, 2), at(12, 31, 2025)];
  expect(names.map((time) => dayName(time, now, 'en'))).toEqual(['today', 'yesterday', 'Monday', 'Thursday', 'May 13', 'Jan 2', 'Dec 31, 2025']);
});

test('a time in the future, by a clock that differs, is today', () => {
  expect(dayName(at(5, 21), now, 'en')).toBe('today');
});

test('days are named in other languages', () => {
  expect(dayName(at(5, 19), now, 'fr')).toBe('hier');
  expect(dayName(at(5, 18), now, 'pl')).toBe('poniedziałek');
});

test('a time of a race has tenths below a minute', () => {
  expect(raceTime(8_240, 'en')).toBe('8.2\u00a0s');
  expect(raceTime(8_240, 'fr')).toBe('8,2\u00a0s');
  expect(raceTime(59_949, 'en')).toBe('59.9\u00a0s');
  expect(raceTime(59_960, 'en')).toBe('1:00');
  expect(raceTime(65_400, 'en')).toBe('1:05');
});
