// The geometry of the win-chance graph: lines, ticks, and where the key moments stand.
import type { Chapter, StepChances } from '../../protocol';
import type { Moment } from './moments';

export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
  steps: number; // the last step of the match
}

/** Lines differ by their dashes as well as by their colours; one for each colour of a seat. */
export const DASHES = ['', '7 4', '2 4', '10 3 2 3', '14 5'] as const;

const PAD = { left: 44, right: 16, top: 12, bottom: 24 };

export function plotOf(width: number, height: number, steps: number): Plot {
  return {
    left: PAD.left,
    top: PAD.top,
    width: Math.max(1, width - PAD.left - PAD.right),
    height: Math.max(1, height - PAD.top - PAD.bottom),
    steps: Math.max(1, steps),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
export const xAt = ({ left, width, steps }: Plot, step: number): number => round(left + (width * step) / steps);
export const yAt = ({ top, height }: Plot, chance: number): number => round(top + height * (1 - chance));

/** The step under a place on the screen. */
export function stepAt({ left, width, steps }: Plot, x: number): number {
  return Math.max(0, Math.min(steps, Math.round(((x - left) / width) * steps)));
}

/** The path of a seat's chances over the steps at which they were estimated. */
export function lineOf(plot: Plot, chances: StepChances[], seat: number): string {
  return chances.map(({ step, chances: each }, index) => `${index ? 'L' : 'M'}${xAt(plot, step)} ${yAt(plot, each[seat] ?? 0)}`).join('');
}

/** A seat's chance at any step: between two estimates, the one before. */
export function chanceAt(chances: StepChances[], step: number, seat: number): number | null {
  const known = chances.findLast((each) => each.step <= step) ?? chances[0];
  return known?.chances[seat] ?? null;
}

export interface Marker {
  moment: Moment;
  x: number;
  y: number;
}

export const MARKER = 11; // the radius
const SPACE = 36; // pixels of width for each marker, so that the lines stay visible

/** Markers stand over the line of their seat, and above each other where moments are close. Only the most important ones have a marker. */
export function markersOf(plot: Plot, chances: StepChances[], moments: Moment[]): Marker[] {
  const placed: Marker[] = [];
  const lowest = plot.top + plot.height - MARKER;
  const byImportance = [...moments].sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, Math.ceil(plot.width / SPACE));
  for (const moment of byImportance) {
    const x = xAt(plot, moment.step);
    const line = yAt(plot, chanceAt(chances, moment.step, moment.seat) ?? 0);
    const near = placed.filter((other) => Math.abs(other.x - x) < 2 * MARKER);
    let y = Math.min(lowest, line - MARKER - 6);
    while (y >= plot.top && near.some((other) => Math.abs(other.y - y) < 2 * MARKER)) y -= 2 * MARKER;
    if (y < plot.top) {
      // No room above the line: the first free place from the top.
      y = plot.top;
      while (y <= lowest && near.some((other) => Math.abs(other.y - y) < 2 * MARKER)) y += 2 * MARKER;
      if (y > lowest) continue;
    }
    placed.push({ moment, x, y: round(y) });
  }
  return placed;
}

/** The marker under a place on the screen: the nearest within reach of a finger. */
export function markerAt(markers: Marker[], x: number, y: number, reach = 22): Marker | null {
  let best: { marker: Marker; distance: number } | null = null;
  for (const marker of markers) {
    const distance = Math.hypot(marker.x - x, marker.y - y);
    if (distance <= reach && (!best || distance < best.distance)) best = { marker, distance };
  }
  return best?.marker ?? null;
}

export interface Tick {
  x: number;
  label: string;
  anchor: 'start' | 'middle' | 'end';
}

const LETTER = 7.5; // pixels, about

/** Labels of the time axis: the chapters of the match, or steps; those that would overlap are left out. */
export function ticksOf(plot: Plot, chapters: Chapter[], first: string, last: string): Tick[] {
  const even = [0.25, 0.5, 0.75].map((share) => Math.round(plot.steps * share));
  const inner = chapters.length ? chapters.map(({ step, name }) => ({ step, name })) : even.map((step) => ({ step, name: String(step) }));
  const right = plot.left + plot.width;
  const start: Tick = { x: plot.left, label: first, anchor: 'start' };
  const end: Tick = { x: right, label: last, anchor: 'end' };
  let free = plot.left + first.length * LETTER + 10;
  const most = right - last.length * LETTER - 10;
  const found: Tick[] = [];
  for (const { step, name } of inner) {
    const [x, half] = [xAt(plot, step), (name.length * LETTER) / 2];
    if (step <= 0 || x - half < free || x + half > most) continue;
    found.push({ x, label: name, anchor: 'middle' });
    free = x + half + 10;
  }
  return [start, ...found, end];
}
