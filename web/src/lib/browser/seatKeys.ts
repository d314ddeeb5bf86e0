// The seats that this browser holds the keys of. There are no accounts: without its key a seat is lost.
import type { TableInfo } from '../../protocol';
import { isUnsaved, load, store } from './storage.svelte';

export interface HeldSeat {
  seat: number | null; // null until the server has said which seat a key opens
  key: string;
  name: string;
  since?: number; // when this browser got the key, in milliseconds since 1970
  nonce?: string; // what this browser added to the draws, if it was here that somebody sat down
  commitment?: string; // the seal of the seed as this browser saw it before that
}

export interface Remembered {
  table: string;
  game: string;
  seats: HeldSeat[];
  invite: string | null;
  at: number; // when it was last used, in milliseconds since 1970
  finished?: boolean; // as the server said last
}

const ROOM = 60; // finished games and invitations beyond this number are dropped, the oldest first; keys of unfinished games never

const FINISHED: TableInfo['status'][] = ['over', 'closed', 'archive'];

export function isFinished(status: TableInfo['status']): boolean {
  return FINISHED.includes(status);
}

function isRemembered(value: unknown): value is Remembered {
  const entry = value as Remembered | null;
  return typeof entry?.table === 'string' && Array.isArray(entry.seats);
}

/** All tables, the latest first. */
export function recall(): Remembered[] {
  const found = load('tables');
  return Array.isArray(found) ? found.filter(isRemembered).sort((a, b) => b.at - a.at) : [];
}

export function find(table: string): Remembered | null {
  return recall().find((entry) => entry.table === table) ?? null;
}

/** All unfinished games that this browser has a key of, and so many of the other entries, the latest first. */
function trim(entries: Remembered[], room: number): Remembered[] {
  let others = 0;
  return entries.filter(({ seats, finished }) => (seats.length > 0 && !finished) || ++others <= room);
}

/** Save the entries, the latest first. Where storage is full, finished games give way. */
function save(entries: Remembered[]): void {
  const saved = [ROOM, 1, 0].some((room) => store('tables', trim(entries, room)));
  if (!saved) store('tables', trim(entries, ROOM)); // until the page is closed
}

/** True if the browser did not save the newest keys; reactive. */
export function isAtRisk(): boolean {
  return isUnsaved('tables') && recall().some(({ seats }) => seats.length > 0);
}

function change(table: string, edit: (entry: Remembered) => void): void {
  const all = recall();
  const entry = all.find((other) => other.table === table) ?? { table, game: '', seats: [], invite: null, at: 0 };
  edit(entry);
  entry.at = Date.now();
  save([entry, ...all.filter((other) => other.table !== table)]);
}

/** What the server said about a table: only the keys of finished games may be dropped. */
export function noteStatus({ id, status }: TableInfo): void {
  const all = recall();
  const entry = all.find(({ table }) => table === id);
  if (!entry || Boolean(entry.finished) === isFinished(status)) return;
  entry.finished = isFinished(status);
  save(all);
}

/** Add the seats of another browser. Returns at how many tables a key was added or replaced by a newer one. */
export function merge(others: Remembered[]): number {
  const all = recall();
  let changed = 0;
  for (const other of others) {
    const known = all.find(({ table }) => table === other.table);
    if (!known) all.push(other);
    const seats = known ? mergeSeats(known.seats, other.seats) : other.seats;
    if (!known || seats.some((held) => !known.seats.includes(held))) changed += 1;
    if (known) Object.assign(known, { seats, invite: known.invite ?? other.invite, at: Math.max(known.at, other.at) });
  }
  save(all.sort((a, b) => b.at - a.at));
  return changed;
}

/** Of two keys for one seat the newer one stays. */
function mergeSeats(ours: HeldSeat[], theirs: HeldSeat[]): HeldSeat[] {
  const seats = [...ours];
  for (const held of theirs) {
    if (seats.some(({ key }) => key === held.key)) continue;
    const index = held.seat === null ? -1 : seats.findIndex(({ seat }) => seat === held.seat);
    const same = seats[index];
    if (!same) seats.push(held);
    else if ((held.since ?? 0) > (same.since ?? 0)) seats[index] = held;
  }
  return seats;
}

export function keepSeat(table: string, game: string, held: HeldSeat): void {
  change(table, (entry) => {
    entry.game = game || entry.game;
    const known = entry.seats.find((other) => other.key === held.key); // its own link may bring a key back
    entry.seats = [...entry.seats.filter((other) => other !== known), { since: Date.now(), ...known, ...held }];
  });
}

/** A seat has a new key; the old one opens nothing any more. */
export function changeKey(table: string, old: string, key: string): void {
  change(table, (entry) => {
    entry.seats = entry.seats.map((held) => (held.key === old ? { ...held, key, since: Date.now() } : held));
  });
}

export function keepInvite(table: string, game: string, invite: string): void {
  change(table, (entry) => {
    entry.game = game || entry.game;
    entry.invite = invite;
  });
}

/** The server has said which seats the keys open and how those are called; a key that opens none is of no use. */
export function confirmSeats(table: string, game: string, yours: { seat: number; name: string }[]): void {
  const known = find(table);
  if (!known?.seats.length) return;
  change(table, (entry) => {
    entry.game = game;
    const unnamed = yours.filter(({ seat }) => !entry.seats.some((held) => held.seat === seat));
    for (const held of entry.seats) {
      if (held.seat === null) held.seat = unnamed.shift()?.seat ?? null;
      held.name = yours.find(({ seat }) => seat === held.seat)?.name ?? held.name;
    }
  });
}

export function forget(table: string): void {
  save(recall().filter((entry) => entry.table !== table));
  store('seen', seen().filter(([other]) => other !== table));
}

/** How far each table has been seen, the latest last: it is noted with every move, so it is kept apart from the rest. */
function seen(): [string, number][] {
  const found = load('seen');
  return Array.isArray(found) ? found.filter((each): each is [string, number] => typeof each?.[0] === 'string' && typeof each[1] === 'number') : [];
}

/** How many events of a table have been shown here; null if it was never open. */
export function seenOf(table: string): number | null {
  return seen().find(([other]) => other === table)?.[1] ?? null;
}

export function keepSeen(table: string, events: number): void {
  store('seen', [...seen().filter(([other]) => other !== table), [table, events]].slice(-ROOM));
}

export function keyOf(table: string, seat: number | null): string | null {
  return find(table)?.seats.find((held) => held.seat === seat)?.key ?? null;
}

/** The key that opens a view: the seat's own, or any seat's of ours, so that the server tells which views are open to us. */
export function keyFor(table: string, seat: number | null): string | null {
  return keyOf(table, seat) ?? find(table)?.seats[0]?.key ?? null;
}
