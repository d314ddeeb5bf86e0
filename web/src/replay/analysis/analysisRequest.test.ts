// An analysis is requested until it is ready, and belongs to its table.
import { afterEach, expect, test, vi } from 'vitest';

import { AnalysisRequest } from './analysisRequest.svelte';

const ready = { ready: true, seats: [], draws: [], mistakes: [{ step: 3, seat: 0, verdict: 'blunder', cost: 0.2, margin: 0.1, played: 'a', better: 'b' }] };
const notYet = { ready: false, seats: [], draws: [], mistakes: [] };

function answers(...bodies: unknown[]) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(bodies.shift()), { status: 200 }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

test('it is requested until it is ready, and then not again', async () => {
  const fetch = answers(notYet, notYet, ready);
  const analysisRequest = new AnalysisRequest();
  expect(analysisRequest.isFor('t1')).toBe(false);
  await analysisRequest.start('t1');
  await analysisRequest.start('t1');
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(analysisRequest.mistakeAt(3)?.verdict).toBe('blunder');
  expect(analysisRequest.mistakeAt(4)).toBeUndefined();
});

test('another table starts a new request', async () => {
  answers(ready, { ...ready, mistakes: [] });
  const analysisRequest = new AnalysisRequest();
  await analysisRequest.start('t1');
  await analysisRequest.start('t2');
  expect(analysisRequest.isFor('t1')).toBe(false);
  expect(analysisRequest.mistakeAt(3)).toBeUndefined();
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
    return new Response(JSON.stringify(notYet), { status: 200 });
  });
  vi.stubGlobal('fetch', fetch);
  await analysisRequest.start('t1');
  expect(fetch).toHaveBeenCalledOnce();
});
