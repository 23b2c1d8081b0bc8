// Texts in Markdown, as lists and searches need them.

// Bounded, so that openings without an end cost no more than their own length.
const math = /\$\$[\s\S]{0,2000}?\$\$|\\\[[\s\S]{0,2000}?\\\]|\\\([^\n]{0,500}?\\\)/g;

/** The words of a Markdown text without its marks, on one line. Math, calculators and table rules are left out. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(math, ' ')
    .replaceAll(/\[\[term:([^[\]\n]{1,200})\]\]/g, '$1')
    .replaceAll(/\[\[[^\]\n]{0,200}\]\]/g, ' ')
    .replaceAll(/^[ \t:|-]+$/gm, ' ')
    .replaceAll(/\[!(?:NOTE|TIP|WARNING)\]/g, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[#>\s-]+/gm, ' ')
    .replaceAll(/[*`]/g, '')
    .replaceAll('|', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * What a search looks through: the words of each line of an article, a line each, without numbers of lists and the list of its sources, whose titles
 * are no sentences of its own.
 */
export function searchedText(markdown: string): string {
  const [own = ''] = markdown.split(/^#{2,3} Sources[ \t]*$/m);
  // a formula may go over several lines
  const lines = own.replaceAll(math, ' ').split('\n');
  return lines
    .map((line) => plainText(rowText(line.replace(/^[ \t]*\d{1,2}\. /, ''))))
    .filter(Boolean)
    .join('\n');
}

/** Stands between the cells of a table’s row. */
export const cellMark = ' · ';

/** A row of a table with a mark between its cells; any other line as it is. */
function rowText(line: string): string {
  if (!line.startsWith('|') || /^[ \t:|-]+$/.test(line)) return line;
  return line
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(cellMark);
}

/** How a Markdown text begins, past its headings, tables and numbers of lists: whole words, at most `max` characters. */
export function excerptOf(markdown: string, max = 160): string {
  const text = plainText(
    markdown
      .slice(0, 4 * max + 800)
      .replaceAll(/^[#|].*$/gm, ' ')
      .replaceAll(/^\d{1,2}\. /gm, ' '),
  );
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,;:.]$/, '')}…`;
}

/** Minutes to read a text at 200 words a minute; at least one. */
export const readMinutesOf = (markdown: string) =>
  Math.max(1, Math.ceil(plainText(markdown).split(' ').length / 200));
