/**
 * A count with its noun: "1 comment", "2 comments", "No" is left to the caller.
 * @param one the singular
 * @param many the plural; the singular with an s when left out
 */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
