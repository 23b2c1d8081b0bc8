/** A page that is out of sight is not painted: then it waits so many milliseconds and no longer. */
const unseenMs = 100;

/**
 * Does something once the frame that is being made has been painted, and what waits for that frame, such as a key pressed meanwhile, has
 * had its turn. Returns how to call it off.
 */
export function afterPaint(act: () => void): () => void {
  let isOver = false;
  let painted: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    isOver = true;
    clearTimeout(unseen);
    clearTimeout(painted);
    cancelAnimationFrame(frame);
  };
  const doIt = () => {
    if (isOver) return;
    end();
    act();
  };
  const unseen = setTimeout(doIt, unseenMs);
  const frame = requestAnimationFrame(() => {
    // A timer that is set in a frame fires after it was painted.
    painted = setTimeout(doIt);
  });
  return end;
}
