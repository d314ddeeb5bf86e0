// Values in the browser's localStorage. Private windows may block it, it may be full, and its content may have been edited: none of this may break the page.

const PREFIX = 'cosmodrome.';

// What the browser refused to save. It stays usable until the page is closed.
const unsaved = new Map<string, unknown>();
const failures = $state<Record<string, number>>({});

export function load(name: string): unknown {
  if (unsaved.has(name)) return structuredClone(unsaved.get(name));
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Returns false if the browser did not save it. */
export function store(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    unsaved.delete(name);
    failures[name] = 0;
    return true;
  } catch {
    unsaved.set(name, JSON.parse(JSON.stringify(value)));
    failures[name] = (failures[name] ?? 0) + 1;
    return false;
  }
}

/** True while the latest value of this name could not be saved; reactive. */
export function isUnsaved(name: string): boolean {
  return (failures[name] ?? 0) > 0;
}
