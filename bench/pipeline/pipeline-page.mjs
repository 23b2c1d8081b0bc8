/**
 * In the page: `window.drags` counts frames between `begin` and `end`; then `shown` answers how long after the pointer was let go the deal
 * stood painted in its column, ms. It is handed to the page as it is, and knows nothing of this file.
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
          const began = letGo;
          // The frame that has it is drawn after this callback: the message comes behind it.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - began));
            port1.start();
            port2.postMessage(null);
          });
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document.body, { subtree: true, childList: true });
      });
      return { dropped, wanted };
    },
    shown: () => isShown,
  };
}
