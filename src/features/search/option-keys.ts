import type { KeyboardEvent } from 'react';

interface OptionKeys {
  /** Which option is lit; -1 for none. */
  active: number;
  count: number;
  onMove: (index: number) => void;
  /** @param inNewTab Ctrl or ⌘ was held */
  onChoose: (index: number, inNewTab: boolean) => void;
}

/** The keys of a list of options whose focus stays in the text field (APG combobox): answers whether the key was one. */
export function handleOptionKey(
  event: KeyboardEvent,
  { active, count, onMove, onChoose }: OptionKeys,
): boolean {
  if (count === 0 || event.nativeEvent.isComposing) return false;
  const moves: Record<string, number> = {
    ArrowDown: active + 1 >= count ? 0 : active + 1,
    ArrowUp: active <= 0 ? count - 1 : active - 1,
    Home: 0,
    End: count - 1,
  };
  const next = moves[event.key];
  if (next !== undefined) {
    // Home and End belong to the text until an option is lit.
    if ((event.key === 'Home' || event.key === 'End') && active < 0) return false;
    event.preventDefault();
    onMove(next);
    return true;
  }
  if (event.key !== 'Enter' || active < 0) return false;
  event.preventDefault();
  onChoose(active, event.ctrlKey || event.metaKey);
  return true;
}
