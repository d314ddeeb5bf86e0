// What every part of the board may ask, and what has just happened to a spacecraft. Motion is an addition: the picture is already right without it.
import { getContext, setContext } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';

import type { Choice, NoChoice } from '../../protocol';
import type { Happening } from '../board';
import type { Parts } from './design/savedDesigns.svelte';
import type { Asking } from './design/studyRequest.svelte';

export interface Scene {
  colour: (seat: number) => number;
  name: (seat: number) => string;
  moves: () => boolean; // whether things may move at all
  legal: () => Choice[];
  refused: () => NoChoice[];
  focus: () => Choice | NoChoice | null;
  act: (choice: Choice) => void;
  why: (choice: NoChoice) => void;
  onfocus: (choice: Choice | NoChoice | null) => void;
  pending: () => boolean; // an action is on its way
  study: () => Asking | null; // have something worked out; not in replays and lessons
  planned: () => Set<string>; // the maneuvers of the flight that is looked at
  plot: (maneuvers: string[]) => void;
  draw: (parts: Parts) => void; // put a ship on the drawing board
  show: (craft: number | null) => void; // bring a spacecraft of one's own into sight
  carried: () => Choice | null; // what is being dragged
  carry: (choice: Choice | null) => void;
}

const KEY = {};

export function setScene(scene: Scene): void {
  setContext(KEY, scene);
}

export function getScene(): Scene {
  return getContext<Scene>(KEY);
}

/** What makes a drawing on the map a button: it can be pointed at, clicked and pressed. */
export function picked(scene: Scene, choice: Choice): SVGAttributes<SVGGElement> {
  const point = (): void => scene.onfocus(choice);
  const leave = (): void => scene.onfocus(null);
  return {
    role: 'button',
    tabindex: 0,
    onclick: () => scene.act(choice),
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      scene.act(choice);
    },
    onmouseenter: point,
    onmouseleave: leave,
    onfocus: point,
    onblur: leave,
  };
}

export const craftKey = (seat: number, craft: number): string => `${seat}.${craft}`;

/** The spacecraft that were lost in what just happened. */
export function wrecks(happened: Happening[]): string[] {
  return happened.filter(({ happening }) => happening === 'destroyed').map(({ seat, craft }) => craftKey(Number(seat), Number(craft)));
}

/** The missions that were completed or found in what just happened. */
export function triumphs(happened: Happening[]): Set<string> {
  return new Set(happened.filter(({ happening }) => ['mission_completed', 'mission_found'].includes(happening)).map(({ mission }) => String(mission)));
}

/** The years that have begun. */
export const beganYear = (happened: Happening[]): boolean => happened.some(({ happening }) => happening === 'year_began');
