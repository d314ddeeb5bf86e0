import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { TableInfo } from '../../protocol';
import * as seatKeys from '../browser/seatKeys';
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
let alerts = 0;
const server = () => FakeSocket.last;
const settle = () => new Promise((done) => setTimeout(done));

function table(wanted: Partial<TableInfo>): TableInfo {
  const seats = ['Ada', 'Linus'].map((name, seat) => ({ seat, name, colour: seat, kind: 'human', bot: null, resigned: false }));
  return { id: 't1', game: 'mlem', mode: 'hotseat', hides: false, status: 'playing', seats, ...wanted } as TableInfo;
}

function update(seq: number, since: number, asked: number | null, texts: string[], over = false, turn = asked): object {
  const log = texts.map((text, index) => ({ event: since + index, step: 0, text, chapter: null, headline: false, by: null }));
  const question = { seat: asked, turn, speakers: asked === null ? [] : [asked], prompt: 'x', text: 'x', help: [] };
  return {
    type: 'update',
    seq,
    since,
    log_since: since,
    happened: [{ happening: 'rolled' }],
    log,
    view: {},
    question,
    legal: [],
    refused: [],
    undo: false,
    over,
  };
}

function sitDown(info: TableInfo, yours: number[]): void {
  for (const seat of yours) seatKeys.storeSeat('t1', 'mlem', { seat, key: `key-of-seat-${seat}`, name: '' });
  session = new Session('t1', (_, { turn }) => (alerts += turn ? 1 : 0));
  session.open(info);
  server().onopen?.();
  server().say({ type: 'welcome', build: 'b', table: info, yours, look: server().sent[0]?.look ?? null, facts: {}, chat: [], now: Date.now() });
}

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The page is closed and opened again, or opened for the first time. */
function arrive(news: object, info = table({ mode: 'online' })): void {
  if (session) session.close();
  sitDown(info, [0]);
  server().say(news);
}

const texts = () => session.log.map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  alerts = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
});

afterEach(() => {
  vi.restoreAllMocks();
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  show('visible');
});

test('a repeated update adds no log lines and no animation', () => {
  sitDown(table({ mode: 'online' }), [0]);
  server().say(update(2, 0, 1, ['a', 'b']));
  server().say(update(3, 2, 1, ['c']));
  expect(session.happened).toHaveLength(1);
  expect(session.newLines.map(({ text }) => text)).toEqual(['c']);
  server().say(update(3, 2, 1, ['c']));
  expect(texts()).toEqual(['a', 'b', 'c']);
  expect(session.happened).toEqual([]);
  expect(session.newLines).toEqual([]);
});

test('another language replaces the whole log', () => {
  sitDown(table({ mode: 'online' }), [0]);
  server().say(update(2, 0, 1, ['a', 'b']));
  server().say(update(2, 0, 1, ['α', 'β']));
  expect(texts()).toEqual(['α', 'β']);
});

/** The page of the log that the server has ready. */
function serveLog(since: number, lines: string[]): string[] {
  const asked: string[] = [];
  const page = { since, lines: lines.map((text, index) => ({ event: since + index, step: 0, text, chapter: null, headline: true, by: null })) };
  vi.stubGlobal('fetch', (path: string) => {
    if (path.includes('/log')) asked.push(path);
    return path.includes('/log') ? Promise.resolve(new Response(JSON.stringify(page))) : Promise.reject(new Error('no server'));
  });
  return asked;
}

test('earlier lines of the log are loaded once, for the current view', async () => {
  const asked = serveLog(0, ['a', 'b']);
  sitDown(table({ mode: 'online' }), [0]);
  server().say(update(4, 2, 1, ['c', 'd']));
  expect(texts()).toEqual(['c', 'd']);
  expect(session.logSince).toBe(2);
  const both = [session.loadEarlier(), session.loadEarlier()];
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(asked).toEqual(['/api/tables/t1/log?before=2&seat=0']);
  expect(texts()).toEqual(['a', 'b', 'c', 'd']);
  expect(await session.loadEarlier()).toBe(false);
  server().say(update(5, 4, 1, ['e']));
  expect(texts()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a log sent again in another language, or after a gap, replaces what was there', () => {
  sitDown(table({ mode: 'online' }), [0]);
  server().say(update(3, 0, 1, ['a', 'b', 'c']));
  server().say({ ...update(3, 1, 1, ['β', 'γ']), since: 3, happened: [] });
  expect(texts()).toEqual(['β', 'γ']);
  expect(session.logSince).toBe(1);
  server().say(update(9, 8, 1, ['i']));
  expect(texts()).toEqual(['i']);
  expect(session.logSince).toBe(8);
  expect([session.newLines, session.happened]).toEqual([[], []]);
});

test('a page of the log that arrives after a change of language is dropped', async () => {
  serveLog(0, ['a', 'b']);
  sitDown(table({ mode: 'online' }), [0]);
  server().say(update(4, 2, 1, ['c', 'd']));
  const loading = session.loadEarlier();
  server().say({ ...update(4, 3, 1, ['δ']), since: 4, happened: [] });
  expect(await loading).toBe(false);
  expect(texts()).toEqual(['δ']);
});

test('the summary is complete although the update has only the latest lines', async () => {
  seatKeys.storeEventsSeen('t1', 1);
  serveLog(0, ['a', 'b', 'c']);
  arrive(update(4, 3, 1, ['d']));
  await vi.waitFor(() => expect(session.missed?.chapters[0]?.headlines.map(({ text }) => text)).toEqual(['b', 'c']));
  expect(session.missed?.smaller).toBe(1);
});

test('a change of view that the server limits is repeated', async () => {
  vi.useFakeTimers();
  sitDown(table({}), [0, 1]);
  server().say(update(1, 0, 1, ['a']));
  const looks = () => server().sent.filter(({ type }) => type === 'look');
  server().say({ type: 'refused', id: looks()[0]?.id, code: 'too_fast', text: 'too fast', rule: '' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looks()).toHaveLength(2);
  expect(session.problem).toBeNull();
});

test('on one device the view is that of the seat to move', () => {
  sitDown(table({}), [0, 1]);
  expect(server().sent[0]).toMatchObject({ type: 'hello', look: 0 });
  server().say(update(1, 0, 1, ['a']));
  expect(server().sent.at(-1)).toMatchObject({ type: 'look', seat: 1 });
  expect(session.handoverSeat).toBeNull();
});

test('with hidden information the screen is hidden until the next player confirms', async () => {
  sitDown(table({ hides: true }), [0, 1]);
  expect(server().sent[0]).toMatchObject({ type: 'hello', look: null });
  server().say(update(1, 0, 0, ['a']));
  expect(session.handoverSeat).toBe(0);
  const confirming = session.confirmHandover();
  expect(server().sent.at(-1)).toMatchObject({ type: 'look', seat: 0 });
  expect(session.handoverSeat).toBe(0);
  server().say(update(1, 0, 0, ['a, and a secret of Ada']));
  server().agree();
  await confirming;
  expect(session.handoverSeat).toBeNull();

  server().say(update(2, 1, 1, ['b']));
  expect(session.handoverSeat).toBe(1);
  expect(session.log).toEqual([]);
  expect(server().sent.at(-1)).toMatchObject({ type: 'look', seat: null });
});

test('nothing is covered when the match is over', () => {
  sitDown(table({ hides: true }), [0, 1]);
  server().say(update(1, 0, 0, ['a']));
  server().say(update(2, 1, null, ['the end'], true));
  expect(session.handoverSeat).toBeNull();
});

test('a seat that a bot plays has no turn here', () => {
  const info = table({ mode: 'online' });
  sitDown(info, [0]);
  server().say(update(1, 0, 0, ['a']));
  expect(session.isMyTurn).toBe(true);
  server().say({ type: 'table', table: { ...info, seats: info.seats.map((seat) => ({ ...seat, bot: 'steady/1' })) } });
  expect(session.isMyTurn).toBe(false);
});

test('a refusal is shown and the buttons are enabled again', async () => {
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

// --- calling -------------------------------------------------------------------------

test('an offer and its answer in one turn alert once, the next turn alerts again', () => {
  arrive(update(1, 0, 1, ['a']));
  server().say(update(2, 1, 0, ['b']));
  expect(alerts).toBe(1);
  server().say(update(3, 2, 1, ['an offer'], false, 0));
  server().say(update(4, 3, 0, ['an answer'], false, 0));
  expect(alerts).toBe(1);
  server().say(update(5, 4, 1, ['the next turn']));
  server().say(update(6, 5, 0, ['and mine']));
  expect(alerts).toBe(2);
});

test('a decision in the turn of another player alerts once', () => {
  arrive(update(1, 0, 1, ['a']));
  for (let seq = 2; seq < 8; seq += 2) {
    server().say(update(seq, seq - 1, 0, ['an offer'], false, 1));
    server().say(update(seq + 1, seq, 1, ['an answer'], false, 1));
  }
  expect(alerts).toBe(1);
});

// --- while you were away -----------------------------------------------------------------

test('the first time nothing was missed, the next time what happened since', () => {
  arrive(update(3, 0, 1, ['a', 'b', 'c']));
  expect(session.missed).toBeNull();
  server().say(update(4, 3, 1, ['live']));
  expect(session.missed).toBeNull();
  arrive(update(6, 0, 0, ['a', 'b', 'c', 'live', 'd', 'e']));
  expect(session.missed).toMatchObject({ smaller: 2 });
  server().say(update(8, 6, 0, ['f', 'g']));
  expect(session.missed).toMatchObject({ smaller: 2 });
  session.dismissMissed();
  expect(session.missed).toBeNull();
  arrive(update(8, 0, 0, ['a', 'b', 'c', 'live', 'd', 'e', 'f', 'g']));
  expect(session.missed).toBeNull();
});

test('a table left before the start shows a summary of everything since the start', () => {
  sitDown(table({ mode: 'online', status: 'gathering' }), [0]);
  arrive(update(2, 0, 1, ['a', 'b']));
  expect(session.missed).toMatchObject({ smaller: 2 });
});

test('who waits at the table while it fills up has missed nothing', () => {
  sitDown(table({ mode: 'online', status: 'gathering' }), [0]);
  server().say(update(2, 0, 1, ['a', 'b']));
  expect(session.missed).toBeNull();
});

test('a hidden tab counts as absence, unless it was short', () => {
  vi.useFakeTimers();
  arrive(update(1, 0, 1, ['a']));
  show('hidden');
  server().say(update(3, 1, 1, ['b', 'c']));
  vi.advanceTimersByTime(3_000);
  show('visible');
  expect(session.missed).toBeNull();
  show('hidden');
  for (let seconds = 0; seconds < 60; seconds += 5) {
    vi.advanceTimersByTime(5_000);
    server().say({ type: 'pong', sent: 0, now: Date.now() });
  }
  server().say(update(5, 3, 1, ['d', 'e']));
  expect(session.missed).toBeNull();
  show('visible');
  expect(session.missed).toMatchObject({ smaller: 2 });
});

test('a long interruption shows a summary, a short one does not', () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0); // it dials again at once, so that there is a socket whenever we speak
  const info = table({ mode: 'online' });
  const greet = () => server().say({ type: 'welcome', build: 'b', table: info, yours: [0], look: 0, facts: {}, chat: [], now: Date.now() });
  arrive(update(1, 0, 1, ['a']));
  vi.advanceTimersByTime(2_000);
  greet();
  server().say(update(3, 1, 1, ['b', 'c']));
  expect(session.missed).toBeNull();
  vi.advanceTimersByTime(60_000);
  greet();
  server().say(update(5, 3, 1, ['d', 'e']));
  expect(session.missed).toMatchObject({ smaller: 2 });
});

test('on one device there is no summary of missed events', () => {
  arrive(update(1, 0, 1, ['a']), table({}));
  arrive(update(4, 0, 1, ['a', 'b', 'c', 'd']), table({}));
  expect(session.missed).toBeNull();
});

test('a seat that the host frees before the match is no longer ours, and the invitation stays', () => {
  seatKeys.storeInvite('t1', 'mlem', 's3cret');
  const before = table({ mode: 'online', status: 'gathering' });
  sitDown(before, [1]);
  const seats = before.seats.map((seat) => (seat.seat === 1 ? { ...seat, kind: 'open' as const } : seat));
  server().say({ type: 'table', table: { ...before, seats } });
  expect([session.yours, session.wasRemoved]).toEqual([[], true]);
  expect(seatKeys.find('t1')).toMatchObject({ seats: [], invite: 's3cret' });
});

test('a seat that stays taken is still ours', () => {
  const info = table({ mode: 'online', status: 'gathering' });
  sitDown(info, [1]);
  server().say({ type: 'table', table: info });
  expect([session.yours, session.wasRemoved]).toEqual([[1], false]);
});
