/**
 * A text in pieces that are no longer than `longest` characters; joined they are the text. A piece ends behind a line break or a
 * space where its last fifth has one, and never between the halves of one character.
 * @param longest of a piece, in UTF-16 units; at least 2
 */
export function textChunks(text: string, longest: number): string[] {
  const chunks: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = endOf(text, from, longest);
    chunks.push(text.slice(from, end));
    from = end;
  }
  return chunks;
}

function endOf(text: string, from: number, longest: number): number {
  const end = from + longest;
  if (end >= text.length) return text.length;
  const earliest = end - Math.floor(longest / 5);
  for (const mark of ['\n', ' ']) {
    const at = text.lastIndexOf(mark, end - 1);
    if (at >= earliest) return at + 1;
  }
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) && end - 1 > from ? end - 1 : end;
}
