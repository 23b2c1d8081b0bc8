// What `notifications.mjs` has the page do; each runs there by itself and sees nothing of this file.

/** Opens the panel by a click. Answers the milliseconds until its rows are painted. */
export function openPanel() {
  const bell = document.querySelector('header button[aria-haspopup=dialog][aria-label^=Notifications]');
  return new Promise((resolve) => {
    const began = performance.now();
    bell.click();
    const look = () => {
      if (!document.querySelector('[role=dialog] [data-notification]')) return requestAnimationFrame(look);
      // A message posted in a frame arrives after it was painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - began));
      port1.start();
      return requestAnimationFrame(() => port2.postMessage(null));
    };
    look();
  });
}

/** Goes to the end of the list until it is the end of all, or the time is over. */
export async function loadAll(mostMs) {
  const began = performance.now();
  const more = () =>
    [...document.querySelectorAll('main button')].some(({ textContent }) => textContent.startsWith('Load'));
  const took = () => performance.now() - began;
  while (more() && took() < mostMs) {
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const lines = Number(document.querySelector('main li[aria-setsize]')?.ariaSetSize ?? 0);
  return { lines, took: took(), isWhole: !more() };
}

/** Goes through one part of the list, a screen each frame. Answers its longest task in milliseconds, 0 when none reached 50. */
export async function scrollOn({ part, of }) {
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const height = document.documentElement.scrollHeight;
  scrollTo(0, (height * part) / of);
  await pause(500);
  const tasks = [0];
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });
  let nodes = 0;
  let rows = 0;
  for (let y = (height * part) / of; y < (height * (part + 1)) / of; y += innerHeight) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
    nodes = Math.max(nodes, document.querySelectorAll('*').length);
    rows = Math.max(rows, document.querySelectorAll('main [data-notification]').length);
  }
  await pause(100);
  observer.disconnect();
  return { longest: Math.max(...tasks), nodes, rows };
}
