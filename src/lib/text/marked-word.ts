/** A word that is being written after an @ or a #. */
export interface MarkedWord {
  /** Where its mark stands. */
  start: number;
  /** What follows the mark, up to the cursor. */
  query: string;
}

/**
 * The text with the word replaced by the chosen one and a space, and where the cursor belongs then.
 * @param chosen with its mark
 */
export function completeWord(
  text: string,
  { start, query }: MarkedWord,
  chosen: string,
): { text: string; cursor: number } {
  const inserted = `${chosen} `;
  const rest = text.slice(start + 1 + query.length).replace(/^ /, '');
  return { text: text.slice(0, start) + inserted + rest, cursor: start + inserted.length };
}
