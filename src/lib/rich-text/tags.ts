import type { MarkedWord } from '../text/marked-word';

/** The most characters that a tag has, without its #. */
export const longestTag = 50;

export interface TagPlace {
  /** Where the # stands. */
  start: number;
  /** The tag as it is written, without the #. */
  tag: string;
}

/**
 * The `#words` of a text without web addresses: letters, digits and underscores of any script, 1 to 50, not digits alone
 * (`#1 on the list` is no tag). A # inside a word or an address is none. The time grows with the length of the text alone.
 */
export function tagsIn(text: string): TagPlace[] {
  const tag =
    /(?<![\p{L}\p{M}\p{N}_#&/])#(?=[\p{N}_]*[\p{L}\p{M}])([\p{L}\p{M}\p{N}_]{1,50})(?![\p{L}\p{M}\p{N}_])/gu;
  return [...text.matchAll(tag)].map(({ index, 1: word = '' }) => ({ start: index, tag: word }));
}

/** The #word that the cursor stands at the end of, also while it is the # alone; null when it stands in none. */
export function tagAt(text: string, cursor: number): MarkedWord | null {
  // a little more than the longest is enough to see that it is too long
  const from = Math.max(0, cursor - longestTag - 2);
  const written = /(?<![\p{L}\p{M}\p{N}_#&/])#([\p{L}\p{M}\p{N}_]{0,50})$/u.exec(text.slice(from, cursor));
  return written && { start: from + written.index, query: written[1] ?? '' };
}
