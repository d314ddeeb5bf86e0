// A hint is asked for once for a question, and never shown for another one.
import { expect, test, vi } from 'vitest';

import type { Hint } from '../../protocol';
import { Hinting } from './hintRequest.svelte';

const hint = { seq: 1, seat: 0, choices: [], close: false, summary: '', reason: '', unit: 'victory' as const, legal: 0 } satisfies Hint;

test('it is asked for once, and hidden and shown again without asking', async () => {
  const hinting = new Hinting();
  const ask = vi.fn(async () => hint);
  await hinting.toggle('1 en', ask);
  expect(hinting.of('1 en')).toBe(hint);
  await hinting.toggle('1 en', ask);
  expect(hinting.shows('1 en')).toBe(false);
  await hinting.toggle('1 en', ask);
  expect(hinting.shows('1 en')).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
});

test('the next question has no hint until somebody asks', async () => {
  const hinting = new Hinting();
  await hinting.toggle('1 en', async () => hint);
  expect(hinting.shows('2 en')).toBe(false);
  expect(hinting.of('2 en')).toBeNull();
  await hinting.toggle('2 en', async () => hint);
  expect(hinting.shows('2 en')).toBe(true);
});

test('a refusal is told, and the next try asks again', async () => {
  const hinting = new Hinting();
  await hinting.toggle('1 en', () => Promise.reject(new Error('no')));
  expect(hinting.problem).toBe('no');
  await hinting.toggle('1 en', async () => hint); // hidden
  await hinting.toggle('1 en', async () => hint);
  expect(hinting.of('1 en')).toBe(hint);
  expect(hinting.problem).toBeNull();
});

test('a hint that comes too late for its question is dropped, and the next one is asked for after it', async () => {
  const hinting = new Hinting();
  let answer: (found: Hint) => void = () => {};
  void hinting.toggle('1 en', () => new Promise((settle) => (answer = settle)));
  await Promise.resolve();
  const ask = vi.fn(async () => ({ ...hint, seq: 2 }));
  const second = hinting.toggle('2 en', ask);
  await Promise.resolve();
  expect(ask).not.toHaveBeenCalled();
  answer(hint);
  await second;
  expect(ask).toHaveBeenCalledOnce();
  expect(hinting.of('1 en')).toBeNull();
  expect(hinting.of('2 en')?.seq).toBe(2);
});
