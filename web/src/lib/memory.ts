// "My tables": which seats this browser holds the keys of. There are no accounts, so this is all that says who somebody is.
import { load, store } from './storage';

export interface HeldSeat {
  seat: number | null; // null until the server has said which seat a key opens
  key: string;
  name: string;
  nonce?: string; // what this browser added to the draws, if it was here that somebody sat down
  commitment?: string; // the seal of the seed as this browser saw it before that
}

export interface Remembered {
  table: string;
  game: string;
  seats: HeldSeat[];
  invite: string | null;
  at: number; // when it was last used, in milliseconds since 1970
}

const ROOM = 60; // old tables give way, so that the drawer never overflows

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

function change(table: string, edit: (entry: Remembered) => void): void {
  const all = recall();
  const entry = all.find((other) => other.table === table) ?? { table, game: '', seats: [], invite: null, at: 0 };
  edit(entry);
  entry.at = Date.now();
  store('tables', [entry, ...all.filter((other) => other.table !== table)].slice(0, ROOM));
}

export function keepSeat(table: string, game: string, held: HeldSeat): void {
  change(table, (entry) => {
    entry.game = game || entry.game;
    const known = entry.seats.find((other) => other.key === held.key); // its own link may bring a key back
    entry.seats = [...entry.seats.filter((other) => other !== known), { ...known, ...held }];
  });
}

/** A seat has a new key; the old one opens nothing any more. */
export function changeKey(table: string, old: string, key: string): void {
  change(table, (entry) => {
    entry.seats = entry.seats.map((held) => (held.key === old ? { ...held, key } : held));
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
  store('tables', recall().filter((entry) => entry.table !== table));
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
