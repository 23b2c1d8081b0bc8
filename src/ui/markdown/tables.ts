// Tables as GitHub writes them: a row, a row of dashes, rows. The parser knows only paragraphs; this makes tables of those.
import type { AlignType, Paragraph, PhrasingContent, Root, RootContent, TableCell, TableRow } from 'mdast';

type Cells = PhrasingContent[][];

/** A remark plugin. */
export function remarkTables() {
  return (tree: Root) => visit(tree);
}

function visit(parent: { children: RootContent[] }): void {
  parent.children = parent.children.map((child) => {
    if (child.type === 'paragraph') return tableOf(child) ?? child;
    if (child.type === 'blockquote' || child.type === 'list' || child.type === 'listItem') {
      visit(child);
    }
    return child;
  });
}

function tableOf(paragraph: Paragraph): RootContent | null {
  const [head, dashes, ...rows] = linesOf(paragraph).map(cellsOf);
  const align = head && dashes && alignOf(dashes);
  if (!head || !align || align.length !== head.length) return null;
  const row = (cells: Cells): TableRow => ({
    type: 'tableRow',
    children: align.map((_, index): TableCell => ({ type: 'tableCell', children: cells[index] ?? [] })),
  });
  return { type: 'table', align, children: [head, ...rows].map(row) };
}

/** A paragraph's content by lines. */
function linesOf({ children }: Paragraph): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const child of children) {
    if (child.type !== 'text') {
      lines.at(-1)?.push(child);
      continue;
    }
    child.value.split('\n').forEach((value, index) => {
      if (index > 0) lines.push([]);
      if (value) lines.at(-1)?.push({ type: 'text', value });
    });
  }
  return lines;
}

/** A line's content by cells; the bars at both ends belong to no cell. */
function cellsOf(line: PhrasingContent[]): Cells {
  const cells: Cells = [[]];
  for (const child of line) {
    if (child.type !== 'text') {
      cells.at(-1)?.push(child);
      continue;
    }
    child.value.split('|').forEach((value, index) => {
      if (index > 0) cells.push([]);
      if (value.trim()) cells.at(-1)?.push({ type: 'text', value });
    });
  }
  if (cells.length > 1 && cells[0]?.length === 0 && startsWithBar(line)) cells.shift();
  if (cells.length > 1 && cells.at(-1)?.length === 0) cells.pop();
  return cells;
}

function startsWithBar([first]: PhrasingContent[]): boolean {
  return first?.type === 'text' && first.value.trimStart().startsWith('|');
}

/** How each column stands, from the row of dashes; null when it is none. */
function alignOf(cells: Cells): AlignType[] | null {
  const marks = cells.map((cell) =>
    cell
      .map((child) => (child.type === 'text' ? child.value : 'x'))
      .join('')
      .trim(),
  );
  if (!marks.every((mark) => /^:?-{3,}:?$/.test(mark))) return null;
  return marks.map((mark) => {
    const [isLeft, isRight] = [mark.startsWith(':'), mark.endsWith(':')];
    return isLeft && isRight ? 'center' : isRight ? 'right' : isLeft ? 'left' : null;
  });
}
