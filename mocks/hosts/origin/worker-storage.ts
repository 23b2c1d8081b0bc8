// MSW wants a localStorage for its own cookies when it is loaded, and a worker has none. Nothing is ever put there:
// the session's cookie lies in a jar of ours.
if (!('localStorage' in globalThis)) {
  Object.defineProperty(globalThis, 'localStorage', {
    value: { getItem: () => null, setItem: () => undefined },
  });
}
