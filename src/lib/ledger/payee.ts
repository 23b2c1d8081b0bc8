// Who was paid, from what a bank says of a payment: the words that stay the same from month to month.

const month = /^(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(uary|ruary|ch|il|ust|ember|ober)?$/i;
const isPassing = (word: string) => /\d/.test(word) || month.test(word.replace(/[^a-z]/gi, ''));

/** What two payments to or from the same payee have in common, without numbers, months, case and punctuation. */
export const payeeKey = (description: string): string =>
  description
    .split(/\s+/)
    .filter((word) => !isPassing(word))
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}& ]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The words at the beginning that stay the same, as they are written: to search descriptions by. Empty when there are too few. */
export function payeeStart(description: string): string {
  const words = description.trim().split(/\s+/);
  const end = words.findIndex(isPassing);
  const start = (end < 0 ? words : words.slice(0, end)).join(' ').slice(0, 100).trim();
  return start.length < 3 ? '' : start;
}

interface Payment<Category> {
  id: string;
  description: string;
  category: Category;
  propertyId: string | null;
  splits: readonly unknown[];
}

/**
 * The latest whole payment of the same payee.
 * @param rows the newest first
 */
export function lastOfPayee<Category>(
  { id, description }: { id: string; description: string },
  rows: readonly Payment<Category>[],
): Payment<Category> | undefined {
  const key = payeeKey(description);
  return key.length < 3
    ? undefined
    : rows.find((row) => row.id !== id && row.splits.length === 0 && payeeKey(row.description) === key);
}
