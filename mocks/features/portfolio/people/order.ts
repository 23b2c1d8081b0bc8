const collator = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });

interface Named {
  id: string;
  name: string;
  createdAt: string;
}

/** People in the order asked for: by name from A or from Z, or newest first. */
export function byNameOr<Row extends Named>(
  rows: readonly Row[],
  sort: 'name' | '-name' | 'newest' = 'name',
): Row[] {
  if (sort === 'newest') return rows.toSorted(newestRecordFirst);
  const named = rows.toSorted((a, b) => collator.compare(a.name, b.name) || a.id.localeCompare(b.id));
  return sort === 'name' ? named : named.toReversed();
}

/** Newest first; of the same moment the later added first. */
export const newestRecordFirst = (
  a: { id: string; createdAt: string },
  b: { id: string; createdAt: string },
) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);
