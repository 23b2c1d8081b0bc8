import { parseRichText } from '@/lib/rich-text/rich-text';

/** Where an @ calls nobody: code, mathematics, and links. */
const asWritten = /(`+[^`]*`+|\$\$[^$]*\$\$|\\\([^)]*\\\)|\\\[[^\]]*\\\]|\[[^\][\n]*\]\([^)\s]*\))/;

/** A text of Markdown in which every mention is a link. */
export const withMentionLinks = (
  text: string,
  mentions: readonly { name: string; link: string }[],
): string =>
  mentions.length === 0
    ? text
    : text
        .split(asWritten)
        .map((part, place) => (place % 2 === 1 ? part : linked(part, mentions)))
        .join('');

const linked = (text: string, mentions: Parameters<typeof parseRichText>[1]): string =>
  parseRichText(text, mentions)
    .map((segment) => (segment.kind === 'mention' ? `[${segment.text}](${segment.href})` : segment.text))
    .join('');
