/** A page that is out of sight is not painted: then it waits so many milliseconds and no longer. */
const unseenMs = 100;

/** Does something once the frame that is being made has been painted. Returns how to call it off. */
export function afterPaint(act: () => void): () => void {
  let isOver = false;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const doIt = () => {
    if (isOver) return;
    end();
    act();
  };
  const timer = setTimeout(doIt, unseenMs);
  const frame = requestAnimationFrame(() => {
    // A message that is sent in a frame arrives after it was painted.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      doIt();
    });
    port1.start();
    port2.postMessage(null);
  });
  return end;
}
