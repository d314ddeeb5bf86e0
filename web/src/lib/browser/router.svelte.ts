// Routes of the page. Secrets are in the fragment, which is never sent to a server; they are stored and removed from the address at once.
import * as seatKeys from './seatKeys';

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string; mode: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; step: number; seat: number | null }
  | { page: 'tutorial'; game: string; step: number }
  | { page: 'how-to-play'; game: string }
  | { page: 'facts'; game: string }
  | { page: 'plan'; game: string }
  | { page: 'practice'; game: string; word: string | null }
  | { page: 'admin' }
  | { page: 'lost' };

function number(text: string | null | undefined): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The route of an address. */
export function parse(path: string, query = ''): Route {
  const [page, name, step] = path.split('/').filter(Boolean).map(decode);
  const asked = new URLSearchParams(query);
  switch (page) {
    case undefined:
      return { page: 'lobby' };
    case 'admin':
      return { page: 'admin' };
    case 'new':
      return name ? { page: 'new', game: name, mode: asked.get('mode') } : { page: 'lobby' };
    case 'table':
      return name ? { page: 'table', id: name } : { page: 'lobby' };
    case 'replay':
      return name ? { page: 'replay', id: name, step: number(step) ?? 0, seat: number(asked.get('seat')) } : { page: 'lobby' };
    case 'tutorial':
      return name ? { page: 'tutorial', game: name, step: number(step) ?? 0 } : { page: 'lobby' };
    case 'practice':
      return name ? { page: 'practice', game: name, word: step ?? null } : { page: 'lobby' };
    case 'how-to-play':
    case 'facts':
    case 'plan':
      return name ? { page, game: name } : { page: 'lobby' };
    default:
      return { page: 'lost' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone percent sign is no escape sequence
  }
}

/** Store the invite or the seat key of an address; returns whether there was one. */
export function pocket(route: Route, fragment: string): boolean {
  if (route.page !== 'table') return false;
  const found = new URLSearchParams(fragment.replace(/^#/, ''));
  const invite = found.get('invite');
  const key = found.get('key');
  if (invite) seatKeys.storeInvite(route.id, '', invite);
  if (key) seatKeys.storeSeat(route.id, '', { seat: number(found.get('seat')), key, name: found.get('name') ?? '' });
  return Boolean(invite ?? key);
}

class Router {
  route = $state.raw<Route>({ page: 'lobby' });
  visits = $state(0); // counts navigations, so that opening the same table with a new key restarts it

  start(): void {
    addEventListener('popstate', () => this.arrive());
    addEventListener('hashchange', () => this.arrive());
    document.addEventListener('click', (event) => this.follow(event));
    this.arrive();
  }

  go(address: string, replace = false): void {
    this.goInPlace(address, replace);
    scrollTo(0, 0);
  }

  /** Another step of the same page: the scroll position stays. */
  goInPlace(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.arrive();
  }

  private arrive(): void {
    const route = parse(location.pathname, location.search);
    const found = pocket(route, location.hash);
    if (found) history.replaceState(null, '', location.pathname + location.search);
    if (found || JSON.stringify(route) !== JSON.stringify(this.route)) this.visits++;
    this.route = route;
  }

  /** Links stay real links; a plain click on an internal one changes the page without a reload. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
