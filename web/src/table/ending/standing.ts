// The order of the players at the end of a match, and the cells of the score sheet.
import type { Ending, ScoreColumn, SeatInfo, TableInfo } from '../../protocol';

export interface Place extends SeatInfo {
  rank: number; // equal scores share a place
  score: number | null; // null in a match without a result
}

/** The players, the winners first, then by points. */
export function standing({ seats, scores, winners }: TableInfo): Place[] {
  const places = seats.map((seat) => ({ ...seat, rank: 1, score: scores[seat.seat] ?? null }));
  const wins = (place: Place): number => Number(winners.includes(place.seat));
  places.sort((a, b) => wins(b) - wins(a) || (b.score ?? 0) - (a.score ?? 0) || a.seat - b.seat);
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    place.rank = before && wins(before) === wins(place) && before.score === place.score ? before.rank : index + 1;
  }
  return places;
}

/** The sources of points, and what else is worth comparing. A single source of all points is the total itself. */
export function columnsOf(ending: Ending | null): { sources: ScoreColumn[]; others: ScoreColumn[] } {
  const columns = ending?.columns ?? [];
  const sources = columns.filter(({ unit }) => unit === 'points');
  const others = columns.filter(({ unit }) => unit !== 'points');
  const isTotal = sources.length === 1 && ['points', 'fields'].includes(sources[0]!.id);
  return { sources: isTotal ? [] : sources, others };
}

/** Whether a seat is the best one in a column, or one of several that are; where all are equal none is. */
export function isBest({ values, fewer_is_better: fewer }: ScoreColumn, seat: number): boolean {
  const known = values.filter((value) => value !== null);
  const best = fewer ? Math.min(...known) : Math.max(...known);
  return values[seat] === best && known.some((value) => value !== best);
}

/** A score in a language, with a real minus sign. */
export const written = (score: number, locale: string): string => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(score).replace('-', '−');

/** A number of the sheet; a dash where there is none, and for no points. */
export function cell({ values, unit }: ScoreColumn, seat: number, locale: string): string {
  const value = values[seat] ?? null;
  if (value === null || (unit === 'points' && value === 0)) return '–';
  if (unit !== 'milliseconds') return written(value, locale);
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short', maximumFractionDigits: 1 }).format(value / 1000);
}
