// Creates tables, takes seats at them, and stores the keys of these seats.
import type { Created, GameInfo, NewSeat, NewTable, ReplayStep, TableInfo } from '../../protocol';
import * as api from './api';
import { gameChoice } from '../browser/gameChoices';
import * as seatKeys from '../browser/seatKeys';
import { prefs } from '../browser/preferences.svelte';
import { say } from '../i18n/text.svelte';

/** Names of stars, the default names of bots. */
export const BOT_NAMES = ['Vega', 'Rigel', 'Mira', 'Altair', 'Deneb'];

/** The player's contribution to the draws, made in the browser after the server has committed to a seed. */
function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function myName(): string {
  return prefs.name || say('shell-default-name');
}

export interface SeatRequest {
  name: string;
  seat?: number | null;
  colour?: number | null;
  invite?: string | null;
  previous?: string | null;
}

/** Take a seat. The commitment and the nonce are stored, so that the draws can be checked against both after the match. */
export async function takeSeat({ id, game, commitment }: TableInfo, wanted: SeatRequest): Promise<TableInfo> {
  const added = nonce();
  const seated = await api.takeSeat(id, { ...wanted, nonce: added });
  seatKeys.storeSeat(id, game, { seat: seated.seat, key: seated.key, name: wanted.name, nonce: added, commitment });
  return seated.table;
}

/** Take the seats at a table that was just created. */
async function joinCreated({ table, invite }: Created, requests: SeatRequest[]): Promise<string> {
  if (invite) seatKeys.storeInvite(table.id, table.game, invite);
  for (const request of requests) await takeSeat(table, { ...request, invite: invite || null });
  return table.id;
}

/** Create a table and take seats with these names: one online, all of them on one device. */
export async function createTable(wanted: NewTable, names: string[]): Promise<string> {
  return joinCreated(
    await api.newTable(wanted),
    names.map((name) => ({ name })),
  );
}

const LONG_MINUTES = 60; // from here on a first game has one opponent, so that it does not get even longer

/** Start a game against bots with default settings, the remembered level and the remembered number of seats. */
export function playNow(game: GameInfo): Promise<string> {
  const name = myName();
  const { level, seats: count } = gameChoice(game);
  const bot = level && (game.bot_levels[level] ?? null);
  const others = count === null ? Math.min(game.minutes > LONG_MINUTES ? 1 : 3, game.most - 1) : count - 1;
  const stars = BOT_NAMES.filter((star) => star !== name); // names at a table are unique
  const bots: NewSeat[] = stars.slice(0, others).map((star) => ({ kind: 'bot', name: star, bot }));
  const seats: NewSeat[] = [{ kind: 'human', name }, ...bots];
  const preset = game.minutes > LONG_MINUTES ? game.presets[0]?.options : undefined; // the first preset of a long game is a short one
  return createTable({ game: game.id, mode: 'solo', seats, options: { ...preset, ...personStarts(game, seats) } }, [name]);
}

/** The options that name the seat of the only person among bots, in games where that seat is proposed; else their defaults. */
export function personStarts(game: GameInfo, seats: { kind?: string }[]): Record<string, boolean | number | string> {
  const people = seats.flatMap(({ kind }, index) => (kind === 'bot' ? [] : [index]));
  const only = people.length === 1 && seats.length > 1 ? people[0]! + 1 : null;
  return Object.fromEntries(game.options.filter(({ person }) => person).map((option) => [option.name, only ?? option.default]));
}

/** Start a new match from a position of another one, in the seat `mine`, with bots in all other seats. */
export async function playOn(position: ReplayStep, mine: number, bots: string[]): Promise<string> {
  const { table: old, step } = position;
  const name = myName();
  // Names at a table are unique: a bot with my name gets the name of a star.
  const spare = BOT_NAMES.filter((star) => star !== name && !old.seats.some((seat) => seat.name === star));
  const seats = old.seats.map((seat): NewSeat => {
    if (seat.seat === mine) return { kind: 'human', name };
    const same = seat.name.toLowerCase() === name.toLowerCase();
    return { kind: 'bot', bot: seat.bot && bots.includes(seat.bot) ? seat.bot : null, name: same ? (spare.pop() ?? '') : seat.name };
  });
  // With the seat's own view, so that nothing hidden of a running match is revealed.
  const seat = position.viewpoints.includes(mine) ? mine : null;
  const created = await api.playOn(old.id, { step, seat, seats, mode: 'solo' }, seatKeys.keyFor(old.id, seat));
  return joinCreated(created, [{ name, seat: mine }]);
}

/** Take the seats at the rematch that this browser held at the old table. */
export async function followRematch(old: string, next: string): Promise<void> {
  const held = seatKeys.find(old)?.seats ?? [];
  const already = seatKeys.find(next)?.seats.length ?? 0;
  const table = await api.table(next);
  for (const seat of held.slice(already)) await takeSeat(table, { name: seat.name, previous: seat.key });
}

/** Request a rematch and take our seats there. */
export async function rematch(old: string, key: string): Promise<string> {
  const created: Created = await api.rematch(old, key);
  if (created.invite) seatKeys.storeInvite(created.table.id, created.table.game, created.invite);
  await followRematch(old, created.table.id);
  return created.table.id;
}
