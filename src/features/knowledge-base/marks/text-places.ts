// Words of an article by what they say and which of their places they stand at: so a mark holds however the text is laid out.

/** A text as it reads, each run of white space one space, and where each of its characters stands. */
export interface FlatText {
  text: string;
  nodes: readonly Text[];
  offsets: readonly number[];
}

export interface Place {
  quote: string;
  /** Which of the places where the quote stands, from 0. */
  occurrence: number;
}

/** The most characters of a quote (the contract's). */
export const longestQuote = 1000;

/** What is not the article's own words: a formula's source beside the formula, and calculators. */
const others = '.katex-mathml, section, script, style';
const blocks = 'p, li, h2, h3, h4, td, th, blockquote, pre, figure, div';

/**
 * In characters: what stands further on cannot be marked, as reading it would hold the page up. Twice the longest text that is
 * formatted.
 */
const longestRead = 100_000;

export function flatTextOf(box: Element): FlatText {
  const nodes: Text[] = [];
  const offsets: number[] = [];
  // Parts of some length: asking a text for its end after each character would take the square of its length.
  const parts: string[] = [];
  let part = '';
  let last = ' ';
  let block: Element | null = null;
  const put = (char: string, node: Text, offset: number) => {
    if (char === ' ' && last === ' ') return;
    last = char;
    part += char;
    if (part.length >= 1000) {
      parts.push(part);
      part = '';
    }
    nodes.push(node);
    offsets.push(offset);
  };
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node && nodes.length < longestRead; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || parent.closest(others)) continue;
    const own = parent.closest(blocks);
    if (own !== block) put(' ', node, 0);
    block = own;
    for (let at = 0; at < node.data.length; at += 1) {
      const char = node.data.charAt(at);
      put(/\s/.test(char) ? ' ' : char, node, at);
    }
  }
  return { text: parts.join('') + part, nodes, offsets };
}

/** The words that a range holds; null where it holds none of the text, or more than can be marked. */
export function placeOf(flat: FlatText, range: Range): Place | null {
  let from = -1;
  let to = -1;
  flat.nodes.forEach((node, index) => {
    if (!isInside(range, node, flat.offsets[index] ?? 0)) return;
    if (from === -1) from = index;
    to = index + 1;
  });
  if (from === -1) return null;
  while (flat.text[from] === ' ') from += 1;
  const quote = flat.text.slice(from, to).trim();
  if (quote === '' || quote.length > longestQuote) return null;
  return { quote, occurrence: placesIn(flat.text, quote).findIndex((at) => at === from) };
}

const isInside = (range: Range, node: Text, offset: number) =>
  range.intersectsNode(node) &&
  (node !== range.startContainer || offset >= range.startOffset) &&
  (node !== range.endContainer || offset < range.endOffset);

/** Where a quote stands in a text, also where two of its places overlap. */
function placesIn(text: string, quote: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) found.push(at);
  return found;
}

/** The range of a place; null where the text no longer has it. */
export function rangeOf(flat: FlatText, { quote, occurrence }: Place): Range | null {
  const from = placesIn(flat.text, quote)[occurrence];
  if (from === undefined) return null;
  const last = from + quote.length - 1;
  const [startNode, endNode] = [flat.nodes[from], flat.nodes[last]];
  if (!startNode || !endNode) return null;
  const range = document.createRange();
  range.setStart(startNode, flat.offsets[from] ?? 0);
  range.setEnd(endNode, (flat.offsets[last] ?? 0) + 1);
  return range;
}
