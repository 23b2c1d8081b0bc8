import type { Variant } from './format/bounds';

/** A token of `InlineTokens`; split by it, a text has its tokens, without their brackets, at the odd places. */
export const tokenPattern = /\[\[([a-z]+:[^[\]\n]{1,300})\]\]/;

/** What a token is called where nobody shows it: the value or the name in it. */
export const tokenWords = (token: string): string => /[=:]([^=:]*)$/.exec(token)?.[1] ?? token;

/**
 * A text before it is formatted: its words, without the marks that would go, so that little moves when they do. What people
 * write to each other stays as they wrote it. Tokens stay; one that is a paragraph of an article, such as a calculator, does not.
 */
export function plainTextOf(text: string, variant: Variant): string {
  if (variant === 'chat') return text;
  const prose = text
    .replaceAll(/^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:-]*\n?/gm, '')
    .replaceAll(/^[ \t]*\|[ \t]*|[ \t]*\|[ \t]*$/gm, '')
    .replaceAll(/[ \t]+\|[ \t]+/g, ' · ')
    .replaceAll(/!?(?<!\[)\[([^\][\n]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, '')
    .replaceAll('**', '');
  return variant === 'article' ? prose.replaceAll(/^\[\[[a-z]+:[^[\]\n]{1,300}\]\]\n*/gm, '') : prose;
}
