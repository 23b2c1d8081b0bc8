const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** Calls back once, as soon as somebody does something with the page. Returns how to stop waiting. */
export function onFirstInteraction(act: () => void): () => void {
  const waiting = new AbortController();
  const hear = () => {
    waiting.abort();
    act();
  };
  for (const sign of signs) {
    document.addEventListener(sign, hear, { capture: true, passive: true, signal: waiting.signal });
  }
  return () => waiting.abort();
}
