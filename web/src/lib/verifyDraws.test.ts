// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { Drawer, bytesOf, check } from './verifyDraws';

interface Event {
  kind: string;
  [field: string]: any;
}

const folder = new URL('../../../tests/records/mlem/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { events: Event[] };
const real = () => read('4p-ufo-explorations-secret_missions-people.json');
const drawsOf = (record: { events: Event[] }) => record.events.filter(({ kind }) => kind === 'draw');

describe('real records', () => {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    test(name, async () => {
      const record = read(name);
      if (record.events[0]?.draws === 'lab/1') expect(await check(record)).toEqual({ kind: 'lab' });
      else expect(await check(record)).toMatchObject({ kind: 'fair', draws: drawsOf(record).length });
    });
  }

  test('have nonces and draws to check', async () => {
    const verdict = await check(real());
    expect(verdict).toMatchObject({ kind: 'fair', nonces: real().events[1]?.nonces });
    expect(drawsOf(real()).some(({ outcome }) => Array.isArray(outcome))).toBe(true);
    expect(drawsOf(real()).some(({ audience }) => Array.isArray(audience))).toBe(true);
  });
});

test('the worked example of the documentation', async () => {
  const drawer = await Drawer.of(bytesOf('081b'.padStart(64, '0')), '330db7779dc8ebf7', ['tabby', 'calico']);
  expect(await drawer.weighted([2, 0, 1, 2, 2, 2, 2, 2, 2, 2], 'mission', 3)).toBe(8);
  const dice = [0, 1, 2, 3, 4, 5].map((index) => drawer.weighted([1, 2, 1, 1, 1], 'dice', index));
  expect(await Promise.all(dice)).toEqual([2, 1, 1, 3, 4, 3]);
});

test('a number beyond the last full multiple is drawn again', async () => {
  const drawer = await Drawer.of(bytesOf('00'.repeat(32)), 'match', []);
  const total = (1n << 63n) + 1n; // nearly every second number is past the limit
  const drawn = await Promise.all(Array.from({ length: 40 }, (_, index) => drawer.below(total, 'any', index)));
  expect(drawn.every((number) => number < total)).toBe(true);
  expect(new Set(drawn).size).toBe(40);
});

describe('a changed record', () => {
  test('a die', async () => {
    const record = real();
    const number = record.events.findIndex(({ kind, outcome }) => kind === 'draw' && Array.isArray(outcome));
    const event = record.events[number]!;
    event.outcome[0] = (event.outcome[0] + 1) % event.weights.length;
    expect(await check(record)).toMatchObject({ kind: 'differs', event: number, stream: event.stream, index: event.index });
  });

  test('the weights', async () => {
    const record = real();
    for (const event of drawsOf(record)) event.weights = event.weights.map((_: number, place: number) => (place ? 0 : 1));
    expect((await check(record)).kind).toBe('differs');
  });

  test('a nonce', async () => {
    const record = real();
    record.events[1]!.nonces[0] += 'x';
    expect((await check(record)).kind).toBe('differs');
  });

  test('the seed', async () => {
    const record = real();
    record.events.at(-1)!.seed = 'ab'.repeat(32);
    expect((await check(record)).kind).toBe('unsealed');
  });

  test('the commitment', async () => {
    const record = real();
    record.events[0]!.commitment = 'ab'.repeat(32);
    expect((await check(record)).kind).toBe('unsealed');
  });

  test('the name of the match', async () => {
    const record = real();
    record.events[0]!.match = 'ab'.repeat(8);
    expect((await check(record)).kind).toBe('renamed');
  });

  test('a roll that was left out', async () => {
    const record = real();
    const rolls = record.events.filter(({ kind, stream }) => kind === 'draw' && stream === 'dice');
    record.events.splice(record.events.indexOf(rolls[1]!), 1);
    expect(await check(record)).toMatchObject({ kind: 'skipped', stream: 'dice', index: rolls[2]!.index, due: rolls[1]!.index });
  });
});

describe('values stored in this browser', () => {
  const { nonces } = real().events[1]!;
  const { commitment } = real().events[0]!;

  test('that are in the record are confirmed', async () => {
    const verdict = await check(real(), [{ seat: 1, nonce: nonces[1], commitment }]);
    expect(verdict).toMatchObject({ kind: 'fair', own: [1], seen: true });
  });

  test('without a nonce and a commitment confirm nothing', async () => {
    expect(await check(real(), [{ seat: 1 }])).toMatchObject({ kind: 'fair', own: [], seen: false });
  });

  test('with another nonce show that it was replaced', async () => {
    const sent = 'f'.repeat(32);
    expect(await check(real(), [{ seat: 1, nonce: sent, commitment }])).toEqual({ kind: 'replaced', seat: 1, nonce: nonces[1], sent });
  });

  test('with another commitment show that it was replaced', async () => {
    const seen = 'ab'.repeat(32);
    expect(await check(real(), [{ seat: 1, nonce: nonces[1], commitment: seen }])).toEqual({ kind: 'resealed', commitment, seen });
  });
});

test('an unfinished match has no seed to check', async () => {
  const record = real();
  record.events.pop();
  expect(await check(record)).toEqual({ kind: 'unfinished' });
});

test('anything else is no record', async () => {
  expect(await check(null)).toEqual({ kind: 'unreadable' });
  expect(await check({ events: [] })).toEqual({ kind: 'unreadable' });
  expect(await check({ events: [{ kind: 'end' }] })).toEqual({ kind: 'unreadable' });
});
