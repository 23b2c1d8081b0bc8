export interface MentionToken {
  /** Where the @ stands. */
  start: number;
  /** What follows it, up to the cursor. */
  query: string;
}

const isNameCharacter = (character: string) => /[\p{L}\p{N}_.-]/u.test(character);

/** The @word that the cursor stands at the end of; null when it stands in none. An @ inside a word is an e-mail's. */
export function mentionAt(text: string, cursor: number): MentionToken | null {
  let start = cursor;
  while (start > 0 && cursor - start <= 30 && isNameCharacter(text.charAt(start - 1))) start -= 1;
  if (text.charAt(start - 1) !== '@') return null;
  const before = text.charAt(start - 2);
  if (before && isNameCharacter(before)) return null;
  return { start: start - 1, query: text.slice(start, cursor) };
}

/** The text with the token replaced by the chosen name, and where the cursor belongs then. */
export function completeMention(
  text: string,
  token: MentionToken,
  username: string,
): { text: string; cursor: number } {
  const inserted = `@${username} `;
  const rest = text.slice(token.start + 1 + token.query.length).replace(/^ /, '');
  return { text: text.slice(0, token.start) + inserted + rest, cursor: token.start + inserted.length };
}
