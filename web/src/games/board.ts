// What a game adds to the page: a board, the inside of a player's card, labels of choices. They draw and know no rules.
import type { Component } from 'svelte';

import type { Sound } from '../lib/sound/synthesizer';
import type { Choice, NoChoice } from '../protocol';

export interface Player {
  name: string;
  colour: number; // index into the palette that every game shares
  present: boolean;
}

/** An event of the rules, in the game's own format: `{happening: 'crashed', seat: 2, space: 9, ...}`. */
export type Happening = { happening: string } & Record<string, unknown>;

/** When the board shows an event. */
export interface Beat {
  at: number; // milliseconds after the update
  lasts: number;
  what: Happening;
}

/** The sound of an event, which may depend on its fields; null where this one has none. */
export type SoundOf = Sound | ((what: Happening) => Sound | null);

/** The choices of the seat that decides, and what a part of the page may do with them. */
export interface ChoiceProps {
  legal: Choice[]; // empty when it is another player's turn
  refused: NoChoice[];
  focus: Choice | NoChoice | null; // the choice that is hovered or focused, here or among the buttons
  act: (choice: Choice) => void;
  why: (choice: NoChoice) => void; // an unavailable action was tried: show the reason
  onfocus: (choice: Choice | NoChoice | null) => void;
}

export interface BoardProps<View = unknown> extends ChoiceProps {
  view: View;
  facts: Record<string, unknown>; // what is printed on the board: the data pack in use
  players: Player[];
  asks?: string; // the current prompt as text
  happened: Happening[]; // since the last update: what to animate
  still: boolean; // no motion
  speed?: number; // of motion; 1 is normal
  seat?: number | null; // the seat that this browser acts for
  yours?: number[]; // the seats that this browser holds: several if the device is passed around
  speakers?: number[]; // the seats that may act: one, or in a race all that take part
  deadline?: number | null; // the deadline by the server's clock; null without one
  left?: () => number | null; // milliseconds until then
  pending?: boolean; // an action was sent and not answered yet
  study?: (ask: Record<string, unknown>) => Promise<unknown>; // request a study, if the game has them
  become?: (seat: number) => void; // act as another of our own seats
  controls?: HTMLElement | null; // where the board's own panels go, if there is room beside it
  explain: (fact: string) => void; // an info mark was pressed: show the source of a printed fact, such as 'space.7'
}

/** What a player's card shows of a game: the score, and the pieces that everyone may see. */
export interface SeatPanelProps<View = unknown> extends ChoiceProps {
  view: View;
  facts: Record<string, unknown>;
  seat: number;
  colour: number;
}

/** A choice in pictures and figures, where a game can show more than its text. */
export interface ChoiceLabelProps<View = unknown> {
  choice: Choice;
  view: View;
  facts: Record<string, unknown>;
}

/** What a game adds to the page: `games/<id>/parts.ts` exports these. */
export interface GameParts {
  Board: Component<BoardProps<never>>;
  SeatPanel: Component<SeatPanelProps<never>>;
  ChoiceLabel?: Component<ChoiceLabelProps<never>>;
  labels?: (choice: Choice) => boolean; // the choices that have such a label
  playsItself?: (choice: Choice) => boolean; // where it is the only possible one: never what is paid for, secret, or fun to press
  loses?: (choice: Choice) => boolean; // it loses something for good, so the player is asked first
  isFinal?: (choice: Choice) => boolean; // such as the end of a turn: listed last, without a number key
  onBoard?: (choice: Choice) => boolean; // choices that have a button on the board, and so none in the list
  moment?: (view: never) => string; // how far the game is, such as its round; without it the chapter of the log is shown
  timeline?: (happened: Happening[]) => Beat[]; // when the board shows each event of an update; without it, all at once
  sounds?: Record<string, SoundOf>; // by the name of the event
  beside?: boolean; // on wide screens the players are beside the board, because it needs the height
  fits: boolean; // whether the board fills the space that it gets; others are as high as they need
}

const parts = import.meta.glob<GameParts>('./*/parts.ts');

/** Whether a game has a board: the lobby hides games that are played only in the terminal. */
export const hasBoard = (game: string): boolean => `./${game}/parts.ts` in parts;

/** The parts of a game, loaded when they are first needed. */
export async function partsOf(game: string): Promise<GameParts> {
  const load = parts[`./${game}/parts.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return load();
}
