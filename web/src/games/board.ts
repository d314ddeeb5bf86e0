// The props of a game's board. A board draws and knows no rules.
import type { Component } from 'svelte';

import type { Choice, NoChoice } from '../protocol';

export interface Player {
  name: string;
  colour: number; // index into the palette that every game shares
  present: boolean;
}

/** An event of the rules, in the game's own format: `{happening: 'crashed', seat: 2, space: 9, ...}`. */
export type Happening = { happening: string } & Record<string, unknown>;

export interface BoardProps<View = unknown> {
  view: View;
  facts: Record<string, unknown>; // what is printed on the board: the data pack in use
  players: Player[];
  legal: Choice[]; // empty when it is another player's turn
  refused: NoChoice[];
  asks?: string; // the current prompt as text
  happened: Happening[]; // since the last update: what to animate
  focus: Choice | NoChoice | null; // the choice that is hovered or focused, here or among the buttons
  still: boolean; // no motion
  seat?: number | null; // the seat that this browser acts for
  yours?: number[]; // the seats that this browser holds: several if the device is passed around
  speakers?: number[]; // the seats that may act: one, or in a race all that take part
  deadline?: number | null; // the deadline by the server's clock; null without one
  left?: () => number | null; // milliseconds until then
  pending?: boolean; // an action was sent and not answered yet
  study?: (ask: Record<string, unknown>) => Promise<unknown>; // request a study, if the game has them
  become?: (seat: number) => void; // act as another of our own seats
  act: (choice: Choice) => void;
  why: (choice: NoChoice) => void; // an unavailable action was tried: show the reason
  onfocus: (choice: Choice | NoChoice | null) => void;
  explain: (fact: string) => void; // an info mark was pressed: show the source of a printed fact, such as 'space.7'
}

type BoardModule = { default: Component<BoardProps<never>> };

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');

/** Whether a game has a board: the lobby hides games that are played only in the terminal. */
export const isOnShelf = (game: string): boolean => `./${game}/Board.svelte` in boards;

/** The board of a game, loaded when it is first needed. */
export async function boardOf(game: string): Promise<Component<BoardProps<never>>> {
  const load = boards[`./${game}/Board.svelte`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
