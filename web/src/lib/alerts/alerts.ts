// Alerts: sounds, and a notification while the page is hidden.
import { notify } from './notifications';
import { prefs } from '../browser/preferences.svelte';
import type { Session } from '../net/session.svelte';
import { cueOf, play } from './sound';
import { say } from '../i18n/text.svelte';

export function alertPlayer(session: Session, news: { turn: boolean; over: boolean; chat: boolean }): void {
  if (news.chat) {
    play('chat');
    return;
  }
  const cue = cueOf(session.happened);
  if (cue) play(cue);
  if (news.over) play('win');
  else if (news.turn) play('turn');
  if (!prefs.notifications || session.table?.mode !== 'online') return;
  const text = session.update?.question.text ?? '';
  if (news.over) notify(say('table-over'), session.log.at(-1)?.text ?? '', session.id);
  else if (news.turn) notify(say('table-your-turn'), text, session.id);
}
