// The context shared by all parts of the board, and queries about the latest events. Motion is an addition: the board is already correct without it.
import { createContext } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';

import type { Choice, NoChoice } from '../../protocol';
import type { Happening } from '../board';
import type { Parts } from './design/savedDesigns.svelte';
import type { Asking } from './design/studyRequest.svelte';

export interface Scene {
  colour: (seat: number) => number;
  name: (seat: number) => string;
  moves: () => boolean; // whether motion is allowed
  legal: () => Choice[];
  refused: () => NoChoice[];
  focus: () => Choice | NoChoice | null;
  act: (choice: Choice) => void;
  why: (choice: NoChoice) => void;
  onfocus: (choice: Choice | NoChoice | null) => void;
  pending: () => boolean; // an action was sent and not answered yet
  study: () => Asking | null; // request a study; not in replays and tutorials
  planned: () => Set<string>; // the maneuvers of the flight that is shown
  plot: (maneuvers: string[]) => void;
  draw: (parts: Parts) => void; // open a ship in the ship designer
  show: (craft: number | null) => void; // scroll to a spacecraft of our own
  carried: () => Choice | null; // what is being dragged
  carry: (choice: Choice | null) => void;
}

export const [getScene, setScene] = createContext<Scene>();

/** Attributes that make a drawing on the map a button for pointer and keyboard. */
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

/** The spacecraft that were lost in the latest events. */
export function wrecks(happened: Happening[]): string[] {
  return happened.filter(({ happening }) => happening === 'destroyed').map(({ seat, craft }) => craftKey(Number(seat), Number(craft)));
}

/** The missions that were completed or found in the latest events. */
export function triumphs(happened: Happening[]): Set<string> {
  return new Set(happened.filter(({ happening }) => ['mission_completed', 'mission_found'].includes(happening)).map(({ mission }) => String(mission)));
}
