import { afterEach, expect, test, vi } from 'vitest';

import { MoveLog, movesOf, seatIn } from './moveLog.svelte';

const line = (event: number, step: number, text: string, chapter: string | null = null) => ({ event, step, text, chapter, headline: false, by: null });
const all = [line(1, 0, 'The year 1956 begins', '1956'), line(2, 1, 'Ada rolls 1 3'), line(3, 1, 'Ada flies 2'), line(4, 2, 'Linus stays')];

afterEach(() => vi.unstubAllGlobals());

/** A server that sends two events a page. */
function serve(fails = false) {
  const fetch = vi.fn(async (path: string) => {
    if (fails && path.includes('before=3')) return new Response(JSON.stringify({ code: 'too_fast', text: 'Too fast.' }), { status: 429 });
    const before = Math.min(5, Number(/before=(\d+)/.exec(path)?.[1]));
    const since = Math.max(0, before - 2);
    return new Response(JSON.stringify({ since, lines: all.filter(({ event }) => event >= since && event < before) }), { status: 200 });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('movesOf_lines_are_put_together_by_step', () => {
  expect(movesOf(all)).toEqual([
    { step: 0, lines: ['The year 1956 begins'], chapter: '1956' },
    { step: 1, lines: ['Ada rolls 1 3', 'Ada flies 2'], chapter: null },
    { step: 2, lines: ['Linus stays'], chapter: null },
  ]);
});

test('load_gets_every_page_once', async () => {
  const fetch = serve();
  const log = new MoveLog();
  await log.load('t1', null, 2);
  await log.load('t1', null, 2);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(log.moves.map(({ step }) => step)).toEqual([0, 1, 2]);
  expect(log.complete).toBe(true);
});

test('load_that_fails_half_way_keeps_what_came', async () => {
  serve(true);
  const log = new MoveLog();
  await log.load('t1', null, 2);
  expect(log.moves.map(({ step }) => step)).toEqual([1, 2]);
  expect(log.complete).toBe(true);
});

test('seatIn_a_sentence_is_the_name_that_comes_first', () => {
  const names = ['Ann', 'Anna', 'Bea'];
  expect(seatIn('Anna takes 2 from Ann', names)).toBe(1);
  expect(seatIn('Ann takes 2 from Anna', names)).toBe(0);
  expect(seatIn('The card goes to Bea', names)).toBe(2);
  expect(seatIn('1956 begins', names)).toBeNull();
});
