/** What a row of a bank statement is told from all others by. */
export interface StatementRow {
  /** ISO day. */
  date: string;
  direction: 'in' | 'out';
  /** £ above 0. */
  amount: number;
  description: string;
}

/** 53 bits of a text by multiplication and xor-shift (cyrb53, public domain): quick, spread, no secret. */
function hashOf(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
}

/** Rows that say the same but for case and spaces have the same text. */
const textOf = ({ date, direction, amount, description }: StatementRow): string =>
  [date, direction, Math.round(amount * 100), description.trim().replaceAll(/\s+/g, ' ').toLowerCase()].join(
    '|',
  );

/**
 * The import hash of each row, in their order: by date, amount, description and its place among its like, so that the same statement,
 * or one that overlaps it by whole days, has the same hashes again.
 */
export function importHashes(rows: readonly StatementRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const text = textOf(row);
    const place = (seen.get(text) ?? 0) + 1;
    seen.set(text, place);
    return hashOf(`${text}|${place}`, 1) + hashOf(`${text}|${place}`, 2);
  });
}
