import { figureIn, valueText } from '@/lib/evaluation/figure-token';

const longest = 600;

/** A text whose figures are only their values, as they read; of a figure that is not known what stands in its address. */
export const withoutTokens = (text: string): string =>
  text.replaceAll(/\[\[([^\][\n]*=([^\][\n=]*))\]\]/g, (_all, token: string, raw: string) => {
    const figure = figureIn(token);
    return figure ? valueText(figure.metric, figure.value) : raw;
  });

/** An answer for a field of plain text: its lines and lists stay, Markdown's other marks go. */
export const inPlainText = (text: string): string =>
  withoutTokens(text)
    .replaceAll(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:-]*\n?/gm, '')
    .replaceAll(/^[ \t]*\|[ \t]*|[ \t]*\|[ \t]*$/gm, '')
    .replaceAll(/[ \t]*\|[ \t]*/g, ' · ')
    .replaceAll(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, '')
    .replaceAll(/\$\$|\\[()[\]]|\*\*|`/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

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
