/** Lets the page believe that the browser has lost its network, or has it back. Does nothing outside a page. */
export function pretendOffline(isOffline: boolean): void {
  if (typeof window === 'undefined' || Object.hasOwn(navigator, 'onLine') === isOffline) return;
  if (isOffline) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  else Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}
