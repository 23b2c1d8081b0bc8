const news = new EventTarget();

/** Says that the network leads somewhere again: what hears of it first calls this. */
export function tellNetworkBack(): void {
  news.dispatchEvent(new Event('back'));
}

/** Calls `act` whenever the network may be back, by the browser's word or by `tellNetworkBack`, until `signal` ends it. */
export function onNetworkBack(act: () => void, signal: AbortSignal): void {
  globalThis.addEventListener('online', act, { signal });
  news.addEventListener('back', act, { signal });
}
