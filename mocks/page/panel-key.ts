// The key that opens the panel. By itself and small: it is heard from the page's first moment, long before the panel or
// the mock server is there.

/**
 * Ctrl and the key left of 1. By its place, for what stands on it differs; Ctrl+Shift+Q would close Firefox with all its
 * tabs, and most other combinations are taken by a browser, a screen reader or the way to write an `@`.
 */
const isShortcut = ({ ctrlKey, altKey, metaKey, code }: KeyboardEvent) =>
  ctrlKey && !altKey && !metaKey && (code === 'Backquote' || code === 'IntlBackslash');

let isListening = false;
let waiting = 0;
let act: (() => void) | undefined;

/** Hears the key from now on; what is pressed before `onPanelKey` is told then. Once for a page. */
export function hearPanelKey(): void {
  if (isListening) return;
  isListening = true;
  globalThis.addEventListener(
    'keydown',
    (event) => {
      if (!isShortcut(event) || event.repeat) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (act === undefined) waiting += 1;
      else act();
    },
    { capture: true },
  );
}

/** @param toggle what the key does, at once for a key that was pressed before */
export function onPanelKey(toggle: () => void): void {
  act = toggle;
  // Pressed twice, it was opened and closed again.
  const isWanted = waiting % 2 === 1;
  waiting = 0;
  if (isWanted) toggle();
}
