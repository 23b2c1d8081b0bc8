/** How a person comes back to this page. From the browser's own cache it may show what is nobody's to see any more. */
export type PageReturn = 'seen' | 'restored' | 'online';

/**
 * Calls `act` when the page is looked at again: its tab comes to the front, its window gets the focus back, the browser
 * takes it from the back-forward cache, or the network returns. Once for each return, though several events tell of it;
 * until `signal` ends it.
 */
export function onPageReturn(act: (how: PageReturn) => void, signal?: AbortSignal): void {
  const until = signal === undefined ? {} : { signal };
  let hasLeft = false;
  const leave = () => {
    hasLeft = true;
  };
  const comeBack = (kind: PageReturn) => {
    hasLeft = false;
    act(kind);
  };
  globalThis.addEventListener('blur', leave, until);
  globalThis.addEventListener('focus', () => hasLeft && comeBack('seen'), until);
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'visible' ? comeBack('seen') : leave()),
    until,
  );
  globalThis.addEventListener('pageshow', (event) => event.persisted && comeBack('restored'), until);
  globalThis.addEventListener('online', () => act('online'), until);
}
