// Every update brings the whole view, of which most is as before. What is equal stays the very same object, so that nothing that shows it has to be done anew.

/** The new value, with the old one's parts wherever they are equal; or the old one, if all of them are. The new value must belong to nobody yet. */
export function kept<Value>(before: unknown, now: Value): Value {
  if (!isParts(before) || !isParts(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts: Record<string, unknown> = now;
  let same = Object.keys(parts).length === Object.keys(before).length;
  for (const name in parts) {
    parts[name] = kept(before[name], parts[name]);
    same &&= parts[name] === before[name];
  }
  return same ? (before as Value) : now;
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
