/**
 * In the page: `afterData(selector, address)` answers how long after its data what a selector names stands painted, and `afterChange()` how
 * long after a change of a filter the status of the list does, ms. `longest()` is the longest task since it was asked last. It is handed to
 * the page as it is, and knows nothing of this file.
 */
export function watchPortfolio() {
  // Its own list holds 250 answers, fewer than a visit of five tabs.
  performance.setResourceTimingBufferSize(5000);
  // The frame that has it is drawn after this callback: the message comes behind it.
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
  const until = (isThere) =>
    new Promise((resolve, reject) => {
      if (isThere()) return resolve();
      setTimeout(() => reject(new Error('It did not come within 30 s')), 30_000);
      const watcher = new MutationObserver(() => {
        if (!isThere()) return;
        watcher.disconnect();
        resolve();
      });
      watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  let clicked = 0;
  document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), true);
  window.afterData = async (selector, address) => {
    clicked = Number.POSITIVE_INFINITY;
    await until(() => clicked < Number.POSITIVE_INFINITY && document.querySelector(selector) !== null);
    const shown = await painted();
    // The first answer after the click; what was known already counts from the click.
    const answer = performance
      .getEntriesByType('resource')
      .find(({ name, startTime }) => startTime >= clicked && name.startsWith(location.origin + address));
    const since = answer && answer.responseEnd <= shown ? answer.responseEnd : clicked;
    return shown - since;
  };
  let changed = 0;
  document.addEventListener('change', ({ timeStamp }) => (changed = timeStamp), true);
  const countShown = () =>
    [...document.querySelectorAll('main [role=status]')]
      .map(({ textContent }) => textContent)
      .find((text) => /^[\d,]+ transaction/.test(text));
  window.afterChange = async () => {
    const before = countShown();
    changed = 0;
    await until(() => changed > 0 && ![undefined, before].includes(countShown()));
    return (await painted()) - changed;
  };
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  window.longest = () => {
    const found = longest;
    longest = 0;
    return found;
  };
}
