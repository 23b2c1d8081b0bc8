// What jsdom lacks and the product uses; each stands for a browser in which nothing of the kind ever happens.
class QuietObserver implements IntersectionObserver, ResizeObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A preference that is not set and never changes. */
function matchMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

/** Fills the gaps that are there; call once, before a component is rendered. */
export function fillBrowserGaps(): void {
  globalThis.matchMedia ??= matchMedia;
  globalThis.IntersectionObserver ??= QuietObserver;
  globalThis.ResizeObserver ??= QuietObserver;
  CSS.supports ??= () => false;
  // jsdom has these two, but only to say that they are not implemented.
  globalThis.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
}
