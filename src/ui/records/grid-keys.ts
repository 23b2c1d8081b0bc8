/** A cell of a grid: its row and its column, both from 0. */
export interface GridCell {
  row: number;
  column: number;
}

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * The cell to which a key leads from another one (APG grid); null for a key that leads nowhere. Nothing wraps: at an edge it is
 * the same cell.
 * @param size how many rows and columns there are, at least one of each
 */
export function cellByKey(
  { row, column }: GridCell,
  { key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey,
  size: { rows: number; columns: number },
): GridCell | null {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  if (metaKey || altKey || shiftKey) return null;
  if (ctrlKey) {
    if (key === 'Home') return { row: 0, column: 0 };
    return key === 'End' ? { row: lastRow, column: lastColumn } : null;
  }
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) };
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, lastColumn) };
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), column };
    case 'ArrowDown':
      return { row: Math.min(row + 1, lastRow), column };
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: lastColumn };
    default:
      return null;
  }
}
