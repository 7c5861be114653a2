/** Keep the old object where nothing has changed, so that what shows it is not updated. */
export function shared<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts = after.map((each, index) => shared(before[index], each));
    return (same(before, parts) ? before : parts) as T;
  }
  if (isRecord(before) && isRecord(after)) {
    const parts = Object.fromEntries(Object.entries(after).map(([name, value]) => [name, shared(before[name], value)]));
    const [was, is] = [Object.keys(before), Object.keys(parts)];
    return (
      was.length === is.length && is.every((name) => name in before && before[name] === parts[name]) ? before : parts
    ) as T;
  }
  return after;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const same = (one: unknown[], other: unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);
