// Made by tools/build/typescript_types.py from src/cosmodrome/server/protocol.py. Change it there.

export const PROTOCOL = 1;

/** The first message. `seq` is the number of events that the client has; `look` is the seat whose view it wants. */
export interface Hello {
  type: 'hello';
  protocol?: number;
  keys?: string[];
  locale?: 'en' | 'fr' | 'pl';
  seq?: number;
  look?: number | null;
}

/** Change to the view of a seat that this connection holds, or of a spectator while a shared device is passed on. */
export interface Look {
  type: 'look';
  id: string;
  seat?: number | null;
}

/** Change the language of this connection; the answer is an update with the newest lines of the log. */
export interface Speak {
  type: 'speak';
  id: string;
  locale: 'en' | 'fr' | 'pl';
}

/** An action of the game. `seq` is that of the update with the question that it answers. */
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

/** Agree to the undo that another seat has requested, or not. */
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

/** Vote to end the match without a winner; it ends when all people who are present have voted for it. */
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

/** Let a bot play for one's own seat or for that of an absent player (`on`), or play one's own seat again. */
export interface StandIn {
  type: 'stand_in';
  id: string;
  seat: number;
  for_seat: number;
  on: boolean;
}

/** Before the match the host gives a seat to a bot; without one the seat becomes open, and its player leaves. */
export interface SetSeat {
  type: 'set_seat';
  id: string;
  seat: number;
  for_seat: number;
  bot?: string | null;
}

/** The host starts the match: all open seats go to bots. */
export interface StartMatch {
  type: 'start';
  id: string;
  seat: number;
  bot?: string | null;
}

export interface Say {
  type: 'say';
  id: string;
  seat: number;
  text?: string;
  emote?: 'hello' | 'hurry' | 'oops' | 'thanks' | 'well_done' | 'wow' | null;
}

/** A heartbeat every few seconds; the answer has the time of the server. */
export interface Ping {
  type: 'ping';
  sent?: number;
}

/** The answer to a `probe`, sent at once: the server measures the round-trip time. */
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

/** The public information about a table, before, during and after the match. */
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
  host: number | null;
  finished: number | null;
  progress: string;
  points: number[];
  rematch_by: number | null;
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
  invited: string;
}

/** A slow-play clock: a bank of time per seat, with an increment per move. When it is empty, a bot plays. */
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

/** The whole table as this connection may see it, and what happened since the last update. */
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
  ending: Ending | null;
}

/** A sentence of the log. By `by` the page leaves a player's own actions out of what they missed. */
export interface LogLine {
  event: number;
  step: number;
  text: string;
  chapter: string | null;
  headline: boolean;
  by: number | null;
}

/** The open question. `prompt` is its name in the game, `help` the message ids of short rules. */
export interface Question {
  seat: number | null;
  turn: number | null;
  speakers: number[];
  prompt: string;
  text: string;
  help: string[];
}

/** A legal action; `preview` is what it would do, in a format of the game: its target, cost, odds. */
export interface Choice {
  action: Record<string, unknown>;
  text: string;
  hint: string;
  preview: Record<string, unknown>;
}

/** An action that players expect but that is not possible now, with the reason and its rule. */
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

/** How a match ended: a sentence why, one about a shared victory, and where the points of every seat come from. */
export interface Ending {
  reason: string;
  tie: string;
  columns: ScoreColumn[];
  deeds: ScoreDeed[];
}

/** One number for each seat. All columns of points add up to the scores; a seat may have none in the others. */
export interface ScoreColumn {
  id: string;
  label: string;
  unit: 'count' | 'milliseconds' | 'points';
  values: (number | null)[];
  fewer_is_better: boolean;
}

/** One thing that brought points, such as a mission. `owner` names who did it where `seat` is null. */
export interface ScoreDeed {
  column: string;
  name: string;
  points: number;
  seat: number | null;
  owner: string;
  when: string;
}

export interface Ok {
  type: 'ok';
  id: string;
  seq: number;
}

/** A message was refused and has changed nothing. `id` is empty if the message could not be decoded. */
export interface RefusedMessage {
  type: 'refused';
  id: string;
  code: string;
  text: string;
  rule: string;
}

/** The public information about the table has changed: presence, clocks, pauses. */
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

/** A measurement of the round-trip time; the answer is an `echo` with the same number. */
export interface Probe {
  type: 'probe';
  number: number;
}

/** Claims that arrived shortly after each other, in the order in which they count. */
export interface ClaimOrder {
  type: 'claims';
  places: ClaimPlace[];
}

export interface ClaimPlace {
  seat: number;
  behind: number;
}

/** The last message before the server closes the connection, with the reason. */
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

/** A seat of a new table: `human` seats are open, `bot` seats are taken at once. */
export interface NewSeat {
  kind?: 'bot' | 'human';
  name?: string;
  bot?: string | null;
  level?: string | null;
}

/** Take a seat. `nonce` is this player's part in the draws, made after the commitment was received. */
export interface TakeSeat {
  name: string;
  nonce: string;
  seat?: number | null;
  colour?: number | null;
  invite?: string | null;
  previous?: string | null;
}

/** A computation between moves, for a seat or a spectator; `ask` is in a format of the game. */
export interface Study {
  ask: Record<string, unknown>;
  seat?: number | null;
}

/** A request for a plan that belongs to no table; `ask` is in a format of the game. */
export interface AskPlan {
  ask: Record<string, unknown>;
}

/** A request for a hint by the seat that is to move. */
export interface AskHint {
  seat: number;
}

/** `player` is a random key of the browser; only its hash is stored. */
export interface BeginDaily {
  player: string;
}

export interface AnswerDaily {
  player: string;
  day: string;
  name: string;
  answer: string;
}

/** A new table that continues from a step of another one. */
export interface PlayOn {
  step: number;
  seat: number | null;
  seats: NewSeat[];
  mode?: 'hotseat' | 'online' | 'solo';
}

/** A report of an error: the server keeps the text with the record as that seat saw it. */
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

/** Description of a game, with the settings that a new table can have. */
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
  daily: boolean;
  bot_levels: Record<string, string>;
  measured_minutes: number | null;
}

export interface OptionInfo {
  name: string;
  choices: (boolean | number | string)[];
  default: boolean | number | string;
  ruling: string;
  needs: string;
  seat: boolean;
  person: boolean;
}

/** Settings for a new table; those that are not named keep their defaults. */
export interface PresetInfo {
  name: string;
  options: Record<string, boolean | number | string>;
  level: string | null;
  bot: string | null;
  children: boolean;
}

/** The printed facts of a game that this server uses, each with its provenance. */
export interface GameFacts {
  game: string;
  built_in: boolean;
  facts: Record<string, unknown>;
}

/** A new table. `invite` lets others take open seats; it is in the fragment of a link and thus in no log. */
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

/** A practice task, in a format of the game. */
export interface Practice {
  game: string;
  word: string;
  task: Record<string, unknown>;
}

/** The best times for the task of the day, the best one first. */
export interface Daily {
  game: string;
  day: string;
  best: number | null;
  times: DailyTime[];
}

export interface DailyTime {
  name: string;
  milliseconds: number;
}

/** The task of the day, in a format of the game, and the state of this player's attempt. */
export interface DailyTask {
  game: string;
  day: string;
  task: Record<string, unknown>;
  elapsed: number;
  milliseconds: number | null;
  wrong: number;
  penalty: number;
  solutions: string[];
}

export interface DailyAnswered {
  correct: boolean;
  milliseconds: number | null;
  wrong: number;
  solutions: string[];
  times: DailyTime[];
}

/** The result for the table as it was after `seq` events, in a format of the game. */
export interface Studied {
  seq: number;
  answer: Record<string, unknown>;
}

/** The plan, in a format of the game. */
export interface Drawn {
  game: string;
  answer: Record<string, unknown>;
}

/** The choices of the question `seq`, the best first, with sentences that name the best and give the reason. */
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

/** A legal action with its value, and half the width of the 95 % interval of that. */
export interface WeighedChoice {
  action: Record<string, unknown>;
  text: string;
  worth: number | null;
  margin: number;
  chance: number | null;
  chance_margin: number;
  close: boolean;
}

/** The analysis of a finished match. While `ready` is false the client repeats its request. */
export interface Analysis {
  ready: boolean;
  seats: SeatAnalysis[];
  mistakes: Mistake[];
  draws: LuckyDraw[];
  unit: 'fields' | 'points' | 'victory';
  analysed: number;
  decisions: number;
  good: GoodMove[];
  chances: StepChances[];
  progress: number;
}

/** What a seat gained by luck and lost by mistakes, in the unit of the analysis. */
export interface SeatAnalysis {
  seat: number;
  luck: number;
  luck_margin: number;
  lost: number;
  result: number | null;
  decisions: number;
  close: number;
  accuracy: number | null;
}

/** A decision for which another choice was clearly better; `step` is that of the replay. */
export interface Mistake {
  step: number;
  seat: number;
  verdict: 'blunder' | 'inaccuracy' | 'mistake';
  cost: number;
  margin: number;
  played: string;
  better: string;
}

/** A draw, and what it changed for each seat compared with the average of all possible outcomes. */
export interface LuckyDraw {
  step: number;
  luck: number[];
  text: string;
}

/** A decision for the best choice where every other one would have been a mistake by at least `ahead`. */
export interface GoodMove {
  step: number;
  seat: number;
  ahead: number;
  margin: number;
  played: string;
}

/** The chance of every seat to win at a step, from 0 to 1, and half the width of each 95 % interval. */
export interface StepChances {
  step: number;
  chances: number[];
  margins: number[];
}

/** One step of a match from one viewpoint. */
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

/** A part of a match, such as a year, and the step of the replay at which it begins. */
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

/** The overview for the administrator of a server. */
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

/** The body of every REST response that reports a failure. */
export interface Problem {
  code: string;
  text: string;
}

export interface Health {
  ok: boolean;
  version: string;
  run: string;
}

export type Inbound = Hello | Look | Speak | Act | Undo | Redo | Answer | Resign | VoteEnd | Pause | StandIn | SetSeat | StartMatch | Say | Ping | Echo;

export type Outbound = Welcome | Update | Ok | RefusedMessage | TableNews | ChatNews | Pong | Probe | ClaimOrder | Bye;
