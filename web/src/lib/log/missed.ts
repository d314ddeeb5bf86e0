// Summary of what a player has missed at a table: headlines by chapter, and the number of other lines.
import type { LogLine } from '../../protocol';
import { sectionsOf } from './chapters';

export const AWAY_AFTER = 15_000; // milliseconds; a shorter look elsewhere does not count as absence
const FEWEST = 2; // lines; fewer need no summary
const MOST = 12; // headlines of a chapter

export interface Span {
  from: number; // the first event that was missed
  to: number; // the one after the last
}

export interface Missed {
  chapters: { name: string | null; headlines: LogLine[]; more: number }[];
  smaller: number; // lines besides the headlines
  step: number; // of the replay, to watch from there
}

/** The summary of a span of events, or null if there is too little in it. A player's own moves, made on another device, do not count. */
export function missed(log: LogLine[], { from, to }: Span, yours: number[]): Missed | null {
  const isMissed = (line: LogLine): boolean => line.event >= from && line.event < to && !(line.by !== null && yours.includes(line.by));
  const lines = log.filter(isMissed);
  const [first] = lines;
  if (!first || lines.length < FEWEST) return null;
  const chapters = sectionsOf(log)
    .map(({ name, lines: all }) => ({ name, headlines: all.filter((line) => line.headline && isMissed(line)) }))
    .filter(({ headlines }) => headlines.length > 0)
    .map(({ name, headlines }) => ({ name, headlines: headlines.slice(0, MOST), more: Math.max(0, headlines.length - MOST) }));
  return { chapters, smaller: lines.filter(({ headline }) => !headline).length, step: first.step };
}
