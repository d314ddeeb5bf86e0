import { expect, test } from 'vitest';

import { timeline } from './mlem/animation';
import { paceMeter, showTime } from './pace';

const FLIGHT = [{ happening: 'rolled' }, { happening: 'flew' }];

test('events are shown until their last animation has ended, and a moment longer', () => {
  const end = Math.max(...timeline(FLIGHT).map(({ at, lasts }) => at + lasts));
  expect(end).toBeGreaterThan(1000);
  expect(showTime(FLIGHT, { timeline }, 1)).toBe(end + 600);
  expect(showTime([{ happening: 'stayed' }], { timeline }, 1)).toBe(600);
});

test('at twice the speed they are shown half as long', () => {
  expect(showTime(FLIGHT, { timeline }, 2)).toBe(showTime(FLIGHT, { timeline }, 1) / 2);
});

test('without speed, and without events, nothing is held back', () => {
  expect(showTime(FLIGHT, { timeline }, 0)).toBe(0);
  expect(showTime([], { timeline }, 1)).toBe(0);
});

test('a board without a timeline shows many events longer than one, but not for ever', () => {
  const bought = (count: number) =>
    showTime(
      Array.from({ length: count }, () => ({ happening: 'bought' })),
      {},
      1,
    );
  expect(bought(4)).toBeGreaterThan(bought(1));
  expect(bought(100)).toBe(1800);
});

test('only an update shortly after another one is hurried', () => {
  let time = 0;
  const isHurried = paceMeter(() => time);
  expect(isHurried()).toBe(false);
  time = 149;
  expect(isHurried()).toBe(true);
  time = 299;
  expect(isHurried()).toBe(false);
});
