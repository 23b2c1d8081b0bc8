// ⌘K or Ctrl+K, the key of the command palette: also while somebody types, and before the other shortcuts have come.

/** Whether this machine's shortcuts are made with ⌘. */
export const hasCommandKey = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** The key as this machine writes it. */
export const paletteKeyName = (): string => (hasCommandKey() ? '⌘ K' : 'Ctrl K');

function isPaletteKey(event: KeyboardEvent): boolean {
  // On a Mac Ctrl+K belongs to the text: it deletes to the end of the line.
  const [held, other] = hasCommandKey() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (!held || other || event.altKey || event.shiftKey || event.isComposing) return false;
  // Where the letters are not Latin, the key's place stands for it.
  return event.key.toLowerCase() === 'k' || (event.code === 'KeyK' && !/^[a-z]$/i.test(event.key));
}

/** Calls `toggle` for each press of the palette's key, wherever the focus is. Returns what stops it. */
export function listenToPaletteKey(toggle: () => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPaletteKey(event)) return;
    // the browser's own use of the key, a search in its address bar, is not wanted, not even for a key that is held
    event.preventDefault();
    if (!event.repeat) toggle();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}
