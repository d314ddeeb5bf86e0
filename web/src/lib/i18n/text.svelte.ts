// Sentences for people, from the same Fluent files that Python uses: the page's own in web/text (a folder per page), what every game says in
// core/text, and a game's in its own folder. Each is fetched when it is first needed.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Locale = 'en' | 'pl' | 'fr';
export const LOCALES: Locale[] = ['en', 'pl', 'fr'];
export type Arguments = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  [
    '../../../text/*/*.ftl',
    '../../../../src/cosmodrome/core/text/*.ftl',
    '../../../../src/cosmodrome/games/*/text/*.ftl',
    '../../../../src/cosmodrome/games/*/text/*/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** The room a file belongs to: `page`, `core`, the id of a game, or game and folder, such as `mlem/lesson`, for what only one page needs. */
function roomOf(path: string): string {
  const [, game, folder] = /games\/([^/]+)\/text\/(?:([^/]+)\/)?/.exec(path) ?? [];
  if (game) return folder ? `${game}/${folder}` : game;
  return path.includes('/core/') ? 'core' : 'page';
}

const SHARED = ['page', 'core'];
const gameOf = (room: string): string => room.split('/')[0] ?? room;

export class Speech {
  locale = $state<Locale>('en');
  private bundle = $state.raw(new FluentBundle('en'));
  private rooms = new Set(SHARED);
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly shelf: Record<string, () => Promise<string>>) {}

  /** Speak this language; resolves when all sentences are there, so that nothing is shown half translated. */
  use(locale: Locale): Promise<void> {
    return this.inTurn(() => this.fetch(locale, this.rooms));
  }

  /** Also know the words of a game, or of one of its pages, such as `mlem/lesson`. Games share ids, so those of another game are dropped. */
  learn(room: string): Promise<void> {
    return this.inTurn(async () => {
      const kept = [...this.rooms].filter((each) => SHARED.includes(each) || gameOf(each) === gameOf(room));
      if (!this.rooms.has(room)) await this.fetch(this.locale, new Set([...kept, room]));
    });
  }

  /** One after the other: a slow answer may neither bring an old language back nor drop a room that was learnt meanwhile. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => {}); // who asked hears of a failure; the next one starts afresh
    return turn;
  }

  private async fetch(locale: Locale, rooms: Set<string>): Promise<void> {
    const found = Object.entries(this.shelf).filter(([path]) => rooms.has(roomOf(path)) && path.endsWith(`/${locale}.ftl`));
    const texts = await Promise.all(found.map(([, load]) => load()));
    const bundle = new FluentBundle(locale, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.rooms = rooms;
    this.bundle = bundle;
    this.locale = locale;
    document.documentElement.lang = locale;
  }

  say = (id: string, args?: Arguments): string => {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args) : id;
  };

  knows = (id: string): boolean => this.bundle.hasMessage(id);
}

export const speech = new Speech(files);
export const say = speech.say;

/** The browser's first language that we speak. */
export function preferred(languages: readonly string[]): Locale {
  for (const language of languages) {
    const short = language.slice(0, 2) as Locale;
    if (LOCALES.includes(short)) return short;
  }
  return 'en';
}
