/** Words for signs of LaTeX that people write in a line of figures. */
const signs: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  approx: '≈',
  neq: '≠',
  ne: '≠',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  to: '→',
  sum: '∑',
  infty: '∞',
  pounds: '£',
};

/** Longer texts are read by their beginning alone: a line shows no more, and the work stays bounded. */
const longest = 1200;

/** Mathematics as far as it can be read in a line: `\frac{a}{b}` is `a/b`; what is left of its commands goes. */
const formulaWords = (formula: string): string => {
  const words = formula
    .replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replaceAll(/\\(?:text|mathrm|mathbf|operatorname)\s*\{([^{}]*)\}/g, '$1')
    .replaceAll(/\\([%$£#&_{}])/g, '$1')
    .replaceAll(/\\[,;:! ]/g, ' ')
    .replaceAll(/\\([a-zA-Z]+)/g, (_all, name: string) => signs[name] ?? '')
    .replaceAll(/[{}\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words === '' ? 'Formula' : words;
};

/**
 * A text of Markdown with mathematics as a line of plain words, as lists and quotations show it: links by their words, tables by
 * their cells, formulas by what can be read of them. Nothing of it is markup.
 */
export function plainLine(text: string): string {
  return text
    .slice(0, longest)
    .replaceAll(
      /\$\$([^$]+)\$\$|\\\[([\s\S]*?)\\\]|\\\(([\s\S]*?)\\\)/g,
      (_all, a?: string, b?: string, c?: string) => formulaWords(a ?? b ?? c ?? ''),
    )
    .replaceAll(/^[ \t]*(`{3,}|~{3,})[^\n]*$/gm, '')
    .replaceAll(/!?\[([^\][\n]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/^[ \t]*\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+[ \t:-]*$/gm, '')
    .replaceAll(/^[ \t]*\|[ \t]*|[ \t]*\|[ \t]*$/gm, '')
    .replaceAll(/[ \t]+\|[ \t]+/g, ' · ')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-+*])[ \t]+/gm, '')
    .replaceAll(/(\*\*|__|~~|`)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_\n]*?\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!|>~$])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
