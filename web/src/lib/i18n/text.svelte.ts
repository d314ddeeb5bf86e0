// Translations, from the same Fluent files that Python uses: the page's own in web/text (a folder per page), those of all games in
// core/text, and those of one game in its folder. Each file is loaded when it is first needed.
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

/** The area a file belongs to: `page`, `core`, the id of a game, or game and folder, such as `mlem/lesson`, for what only one page needs. */
function areaOf(path: string): string {
  const [, game, folder] = /games\/([^/]+)\/text\/(?:([^/]+)\/)?/.exec(path) ?? [];
  if (game) return folder ? `${game}/${folder}` : game;
  return path.includes('/core/') ? 'core' : 'page';
}

const SHARED = ['page', 'core'];
const gameOf = (area: string): string => area.split('/')[0] ?? area;

export class Translator {
  locale = $state<Locale>('en');
  private bundle = $state.raw(new FluentBundle('en'));
  private areas = new Set(SHARED);
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly loaders: Record<string, () => Promise<string>>) {}

  /** Switch the language; resolves when all messages are loaded, so that nothing is shown half translated. */
  setLocale(locale: Locale): Promise<void> {
    return this.enqueue(() => this.fetch(locale, this.areas));
  }

  /** Load the messages of a game, or of one of its pages, such as `mlem/lesson`. Games share ids, so those of another game are dropped. */
  load(area: string): Promise<void> {
    return this.enqueue(async () => {
      const remaining = [...this.areas].filter((each) => SHARED.includes(each) || gameOf(each) === gameOf(area));
      if (!this.areas.has(area)) await this.fetch(this.locale, new Set([...remaining, area]));
    });
  }

  /** Run one load after the other: a slow response must neither restore an old language nor drop an area loaded meanwhile. */
  private enqueue(work: () => Promise<void>): Promise<void> {
    const turn = this.queue.then(work);
    this.queue = turn.catch(() => {}); // the caller gets the error; the next load is independent of it
    return turn;
  }

  private async fetch(locale: Locale, areas: Set<string>): Promise<void> {
    const found = Object.entries(this.loaders).filter(([path]) => areas.has(areaOf(path)) && path.endsWith(`/${locale}.ftl`));
    const texts = await Promise.all(found.map(([, load]) => load()));
    const bundle = new FluentBundle(locale, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.areas = areas;
    this.bundle = bundle;
    this.locale = locale;
    document.documentElement.lang = locale;
  }

  say = (id: string, args?: Arguments): string => {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args) : id;
  };

  has = (id: string): boolean => this.bundle.hasMessage(id);
}

export const translator = new Translator(files);
export const say = translator.say;

/** The first of the browser's languages that is supported. */
export function preferred(languages: readonly string[]): Locale {
  for (const language of languages) {
    const short = language.slice(0, 2) as Locale;
    if (LOCALES.includes(short)) return short;
  }
  return 'en';
}
