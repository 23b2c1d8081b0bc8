import { graphemes } from './text/graphemes';

// Marks that steer the direction of text or take no room; a person would not see them as a letter.
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\p{Cc}]/gu;

/**
 * The first letter of the first word and of the second word, upper case (specification §3): at most two characters
 * as a reader counts them, one for a single word, none for an empty name.
 */
export function initials(fullName: string): string {
  return fullName
    .split(/\s+/)
    .map((word) => word.replace(invisible, ''))
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => firstLetter(word).toLocaleUpperCase('en-GB'))
    .join('');
}

/** A Latin letter or digit with no mark upon it that follows. What finds the characters of all scripts takes long to make. */
const plainLetter = /^[0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f](?=[!-\u024f]|$)/;

/** The first letter or digit, so that `(Ama)` is A; a word without one gives its first character. */
function firstLetter(word: string): string {
  const plain = plainLetter.exec(word)?.[0];
  if (plain !== undefined) return plain;
  let first = '';
  for (const character of graphemes(word)) {
    if (/[\p{L}\p{N}]/u.test(character)) return character;
    first ||= character;
  }
  return first;
}
