import { expect, test } from 'vitest';

import type { Choice } from '../../protocol';
import { isFinal, loses } from './choices';

const pass = (...maneuvers: string[]): Choice => ({
  action: { verb: 'pass' },
  text: 'End the turn',
  hint: '',
  preview: { automatic: maneuvers.map((maneuver, craft) => ({ craft, maneuver })), others: true },
});

test('ending the turn loses something where a spacecraft flies into nowhere', () => {
  expect(loses(pass('suborbital__earth', 'lunar_flyby__lost'))).toBe(true);
  expect(loses(pass('suborbital__earth'))).toBe(false);
  expect(loses(pass())).toBe(false);
});

test('only the end of a turn is final', () => {
  expect(isFinal(pass())).toBe(true);
  expect(isFinal({ ...pass(), action: { verb: 'buy' } })).toBe(false);
});
