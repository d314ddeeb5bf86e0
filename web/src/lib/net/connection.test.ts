import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Outbound } from '../../protocol';
import { Connection, LONGEST_PAUSE, PING_EVERY, PONG_TIMEOUT } from './connection';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; id?: string; seq?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  // What a server would do.
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.say({ type: 'welcome', run: 'r', build: 'b' });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;
let received: Outbound[];
let states: string[];
let retries: (number | undefined)[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  received = [];
  states = [];
  retries = [];
  connection = new Connection('ws://here/ws/table', {
    hello: (seq) => ({ type: 'hello', seq }),
    receive: (message) => received.push(message),
    stateChanged: (state, retryAt) => {
      states.push(state);
      retries.push(retryAt);
    },
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first message is hello, and nothing is sent before the welcome', () => {
  void connection.send({ type: 'pause', seat: 0, on: true });
  expect(last().sent).toEqual([]);
  last().accept();
  expect(last().types()).toEqual(['hello', 'pause']);
});

test('an answer settles the message it belongs to', async () => {
  last().accept();
  const answer = connection.send({ type: 'undo', seat: 0 });
  const id = last().sent.at(-1)?.id;
  last().say({ type: 'refused', id, code: 'nothing_to_undo', text: 'no', rule: '' });
  expect(await answer).toMatchObject({ type: 'refused', code: 'nothing_to_undo' });
});

test('what was not answered is sent again with the same id after a break, and what was answered is not', () => {
  last().accept();
  void connection.send({ type: 'undo', seat: 0 });
  void connection.send({ type: 'redo', seat: 0 });
  const [, undo, redo] = last().sent;
  last().say({ type: 'ok', id: undo?.id, seq: 1 });
  last().close();
  vi.advanceTimersByTime(LONGEST_PAUSE);
  expect(FakeSocket.all).toHaveLength(2);
  last().accept();
  expect(last().sent.slice(1)).toEqual([redo]);
});

test('a new hello names the last event, also after a repeated update', () => {
  last().accept();
  last().say({ type: 'update', seq: 7, since: 0 });
  last().say({ type: 'update', seq: 7, since: 0 });
  last().say({ type: 'update', seq: 5, since: 5 });
  expect(received.filter(({ type }) => type === 'update')).toHaveLength(3);
  last().close();
  vi.advanceTimersByTime(LONGEST_PAUSE);
  last().accept();
  expect(last().sent[0]).toEqual({ type: 'hello', seq: 7 });
});

test('a waiting connection says when it tries again, and can be told to try now', () => {
  last().accept();
  last().close();
  const at = retries.at(-1) ?? 0;
  expect(states.at(-1)).toBe('waiting');
  expect(at).toBeGreaterThan(Date.now());
  expect(at).toBeLessThanOrEqual(Date.now() + LONGEST_PAUSE);
  connection.retryNow();
  expect(FakeSocket.all).toHaveLength(2);
  connection.retryNow(); // it is connecting already
  expect(FakeSocket.all).toHaveLength(2);
  last().accept();
  expect([states.at(-1), retries.at(-1)]).toEqual(['open', undefined]);
});

test('a missing pong breaks the connection', () => {
  last().accept();
  vi.advanceTimersByTime(PING_EVERY);
  expect(last().types()).toEqual(['hello', 'ping']);
  vi.advanceTimersByTime(PONG_TIMEOUT);
  expect(states.at(-1)).not.toBe('open');
  vi.advanceTimersByTime(LONGEST_PAUSE);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test('pongs keep the connection', () => {
  last().accept();
  for (let beat = 0; beat < 6; beat++) {
    vi.advanceTimersByTime(PING_EVERY);
    last().say({ type: 'pong', sent: 0, now: 0 });
  }
  expect(FakeSocket.all).toHaveLength(1);
  expect(states).toEqual(['connecting', 'open']);
});

test('pauses grow but never beyond the longest, and the network coming back ends them', () => {
  for (let failure = 0; failure < 8; failure++) {
    last().close();
    vi.advanceTimersByTime(LONGEST_PAUSE);
  }
  expect(FakeSocket.all).toHaveLength(9);
  last().close();
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(10);
});

test('a closed connection stays closed', () => {
  last().accept();
  connection.close();
  vi.advanceTimersByTime(10 * LONGEST_PAUSE);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(1);
  expect(states.at(-1)).toBe('closed');
});
