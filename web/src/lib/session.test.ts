import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { TableInfo } from '../protocol';
import * as memory from './memory';
import { Session } from './session.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Say yes to the last message. */
  agree(): void {
    this.say({ type: 'ok', id: this.sent.at(-1)?.id, seq: 0 });
  }
}

let session: Session;
const server = () => FakeSocket.last;
const settle = () => new Promise((done) => setTimeout(done));

function table(wanted: Partial<TableInfo>): TableInfo {
  const seats = ['Ada', 'Linus'].map((name, seat) => ({ seat, name, colour: seat, kind: 'human', bot: null, resigned: false }));
  return { id: 't1', game: 'mlem', mode: 'hotseat', hides: false, status: 'playing', seats, ...wanted } as TableInfo;
}

function update(seq: number, since: number, asked: number | null, texts: string[], over = false): object {
  const log = texts.map((text, index) => ({ event: since + index, step: 0, text }));
  const question = { seat: asked, speakers: asked === null ? [] : [asked], prompt: 'x', text: 'x', help: [] };
  return { type: 'update', seq, since, happened: [{ happening: 'rolled' }], log, view: {}, question, legal: [], refused: [], undo: false, over };
}

function sitDown(info: TableInfo, yours: number[]): void {
  for (const seat of yours) memory.keepSeat('t1', 'mlem', { seat, key: `key-of-seat-${seat}`, name: '' });
  session = new Session('t1');
  session.open(info);
  server().onopen?.();
  server().say({ type: 'welcome', build: 'b', table: info, yours, look: server().sent[0]?.look ?? null, facts: {}, chat: [], now: Date.now() });
}

const texts = () => session.log.map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

test('a repeated update repeats no sentence and plays nothing again', () => {
  sitDown(table({ mode: 'online' }), [0]);
  server().say(update(2, 0, 1, ['a', 'b']));
  server().say(update(3, 2, 1, ['c']));
  expect(session.happened).toHaveLength(1);
  expect(session.fresh.map(({ text }) => text)).toEqual(['c']);
  server().say(update(3, 2, 1, ['c']));
  expect(texts()).toEqual(['a', 'b', 'c']);
  expect(session.happened).toEqual([]);
  expect(session.fresh).toEqual([]);
});

test('another language replaces the whole log', () => {
  sitDown(table({ mode: 'online' }), [0]);
  server().say(update(2, 0, 1, ['a', 'b']));
  server().say(update(2, 0, 1, ['α', 'β']));
  expect(texts()).toEqual(['α', 'β']);
});

test('around one device the page looks as whoever is asked', () => {
  sitDown(table({}), [0, 1]);
  expect(server().sent[0]).toMatchObject({ type: 'hello', look: 0 });
  server().say(update(1, 0, 1, ['a']));
  expect(server().sent.at(-1)).toMatchObject({ type: 'look', seat: 1 });
  expect(session.curtain).toBeNull();
});

test('where something is hidden the curtain falls before anybody looks, and is lifted by the next one only', async () => {
  sitDown(table({ hides: true }), [0, 1]);
  expect(server().sent[0]).toMatchObject({ type: 'hello', look: null });
  server().say(update(1, 0, 0, ['a']));
  expect(session.curtain).toBe(0);
  const lifting = session.lift();
  expect(server().sent.at(-1)).toMatchObject({ type: 'look', seat: 0 });
  expect(session.curtain).toBe(0);
  server().say(update(1, 0, 0, ['a, and a secret of Ada']));
  server().agree();
  await lifting;
  expect(session.curtain).toBeNull();

  server().say(update(2, 1, 1, ['b']));
  expect(session.curtain).toBe(1);
  expect(session.log).toEqual([]);
  expect(server().sent.at(-1)).toMatchObject({ type: 'look', seat: null });
});

test('nothing is covered when the match is over', () => {
  sitDown(table({ hides: true }), [0, 1]);
  server().say(update(1, 0, 0, ['a']));
  server().say(update(2, 1, null, ['the end'], true));
  expect(session.curtain).toBeNull();
});

test('a seat that a bot plays is not asked here', () => {
  const info = table({ mode: 'online' });
  sitDown(info, [0]);
  server().say(update(1, 0, 0, ['a']));
  expect(session.mine).toBe(true);
  server().say({ type: 'table', table: { ...info, seats: info.seats.map((seat) => ({ ...seat, bot: 'steady/1' })) } });
  expect(session.mine).toBe(false);
});

test('a refusal is shown and the buttons come back', async () => {
  sitDown(table({ mode: 'online' }), [0]);
  server().say(update(1, 0, 0, ['a']));
  const acting = session.act({ action: { verb: 'stay' }, text: '', hint: '', preview: {} });
  expect(session.pending).toBe(true);
  expect(server().sent.at(-1)).toMatchObject({ type: 'act', seq: 1, seat: 0, action: { verb: 'stay' } });
  server().say({ type: 'refused', id: server().sent.at(-1)?.id, code: 'not_offered', text: 'not now', rule: '' });
  await acting;
  await settle();
  expect(session.problem).toBe('not now');
  expect(session.pending).toBe(false);
});
