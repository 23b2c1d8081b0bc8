// What this tab remembers of the panel: open or not, and whether its handle is shown.
import { takeOutOfAddress } from '../../scenarios/parameters';

const parameter = 'qa';

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the choice lives as long as the page.
  }
}

/**
 * Takes `?qa=off` or `?qa=on` out of the page's address, and remembers it for this tab.
 * @returns a sentence when the address says something else
 */
export function takePanelChoice(): string[] {
  const asked = new URLSearchParams(location.search).get(parameter);
  if (asked === null) return [];
  takeOutOfAddress([parameter]);
  if (asked !== 'on' && asked !== 'off') return [`${parameter}=${asked}: one of on, off`];
  store(parameter, asked);
  if (asked === 'off') rememberOpen(false);
  return [];
}

/** Robots photograph pages and press what they find: for them the handle is shown only when it is asked for. */
export const isHandleShown = () => (stored(parameter) ?? (navigator.webdriver ? 'off' : 'on')) === 'on';

export const showHandle = (isShown: boolean) => store(parameter, isShown ? 'on' : 'off');
export const wasOpen = () => stored('qa-panel') === 'open';
export const rememberOpen = (isOpen: boolean) => store('qa-panel', isOpen ? 'open' : 'closed');
