/** Does something when the browser has nothing better to do, within 3 s; at once where it cannot tell. */
export const whenIdle: (act: () => void) => void =
  'requestIdleCallback' in globalThis
    ? (act) => requestIdleCallback(act, { timeout: 3000 })
    : (act) => setTimeout(act, 1);
