/** What a row of a bank statement is told from all others by. */
export interface StatementRow {
  /** ISO day. */
  date: string;
  direction: 'in' | 'out';
  /** £ above 0. */
  amount: number;
  description: string;
}

/** A row with the account that it was on: its name or number, empty where that is not known. */
export interface AccountRow extends StatementRow {
  account: string;
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

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** What two rows have in common that say the same but for case and spaces, on whatever account. */
export const rowText = ({ date, direction, amount, description }: StatementRow): string =>
  [date, direction, Math.round(amount * 100), plain(description)].join('|');

/** `12-34-56 01234567` and `12345601234567` are one account. */
const accountText = (account: string): string => account.toLowerCase().replaceAll(/[\s\p{P}]/gu, '');

const textOf = (row: AccountRow): string => `${accountText(row.account)}|${rowText(row)}`;

/**
 * The import hash of each row, in their order: by account, date, amount, description and its place among its like, so that the same
 * statement, or one that overlaps it by whole days, has the same hashes again, and the same payment on two accounts has two.
 */
export function importHashes(rows: readonly AccountRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const text = textOf(row);
    const place = (seen.get(text) ?? 0) + 1;
    seen.set(text, place);
    return hashOf(`${text}|${place}`, 1) + hashOf(`${text}|${place}`, 2);
  });
}
