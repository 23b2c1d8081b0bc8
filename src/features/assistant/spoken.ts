const longest = 600;

/** A text whose figures are only their values. */
export const withoutTokens = (text: string): string =>
  text.replaceAll(/\[\[[^\][\n]*=([^\][\n]*)\]\]/g, '$1');

/** An answer as it is read out: its words without Markdown's marks, its figures without their addresses; cut where it is long. */
export function spoken(text: string): string {
  const plain = withoutTokens(text)
    .replaceAll(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:-]*$/gm, '')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-+*])[ \t]+/gm, '')
    .replaceAll(/\$\$|\\[()[\]]|\*\*|[`*|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest)}… The rest is in the conversation` : plain;
}
