// The parts of a Markdown text that can be quoted: its paragraphs, the points of its lists and the rows of its tables, each under its
// heading. Formulas and calculators are none.
import { plainText } from '../../../engine/texts/prose';

export interface Part {
  /** Its place in the text, from 0 on; what cannot be quoted has a place as well. */
  at: number;
  kind: 'prose' | 'point' | 'row';
  /** In one line, without Markdown's marks. */
  words: string;
  /** What it stands under, with the id that the reading view gives it; undefined before the first heading. */
  heading: { id: string; text: string } | undefined;
}

const hasMath = (block: string) => /\$\$|\\\(|\\\[|\[\[calculator/.test(block);

/** The parts of a text, in their order. */
export function partsOf(body: string): readonly Part[] {
  const parts: Part[] = [];
  const taken = new Map<string, number>();
  let heading: Part['heading'];
  let at = 0;
  const add = (kind: Part['kind'], words: string) => {
    if (words !== '') parts.push({ at, kind, words, heading });
    at += 1;
  };
  for (const block of blocksOf(body)) {
    const [, title] = /^#{2,3}[ \t]+(.+?)[ \t#]*$/.exec(block) ?? [];
    if (title !== undefined) heading = headingOf(title, taken);
    else if (block.startsWith('#') || hasMath(block)) at += 1;
    else if (block.startsWith('|')) rowsOf(block).forEach((row) => add('row', row));
    else if (/^(?:[-*]|\d{1,2}\.) /.test(block)) add('point', plainText(block.replace(/^\d{1,2}\. /, '')));
    else add('prose', plainText(block));
  }
  const sources = parts.findIndex((part) => part.heading?.text === 'Sources');
  return sources === -1 ? parts : parts.slice(0, sources);
}

/** The ids are those of the reading view: words in small letters with hyphens, numbered where one comes twice. */
function headingOf(title: string, taken: Map<string, number>): NonNullable<Part['heading']> {
  const text = plainText(title);
  const slug = `s-${
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'part'
  }`;
  const times = (taken.get(slug) ?? 0) + 1;
  taken.set(slug, times);
  return { id: times === 1 ? slug : `${slug}-${times}`, text };
}

/** Headings, points of lists, tables and paragraphs, one each. */
function blocksOf(body: string): readonly string[] {
  const blocks: string[] = [];
  let open = '';
  let isMath = false;
  const close = () => {
    if (open.trim() !== '') blocks.push(open.trim());
    open = '';
  };
  for (const line of body.split('\n')) {
    const isBoundary = line.trim() === '' || /^(?:#{1,6} |[-*] |\d{1,2}\. )/.test(line);
    const isTable = line.startsWith('|');
    if (!isMath && (isBoundary || (open !== '' && isTable !== open.startsWith('|')))) close();
    if ((line.match(/\$\$/g) ?? []).length % 2 === 1) isMath = !isMath;
    open = open === '' ? line : `${open}\n${line}`;
    if (/^#{1,6} /.test(line)) close();
  }
  close();
  return blocks;
}

/** The rows of a table of two columns, as `name: value`; the others read badly without their table. */
const rowsOf = (table: string): readonly string[] =>
  table
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .replaceAll(/^\||\|$/g, '')
        .split('|')
        .map((cell) => plainText(cell)),
    )
    .flatMap(([name = '', value = '', ...rest]) =>
      rest.length === 0 && name && value ? [`${name}: ${value}`] : [],
    );
