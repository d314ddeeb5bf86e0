// The result of a match in one line.
import { say } from '../lib/i18n/text.svelte';
import { standing, written } from '../table/ending/standing';
import type { TableInfo } from '../protocol';

export function resultOf(table: TableInfo, locale: string): string {
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(table.winners.map((seat) => table.seats[seat]?.name ?? ''));
  const scores = standing(table).map(({ score }) => written(score ?? 0, locale));
  return names ? say('replay-result', { names, scores: scores.join(' : ') }) : say('replay-result-none', { scores: scores.join(' : ') });
}
