// Marks anywhere, or at the beginning of a line: headings, quotes, lists, rules, tables.
const marks =
  /[*`[\]]|\$\$|~~|\\\S|_[^\n]*_|&#?\w+;|<(?:https?|mailto|tel):|^[ \t]*(?:#{1,6}[ \t]|>|[-+][ \t]|\d{1,9}[.)][ \t]|-{3}|={2}|\||:?-+:?[ \t]*\|)/im;

/**
 * Whether a text may hold any Markdown at all, told by a look at its characters. Most of what people write to each other
 * holds none, and is shown without the parser's code. Web addresses need none: plain text has them too.
 */
export function needsMarkdown(text: string): boolean {
  return marks.test(text);
}

/** Whether there may be mathematics in a text; its library is large. */
export const mayHaveMath = (text: string): boolean => /\$\$|\\[([]|(?:```|~~~)[ \t]*math\b/.test(text);
