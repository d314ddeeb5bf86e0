// An analysis is requested until it is ready, and belongs to its table.
import { afterEach, expect, test, vi } from 'vitest';

import { AnalysisRequest } from './analysisRequest.svelte';

const ready = { ready: true, seats: [], draws: [], mistakes: [{ step: 3, seat: 0, verdict: 'blunder', cost: 0.2, margin: 0.1, played: 'a', better: 'b' }] };
const notYet = (progress = 0) => ({ ready: false, seats: [], draws: [], mistakes: [], progress });

function answers(...bodies: unknown[]) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(bodies.shift()), { status: 200 }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

test('it is requested until it is ready, and then not again', async () => {
  const fetch = answers(notYet(), notYet(), ready);
  const analysisRequest = new AnalysisRequest();
  expect(analysisRequest.isFor('t1')).toBe(false);
  await analysisRequest.start('t1');
  await analysisRequest.start('t1');
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(analysisRequest.found?.mistakes).toMatchObject([{ step: 3, verdict: 'blunder' }]);
});

test('another table starts a new request', async () => {
  answers(ready, { ...ready, mistakes: [] });
  const analysisRequest = new AnalysisRequest();
  await analysisRequest.start('t1');
  await analysisRequest.start('t2');
  expect(analysisRequest.isFor('t1')).toBe(false);
  expect(analysisRequest.found?.mistakes).toEqual([]);
});

test('a refusal is shown, and the request can be repeated', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 'not_over', text: 'The game is not over yet.' }), { status: 409 }));
  const analysisRequest = new AnalysisRequest();
  await analysisRequest.start('t1');
  expect(analysisRequest.problem).toBe('The game is not over yet.');
  answers(ready);
  await analysisRequest.start('t1');
  expect(analysisRequest.problem).toBeNull();
  expect(analysisRequest.found?.ready).toBe(true);
});

test('leaving stops the requests', async () => {
  const analysisRequest = new AnalysisRequest();
  const fetch = vi.fn(async () => {
    analysisRequest.cancel();
    return new Response(JSON.stringify(notYet()), { status: 200 });
  });
  vi.stubGlobal('fetch', fetch);
  await analysisRequest.start('t1');
  expect(fetch).toHaveBeenCalledOnce();
});

test('start_while_the_server_computes_shows_the_progress', async () => {
  const seen: number[] = [];
  const bodies: unknown[] = [notYet(0.25), notYet(0.75), ready];
  const analysisRequest = new AnalysisRequest();
  vi.stubGlobal('fetch', async () => {
    seen.push(analysisRequest.progress);
    return new Response(JSON.stringify(bodies.shift()), { status: 200 });
  });
  await analysisRequest.start('t1');
  expect(seen).toEqual([0, 0.25, 0.75]);
});

test('look_at_a_match_that_was_not_analysed_starts_nothing', async () => {
  const fetch = answers(notYet());
  const analysisRequest = new AnalysisRequest();
  await analysisRequest.look('t1');
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/tables/t1/analysis?start=0', expect.anything());
  expect([analysisRequest.isFor('t1'), analysisRequest.found]).toEqual([false, null]);
});

test('look_at_a_match_that_was_analysed_gets_the_analysis_once', async () => {
  const fetch = answers(ready);
  const analysisRequest = new AnalysisRequest();
  await analysisRequest.look('t1');
  await analysisRequest.start('t1');
  expect(fetch).toHaveBeenCalledOnce();
  expect(analysisRequest.found?.ready).toBe(true);
});
