// Rows as a server with faulty records sends them, between good ones.

type Parts = Record<string, unknown>;
const isRecord = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What names a record; without it the others could not be told apart from it. */
const isName = (key: string) => ['id', 'uuid', 'slug', 'threadId', 'messageId'].includes(key);

/** The answer with bad rows after the first row of each of its lists of records, and of the replies in those. */
export function withBadRows(answer: unknown): unknown {
  if (!isRecord(answer)) return withBadMembers(answer);
  return Object.fromEntries(Object.entries(answer).map(([key, part]) => [key, withBadMembers(part)]));
}

function withBadMembers(part: unknown): unknown {
  if (!Array.isArray(part)) return part;
  const at = part.findIndex(isRecord);
  const model: unknown = part[at];
  if (!isRecord(model)) return part;
  const rows = part.map((row: unknown) =>
    isRecord(row) && 'replies' in row ? { ...row, replies: withBadMembers(row['replies']) } : row,
  );
  return rows.toSpliced(at + 1, 0, ...badRows(model));
}

/** One row of each kind that has taken a page down: no row, a text, nothing in it, no texts, no parts, wrong types. */
function badRows(model: Parts): unknown[] {
  const changed = (number: number, change: (part: unknown) => unknown) =>
    Object.fromEntries(
      Object.entries(model)
        .map(([key, part]) => [key, isName(key) ? otherName(part, number) : change(part)] as const)
        .filter(([, part]) => part !== undefined),
    );
  return [
    null,
    'not a row',
    {},
    changed(1, (part) => (typeof part === 'string' ? null : part)),
    changed(2, (part) => (Array.isArray(part) ? null : isRecord(part) ? undefined : part)),
    changed(3, ofAnotherType),
  ];
}

function otherName(name: unknown, number: number): unknown {
  if (typeof name === 'number') return name + number * 1_000_000;
  return typeof name === 'string' ? `${name}-bad-${number}` : name;
}

function ofAnotherType(part: unknown): unknown {
  if (typeof part === 'string') return part.length;
  if (typeof part === 'number') return { amount: part };
  if (typeof part === 'boolean') return 'perhaps';
  return Array.isArray(part) ? {} : [7];
}
