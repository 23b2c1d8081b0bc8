/** Does something when the browser has nothing better to do, within 3 s; at once where it cannot tell. Never while a pointer is held down. */
export const whenIdle: (act: () => void) => void =
  'requestIdleCallback' in globalThis
    ? (act) =>
        requestIdleCallback(
          // a pause between two movements of a drag is none to fetch in
          () => (document.querySelector(':active') ? whenIdle(act) : act()),
          { timeout: 3000 },
        )
    : (act) => setTimeout(act, 1);
