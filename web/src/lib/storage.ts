// The browser's own drawer. Private windows may refuse it, and somebody may have edited it: neither may break the page.

const PREFIX = 'cosmodrome.';

export function load(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Then it is forgotten with the page; everything else goes on.
  }
}
