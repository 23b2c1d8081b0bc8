import { create } from 'zustand';

/** How high the bar is that a page keeps at the foot of the screen, in px; 0 without one. */
const useActionBar = create<{ height: number }>(() => ({ height: 0 }));

/** The ref of a bar that a page keeps at the foot of the screen: what floats in the corners (Ava's button, notices) floats above it. */
export function tellActionBar(bar: HTMLElement | null) {
  if (bar === null) return;
  const observer = new ResizeObserver(() => useActionBar.setState({ height: bar.offsetHeight }));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    useActionBar.setState({ height: 0 });
  };
}

/**
 * The style of what floats in a corner: its classes reckon with `--action-bar-h`. It stands at each of the few that float, because a
 * change of it on the page's root has the browser work out the style of every element there is.
 */
export const useAboveActionBar = (): object => ({
  '--action-bar-h': `${useActionBar(({ height }) => height)}px`,
});
