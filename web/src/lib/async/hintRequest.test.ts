// A hint is requested once for a decision, and never shown for another one.
import { expect, test, vi } from 'vitest';

import type { Hint } from '../../protocol';
import { HintRequest } from './hintRequest.svelte';

const hint = { seq: 1, seat: 0, choices: [], close: false, summary: '', reason: '', unit: 'victory' as const, legal: 0 } satisfies Hint;

test('it is requested once, and hidden and shown again without a request', async () => {
  const hintRequest = new HintRequest();
  const ask = vi.fn(async () => hint);
  await hintRequest.toggle('1 en', ask);
  expect(hintRequest.of('1 en')).toBe(hint);
  await hintRequest.toggle('1 en', ask);
  expect(hintRequest.shows('1 en')).toBe(false);
  await hintRequest.toggle('1 en', ask);
  expect(hintRequest.shows('1 en')).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
});

test('the next decision has no hint until one is requested', async () => {
  const hintRequest = new HintRequest();
  await hintRequest.toggle('1 en', async () => hint);
  expect(hintRequest.shows('2 en')).toBe(false);
  expect(hintRequest.of('2 en')).toBeNull();
  await hintRequest.toggle('2 en', async () => hint);
  expect(hintRequest.shows('2 en')).toBe(true);
});

test('a refusal is shown, and the next attempt sends a new request', async () => {
  const hintRequest = new HintRequest();
  await hintRequest.toggle('1 en', () => Promise.reject(new Error('no')));
  expect(hintRequest.problem).toBe('no');
  await hintRequest.toggle('1 en', async () => hint); // hidden
  await hintRequest.toggle('1 en', async () => hint);
  expect(hintRequest.of('1 en')).toBe(hint);
  expect(hintRequest.problem).toBeNull();
});

test('a hint that comes too late is dropped, and the next one is requested after it', async () => {
  const hintRequest = new HintRequest();
  let answer: (found: Hint) => void = () => {};
  void hintRequest.toggle('1 en', () => new Promise((settle) => (answer = settle)));
  await Promise.resolve();
  const ask = vi.fn(async () => ({ ...hint, seq: 2 }));
  const second = hintRequest.toggle('2 en', ask);
  await Promise.resolve();
  expect(ask).not.toHaveBeenCalled();
  answer(hint);
  await second;
  expect(ask).toHaveBeenCalledOnce();
  expect(hintRequest.of('1 en')).toBeNull();
  expect(hintRequest.of('2 en')?.seq).toBe(2);
});
