/**
 * In the page: `window.drags` counts frames between `begin` and `end`; then `shown` answers how long after the pointer was let go the frame
 * was shown in which the deal stood in its column, ms. It is handed to the page as it is, and knows nothing of this file.
 */
export function watchDrags() {
  const frame = 1000 / 60;
  let isCounting = false;
  let last = 0;
  let dropped = 0;
  let wanted = 0;
  const count = (now) => {
    if (!isCounting) return;
    const passed = Math.max(1, Math.round((now - last) / frame));
    wanted += passed;
    dropped += passed - 1;
    last = now;
    requestAnimationFrame(count);
  };
  let letGo = 0;
  let isShown = Promise.resolve(0);
  window.addEventListener('pointerup', ({ timeStamp }) => (letGo = timeStamp), { capture: true });
  /** The browser's own times from an event to the frame after it, as shown; rounded to 8 ms. */
  const paints = new Map();
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'pointerup') paints.set(startTime, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  window.drags = {
    begin: () => {
      isCounting = true;
      dropped = 0;
      wanted = 0;
      requestAnimationFrame((now) => {
        last = now;
        requestAnimationFrame(count);
      });
    },
    /** From here on the drop is watched for. */
    end: (deal, stage) => {
      isCounting = false;
      letGo = 0;
      isShown = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`The deal ${deal} did not come to ${stage}`)), 10_000);
        const look = () => {
          if (letGo === 0 || !document.querySelector(`[data-column="${stage}"] [data-deal="${deal}"]`))
            return;
          watcher.disconnect();
          const seen = performance.now() - letGo;
          const answer = () => {
            const painted = paints.get(letGo);
            if (painted === undefined) setTimeout(answer, 50);
            // What is there only after the frame was shown is in none of its time.
            else if (painted < seen - 8) reject(new Error(`The deal ${deal} was not in the next frame`));
            else resolve(painted);
          };
          answer();
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document.body, { subtree: true, childList: true });
      });
      return { dropped, wanted };
    },
    shown: () => isShown,
  };
}
