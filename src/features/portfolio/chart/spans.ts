/** How far a chart looks back. */
export type Span = '1y' | '2y' | '5y' | 'all';

/** The choices, as they are written. */
export const spans: readonly (readonly [Span, string])[] = [
  ['1y', '1y'],
  ['2y', '2y'],
  ['5y', '5y'],
  ['all', 'All'],
];

const monthsOf: Readonly<Record<Span, number>> = {
  '1y': 13,
  '2y': 25,
  '5y': 61,
  all: Number.MAX_SAFE_INTEGER,
};

/** The months of a period, from the same month so many years ago to the last one; all there are of a shorter history. */
export const spanOf = <Month>(history: readonly Month[], span: Span): readonly Month[] =>
  history.slice(-monthsOf[span]);
