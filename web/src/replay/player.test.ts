import { afterEach, expect, test, vi } from 'vitest';

import { ReplayPlayer } from './player.svelte';

const asked: string[] = [];

/** A server with a match of three steps. */
function serve(status = 'over'): void {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const step = Number(/replay\/(\d+)/.exec(path)?.[1]);
    if (step > 3) return new Response(JSON.stringify({ code: 'no_such_step', text: 'No such step.' }), { status: 404 });
    const seat = /seat=(\d)/.exec(path)?.[1];
    const table = { id: 'abcd', game: 'any', status };
    return new Response(JSON.stringify({ table, step, steps: 3, seat: seat ? Number(seat) : null, happened: [{ happening: `to ${step}` }] }));
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a step forward is played as it happened, every other one is a jump', async () => {
  serve();
  const player = new ReplayPlayer();
  await player.show('abcd', 0, null);
  expect(player.happened).toEqual([]);
  await player.show('abcd', 1, null);
  expect(player.happened).toEqual([{ happening: 'to 1' }]);
  await player.show('abcd', 0, null);
  expect(player.happened).toEqual([]);
  await player.show('abcd', 1, 2); // another seat's view
  expect(player.happened).toEqual([]);
});

test('the next step is fetched ahead, and no step twice', async () => {
  serve();
  const player = new ReplayPlayer();
  await player.show('abcd', 2, null);
  await player.show('abcd', 3, null);
  await player.show('abcd', 2, null);
  expect(asked).toEqual(['/api/tables/abcd/replay/2', '/api/tables/abcd/replay/3']);
});

test('the last step of a running match is requested again', async () => {
  serve('playing');
  const player = new ReplayPlayer();
  await player.show('abcd', 3, 1);
  await player.show('abcd', 3, 1);
  expect(asked).toEqual(['/api/tables/abcd/replay/3?seat=1', '/api/tables/abcd/replay/3?seat=1']);
});

test('a refusal is shown, and the current step stays', async () => {
  serve();
  const player = new ReplayPlayer();
  await player.show('abcd', 1, null);
  await player.show('abcd', 7, null);
  expect(player.problem).toBe('No such step.');
  expect(player.shown?.step).toBe(1);
});
