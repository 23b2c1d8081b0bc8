/** What a column of an imported file can be. */
export interface ImportField {
  name: string;
  label: string;
  isRequired: boolean;
  /** Other headings by which it is known, in small letters. */
  aliases: readonly string[];
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('²', '2')
    .replaceAll(/[^a-z0-9/]+/g, ' ')
    .trim();

/** Which column is which field, by position: null where none fits. Each field is found once, its own label before other names. */
export function guessColumns(headers: readonly string[], fields: readonly ImportField[]): (string | null)[] {
  const found = new Map<number, string>();
  const taken = new Set<string>();
  const take = (isIt: (header: string, field: ImportField) => boolean) =>
    headers.forEach((header, at) => {
      if (found.has(at)) return;
      const field = fields.find((each) => !taken.has(each.name) && isIt(bare(header), each));
      if (!field) return;
      found.set(at, field.name);
      taken.add(field.name);
    });
  take((header, { label }) => header === bare(label));
  take((header, { name }) => header === bare(name.replace(/([A-Z])/g, ' $1')));
  take((header, field) => field.aliases.some((alias) => bare(alias) === header));
  return headers.map((_, at) => found.get(at) ?? null);
}

/** The cells of a row by field; those of columns without one are left out. */
export const cellsByField = (
  cells: readonly string[],
  mapping: readonly (string | null)[],
): Record<string, string> =>
  Object.fromEntries(
    mapping.flatMap((name, at) => (name === null ? [] : [[name, cells[at] ?? ''] as const])),
  );
