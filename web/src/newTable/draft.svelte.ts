// The state of the form for a new table.
import { gameChoice } from '../lib/browser/gameChoices';
import { levelOf, type Level } from '../lib/levels';
import { isSlow } from '../lib/i18n/duration';
import { BOT_NAMES, myName, personStarts } from '../lib/net/joinTable';
import { say } from '../lib/i18n/text.svelte';
import type { ClockSetting, GameInfo, NewTable, PresetInfo } from '../protocol';

export const MODES = ['solo', 'hotseat', 'online'] as const;
export type Mode = (typeof MODES)[number];

const DAY = 86_400;
const HOUR = 3_600;

export const CLOCKS: Record<string, ClockSetting | null> = {
  none: null,
  quick: { bank: 600, increment: 30, most: 600 },
  day: { bank: DAY, increment: 4 * HOUR, most: 3 * DAY },
  days: { bank: 3 * DAY, increment: 12 * HOUR, most: 5 * DAY },
  week: { bank: 7 * DAY, increment: DAY, most: 7 * DAY },
};
export const TAKEOVERS = [60, 90, 300, null];
export const PACES = [0, 700, 1500, 3000];

const USUAL_PRESET = 'online'; // the name of the preset with the default options, in games that have one

export type Chosen = boolean | number | string;

export interface DraftSeat {
  kind: 'human' | 'bot';
  name: string;
  bot: string;
  level: string;
}

export class Draft {
  mode = $state<Mode>('solo');
  preset = $state<string | null>(null);
  seats = $state<DraftSeat[]>([]);
  options = $state<Record<string, Chosen>>({});
  public = $state(false);
  children = $state(false);
  hints = $state(true);
  clock = $state('none');
  takeover = $state<number | null>(90);
  pace = $state(700);
  pack = $state.raw<File | null>(null);
  private readonly bot: string; // for new bots: the level that was chosen last

  constructor(
    readonly info: GameInfo,
    mode: string | null,
  ) {
    const { level, seats } = gameChoice(info);
    this.bot = (level && info.bot_levels[level]) ?? info.usual_bot;
    for (const option of info.options) this.options[option.name] = option.default;
    this.preset = this.usualPreset;
    const usual = mode === 'solo' || mode === null ? (seats ?? 4) : 3;
    this.resize(Math.min(Math.max(usual, info.fewest), info.most));
    this.play(MODES.find((each) => each === mode) ?? 'solo');
  }

  /** In solo mode all other seats are bots; otherwise all seats are humans at first. */
  play(mode: Mode): void {
    this.mode = mode;
    this.seats.forEach((seat, index) => {
      seat.kind = index === 0 || mode !== 'solo' ? 'human' : 'bot';
      seat.name = this.nameFor(index, seat.kind);
    });
    this.proposeStart();
  }

  resize(count: number): void {
    while (this.seats.length > count) this.seats.pop();
    for (const { name, seat } of this.info.options) if (seat && Number(this.options[name]) > count) this.options[name] = 0;
    while (this.seats.length < count) {
      const kind = this.mode === 'solo' && this.seats.length > 0 ? 'bot' : 'human';
      this.seats.push({ kind, name: this.nameFor(this.seats.length, kind), bot: this.bot, level: this.info.usual_level });
    }
  }

  /** The preset that changes nothing; null where a game has none. */
  get usualPreset(): string | null {
    return this.info.presets.find(({ name }) => name === USUAL_PRESET)?.name ?? null;
  }

  /** Whether a preset was chosen and its options are still as it has them; null is a table without one. */
  follows(preset: PresetInfo | null): boolean {
    return this.preset === (preset?.name ?? null) && this.changes === 0;
  }

  /** Apply a preset: options that it does not name get their defaults, except for those about seats, which concern people and not rules. */
  prepare(preset: PresetInfo | null): void {
    this.preset = preset?.name ?? null;
    for (const option of this.info.options) if (!option.seat) this.options[option.name] = preset?.options[option.name] ?? option.default;
    for (const seat of this.seats) {
      seat.level = preset?.level ?? this.info.usual_level;
      seat.bot = preset?.bot ?? this.bot;
    }
    this.children = preset?.children ?? false;
    this.hints = !this.children;
  }

  /** The options whose current values rule out a choice; none if it is never possible, null if nothing rules it out. */
  against(name: string, choice: Chosen): string[] | null {
    const rests = this.info.clashes.filter((clash) => clash[name] === choice).map((clash) => Object.entries(clash).filter(([other]) => other !== name));
    const found = rests.filter((rest) => rest.every(([other, value]) => this.options[other] === value));
    return found.length ? [...new Set(found.flatMap((rest) => rest.map(([other]) => other)))] : null;
  }

  switchKind(index: number, kind: 'human' | 'bot'): void {
    const seat = this.seats[index];
    if (!seat) return;
    seat.kind = kind;
    seat.name = this.nameFor(index, kind);
    this.proposeStart();
  }

  /** Whether this browser takes the seat, so that its name is entered here. */
  isTyped(index: number): boolean {
    const seat = this.seats[index];
    return seat?.kind === 'bot' || this.mode === 'hotseat' || index === this.mySeat;
  }

  /** The name of a seat on the form, also of an open one. */
  nameOf(index: number): string {
    const typed = this.isTyped(index) ? this.seats[index]?.name.trim() : '';
    return typed || say('seat', { number: index + 1 });
  }

  /** The level of all bots; null if they differ or have none. */
  get level(): Level | null {
    const levels = this.seats.filter(({ kind }) => kind === 'bot').map(({ bot }) => levelOf(this.info, bot));
    return levels.length && levels.every((level) => level === levels[0]) ? levels[0]! : null;
  }

  /** Let all bots play at a level, also those of seats that become bots later. */
  setLevel(level: Level): void {
    for (const seat of this.seats) seat.bot = this.info.bot_levels[level] ?? seat.bot;
  }

  /** How many options differ from the preset, or from the defaults if there is none. */
  get changes(): number {
    const preset = this.info.presets.find(({ name }) => name === this.preset) ?? null;
    return this.info.options.filter((option) => !option.seat && this.options[option.name] !== (preset?.options[option.name] ?? option.default)).length;
  }

  /** Whether the clock has hours or days: players need not stay at the table, so no bot takes over from absent ones. */
  get slow(): boolean {
    return isSlow(CLOCKS[this.clock]);
  }

  get mySeat(): number {
    return this.seats.findIndex(({ kind }) => kind === 'human');
  }

  /** The names for the seats that this browser takes, in order. */
  ownNames(): string[] {
    const people = this.seats.filter(({ kind }) => kind === 'human');
    return (this.mode === 'hotseat' ? people : people.slice(0, 1)).map(({ name }, index) => name.trim() || say('seat', { number: index + 1 }));
  }

  /** The server would refuse equal names only after the table was created. */
  hasDuplicateNames(): boolean {
    const names = this.seats.filter((_, index) => this.isTyped(index)).map(({ name }) => name.trim().toLowerCase());
    return new Set(names).size < names.length;
  }

  async toRequest(): Promise<NewTable> {
    const online = this.mode === 'online';
    return {
      game: this.info.id,
      mode: this.mode,
      seats: this.seats.map(({ kind, name, bot, level }, index) => ({
        kind,
        name: kind === 'bot' || this.isTyped(index) ? name.trim() : '',
        bot: kind === 'bot' ? bot : null,
        level: level || null,
      })),
      options: { ...this.options },
      public: online && this.public,
      children: online && this.children,
      hints: this.hints && !this.children,
      clock: online ? (CLOCKS[this.clock] ?? null) : null,
      takeover: online && !this.slow ? this.takeover : null,
      pace: this.pace,
      pack: (await this.pack?.text()) ?? null,
    };
  }

  private proposeStart(): void {
    Object.assign(this.options, personStarts(this.info, this.seats));
  }

  private nameFor(index: number, kind: 'human' | 'bot'): string {
    if (kind === 'bot') return BOT_NAMES[index % BOT_NAMES.length] ?? '';
    return index === 0 ? myName() : say('seat', { number: index + 1 });
  }
}
