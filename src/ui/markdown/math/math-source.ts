// Which parts of a text are mathematics. Only `$$…$$`, `\(…\)` and `\[…\]` are (S17): one dollar is money, and so are three.

const code = /(```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)|`[^`\n]*`)/;

/** The parts of a text that are not code. */
export const proseOf = (text: string): string[] => text.split(code).filter((_, index) => index % 2 === 0);

/** What the parser is given instead of the text: `prepareProse` of all that is not code. */
export const prepared = (text: string): string =>
  text
    .split(code)
    .map((part, index) => (index % 2 === 1 ? part : prepareProse(part)))
    .join('');

/**
 * Mathematics as the parser knows it: on lines of its own between `$$` where it stood alone on its lines, within the line
 * otherwise. What would be taken for something else is escaped: three dollars and more, two that are not closed and would
 * swallow the text after them, two around words ("save $$ now and $$ later"), the stars of a multiplication, and notes below
 * the text, which would be taken for addresses.
 */
function prepareProse(prose: string): string {
  return displayed(prose.replaceAll(/\${3,}/g, escaped))
    .replaceAll(/\\\[((?:(?!\\[[\]]|\n[ \t]*\n)[\s\S])+)\\\]/g, (_, math: string) => inline(math))
    .replaceAll(/\\\(((?:(?!\\[()]).)+)\\\)/g, (_, math: string) => inline(math))
    .split(formula)
    .map((piece, index) => (index % 2 === 1 ? piece : withoutMath(piece)))
    .join('');
}

const escaped = (marks: string) => marks.replaceAll(/[$*]/g, (mark) => `\\${mark}`);
const inline = (math: string) => `$$${math.trim().replaceAll(/\s*\n\s*/g, ' ')}$$`;
/** `1,150*12*0.9`, at the beginning of a word. */
const multiplication = /(?<![^\s(=~])[£$€]?\d[\d,.]*(?:\*[£$€]?\d[\d,.]*)+/g;
const withoutMath = (prose: string) =>
  prose
    .replaceAll('$$', escaped)
    .replaceAll(multiplication, escaped)
    .replaceAll('[^', String.raw`\[^`);

/** One formula as `displayed` and `inline` leave it. */
const formula =
  /(^[ \t>]*\$\$\n[\s\S]*?\n[ \t>]*\$\$[ \t]*$|\$\$(?! [a-z'’]{2,}(?: [a-z'’]+)* \$\$)[^$\n]+\$\$)/im;

/** Formulas that stand alone on their lines, with the quote or the indentation they stand in. */
function displayed(prose: string): string {
  return prose.replaceAll(
    /^([ \t>]*)(?:\$\$((?:(?!\$\$|\n[ \t>]*\n)[\s\S])+)\$\$|\\\[((?:(?!\\[[\]]|\n[ \t>]*\n)[\s\S])+)\\\])[ \t]*$/gm,
    (whole, lead: string, dollars: string | undefined, brackets: string | undefined) => {
      const lines = (dollars ?? brackets ?? '')
        .split('\n')
        .map((line) => line.replace(/^[ \t>]*/, '').trimEnd())
        .filter((line) => line !== '');
      if (lines.length === 0) return whole;
      return [`${lead}$$`, ...lines.map((line) => `${lead}${line}`), `${lead}$$`].join('\n');
    },
  );
}
