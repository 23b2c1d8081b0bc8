import { hasCommandKey, paletteKeyName } from './palette-key';

/** Whether what points here is a mouse: for fingers there is no key to hint at. */
export const hasMouse = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The palette's key inside the search box, and the mouse's way to it. It lies over the box and takes no room. */
export function PaletteHint({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Command palette ${paletteKeyName()}`}
      aria-haspopup="dialog"
      aria-keyshortcuts={hasCommandKey() ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
      className="border-line bg-surface-1 text-ink-3 hover:text-ink absolute top-1/2 right-3 -translate-y-1/2 min-h-6 rounded-md border px-1.5 text-xs"
    >
      {paletteKeyName()}
    </button>
  );
}
