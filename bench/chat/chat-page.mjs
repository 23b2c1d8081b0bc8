// What `chat.mjs` has the page do; each runs there by itself and sees nothing of this file.

/** Opens the first conversation by a click. Answers the milliseconds from the last byte of its data to its painted messages. */
export function openThread() {
  const row = [...document.querySelectorAll('[data-conversation]')].find((each) =>
    each.textContent.includes('Callum Reyes'),
  );
  performance.clearResourceTimings();
  return new Promise((resolve) => {
    row.click();
    const look = () => {
      if (!document.querySelector('[role=log] article')) return requestAnimationFrame(look);
      // A message posted in a frame arrives after it was painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        const data = performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/conversations\/1(\/messages.*)?$/.test(name));
        resolve(performance.now() - Math.max(...data.map(({ responseEnd }) => responseEnd)));
      });
      port1.start();
      return requestAnimationFrame(() => port2.postMessage(null));
    };
    look();
  });
}

/** Notes from now on, for every key in the composer, the time from the key to the frame that shows it. */
export function keyTimes() {
  window.keyTimes = [];
  const field = document.querySelector('form[aria-label="New message"] textarea');
  field.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const key = { painted: null };
      window.keyTimes.push(key);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          key.painted = performance.now() - timeStamp;
        });
        port1.start();
        port2.postMessage(null);
      });
    },
    true,
  );
}

/** Goes to the beginning of what is loaded until it is the beginning of all, or the time is over. */
export async function loadToTheBeginning(mostMs) {
  const began = performance.now();
  const log = document.querySelector('[role=log]');
  const isWhole = () => log.textContent.includes('This is where it began');
  while (!isWhole() && performance.now() - began < mostMs) {
    log.scrollTop = 0;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { took: performance.now() - began, isWhole: isWhole() };
}

/** Scrolls from the end, 4,000 px a second for six seconds. Answers the tasks over 50 ms and the most nodes of the page. */
export async function scrollThrough() {
  const log = document.querySelector('[role=log]');
  log.scrollTop = log.scrollHeight;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const tasks = [];
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
  );
  observer.observe({ type: 'longtask' });
  let nodes = 0;
  let frames = 0;
  let last = performance.now();
  const end = last + 6000;
  while (last < end) {
    const now = await new Promise(requestAnimationFrame);
    log.scrollTop -= (4000 * (now - last)) / 1000;
    last = now;
    frames += 1;
    nodes = Math.max(nodes, document.querySelectorAll('*').length);
  }
  observer.disconnect();
  return { tasks, nodes, frames };
}
