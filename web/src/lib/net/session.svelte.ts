// The state of one table in this browser: the latest messages of the socket, and the messages to send. Independent of games and of the display.
import type { Happening } from '../../games/board';
import type { ChatLine, Choice, ClaimPlace, Hint, LogLine, Outbound, TableInfo, Update, Welcome } from '../../protocol';
import { games, hint, logPage, newKey, study } from './api';
import { AWAY_AFTER, missed, type Span } from '../log/missed';
import { TurnAlerts } from '../alerts/turnAlerts';
import { shareStructure } from '../async/structuralSharing';
import * as seatKeys from '../browser/seatKeys';
import { Connection, type ConnectionState, type Message } from './connection';
import { Playback } from './playback.svelte';
import { translator, type Locale } from '../i18n/text.svelte';

const CLAIMS_SHOWN = 12_000;
const MOST_PLAYED = 40; // more happenings than this are not animated; the log has them
const RESEND_DELAY = 1_000; // after a `look` or `speak` that came too soon after others
const MOST_PAGES = 20; // of the log, loaded for the summary of what was missed

export class Session {
  table = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  facts = $state.raw<Record<string, unknown>>({});
  yours = $state.raw<number[]>([]);
  look = $state<number | null>(null);
  log = $state.raw<LogLine[]>([]);
  logSince = $state(0); // the first event of `log`; earlier lines are loaded on demand
  newLines = $state.raw<LogLine[]>([]); // the lines of the last update, for screen readers
  happened = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connectionState = $state<ConnectionState>('connecting');
  retryAt = $state<number | null>(null); // when a lost connection is tried again, in milliseconds since 1970
  problem = $state<string | null>(null); // the latest refusal
  wasRemoved = $state(false); // the host has freed our seat
  closeReason = $state<string | null>(null); // why the server ended the connection
  handoverSeat = $state<number | null>(null); // the next player, while the device is being passed
  pending = $state(false); // an action was sent and not answered yet
  claims = $state.raw<ClaimPlace[]>([]); // the order of the claims in a race that has just been decided
  private missedSpan = $state.raw<Span | null>(null); // the events that nobody saw, until the summary is closed
  private eventsSeen: number | null; // the number of events shown in this browser, also on earlier visits
  private returning = true; // the next update has events that were not seen live
  private hiddenAt: number | null = document.visibilityState === 'hidden' ? 0 : null;
  private lastMessageAt = 0; // the time of the latest message of the server
  private turnAlerts = new TurnAlerts();
  private loading: Promise<boolean> | null = null; // the request for an earlier page of the log
  private lastActor = $state<number | null>(null);
  private clockOffset = 0; // how far the server's clock is ahead of ours, in milliseconds
  private connection: Connection;
  private skipping = false; // until our next turn nothing is held back
  private received = -1; // the number of events in the latest update, shown or not
  /** The updates, shown one after the other. */
  readonly playback = new Playback<Update>((update) => {
    this.applyUpdate(update);
    return this.showTime();
  });

  /** The seat that this browser acts for: the one whose view is shown, or the only one it holds. */
  seat = $derived(this.look ?? this.yours[0] ?? null);
  /** The seat to move, if this browser holds it and no bot plays for it; of several in a race, the one whose view is shown. */
  activeSeat = $derived.by(() => {
    const speakers = this.update?.over ? [] : (this.update?.question.speakers ?? []);
    const own = speakers.filter((seat) => this.yours.includes(seat) && !this.table?.seats[seat]?.bot);
    return own.find((seat) => seat === this.look) ?? own[0] ?? null;
  });
  isMyTurn = $derived(this.activeSeat !== null);
  /** The summary of what happened while nobody looked. */
  missed = $derived(this.missedSpan && missed(this.log, this.missedSpan, this.yours));
  /** The seat that can undo. On one device it is the one that moved last, although the next player's view is shown already. */
  undoSeat = $derived(this.update?.undo ? this.seat : this.table?.mode === 'hotseat' && !this.update?.over ? this.lastActor : null);

  /**
   * `onNews` is called after updates with news, for sounds and notifications. `pace` is for how many milliseconds
   * events are shown before the next update; without it all of them are shown at once.
   */
  constructor(
    readonly id: string,
    private readonly onNews: (session: Session, news: { turn: boolean; over: boolean; chat: boolean }) => void = () => {},
    private readonly pace: (happened: Happening[]) => number = () => 0,
  ) {
    this.eventsSeen = seatKeys.eventsSeen(id);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.connection = new Connection(`${scheme}://${location.host}/ws/${id}`, {
      hello: (seq) => ({
        type: 'hello',
        protocol: 1,
        keys: (seatKeys.find(id)?.seats ?? []).map(({ key }) => key),
        locale: translator.locale,
        seq,
        look: this.look,
      }),
      receive: (message) => this.receive(message),
      stateChanged: (state, retryAt) => {
        this.connectionState = state;
        this.retryAt = retryAt ?? null;
      },
    });
  }

  /** Open the connection with the view of our own seat, or of no seat if the device is passed around and something is hidden. */
  open(table: TableInfo): void {
    this.table = table;
    const held = (seatKeys.find(this.id)?.seats ?? []).map(({ seat }) => seat).filter((seat) => seat !== null);
    this.look = this.isPassedAround(table, held) ? null : (held[0] ?? null);
    this.connection.open();
    document.addEventListener('visibilitychange', this.onVisibilityChange);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.onVisibilityChange);
    this.connection.close();
    this.playback.clear();
  }

  /** Show everything up to our next turn at once. */
  skip(): void {
    this.skipping = !this.isMyTurn;
    this.playback.skip();
  }

  retryNow(): void {
    this.connection.retryNow();
  }

  /** Close the summary of what was missed. */
  dismissMissed(): void {
    this.missedSpan = null;
  }

  /** Milliseconds until a time of the server's clock. */
  millisecondsUntil(moment: number): number {
    return moment - Date.now() - this.clockOffset;
  }

  async send(message: Message): Promise<boolean> {
    if (['act', 'undo', 'redo'].includes(message.type)) this.playback.release(); // our own moves are shown at once
    const answer = await this.connection.send(message);
    this.problem = answer.type === 'refused' ? answer.text : null;
    return answer.type === 'ok';
  }

  async act(choice: Choice): Promise<void> {
    const { update, activeSeat } = this;
    if (this.pending || !update || activeSeat === null) return;
    this.pending = true;
    if (await this.send({ type: 'act', seq: update.seq, seat: activeSeat, action: choice.action })) this.lastActor = activeSeat;
    this.pending = false;
  }

  /** Request a study: a computation of the game from what the current seat may know. */
  async study(ask: Record<string, unknown>): Promise<unknown> {
    const seat = this.look;
    return (await study(this.id, { ask, seat }, seatKeys.keyFor(this.id, seat))).answer;
  }

  /** Request a hint for the seat to move. */
  hint(): Promise<Hint> {
    const seat = this.activeSeat ?? 0;
    return hint(this.id, { seat }, seatKeys.keyFor(this.id, seat));
  }

  /** Replace the key of the current seat: its old link stops working, and devices that used it are disconnected. */
  async renewKey(): Promise<void> {
    const { seat } = this;
    const old = seatKeys.keyOf(this.id, seat);
    if (seat === null || old === null) return;
    await this.connection.reconnectAfter(async () => seatKeys.changeKey(this.id, old, (await newKey(this.id, seat, old)).key));
  }

  /** Send a message as the current seat. */
  sendAs(make: (seat: number) => Message): void {
    if (this.seat !== null) void this.send(make(this.seat));
  }

  /** On one device: let another of its seats act. In games with hidden information the screen for passing the device does that. */
  switchSeat(seat: number): void {
    if (this.yours.includes(seat) && seat !== this.look && !this.table?.hides) void this.lookAs(seat);
  }

  setLocale(locale: Locale): void {
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
    const { locale } = translator;
    const page = await logPage(this.id, look, before, seatKeys.keyFor(this.id, look)).catch(() => null);
    // Drop it if the seat, the language or the log has changed meanwhile.
    if (!page || look !== this.look || locale !== translator.locale || before !== this.logSince) return false;
    this.log = [...page.lines, ...this.log];
    this.logSince = page.since;
    return true;
  }

  private async loadSince(event: number): Promise<void> {
    for (let pages = 0; pages < MOST_PAGES && this.logSince > event; pages++) if (!(await this.loadEarlier())) return;
  }

  /** The next player has the device: show their view. */
  async confirmHandover(): Promise<void> {
    const seat = this.handoverSeat;
    if (seat === null) return;
    if (await this.lookAs(seat)) this.handoverSeat = null;
  }

  private isPassedAround(table: TableInfo, seats: number[]): boolean {
    return table.mode === 'hotseat' && seats.length > 1 && table.hides;
  }

  private async lookAs(seat: number | null): Promise<boolean> {
    this.look = seat; // set first, so that a new connection asks for the right view
    return this.sendPatiently({ type: 'look', seat });
  }

  /** Send a message that is answered with part of the log: the server limits its rate, so it is repeated after a delay. */
  private async sendPatiently(message: Extract<Message, { type: 'look' | 'speak' }>): Promise<boolean> {
    let answer = await this.connection.send(message);
    while (answer.type === 'refused' && answer.code === 'too_fast') {
      await new Promise((resume) => setTimeout(resume, RESEND_DELAY));
      // The view or the language may have changed meanwhile.
      if (this.connectionState === 'closed' || (message.type === 'look' ? message.seat !== this.look : message.locale !== translator.locale)) return false;
      answer = await this.connection.send(message);
    }
    this.problem = answer.type === 'refused' ? answer.text : null;
    return answer.type === 'ok';
  }

  private receive(message: Outbound): void {
    const wasGone = Date.now() - this.lastMessageAt >= AWAY_AFTER; // while connected there is a pong every few seconds
    if (wasGone && (message.type === 'welcome' || message.type === 'update')) this.returning = true;
    this.lastMessageAt = Date.now();
    if (message.type === 'welcome') this.applyWelcome(message);
    else if (message.type === 'update') this.queue(message);
    else if (message.type === 'table') this.applyTable(message.table);
    else if (message.type === 'chat') this.addChatLine(message.line);
    else if (message.type === 'claims') this.showClaims(message.places);
    else if (message.type === 'pong') this.clockOffset = message.now - Date.now();
    else if (message.type === 'bye') {
      this.closeReason = message.text;
      this.close();
    }
  }

  /** Show an update after those before it; one that repeats something, and one that needs us now, at once. */
  private queue(update: Update): void {
    const isNext = this.update !== null && update.since === this.received && update.seq > update.since;
    this.received = update.seq;
    if (!isNext) this.playback.clear();
    this.playback.push(update);
    if (!isNext || this.isUrgent(update)) this.playback.skip();
  }

  /** Whether time runs for us, or nobody is looking. */
  private isUrgent({ deadline, question }: Update): boolean {
    return document.visibilityState === 'hidden' || (deadline !== null && question.speakers.some((seat) => this.yours.includes(seat)));
  }

  /** For how long the update that was just shown stays. */
  private showTime(): number {
    if (this.isMyTurn || this.update?.over) this.skipping = false;
    return this.skipping || !this.happened.length ? 0 : this.pace(this.happened);
  }

  private applyTable(table: TableInfo): void {
    this.table = table;
    if (table.status === 'gathering') this.dropSeats(this.yours.filter((seat) => table.seats[seat]?.kind === 'open'));
    seatKeys.updateStatus(table);
  }

  /** The host has freed our seats before the match: their keys no longer work. */
  private dropSeats(lost: number[]): void {
    if (!lost.length) return;
    this.yours = this.yours.filter((seat) => !lost.includes(seat));
    this.wasRemoved = true;
    for (const seat of lost) seatKeys.dropSeat(this.id, seat);
  }

  private applyWelcome({ table, yours, look, facts, chat, now, build }: Welcome): void {
    this.applyTable(table);
    this.yours = yours;
    this.look = look;
    this.facts = facts;
    this.chat = chat;
    this.clockOffset = now - Date.now();
    seatKeys.confirmSeats(
      this.id,
      table.game,
      table.seats.filter(({ seat }) => yours.includes(seat)),
    );
    if (table.status === 'gathering') {
      this.returning = false;
      this.markSeen(this.eventsSeen ?? 0);
    }
    void reloadIfOutdated(build);
  }

  private onVisibilityChange = (): void => {
    if (document.visibilityState === 'hidden') {
      this.hiddenAt = Date.now();
      return;
    }
    if (this.hiddenAt !== null && Date.now() - this.hiddenAt >= AWAY_AFTER) this.returning = true;
    this.hiddenAt = null;
    this.catchUp();
  };

  /** The current state is visible: show a summary if events were missed. */
  private catchUp(): void {
    const { update, eventsSeen: seen, returning } = this;
    if (!update || document.visibilityState === 'hidden') return;
    const { seq } = update;
    this.returning = false;
    if (seq === seen) return;
    this.markSeen(seq);
    if (!returning || seen === null || this.table?.mode === 'hotseat') return;
    const span = { from: seen, to: seq };
    if (this.logSince <= seen) this.showMissed(span);
    else void this.loadSince(seen).then(() => this.showMissed(span));
  }

  private showMissed({ from, to }: Span): void {
    if (missed(this.log, { from, to }, this.yours)) this.missedSpan = { from: this.missedSpan?.from ?? from, to };
  }

  private markSeen(events: number): void {
    this.eventsSeen = events;
    seatKeys.storeEventsSeen(this.id, events);
  }

  private showClaims(places: ClaimPlace[]): void {
    this.claims = places;
    setTimeout(() => {
      if (this.claims === places) this.claims = [];
    }, CLAIMS_SHOWN);
  }

  private addChatLine(line: ChatLine): void {
    if (this.chat.some(({ number }) => number === line.number)) return;
    this.chat = [...this.chat, line];
    if (!this.yours.includes(line.seat)) this.onNews(this, { turn: false, over: false, chat: true });
  }

  /** Apply an update. A repeated one replaces what it contains again; only new events are animated and announced. */
  private applyUpdate(update: Update): void {
    const before = this.update;
    const wasActive = this.activeSeat;
    const isNews = before !== null && update.since >= before.seq && update.seq > before.seq;
    this.update = {
      ...update,
      question: shareStructure(before?.question, update.question),
      view: shareStructure(before?.view, update.view),
      legal: shareStructure(before?.legal, update.legal),
      refused: shareStructure(before?.refused, update.refused),
    };
    const goesOn = update.log_since === update.since && update.since <= (before?.seq ?? 0);
    this.log = goesOn ? [...this.log.filter(({ event }) => event < update.log_since), ...update.log] : update.log;
    if (!goesOn || update.log_since < this.logSince) this.logSince = update.log_since;
    this.newLines = isNews && goesOn ? update.log : [];
    this.happened = isNews && goesOn && update.happened.length <= MOST_PLAYED ? (update.happened as Happening[]) : [];
    this.catchUp();
    this.updateHandover(update);
    if (isNews || !before) {
      const becameActive = this.isMyTurn && (wasActive !== this.activeSeat || before?.seq === 0);
      const turn = this.turnAlerts.shouldAlert(
        update.question.turn,
        becameActive,
        update.log.some(({ chapter }) => chapter !== null),
      );
      this.onNews(this, { turn, over: update.over && before?.over === false, chat: false });
    }
  }

  /** On one device: switch to the view of the seat to move, after passing the device if something is hidden. */
  private updateHandover({ question, over }: Update): void {
    if (!this.table || this.yours.length < 2) return;
    const next = question.seat;
    if (over || next === null || !this.yours.includes(next)) {
      if (over) this.handoverSeat = null;
      return;
    }
    if (next === this.look) {
      if (this.handoverSeat !== null) this.handoverSeat = null;
    } else if (!this.isPassedAround(this.table, this.yours)) {
      void this.lookAs(next);
    } else if (this.handoverSeat !== next) {
      this.handoverSeat = next;
      this.log = [];
      this.logSince = this.update?.seq ?? 0;
      if (this.look !== null) void this.lookAs(null);
    }
  }
}

/** Reload the page, once, if the server has a newer build. */
async function reloadIfOutdated(build: string): Promise<void> {
  const loaded = await games().then(
    (found) => found.build,
    () => build,
  );
  if (loaded === build) return;
  try {
    if (sessionStorage.getItem('cosmodrome.renewed') === build) return;
    sessionStorage.setItem('cosmodrome.renewed', build);
  } catch {
    return; // without the note the page could reload for ever
  }
  location.reload();
}
