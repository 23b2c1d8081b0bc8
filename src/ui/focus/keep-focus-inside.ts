import type { KeyboardEvent } from 'react';

const focusable =
  'a[href], button:not([disabled]):not([tabindex="-1"]), input, textarea, select, [tabindex="0"]';

/** On Tab at either end of a region, goes on at its other end; for drawers, which need no library. */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}
