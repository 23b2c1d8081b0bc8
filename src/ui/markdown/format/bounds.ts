// What no reader would write is not parsed: a parser could need minutes or all of the memory, or run out of stack. Each bound
// is far above any honest text and each was found by a text that took too long (markdown.bounds.test.ts).

/** In characters. A message is an answer or a letter, an article may be a book's chapter. */
const longest = { article: 50_000, chat: 20_000, assistant: 20_000 };
/** Quotes, lists and brackets inside each other. */
const deepest = 60;
/** Emphasis is paired within a block, each mark against those before it: the squares of their numbers, summed. */
const mostPairings = 4_000_000;
/** A table's short rows are filled up to the width of its head: few letters could make millions of cells. */
const mostCells = 4000;
const mostColumns = 60;

export type Variant = keyof typeof longest;

/** Whether a text is so long that it is not formatted, whatever is in it. */
export const isTooLong = (text: string, variant: Variant): boolean => text.length > longest[variant];

/** In characters: how long laying out a word takes grows with its square. */
const longestWord = 5000;

/** Whether a word in it is so long that it is laid out in pieces. */
export const hasEndlessWord = (text: string): boolean =>
  text.length > longestWord && text.split(/\s/).some(({ length }) => length > longestWord);

/** Whether a text can be parsed in a moment: not too long, not too deep, neither emphasis nor tables without end. */
export function isReadable(text: string, variant: Variant): boolean {
  if (isTooLong(text, variant)) return false;
  // Runs of marks nest as well; on a line of their own they are a rule across the page.
  if (/[*_]{60}/.test(text.replaceAll(/^[ \t]*[*_]+[ \t]*$/gm, ''))) return false;
  let pairings = 0;
  let cells = 0;
  for (const block of text.split(/\n[ \t]*\n/)) {
    const lines = block.split('\n');
    if (lines.some((line) => depthOf(line) > deepest) || bracketDepth(block) > deepest) return false;
    pairings += (block.match(/\*+|_+|~+/g)?.length ?? 0) ** 2;
    cells += cellsOf(lines);
    if (pairings > mostPairings || cells > mostCells) return false;
  }
  return true;
}

/** Quotes and lists around a line, at most. */
function depthOf(line: string): number {
  const lead = /^[\s>\-+*\d.)]*/.exec(line)?.[0] ?? '';
  const marks = lead.match(/>|[-+*](?=\s)|\d[.)](?=\s)/g)?.length ?? 0;
  return marks + Math.floor((lead.length - lead.trimStart().length) / 2);
}

/** The most square brackets open at once. */
function bracketDepth(block: string): number {
  let open = 0;
  let most = 0;
  for (const [bracket] of block.matchAll(/[[\]]/g)) {
    open = bracket === '[' ? open + 1 : Math.max(0, open - 1);
    most = Math.max(most, open);
  }
  return most;
}

/** The cells of a block's table, counting those that are missing in its rows; without end where it is too wide. */
function cellsOf(lines: readonly string[]): number {
  const dashes = lines.findIndex(
    (line) => /^[\s>|:+*\d.)-]*$/.test(line) && /-[ \t]*\||\|[ \t:]*-/.test(line),
  );
  if (dashes === -1) return 0;
  const columns = Math.max(...lines.map((line) => line.split('|').length));
  return columns > mostColumns ? Infinity : columns * (lines.length - dashes);
}
