import './marks.css';

const names = { marks: 'article-marks', shown: 'article-mark-shown' } as const;

/** Paints ranges of a text without touching its elements; where a browser cannot, the list of the marks tells of them alone. */
export function paint(what: keyof typeof names, ranges: readonly Range[]): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  if (ranges.length === 0) CSS.highlights.delete(names[what]);
  else CSS.highlights.set(names[what], new Highlight(...ranges));
}
