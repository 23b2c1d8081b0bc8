import { useToastPlace, type ToastPlace } from './toast-place';

/** Toasts are so wide at most, in px, and a free place has to be at least so wide. */
const toastWidth = 380;
const leastWidth = 260;
/** Room for one toast of two lines, in px. */
const toastHeight = 72;
const gap = 8;

interface Window {
  width: number;
  height: number;
  /** How far down the top bar reaches. */
  topBar: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Where toasts stand, so that they do not cover what is in a panel: at the foot of the window's middle where the panel leaves that
 * free, else beside it, else above it, else over the top of the window. Over a panel as wide as the page they stand in the middle
 * of its head, which is empty there. Null where they always do.
 */
export function toastPlace(panel: Box, head: Box, window: Window): ToastPlace | null {
  const middle = window.width / 2;
  if (panel.left > middle + toastWidth / 2 || panel.right < middle - toastWidth / 2) return null;
  const before = panel.left - 3 * gap;
  const after = window.width - panel.right - 3 * gap;
  if (before >= leastWidth && before >= after) return { right: window.width - panel.left };
  if (after >= leastWidth) return { left: panel.right };
  if (panel.top - window.topBar >= toastHeight + 2 * gap) return { bottom: window.height - panel.top + gap };
  const isHeadFree = head.right - head.left > 2 * toastWidth;
  return { top: isHeadFree ? head.top + gap / 2 : gap };
}

/**
 * Keeps the toasts off a panel, wherever it stands; another one's place goes.
 * @param head its uppermost part, which may be covered where it is empty
 * @returns what ends it
 */
export function keepToastsOff(panel: HTMLElement, head: HTMLElement = panel): () => void {
  const root = document.documentElement;
  const free = () => useToastPlace.setState({ place: null });
  const place = () => {
    const found = toastPlace(panel.getBoundingClientRect(), head.getBoundingClientRect(), {
      width: root.clientWidth,
      height: window.innerHeight,
      topBar: Number.parseFloat(getComputedStyle(root).getPropertyValue('--topbar-h')) || 0,
    });
    useToastPlace.setState({ place: found });
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
