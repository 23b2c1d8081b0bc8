// What `pages.mjs` has the page do; each runs there by itself and sees nothing of this file.

/**
 * Runs before any script of the page. `act` answers when what it leads to is painted: `frame`, the first frame that shows it, and
 * `whole`, the first that shows it without a skeleton, in milliseconds from the click or key.
 */
export function listen() {
  const seen = { tasks: [], shifts: [] };
  const on = (type, act) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  on('longtask', ({ duration }) => seen.tasks.push(duration));
  on('layout-shift', ({ startTime, value }) => seen.shifts.push({ startTime, value }));
  let began = 0;
  for (const type of ['click', 'keydown'])
    addEventListener(type, ({ timeStamp, isTrusted }) => (began = isTrusted ? timeStamp : began), true);
  /** The most urgent task that is asked for in a frame comes just after it was painted, before whatever else waits for that. */
  const painted = (act) =>
    requestAnimationFrame(
      () => void scheduler.postTask(() => act(performance.now()), { priority: 'user-blocking' }),
    );
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const isWaiting = (place) =>
    [...place.querySelectorAll('.skeleton, [aria-busy=true]')].some((each) => isSeen(each));
  const looks = {
    panel: () => {
      const panel = document.querySelector('[role=dialog], [role=menu]');
      return panel && { isShown: isSeen(panel), isWhole: isSeen(panel) && !isWaiting(panel) };
    },
    page: ({ path, old }) => {
      const main = document.querySelector('main');
      const isShown = location.pathname === path && main?.querySelector('h1, article') && !old.isConnected;
      return isShown && { isShown, isWhole: isShown && !isWaiting(main) };
    },
  };
  window.listenFor = (what, path) => {
    seen.tasks.length = 0;
    began = 0;
    const main = document.querySelector('main');
    const old = main?.querySelector('h1, article') ?? main;
    const givenUp = performance.now() + 20_000;
    window.heard = new Promise((resolve, reject) => {
      let frame = null;
      const look = () => {
        if (performance.now() > givenUp) return reject(new Error(`Not whole within 20 s: ${what} ${path}`));
        const now = began === 0 ? null : looks[what]({ path, old });
        if (now?.isShown && frame === null) {
          frame = Infinity;
          painted((at) => (frame = at - began));
        }
        // one and the same frame may show both
        if (now?.isWhole)
          return painted((at) => resolve({ frame: Math.min(frame, at - began), whole: at - began, began }));
        return requestAnimationFrame(look);
      };
      look();
    });
    window.heard.catch(() => undefined);
  };
  /** For a page that no link in view leads to. */
  window.go = (address) => {
    began = performance.now();
    history.pushState(null, '', address);
  };
  window.heardAll = async () => {
    const { frame, whole, began: at } = await window.heard;
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const moved = seen.shifts.filter(({ startTime }) => startTime > at + frame);
    return {
      frame,
      whole,
      blocked: seen.tasks.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
      longest: Math.max(0, ...seen.tasks),
      shift: moved.reduce((sum, { value }) => sum + value, 0),
      nodes: document.querySelectorAll('*').length,
    };
  };
  /** From each key to the frame that shows it. */
  window.listenToKeys = () => {
    window.keys = [];
    addEventListener('keydown', ({ timeStamp }) => painted((at) => window.keys.push(at - timeStamp)), true);
  };
}
