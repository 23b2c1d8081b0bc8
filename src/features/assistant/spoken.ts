const longest = 600;

/** An answer as it is read out: its words without Markdown's marks, its figures without their addresses; cut where it is long. */
export function spoken(text: string): string {
  const plain = text
    .replaceAll(/\[\[[^\][\n]*=([^\][\n]*)\]\]/g, '$1')
    .replaceAll(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:-]*$/gm, '')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-+*])[ \t]+/gm, '')
    .replaceAll(/\$\$|\\[()[\]]|\*\*|[`*|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest)}… The rest is in the conversation` : plain;
}
