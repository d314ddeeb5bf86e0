import { beforeEach, expect, test } from 'vitest';

import { TurnAlerts } from './turnAlerts';

let alerts: TurnAlerts;
beforeEach(() => (alerts = new TurnAlerts()));

const ADA = 0;
const LINUS = 1;
const asked = (turn: number | null, newPart = false) => alerts.shouldAlert(turn, true, newPart);
const waiting = (turn: number | null) => alerts.shouldAlert(turn, false, false);

test('a new turn alerts', () => {
  expect(asked(ADA)).toBe(true);
  expect(waiting(LINUS)).toBe(false);
  expect(asked(ADA)).toBe(true);
});

test('offers and answers within one turn alert once', () => {
  expect(asked(ADA)).toBe(true);
  expect(waiting(ADA)).toBe(false); // the other player considers the offer
  expect(asked(ADA)).toBe(false);
  expect(waiting(ADA)).toBe(false);
  expect(asked(ADA)).toBe(false);
});

test('a decision in the turn of another player alerts once, and the own turn alerts again', () => {
  expect(waiting(LINUS)).toBe(false);
  expect(asked(LINUS)).toBe(true);
  expect(waiting(LINUS)).toBe(false);
  expect(asked(LINUS)).toBe(false);
  expect(asked(ADA)).toBe(true);
});

test('the same seat may have two turns in a row when a new part of the game begins', () => {
  expect(asked(LINUS)).toBe(true);
  expect(waiting(LINUS)).toBe(false);
  expect(asked(LINUS, true)).toBe(true);
});

test('where it is nobody’s turn every question alerts', () => {
  expect(asked(null)).toBe(true);
  expect(waiting(null)).toBe(false);
  expect(asked(null)).toBe(true);
});
