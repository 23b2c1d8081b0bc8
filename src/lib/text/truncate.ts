import { graphemes } from './graphemes';

/**
 * The first `limit` characters and `...` when there are more; article titles take 37 (specification §9).
 * Characters as a reader counts them, so no emoji is cut in two.
 */
export function truncate(text: string, limit = 37): string {
  if (text.length <= limit) return text;
  let count = 0;
  let end = 0;
  for (const character of graphemes(text)) {
    if (count === limit) return `${text.slice(0, end)}...`;
    count += 1;
    end += character.length;
  }
  return text;
}
