// The key moments of an analysed match: mistakes, good moves, and draws that mattered.
import type { Analysis, SeatAnalysis } from '../../protocol';

export const FILTERS = ['all', 'mine', 'mistakes', 'luck'] as const;
export type Filter = (typeof FILTERS)[number];
export type Kind = 'inaccuracy' | 'mistake' | 'blunder' | 'good' | 'lucky' | 'unlucky';

/** As chess players annotate moves; draws have symbols of their own. */
export const SIGNS: Record<Kind, string> = { inaccuracy: '?!', mistake: '?', blunder: '??', good: '!', lucky: '☘', unlucky: '×' };

export interface Moment {
  step: number;
  seat: number;
  kind: Kind;
  text: string; // what was played or drawn
  change: number; // what it brought the seat, in the unit of the analysis
  margin: number;
  better: string; // the best choice in place of a mistake
}

export const isMistake = ({ kind }: Moment): boolean => kind === 'inaccuracy' || kind === 'mistake' || kind === 'blunder';
export const isLuck = ({ kind }: Moment): boolean => kind === 'lucky' || kind === 'unlucky';

/** In the order of the match. A draw is described for the first of our own seats, or for the seat that it changed most. */
export function momentsOf({ mistakes, good, draws }: Analysis, own: number[]): Moment[] {
  const found: Moment[] = [
    ...mistakes.map(({ step, seat, verdict, cost, margin, played, better }) => ({ step, seat, kind: verdict, text: played, change: -cost, margin, better })),
    ...good.map(({ step, seat, ahead, margin, played }): Moment => ({ step, seat, kind: 'good', text: played, change: ahead, margin, better: '' })),
    ...draws
      .filter(({ text }) => text !== '') // only those that matter have a text
      .map(({ step, luck, text }): Moment => {
        const seat = mostChanged(luck, own);
        const change = luck[seat] ?? 0;
        return { step, seat, kind: change < 0 ? 'unlucky' : 'lucky', text, change, margin: 0, better: '' };
      }),
  ];
  return found.sort((a, b) => a.step - b.step);
}

function mostChanged(luck: number[], own: number[]): number {
  const seats = luck.map((_, seat) => seat);
  const most = (among: number[]): number =>
    among.reduce((best, seat) => (Math.abs(luck[seat] ?? 0) > Math.abs(luck[best] ?? 0) + 1e-9 ? seat : best), among[0] ?? 0);
  const ours = most(seats.filter((seat) => own.includes(seat)));
  const any = most(seats);
  // Our own luck, unless it is another player who was hit or helped.
  return own.includes(ours) && Math.abs(luck[ours] ?? 0) >= Math.abs(luck[any] ?? 0) / 2 ? ours : any;
}

export function filtered(moments: Moment[], filter: Filter, own: number[]): Moment[] {
  if (filter === 'mine') return moments.filter(({ seat }) => own.includes(seat));
  if (filter === 'mistakes') return moments.filter(isMistake);
  if (filter === 'luck') return moments.filter(isLuck);
  return moments;
}

/** The next or previous moment from a step on. */
export function neighbour(moments: Moment[], step: number, direction: 1 | -1): Moment | undefined {
  return direction > 0 ? moments.find((moment) => moment.step > step) : moments.findLast((moment) => moment.step < step);
}

/** How an amount is written: percentage points of the win chance, points, or fields, with its sign. */
export function signed(worth: number, unit: Analysis['unit'], locale: string): string {
  const amount = unit === 'victory' ? Math.round(100 * Math.abs(worth)) : Math.round(10 * Math.abs(worth)) / 10;
  const sign = amount === 0 ? '' : worth < 0 ? '−' : '+';
  const style: Intl.NumberFormatOptions = unit === 'victory' ? { style: 'percent' } : {};
  return sign + new Intl.NumberFormat(locale, style).format(unit === 'victory' ? amount / 100 : amount);
}

/** The amount to which all bars of luck are drawn to scale. */
export const widest = (seats: SeatAnalysis[], unit: Analysis['unit']): number =>
  Math.max(unit === 'victory' ? 0.5 : 1, ...seats.map(({ luck }) => Math.abs(luck)));
