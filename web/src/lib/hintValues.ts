// The values of a hint as the page shows them: shares, points or fields, bars, and marks.
import { say } from './i18n/text.svelte';
import type { Choice, Hint, WeighedChoice } from '../protocol';

export type Mark = 'best' | 'close' | 'equal' | null;

const percent = (share: number): number => Math.round(share * 100);

/** Points or fields, which have no interval, in place of a win chance. */
export const isCounted = (hint: Hint): boolean => hint.unit !== 'victory';

export function chanceOf({ chance, chance_margin }: WeighedChoice): string {
  return chance === null ? '' : say('table-hint-share', { share: percent(chance), margin: Math.max(1, percent(chance_margin)) });
}

export function worthOf(hint: Hint, choice: WeighedChoice): string {
  if (choice.worth === null) return say('table-hint-unweighed');
  return isCounted(hint) ? say(`table-hint-${hint.unit}`, { worth: Math.round(choice.worth * 10) / 10 }) : chanceOf(choice);
}

/** The length of the bar in percent: the win chance where it is known, or the value by the best one. */
export function barOf(hint: Hint, { worth, chance }: WeighedChoice): number {
  const most = isCounted(hint) ? Math.max(1, ...hint.choices.map((each) => each.worth ?? 0)) : 1;
  return Math.max(0, Math.min(100, (chance ?? (worth ?? 0) / most) * 100));
}

/** Marked by a symbol and a word, not by colour alone; if it is too close to call, nothing is best. */
export function markOf(hint: Hint, choice: WeighedChoice): Mark {
  if (choice.worth === null) return null;
  const best = choice === hint.choices[0];
  if (isCounted(hint)) return best ? 'best' : choice.close ? 'equal' : null;
  if (hint.close) return choice.close ? 'close' : null;
  return best ? 'best' : null;
}

/** What a hint says of a choice. */
export function weighed(hint: Hint | null, { action }: Choice): WeighedChoice | undefined {
  const wanted = JSON.stringify(action);
  return hint?.choices.find((choice) => JSON.stringify(choice.action) === wanted);
}
