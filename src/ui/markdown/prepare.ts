// What a text needs before it is read as Markdown.

/** Longer texts, and deeper ones, are shown as they are: a parser could need minutes, or run out of stack. */
const longest = 50_000;
const deepest = 60;

/** Whether a text can be read in a moment: not too long, nothing in it nested too deep. */
export function isReadable(text: string): boolean {
  if (text.length > longest) return false;
  if (/[[(*_~`]{60}|(?:!?\[[^\]\n]{0,9}){60}/.test(text)) return false;
  return text.split('\n').every((line) => depthOf(line) <= deepest);
}

/** Quotes and lists around a line, at most. */
function depthOf(line: string): number {
  const lead = /^[\s>\-+*\d.)]*/.exec(line)?.[0] ?? '';
  const marks = lead.replaceAll(/[^>\-+*.)]/g, '').length;
  return marks + Math.floor((lead.length - lead.trimStart().length) / 2);
}

const code = /(```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)|`[^`\n]*`)/;

/** Mathematics between `\(…\)` and `\[…\]` as between `$$…$$`; what is code stays. A single dollar is money. */
export function withDollars(text: string): string {
  return text
    .split(code)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replaceAll(/\\\[([\s\S]+?)\\\]/g, (_, math: string) => `\n\n$$$$\n${math.trim()}\n$$$$\n\n`)
            .replaceAll(/\\\((.+?)\\\)/g, (_, math: string) => `$$$$${math.trim()}$$$$`),
    )
    .join('');
}

/** Whether there is mathematics in a prepared text; its library is large. */
export const hasMath = (prepared: string) => prepared.includes('$$');

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** The second and third headings of a text, with an id each that is the page's only one. */
export function headingsOf(text: string): Heading[] {
  const taken = new Map<string, number>();
  return text
    .split(code)
    .filter((_, index) => index % 2 === 0)
    .flatMap((part) => [...part.matchAll(/^(##|###)[ \t]+(.+?)[ \t#]*$/gm)])
    .map(([, marks, raw = '']) => {
      const plain = raw.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_`]/g, '');
      // With a mark of its own, so that no heading takes an id of the page.
      const slug = `s-${
        plain
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
          .replaceAll(/^-|-$/g, '') || 'part'
      }`;
      const times = (taken.get(slug) ?? 0) + 1;
      taken.set(slug, times);
      return { id: times === 1 ? slug : `${slug}-${times}`, text: plain, level: marks === '##' ? 2 : 3 };
    });
}
