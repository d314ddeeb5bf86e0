// Alerts: sounds, and a notification while the page is hidden.
import { partsOf } from '../../games/board';
import { prefs } from '../browser/preferences.svelte';
import { say } from '../i18n/text.svelte';
import type { Session } from '../net/session.svelte';
import { CHAT, ENDED, TURN, WON, play } from '../sound/player';
import { playTrack, soundtrack } from '../sound/soundtrack';
import { notify } from './notifications';

type News = { turn: boolean; over: boolean; chat: boolean };

async function playUpdate({ table, happened, yours }: Session, { turn, over }: News): Promise<void> {
  if (document.visibilityState === 'hidden') {
    if (turn && !over) play(TURN, { hidden: true });
    return;
  }
  const parts = table && (await partsOf(table.game).catch(() => null));
  const won = table?.winners.some((seat) => yours.includes(seat));
  playTrack(soundtrack(happened, parts ?? {}, { speed: prefs.speed || 1, end: over ? (won ? WON : ENDED) : turn ? TURN : null }));
}

export function alertPlayer(session: Session, news: News): void {
  if (news.chat) {
    play(CHAT);
    return;
  }
  void playUpdate(session, news);
  if (!prefs.notifications || session.table?.mode !== 'online') return;
  const text = session.update?.question.text ?? '';
  if (news.over) notify(say('table-over'), session.log.at(-1)?.text ?? '', session.id);
  else if (news.turn) notify(say('table-your-turn'), text, session.id);
}
