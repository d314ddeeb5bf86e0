// What a game's board is given, and all that it is given: it draws, and it knows no rules.
import type { Component } from 'svelte';

import type { Choice, NoChoice } from '../protocol';

export interface Player {
  name: string;
  colour: number; // index into the palette that every game shares
  present: boolean;
}

/** Something the rules did, in the game's own words: `{happening: 'crashed', seat: 2, space: 9, ...}`. */
export type Happening = { happening: string } & Record<string, unknown>;

export interface BoardProps<View = unknown> {
  view: View;
  facts: Record<string, unknown>; // what is printed on the board: the data pack in use
  players: Player[];
  legal: Choice[]; // empty when it is somebody else's turn
  refused: NoChoice[];
  asks?: string; // the open question in words
  happened: Happening[]; // since the last update: what to animate
  focus: Choice | NoChoice | null; // the choice that is hovered or focused, here or among the buttons
  still: boolean; // no motion
  seat?: number | null; // the seat that this browser acts for
  yours?: number[]; // the seats that it holds: several where the device goes round
  speakers?: number[]; // who may speak now: one, or in a race all who are in it
  deadline?: number | null; // when the sand has run down, by the server's clock; null if none runs
  left?: () => number | null; // milliseconds until then
  pending?: boolean; // an action is on its way
  study?: (ask: Record<string, unknown>) => Promise<unknown>; // have something worked out between moves, where that is possible
  become?: (seat: number) => void; // act as another of one's own seats
  act: (choice: Choice) => void;
  why: (choice: NoChoice) => void; // somebody tries what cannot be done: explain it
  onfocus: (choice: Choice | NoChoice | null) => void;
  explain: (fact: string) => void; // an info mark: show where this printed fact comes from, such as 'space.7'
}

type BoardModule = { default: Component<BoardProps<never>> };

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');

/** Whether the lobby shows a game; a new one is played in the terminal before it has a board. */
export const isOnShelf = (game: string): boolean => `./${game}/Board.svelte` in boards;

/** The board of a game, fetched when it is first needed. */
export async function boardOf(game: string): Promise<Component<BoardProps<never>>> {
  const load = boards[`./${game}/Board.svelte`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
