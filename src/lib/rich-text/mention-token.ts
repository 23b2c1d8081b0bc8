import type { MarkedWord } from '../text/marked-word';

const longest = 40;
const isNameCharacter = (character: string) => /[\p{L}\p{N}_.-]/u.test(character);

/**
 * The @word, or @first and last name, that the cursor stands at the end of; null when it stands in none. An @ inside a word
 * is an e-mail's.
 */
export function mentionAt(text: string, cursor: number): MarkedWord | null {
  let start = cursor;
  let spaces = 0;
  while (start > 0 && cursor - start <= longest) {
    const character = text.charAt(start - 1);
    if (character === ' ' && start < cursor) spaces += 1;
    else if (!isNameCharacter(character)) break;
    if (spaces > 1) break;
    start -= 1;
  }
  if (text.charAt(start - 1) !== '@') return null;
  const before = text.charAt(start - 2);
  if (before && isNameCharacter(before)) return null;
  return { start: start - 1, query: text.slice(start, cursor) };
}
