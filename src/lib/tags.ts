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
