/**
 * The `ref` of a control that takes the place of the one that was pressed: it gets the focus that went with that one, unless
 * something else has it by now.
 */
export function focusIfLost(control: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) control?.focus({ preventScroll: true });
}
