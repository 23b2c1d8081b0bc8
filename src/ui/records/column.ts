import type { ReactNode } from 'react';

/** An order of a list: by a column, or by it from the greatest. */
export type SortOrder<Key extends string> = Key | `-${Key}`;

/** One fact of a record: a column of its table, a line of its card. */
export interface Column<Row, Key extends string = never> {
  name: string;
  /**
   * Null or false where there is nothing to say: a dash in a table, and no line on a card. In a grid, `tabIndex` is that of its one
   * control.
   */
  cell: (row: Row, tabIndex?: 0 | -1) => ReactNode;
  /** Its heading orders the list by this. */
  sort?: Key;
  /** The first press orders from the greatest, as for figures. */
  isGreatestFirst?: boolean;
  /** Figures stand at the right. */
  isNumber?: boolean;
  /** The width of the table from which the column is there; always without. */
  from?: keyof typeof shownFrom;
  /** On a card it takes the whole line. */
  isWide?: boolean;
  /** It stands only in a table, or only on a card. */
  only?: 'table' | 'card';
}

/** By the room that the table has, not by the screen's width. */
export const shownFrom = {
  medium: '@max-[800px]:hidden',
  wide: '@max-[960px]:hidden',
  widest: '@max-[1080px]:hidden',
  whole: '@max-[1200px]:hidden',
} as const;
