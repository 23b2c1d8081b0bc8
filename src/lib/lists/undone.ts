/** What tells one record of a list from the others, in the order of the contract's names. */
const keys = ['id', 'uuid', 'userId'] as const;

type Row = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function keyOf(row: unknown): unknown {
  if (!isRecord(row)) return row;
  return keys.map((key) => row[key]).find((key) => key !== undefined);
}

/**
 * Takes a change back and leaves what arrived meanwhile: the inverse of `before → after`, applied to what is there now.
 * What is no longer as the change left it is newer and stays; rows that the change removed come back to their place, rows that it added go.
 * @param now what is there; `before` and `after` are what the change was given and what it made of that
 */
export function undone<T>(now: T, before: T, after: T): T;
export function undone(now: unknown, before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return now;
  if (Object.is(now, after)) return before;
  if (Array.isArray(now) && Array.isArray(before) && Array.isArray(after))
    return undoneList(now, before, after);
  if (isRecord(now) && isRecord(before) && isRecord(after)) return undoneRecord(now, before, after);
  return now;
}

function undoneRecord(now: Row, before: Row, after: Row): Row {
  const result: Record<string, unknown> = { ...now };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const value = undone(now[key], before[key], after[key]);
    if (value === undefined && !(key in before)) delete result[key];
    else result[key] = value;
  }
  return result;
}

function undoneList(
  now: readonly unknown[],
  before: readonly unknown[],
  after: readonly unknown[],
): unknown[] {
  const hasKeys = [now, before, after].every((list) => list.every((row) => keyOf(row) !== undefined));
  // The pages of a list have no names: they keep their places.
  if (!hasKeys) return now.map((row, index) => undone(row, before[index] ?? row, after[index] ?? row));
  const byKey = (list: readonly unknown[]) => new Map(list.map((row) => [keyOf(row), row]));
  const [was, made, is] = [byKey(before), byKey(after), byKey(now)];
  const result = now
    .filter((row) => was.has(keyOf(row)) || !made.has(keyOf(row)))
    .map((row) => {
      const key = keyOf(row);
      return made.has(key) ? undone(row, was.get(key), made.get(key)) : row;
    });
  before.forEach((row, index) => {
    const key = keyOf(row);
    if (made.has(key) || is.has(key)) return;
    const earlier = new Set(before.slice(0, index).map(keyOf));
    const place = result.findLastIndex((each) => earlier.has(keyOf(each)));
    result.splice(place + 1, 0, row);
  });
  return result;
}
