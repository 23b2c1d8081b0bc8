/** The `ref` of what takes the focus as it appears, because what was pressed is gone. The page stays where it is scrolled. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** As `focusOnMount`, for what may be out of view: the page scrolls to it. */
export function focusIntoView(element: HTMLElement | null): void {
  element?.focus();
}
