// Every update contains the whole view, most of it unchanged. Equal parts stay the same objects, so that components that show them are not updated.

/** The new value with the equal parts of the old one, or the old one if all are equal. Modifies the new value, which must not be in use yet. */
export function shareStructure<Value>(before: unknown, now: Value): Value {
  if (!isParts(before) || !isParts(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts: Record<string, unknown> = now;
  let same = Object.keys(parts).length === Object.keys(before).length;
  for (const name in parts) {
    parts[name] = shareStructure(before[name], parts[name]);
    same &&= parts[name] === before[name];
  }
  return same ? (before as Value) : now;
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
