// The credits of a game: its messages by the ids in its metadata, or plain text of a game that is not in this page.
import { say, translator } from '../lib/i18n/text.svelte';
import type { GameInfo } from '../protocol';

type Credited = Pick<GameInfo, 'credits' | 'designer' | 'publisher' | 'year'>;

export function creditsOf({ credits, designer, publisher, year }: Credited): string[] {
  return credits.map((credit) => {
    const id = `credit-${credit}`;
    return translator.has(id) ? say(id, { designer, publisher, year: String(year) }) : credit;
  });
}
