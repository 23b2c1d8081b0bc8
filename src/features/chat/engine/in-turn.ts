/**
 * Runs `act` when asked, never twice at once: asked for again while it runs, it runs once more afterwards, however often it was
 * asked. What is asked for is thus always answered by a run that began later.
 */
export function inTurn(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = async () => {
    try {
      await act();
    } finally {
      running = undefined;
    }
  };
  return () => {
    if (running === undefined) return (running = run());
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return (running = run());
      });
    return next;
  };
}
