import type { MouseEvent } from 'react';

/**
 * Opens a deal by the first click alone. The second one of a double click was meant for what covered the deal: the button that closed
 * its dialog. A key's click has no number (`detail` 0).
 */
export function keepFirstClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
