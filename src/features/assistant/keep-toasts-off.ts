/**
 * Keeps the toasts, which stand at the foot of the window's middle, off a panel that lies there: they stand below its head
 * instead, so that they cover neither its field nor what was said last. @returns what ends it
 */
export function keepToastsOff(panel: HTMLElement, head: HTMLElement): () => void {
  const { style } = document.documentElement;
  const free = () => {
    style.removeProperty('--toast-top');
    style.removeProperty('--toast-bottom');
  };
  const place = () => {
    const { left, right } = panel.getBoundingClientRect();
    const middle = document.documentElement.clientWidth / 2;
    if (left > middle || right < middle) return free();
    style.setProperty('--toast-top', `${Math.round(head.getBoundingClientRect().bottom) + 8}px`);
    style.setProperty('--toast-bottom', 'auto');
  };
  // A panel that rises comes to its place; one whose window changes is measured anew.
  const observer = new ResizeObserver(place);
  observer.observe(panel);
  panel.addEventListener('animationend', place);
  window.addEventListener('resize', place);
  return () => {
    observer.disconnect();
    panel.removeEventListener('animationend', place);
    window.removeEventListener('resize', place);
    free();
  };
}
