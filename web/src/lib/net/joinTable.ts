// Sitting down: new tables, seats at them, and the keys that are kept for them.
import type { Created, GameInfo, NewSeat, NewTable, ReplayStep, TableInfo } from '../../protocol';
import * as api from './api';
import * as memory from '../browser/seatKeys';
import { prefs } from '../browser/preferences.svelte';
import { say } from '../i18n/text.svelte';

/** Names of stars, for bots that nobody named. */
export const STARS = ['Vega', 'Rigel', 'Mira', 'Altair', 'Deneb'];

/** This player's part in the draws: made here, and only after the seed was sealed. */
function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function myName(): string {
  return prefs.name || say('shell-default-name');
}

export interface Sitting {
  name: string;
  seat?: number | null;
  colour?: number | null;
  invite?: string | null;
  previous?: string | null;
}

/** Sit down. What was sealed before and what was added to it is kept, so that the draws can be checked against both afterwards. */
export async function sit({ id, game, commitment }: TableInfo, wanted: Sitting): Promise<TableInfo> {
  const added = nonce();
  const seated = await api.takeSeat(id, { ...wanted, nonce: added });
  memory.keepSeat(id, game, { seat: seated.seat, key: seated.key, name: wanted.name, nonce: added, commitment });
  return seated.table;
}

/** Sit down at a table that was just made. */
async function settle({ table, invite }: Created, sittings: Sitting[]): Promise<string> {
  if (invite) memory.keepInvite(table.id, table.game, invite);
  for (const sitting of sittings) await sit(table, { ...sitting, invite: invite || null });
  return table.id;
}

/** Open a table and sit down at it with these names: one online, everybody around one device. */
export async function open(wanted: NewTable, names: string[]): Promise<string> {
  return settle(await api.newTable(wanted), names.map((name) => ({ name })));
}

const LONG = 60; // minutes: nobody's first long game is made longer by more rivals than one

/** A game against bots, at once. */
export function playNow(game: GameInfo): Promise<string> {
  const name = myName();
  const stars = STARS.filter((star) => star !== name); // nobody shares a name at a table
  const bots: NewSeat[] = stars.slice(0, Math.min(game.minutes > LONG ? 1 : 3, game.most - 1)).map((star) => ({ kind: 'bot', name: star }));
  const options = game.minutes > LONG ? game.presets[0]?.options : undefined; // a long game's first ready-made table is a short one
  return open({ game: game.id, mode: 'solo', seats: [{ kind: 'human', name }, ...bots], options }, [name]);
}

/** From a moment of another match on, in the seat `mine`, with bots in all others; the old match stays as it was. */
export async function playOn(moment: ReplayStep, mine: number, bots: string[]): Promise<string> {
  const { table: old, step } = moment;
  const name = myName();
  // Nobody shares a name at a table: a bot that would be called like me gets a star's.
  const spare = STARS.filter((star) => star !== name && !old.seats.some((seat) => seat.name === star));
  const seats = old.seats.map((seat): NewSeat => {
    if (seat.seat === mine) return { kind: 'human', name };
    const same = seat.name.toLowerCase() === name.toLowerCase();
    return { kind: 'bot', bot: seat.bot && bots.includes(seat.bot) ? seat.bot : null, name: same ? (spare.pop() ?? '') : seat.name };
  });
  // With the seat's own eyes, so that a match that still goes on gives nothing away.
  const seat = moment.viewpoints.includes(mine) ? mine : null;
  const created = await api.playOn(old.id, { step, seat, seats, mode: 'solo' }, memory.keyFor(old.id, seat));
  return settle(created, [{ name, seat: mine }]);
}

/** Take the seats at the rematch that this browser held at the old table. */
export async function followRematch(old: string, next: string): Promise<void> {
  const held = memory.find(old)?.seats ?? [];
  const already = memory.find(next)?.seats.length ?? 0;
  const table = await api.table(next);
  for (const seat of held.slice(already)) await sit(table, { name: seat.name, previous: seat.key });
}

/** Ask for another game at a table of the same people, and sit down there. */
export async function rematch(old: string, key: string): Promise<string> {
  const created: Created = await api.rematch(old, key);
  if (created.invite) memory.keepInvite(created.table.id, created.table.game, created.invite);
  await followRematch(old, created.table.id);
  return created.table.id;
}
