// index.html starts the first requests before this code has arrived; the first call for the same address takes that answer.
declare global {
  interface Window {
    earlyRequests?: Record<string, Promise<Response> | undefined>;
  }
}

/** The answer already on its way for this address, once; undefined when there is none. */
export function takeEarlyRequest(url: string): Promise<Response> | undefined {
  const requests = globalThis.window?.earlyRequests;
  const early = requests?.[url];
  if (requests && early) requests[url] = undefined;
  return early;
}

/** Something was written: what was asked for before it may be out of date. */
export function forgetEarlyRequests(): void {
  if (globalThis.window?.earlyRequests) window.earlyRequests = {};
}
