import { useEffect, useEffectEvent, type RefObject } from 'react';

interface ListKeys {
  /** `e` on a row. */
  onRead: (key: string) => void;
  /** `x` on a row. */
  onSelect: (key: string) => void;
  /** `E`, anywhere. */
  onReadAll: () => void;
  /** Ctrl or ⌘ with Z, anywhere. */
  onUndo: () => void;
}

const rowButton = 'button[data-notification]';

/**
 * Keys of a list, heard in `area`, which holds it: j and k (on a row the arrows too) move between rows, e, x and Shift+E
 * act, Ctrl or ⌘ with Z takes back. Keys in a text field, on a menu's button or with another modifier are nobody's here.
 */
export function useListKeys(area: RefObject<HTMLElement | null>, keys: ListKeys): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.altKey) return;
    if (!(target instanceof HTMLElement) || target.matches('input:not([type=checkbox]), textarea, select'))
      return;
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z') keys.onUndo();
      return;
    }
    const row = target.closest('li')?.querySelector<HTMLElement>(rowButton) ?? null;
    const isOnRow = row !== null && row === target;
    const step =
      key === 'j' || (isOnRow && key === 'ArrowDown')
        ? 1
        : key === 'k' || (isOnRow && key === 'ArrowUp')
          ? -1
          : 0;
    const name = row?.dataset['notification'];
    if (step !== 0) {
      event.preventDefault();
      const rows = [...(area.current?.querySelectorAll<HTMLElement>(rowButton) ?? [])];
      const at = row ? rows.indexOf(row) : -1;
      rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus();
    } else if (key === 'E') keys.onReadAll();
    else if (key === 'e' && name !== undefined) keys.onRead(name);
    else if (key === 'x' && name !== undefined) keys.onSelect(name);
  });
  useEffect(() => {
    const element = area.current;
    const onKeyDown = (event: KeyboardEvent) => hear(event);
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [area]);
}
