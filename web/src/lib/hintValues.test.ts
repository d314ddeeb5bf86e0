// The values of a hint: bars, marks, and texts by unit.
import { expect, test } from 'vitest';

import type { Hint } from '../protocol';
import { barOf, markOf, weighed, worthOf } from './hintValues';

const hint = (close: boolean): Hint => ({
  seq: 9,
  seat: 0,
  close,
  summary: 'Best: land',
  reason: 'A risk of 50 %.',
  unit: 'victory',
  legal: 2,
  choices: [
    { action: { verb: 'land' }, text: 'land', worth: 0.62, margin: 0.031, chance: 0.62, chance_margin: 0.031, close: true },
    { action: { verb: 'stay' }, text: 'stay', worth: 0.6, margin: 0.001, chance: 0.6, chance_margin: 0.001, close },
  ],
});
const marks = (of: Hint) => of.choices.map((choice) => markOf(of, choice));
const bars = (of: Hint) => of.choices.map((choice) => barOf(of, choice));

test('the best choice is marked, and every one has its bar', () => {
  expect(marks(hint(false))).toEqual(['best', null]);
  expect(bars(hint(false))).toEqual([62, 60]);
});

test('where it is too close to call nothing is best', () => {
  expect(marks(hint(true))).toEqual(['close', 'close']);
});

test('bars of points are relative to the best choice, and choices without a value are labelled', () => {
  const [land, stay] = hint(true).choices.map((choice) => ({ ...choice, chance: null, chance_margin: 0 }));
  const points: Hint = {
    ...hint(true),
    unit: 'points',
    choices: [
      { ...land!, worth: 12.34 },
      { ...stay!, worth: 6.17, close: false },
      { ...stay!, action: { verb: 'wait' }, worth: null, close: false },
    ],
  };
  expect(marks(points)).toEqual(['best', null, null]);
  expect(bars(points).map(Math.round)).toEqual([100, 50, 0]);
  expect(points.choices.map((choice) => worthOf(points, choice))).toEqual(['table-hint-points', 'table-hint-points', 'table-hint-unweighed']);
});

test('where points have a chance to win beside them, the bar is that chance', () => {
  const [land] = hint(true).choices;
  const points: Hint = { ...hint(true), unit: 'points', choices: [{ ...land!, worth: 12.34, margin: 0 }] };
  expect(bars(points)).toEqual([62]);
});

test('a choice finds its value by its action', () => {
  const choice = { action: { verb: 'stay' }, text: '', hint: '', preview: {} };
  expect(weighed(hint(false), choice)?.worth).toBe(0.6);
  expect(weighed(hint(false), { ...choice, action: { verb: 'gone' } })).toBeUndefined();
  expect(weighed(null, choice)).toBeUndefined();
});
