import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Playback } from './playback.svelte';

let shown: number[];
let playback: Playback<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  playback = new Playback<number>((item) => {
    shown.push(item);
    return 1000;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first item is shown at once, the next ones each after the one before', () => {
  for (const item of [1, 2, 3]) playback.push(item);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(999);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3]);
});

test('an item that arrives after the last one has been shown is shown at once', () => {
  playback.push(1);
  vi.advanceTimersByTime(1500);
  playback.push(2);
  expect(shown).toEqual([1, 2]);
});

test('while it is paused only a step shows the next item', () => {
  playback.push(1);
  playback.pause(true);
  playback.push(2);
  playback.push(3);
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual([1]);
  playback.step();
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual([1, 2]);
  playback.pause(false);
  expect(shown).toEqual([1, 2, 3]);
});

test('skipping shows everything in order and ends a pause', () => {
  for (const item of [1, 2, 3]) playback.push(item);
  playback.pause(true);
  playback.skip();
  expect(shown).toEqual([1, 2, 3]);
  expect(playback.paused).toBe(false);
  playback.push(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('the answer to a move of our own is shown although it is paused, but nothing after it', () => {
  playback.push(1);
  playback.pause(true);
  playback.push(2);
  playback.release();
  expect(shown).toEqual([1, 2]);
  playback.push(3);
  playback.push(4);
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual([1, 2, 3]);
});

test('what was cleared is never shown', () => {
  for (const item of [1, 2, 3]) playback.push(item);
  expect(playback.clear()).toEqual([2, 3]);
  vi.advanceTimersByTime(9000);
  expect(shown).toEqual([1]);
});

test('far too many items are not held back', () => {
  for (let item = 0; item < 62; item++) playback.push(item);
  expect(shown).toHaveLength(62);
});
