/**
 * The ref of a bar that a page keeps at the foot of the screen: keeps `--action-bar-h` of the page at its height in px as long as it
 * is there, so that what floats in the corners (Ava's button, notices) floats above it.
 */
export function tellActionBar(bar: HTMLElement | null) {
  if (bar === null) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--action-bar-h', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--action-bar-h');
  };
}
