// Made by tools/build/typescript_types.py from src/cosmodrome/server/protocol.py. Change it there.

export const PROTOCOL = 1;

/** The first message. `seq` is how many events the client already has of run after run; `look` a seat it holds. */
export interface Hello {
  type: 'hello';
  protocol?: number;
  keys?: string[];
  locale?: 'en' | 'fr' | 'pl';
  seq?: number;
  look?: number | null;
}

/** See the table as one of the seats this socket holds, or as a spectator (the curtain of a shared device). */
export interface Look {
  type: 'look';
  id: string;
  seat?: number | null;
}

/** Change the language of this socket; the answer is an update with the newest lines of the log. */
export interface Speak {
  type: 'speak';
  id: string;
  locale: 'en' | 'fr' | 'pl';
}

/** Take a turn. `seq` names the question that is answered: the `seq` of the update that asked it. */
export interface Act {
  type: 'act';
  id: string;
  seq: number;
  seat: number;
  action: Record<string, unknown>;
}

export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
}

export interface Redo {
  type: 'redo';
  id: string;
  seat: number;
}

/** Agree or not to what another seat asks to take back. */
export interface Answer {
  type: 'answer';
  id: string;
  seat: number;
  yes: boolean;
}

export interface Resign {
  type: 'resign';
  id: string;
  seat: number;
}

/** Vote to end the match without a winner; it ends when all people at the table want it. */
export interface VoteEnd {
  type: 'vote_end';
  id: string;
  seat: number;
  yes: boolean;
}

export interface Pause {
  type: 'pause';
  id: string;
  seat: number;
  on: boolean;
}

/** Let a bot play for a seat (`on`): one's own, or one whose player is away; or take one's own seat back. */
export interface StandIn {
  type: 'stand_in';
  id: string;
  seat: number;
  for_seat: number;
  on: boolean;
}

export interface Say {
  type: 'say';
  id: string;
  seat: number;
  text?: string;
  emote?: 'hello' | 'hurry' | 'oops' | 'thanks' | 'well_done' | 'wow' | null;
}

/** A sign of life every few seconds; the answer carries the time of the server. */
export interface Ping {
  type: 'ping';
  sent?: number;
}

/** The answer to a `probe`, to be sent at once: the server measures how long messages take. */
export interface Echo {
  type: 'echo';
  number: number;
}

/** The answer to `hello`. `run` changes when the server restarts, `build` when the page has a new version. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  run: string;
  build: string;
  table: TableInfo;
  yours: number[];
  look: number | null;
  facts: Record<string, unknown>;
  chat: ChatLine[];
  now: number;
}

/** What everybody may know of a table, before, during and after the match. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  mode: 'hotseat' | 'online' | 'solo';
  options: Record<string, boolean | number | string>;
  status: 'archive' | 'closed' | 'gathering' | 'over' | 'playing';
  seats: SeatInfo[];
  commitment: string;
  public: boolean;
  children: boolean;
  hints: boolean;
  hides: boolean;
  pack: string | null;
  clock: ClockSetting | null;
  takeover: number | null;
  paused: number | null;
  next: string | null;
  origin: string | null;
  created: number;
  asked: number[];
  winners: number[];
  scores: number[];
  retried: number;
}

export interface SeatInfo {
  seat: number;
  name: string;
  colour: number;
  kind: 'bot' | 'human' | 'open';
  bot: string | null;
  level: string | null;
  present: boolean;
  resigned: boolean;
  bank: number | null;
  votes_to_end: boolean;
  substitute_from: number | null;
}

/** A slow-play clock: a bank per seat, filled up after every move; when it is empty a bot stands in. */
export interface ClockSetting {
  bank: number;
  increment?: number;
  most?: number | null;
}

export interface ChatLine {
  number: number;
  at: number;
  seat: number;
  name: string;
  text: string;
  emote: 'hello' | 'hurry' | 'oops' | 'thanks' | 'well_done' | 'wow' | null;
}

/** The table as this socket may see it, whole and never as a difference, and what happened since the last one. */
export interface Update {
  type: 'update';
  seq: number;
  since: number;
  log_since: number;
  happened: Record<string, unknown>[];
  log: LogLine[];
  view: unknown;
  question: Question;
  legal: Choice[];
  refused: NoChoice[];
  undo: boolean;
  redo: boolean;
  request: UndoRequest | null;
  deadline: number | null;
  over: boolean;
}

/** A sentence of the log. `by` tells the page what somebody has not missed, because it was their own doing. */
export interface LogLine {
  event: number;
  step: number;
  text: string;
  chapter: string | null;
  headline: boolean;
  by: number | null;
}

/** Who is asked what. `prompt` is the game's name for the question, `help` the message ids of the rules in short. */
export interface Question {
  seat: number | null;
  turn: number | null;
  speakers: number[];
  prompt: string;
  text: string;
  help: string[];
}

/** Something that may be done now; `preview` is the game's own: where it leads, what it costs, the odds. */
export interface Choice {
  action: Record<string, unknown>;
  text: string;
  hint: string;
  preview: Record<string, unknown>;
}

/** Something a player may expect but cannot do now, with the reason and the rule it rests on. */
export interface NoChoice {
  action: Record<string, unknown>;
  text: string;
  code: string;
  reason: string;
  rule: string;
}

export interface UndoRequest {
  seat: number;
  waiting: number[];
}

export interface Ok {
  type: 'ok';
  id: string;
  seq: number;
}

/** Nothing has changed. `id` is empty if the message could not be read. */
export interface RefusedMessage {
  type: 'refused';
  id: string;
  code: string;
  text: string;
  rule: string;
}

/** Who is here, whose clock runs, who paused: everything of the table but the match. */
export interface TableNews {
  type: 'table';
  table: TableInfo;
}

export interface ChatNews {
  type: 'chat';
  line: ChatLine;
}

export interface Pong {
  type: 'pong';
  sent: number;
  now: number;
}

/** To be answered by `echo` with the same number. */
export interface Probe {
  type: 'probe';
  number: number;
}

/** Several have spoken within a moment: in which order they count. */
export interface ClaimOrder {
  type: 'claims';
  places: ClaimPlace[];
}

export interface ClaimPlace {
  seat: number;
  behind: number;
}

/** The last message before the server closes the socket on purpose. */
export interface Bye {
  type: 'bye';
  code: string;
  text: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  mode?: 'hotseat' | 'online' | 'solo';
  options?: Record<string, unknown>;
  public?: boolean;
  children?: boolean;
  hints?: boolean;
  clock?: ClockSetting | null;
  takeover?: number | null;
  pace?: number;
  pack?: string | null;
}

/** `human` seats wait for somebody; `bot` seats are taken at once. */
export interface NewSeat {
  kind?: 'bot' | 'human';
  name?: string;
  bot?: string | null;
  level?: string | null;
}

/** Sit down. `nonce` is this player's part in the draws, made after the commitment was seen. */
export interface TakeSeat {
  name: string;
  nonce: string;
  seat?: number | null;
  colour?: number | null;
  invite?: string | null;
  previous?: string | null;
}

/** Something to work out between moves, for a seat or for a spectator; `ask` is in the game's own words. */
export interface Study {
  ask: Record<string, unknown>;
  seat?: number | null;
}

/** Something to plan away from any table; `ask` is in the game's own words. */
export interface AskPlan {
  ask: Record<string, unknown>;
}

/** Whoever is asked wants to know what the choices are worth. */
export interface AskHint {
  seat: number;
}

/** A new table that starts from a moment of another one. */
export interface PlayOn {
  step: number;
  seat: number | null;
  seats: NewSeat[];
  mode?: 'hotseat' | 'online' | 'solo';
}

/** Something looks wrong here: the server keeps the text with the record as that seat saw it. */
export interface Report {
  table: string;
  step: number;
  text: string;
}

export interface Retention {
  days: number | null;
}

export interface Games {
  version: string;
  build: string;
  games: GameInfo[];
}

/** The cover of a box, and what a new table can be asked for. */
export interface GameInfo {
  id: string;
  title: string;
  designer: string;
  publisher: string;
  year: number;
  fewest: number;
  most: number;
  minutes: number;
  rules: string;
  summary: string;
  options: OptionInfo[];
  clashes: (Record<string, boolean | number | string>)[];
  bots: string[];
  usual_bot: string;
  levels: string[];
  usual_level: string;
  presets: PresetInfo[];
  practice: boolean;
  planner: boolean;
  tutorial: boolean;
  hints: boolean;
  locales: string[];
  credits: string[];
}

export interface OptionInfo {
  name: string;
  choices: (boolean | number | string)[];
  default: boolean | number | string;
  ruling: string;
  needs: string;
  seat: boolean;
}

/** A ready-made new table; what it does not name stays as usual. */
export interface PresetInfo {
  name: string;
  options: Record<string, boolean | number | string>;
  level: string | null;
  bot: string | null;
  children: boolean;
}

/** The printed facts of a game as they are used here, each with its provenance. */
export interface GameFacts {
  game: string;
  built_in: boolean;
  facts: Record<string, unknown>;
}

/** `invite` lets others take an open seat; it stays in the fragment of a link and so out of every log. */
export interface Created {
  table: TableInfo;
  invite: string;
}

export interface Seated {
  seat: number;
  key: string;
  table: TableInfo;
}

export interface Tables {
  tables: TableInfo[];
}

/** Something to practise alone, in the game's own words. */
export interface Practice {
  game: string;
  word: string;
  task: Record<string, unknown>;
}

/** The answer, in the game's own words, for the table as it was after `seq` events. */
export interface Studied {
  seq: number;
  answer: Record<string, unknown>;
}

/** The plan, in the game's own words. */
export interface Drawn {
  game: string;
  answer: Record<string, unknown>;
}

/** The choices of the question `seq`, the best first, and in sentences which one is best and why. */
export interface Hint {
  seq: number;
  seat: number;
  choices: WeighedChoice[];
  close: boolean;
  summary: string;
  reason: string;
  unit: 'fields' | 'points' | 'victory';
  legal: number;
}

/** A choice, what the table is worth after it, and half the width of the 95 % interval of that. */
export interface WeighedChoice {
  action: Record<string, unknown>;
  text: string;
  worth: number | null;
  margin: number;
  chance: number | null;
  chance_margin: number;
  close: boolean;
}

/** A finished match looked through. While that is being worked out `ready` is false: ask again. */
export interface Analysis {
  ready: boolean;
  seats: SeatAnalysis[];
  mistakes: Mistake[];
  draws: LuckyDraw[];
  unit: 'fields' | 'points' | 'victory';
  analysed: number;
  decisions: number;
}

/** What luck did for a seat and what it gave away by mistakes, in the unit of the analysis. */
export interface SeatAnalysis {
  seat: number;
  luck: number;
  luck_margin: number;
  lost: number;
  result: number | null;
  decisions: number;
  close: number;
}

/** A decision after which something else would have been better, beyond doubt; `step` is that of the replay. */
export interface Mistake {
  step: number;
  seat: number;
  verdict: 'blunder' | 'inaccuracy' | 'mistake';
  cost: number;
  margin: number;
  played: string;
  better: string;
}

/** A draw, and what it did for each seat against the average of all that were possible. */
export interface LuckyDraw {
  step: number;
  luck: number[];
}

/** One moment of a match as somebody may see it. */
export interface ReplayStep {
  table: TableInfo;
  facts: Record<string, unknown>;
  step: number;
  steps: number;
  chapters: Chapter[];
  seat: number | null;
  viewpoints: number[];
  view: unknown;
  question: Question;
  happened: Record<string, unknown>[];
  log: string[];
  legal: Choice[];
  played: Record<string, unknown> | null;
  note: string | null;
  position: string | null;
}

/** A part of a match, such as a year: where it begins in the replay. */
export interface Chapter {
  step: number;
  name: string;
}

/** Some lines of the log; `since` is the number of the first event, 0 on the first page. */
export interface LogPage {
  since: number;
  lines: LogLine[];
}

export interface Reported {
  id: number;
}

/** What the administrator of a server sees: no names and no keys. */
export interface Admin {
  tables: number;
  playing: number;
  people: number;
  retention: number | null;
  newest: TableInfo[];
  reports: ReportInfo[];
}

export interface ReportInfo {
  id: number;
  table: string;
  step: number;
  text: string;
  at: number;
}

/** The body of every REST answer that is not a success. */
export interface Problem {
  code: string;
  text: string;
}

export interface Health {
  ok: boolean;
  version: string;
  run: string;
}

export type Inbound = Hello | Look | Speak | Act | Undo | Redo | Answer | Resign | VoteEnd | Pause | StandIn | Say | Ping | Echo;

export type Outbound = Welcome | Update | Ok | RefusedMessage | TableNews | ChatNews | Pong | Probe | ClaimOrder | Bye;
