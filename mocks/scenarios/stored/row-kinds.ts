/** Says whether a row from outside has the kinds of values that the rows of its table have. */
export function isLikeRows(row: object, rows: readonly object[]): boolean {
  return Object.entries(row).every(([column, value]) => {
    const kinds = new Set(rows.map((each) => kindOf(Reflect.get(each, column))));
    const isList = kinds.size === 1 && kinds.has('list');
    kinds.delete('none');
    // Columns may be empty, except lists that no row leaves out: readers loop over them.
    if (kindOf(value) === 'none') return !isList;
    return kinds.size === 0 || kinds.has(kindOf(value));
  });
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  return Array.isArray(value) ? 'list' : typeof value;
}
