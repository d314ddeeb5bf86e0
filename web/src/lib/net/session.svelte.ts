// One table as this browser knows it: what the socket said last, and what can be said to it. Knows no game and draws nothing.
import type { Happening } from '../../games/board';
import type { ChatLine, Choice, ClaimPlace, Hint, LogLine, Outbound, TableInfo, Update, Welcome } from '../../protocol';
import { games, hint, logPage, newKey, study } from './api';
import { GLANCE, missed, type Span } from '../log/missed';
import { Calls } from '../alerts/turnAlerts';
import { kept } from '../async/structuralSharing';
import * as memory from '../browser/seatKeys';
import { Connection, type Line, type Message } from './connection';
import { speech, type Locale } from '../i18n/text.svelte';

const CLAIMS_SHOWN = 12_000;
const LONG_AWAY = 40; // more happenings than this are told by the log, not played one after another
const RESEND_PAUSE = 1_000; // after a `look` or `speak` that came too soon after others
const MOST_PAGES = 20; // of the log, fetched to tell what was missed

export class Session {
  table = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  facts = $state.raw<Record<string, unknown>>({});
  yours = $state.raw<number[]>([]);
  look = $state<number | null>(null);
  log = $state.raw<LogLine[]>([]);
  logSince = $state(0); // the first event of `log`; earlier lines are fetched when they are wanted
  fresh = $state.raw<LogLine[]>([]); // the lines of the last update, for those who listen to the page
  happened = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<Line>('connecting');
  problem = $state<string | null>(null); // the last thing that was refused
  farewell = $state<string | null>(null); // why the server closed the table to us
  curtain = $state<number | null>(null); // whom the device is to be handed to
  pending = $state(false); // an action is on its way
  claims = $state.raw<ClaimPlace[]>([]); // who was first in a race that has just been decided
  private away = $state.raw<Span | null>(null); // what happened while nobody looked, until it is put aside
  private seen: number | null; // how many events this browser has shown, now or the last time
  private returning = true; // what comes next was not seen live
  private hiddenAt: number | null = document.visibilityState === 'hidden' ? 0 : null;
  private heardAt = 0; // when the server last said anything
  private calls = new Calls();
  private loading: Promise<boolean> | null = null; // an earlier page of the log is on its way
  private lastActor = $state<number | null>(null);
  private ahead = 0; // how far the server's clock is ahead of ours, in milliseconds
  private connection: Connection;

  /** The seat this browser acts for now: the one whose view it has, or the only one it holds. */
  seat = $derived(this.look ?? this.yours[0] ?? null);
  /** The seat that is asked, if this browser holds it and no bot stands in for it; of several in a race, the one that looks. */
  asked = $derived.by(() => {
    const speakers = this.update?.over ? [] : (this.update?.question.speakers ?? []);
    const own = speakers.filter((seat) => this.yours.includes(seat) && !this.table?.seats[seat]?.bot);
    return own.find((seat) => seat === this.look) ?? own[0] ?? null;
  });
  mine = $derived(this.asked !== null);
  /** What happened while this browser was away. */
  missed = $derived(this.away && missed(this.log, this.away, this.yours));
  /** Who could take a move back. Around one device that is whoever moved last, though the next one already looks. */
  undoSeat = $derived(this.update?.undo ? this.seat : this.table?.mode === 'hotseat' && !this.update?.over ? this.lastActor : null);

  /** What `told` hears are updates with news, for sounds and notices. */
  constructor(
    readonly id: string,
    private readonly told: (session: Session, news: { turn: boolean; over: boolean; chat: boolean }) => void = () => {},
  ) {
    this.seen = memory.seenOf(id);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(`${scheme}://${location.host}/ws/${id}`, {
      hello: (seq) => ({
        type: 'hello',
        protocol: 1,
        keys: (memory.find(id)?.seats ?? []).map(({ key }) => key),
        locale: speech.locale,
        seq,
        look: this.look,
      }),
      hear: (message) => this.hear(message),
      line: (state) => (this.line = state),
    });
  }

  /** The seat to look as at first: one's own, but nobody's where the device goes round and something is hidden. */
  open(table: TableInfo): void {
    this.table = table;
    const held = (memory.find(this.id)?.seats ?? []).map(({ seat }) => seat).filter((seat) => seat !== null);
    this.look = this.goesRound(table, held) ? null : (held[0] ?? null);
    this.connection.open();
    document.addEventListener('visibilitychange', this.glance);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.glance);
    this.connection.close();
  }

  /** What was missed has been read. */
  putAside(): void {
    this.away = null;
  }

  /** Milliseconds until a moment of the server's clock. */
  until(moment: number): number {
    return moment - Date.now() - this.ahead;
  }

  async send(message: Message): Promise<boolean> {
    const answer = await this.connection.send(message);
    this.problem = answer.type === 'refused' ? answer.text : null;
    return answer.type === 'ok';
  }

  async act(choice: Choice): Promise<void> {
    const { update, asked } = this;
    if (this.pending || !update || asked === null) return;
    this.pending = true;
    if (await this.send({ type: 'act', seq: update.seq, seat: asked, action: choice.action })) this.lastActor = asked;
    this.pending = false;
  }

  /** Have something worked out between moves, from what the seat that looks may know. */
  async study(ask: Record<string, unknown>): Promise<unknown> {
    const seat = this.look;
    return (await study(this.id, { ask, seat }, memory.keyFor(this.id, seat))).answer;
  }

  /** What the choices of the seat that is asked are worth. */
  hint(): Promise<Hint> {
    const seat = this.asked ?? 0;
    return hint(this.id, { seat }, memory.keyFor(this.id, seat));
  }

  /** A new key for the seat that looks: its old link, and every device that came by it, is good for nothing from then on. */
  async renewKey(): Promise<void> {
    const { seat } = this;
    const old = memory.keyOf(this.id, seat);
    if (seat === null || old === null) return;
    await this.connection.anew(async () => memory.changeKey(this.id, old, (await newKey(this.id, seat, old)).key));
  }

  /** Say something as the seat that looks. */
  as(make: (seat: number) => Message): void {
    if (this.seat !== null) void this.send(make(this.seat));
  }

  /** Around one device: from now on this one of its seats acts. Where something is hidden there is a curtain for that. */
  become(seat: number): void {
    if (this.yours.includes(seat) && seat !== this.look && !this.table?.hides) void this.turnTo(seat);
  }

  speak(locale: Locale): void {
    if (this.table) void this.sendPatiently({ type: 'speak', locale });
  }

  /** Fetch the page of the log before `logSince`; false if there is none or it can't be fetched. */
  loadEarlier(): Promise<boolean> {
    this.loading ??= this.fetchEarlier().finally(() => (this.loading = null));
    return this.loading;
  }

  private async fetchEarlier(): Promise<boolean> {
    const { look, logSince: before } = this;
    if (before === 0) return false;
    const { locale } = speech;
    const page = await logPage(this.id, look, before, memory.keyFor(this.id, look)).catch(() => null);
    // Another seat or language, or a log that was replaced in the meantime, has no use for it.
    if (!page || look !== this.look || locale !== speech.locale || before !== this.logSince) return false;
    this.log = [...page.lines, ...this.log];
    this.logSince = page.since;
    return true;
  }

  private async loadSince(event: number): Promise<void> {
    for (let pages = 0; pages < MOST_PAGES && this.logSince > event; pages++) if (!(await this.loadEarlier())) return;
  }

  /** "I am X": from here on the device shows what X may see. */
  async lift(): Promise<void> {
    const seat = this.curtain;
    if (seat === null) return;
    if (await this.turnTo(seat)) this.curtain = null;
  }

  private goesRound(table: TableInfo, seats: number[]): boolean {
    return table.mode === 'hotseat' && seats.length > 1 && table.hides;
  }

  private async turnTo(seat: number | null): Promise<boolean> {
    this.look = seat; // at once, so that a broken line comes back with the right eyes
    return this.sendPatiently({ type: 'look', seat });
  }

  /** Send a message whose answer repeats part of the log: the server limits how often, and then it is sent again. */
  private async sendPatiently(message: Extract<Message, { type: 'look' | 'speak' }>): Promise<boolean> {
    let answer = await this.connection.send(message);
    while (answer.type === 'refused' && answer.code === 'too_fast') {
      await new Promise((resume) => setTimeout(resume, RESEND_PAUSE));
      // Meanwhile another seat may look, or another language be chosen.
      if (this.line === 'closed' || (message.type === 'look' ? message.seat !== this.look : message.locale !== speech.locale)) return false;
      answer = await this.connection.send(message);
    }
    this.problem = answer.type === 'refused' ? answer.text : null;
    return answer.type === 'ok';
  }

  private hear(message: Outbound): void {
    const wasGone = Date.now() - this.heardAt >= GLANCE; // at other times there is a pong every few seconds
    if (wasGone && (message.type === 'welcome' || message.type === 'update')) this.returning = true;
    this.heardAt = Date.now();
    if (message.type === 'welcome') this.welcome(message);
    else if (message.type === 'update') this.news(message);
    else if (message.type === 'table') this.note(message.table);
    else if (message.type === 'chat') this.talk(message.line);
    else if (message.type === 'claims') this.order(message.places);
    else if (message.type === 'pong') this.ahead = message.now - Date.now();
    else if (message.type === 'bye') {
      this.farewell = message.text;
      this.close();
    }
  }

  private note(table: TableInfo): void {
    this.table = table;
    memory.noteStatus(table);
  }

  private welcome({ table, yours, look, facts, chat, now, build }: Welcome): void {
    this.note(table);
    this.yours = yours;
    this.look = look;
    this.facts = facts;
    this.chat = chat;
    this.ahead = now - Date.now();
    memory.confirmSeats(this.id, table.game, table.seats.filter(({ seat }) => yours.includes(seat)));
    if (table.status === 'gathering') {
      this.returning = false;
      this.see(this.seen ?? 0);
    }
    void renew(build);
  }

  private glance = (): void => {
    if (document.visibilityState === 'hidden') {
      this.hiddenAt = Date.now();
      return;
    }
    if (this.hiddenAt !== null && Date.now() - this.hiddenAt >= GLANCE) this.returning = true;
    this.hiddenAt = null;
    this.catchUp();
  };

  /** Somebody sees the table as it is now: whoever comes back is told what happened meanwhile. */
  private catchUp(): void {
    const { update, seen, returning } = this;
    if (!update || document.visibilityState === 'hidden') return;
    const { seq } = update;
    this.returning = false;
    if (seq === seen) return;
    this.see(seq);
    if (!returning || seen === null || this.table?.mode === 'hotseat') return;
    const span = { from: seen, to: seq };
    if (this.logSince <= seen) this.tellMissed(span);
    else void this.loadSince(seen).then(() => this.tellMissed(span));
  }

  private tellMissed({ from, to }: Span): void {
    if (missed(this.log, { from, to }, this.yours)) this.away = { from: this.away?.from ?? from, to };
  }

  private see(events: number): void {
    this.seen = events;
    memory.keepSeen(this.id, events);
  }

  private order(places: ClaimPlace[]): void {
    this.claims = places;
    setTimeout(() => {
      if (this.claims === places) this.claims = [];
    }, CLAIMS_SHOWN);
  }

  private talk(line: ChatLine): void {
    if (this.chat.some(({ number }) => number === line.number)) return;
    this.chat = [...this.chat, line];
    if (!this.yours.includes(line.seat)) this.told(this, { turn: false, over: false, chat: true });
  }

  /** A repeated or renewed update replaces what it tells again; only news are played and heard. */
  private news(update: Update): void {
    const before = this.update;
    const asked = this.asked;
    const isNews = before !== null && update.since >= before.seq && update.seq > before.seq;
    this.update = {
      ...update,
      question: kept(before?.question, update.question),
      view: kept(before?.view, update.view),
      legal: kept(before?.legal, update.legal),
      refused: kept(before?.refused, update.refused),
    };
    const goesOn = update.log_since === update.since && update.since <= (before?.seq ?? 0);
    this.log = goesOn ? [...this.log.filter(({ event }) => event < update.log_since), ...update.log] : update.log;
    if (!goesOn || update.log_since < this.logSince) this.logSince = update.log_since;
    this.fresh = isNews && goesOn ? update.log : [];
    this.happened = isNews && goesOn && update.happened.length <= LONG_AWAY ? (update.happened as Happening[]) : [];
    this.catchUp();
    this.handRound(update);
    if (isNews || !before) {
      const isAsked = this.mine && (asked !== this.asked || before?.seq === 0);
      const turn = this.calls.due(update.question.turn, isAsked, update.log.some(({ chapter }) => chapter !== null));
      this.told(this, { turn, over: update.over && before?.over === false, chat: false });
    }
  }

  /** Around one device: look as the seat that is asked, behind a curtain if it may see more than the others. */
  private handRound({ question, over }: Update): void {
    if (!this.table || this.yours.length < 2) return;
    const next = question.seat;
    if (over || next === null || !this.yours.includes(next)) {
      if (over) this.curtain = null;
      return;
    }
    if (next === this.look) {
      if (this.curtain !== null) this.curtain = null;
    } else if (!this.goesRound(this.table, this.yours)) {
      void this.turnTo(next);
    } else if (this.curtain !== next) {
      this.curtain = next;
      this.log = [];
      this.logSince = this.update?.seq ?? 0;
      if (this.look !== null) void this.turnTo(null);
    }
  }
}

/** Load the page again, once, if the server has a newer one than this. */
async function renew(build: string): Promise<void> {
  const loaded = await games().then((found) => found.build, () => build);
  if (loaded === build) return;
  try {
    if (sessionStorage.getItem('cosmodrome.renewed') === build) return;
    sessionStorage.setItem('cosmodrome.renewed', build);
  } catch {
    return; // without a note of it this might never end
  }
  location.reload();
}
