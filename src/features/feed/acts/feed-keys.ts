// Keys of the feed (S20). They press what the pointer presses, so that both do the same.

const posts = () => [...document.querySelectorAll<HTMLElement>('main article[aria-posinset]')];
const fields = 'input, textarea, select, [role="menu"], [contenteditable]';

/** The keys that press a button of the post with the focus, by what the button does. */
const acts = new Map([
  ['l', 'like'],
  ['c', 'comment'],
  ['b', 'save'],
]);

/** How long the box for a comment may take to come, in ms. */
const patience = 3000;

/** Hears j and k (between posts), l, c, b, Enter (on a post) and the full stop (what is new). Returns how to stop. */
export function listenToFeedKeys(): () => void {
  const hear = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('[aria-modal="true"], [data-scrim]')) return;
    if (!(target instanceof Element) || target.closest(fields)) return;
    const current = target.closest<HTMLElement>('article[aria-posinset]');
    if (act(key, target, current)) event.preventDefault();
  };
  // What is pressed by a key is shown at once, too.
  void import('../reactions/react').catch(() => undefined);
  // Behind the shell's own shortcuts, which stand at the document and come first.
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

/** Whether the key meant something here. */
function act(key: string, target: Element, current: HTMLElement | null): boolean {
  if (key === 'j' || key === 'k') return move(current, key === 'j' ? 1 : -1);
  if (key === '.') return press(document, 'new');
  if (current === null) return false;
  if (key === 'Enter') return target === current && press(current, 'open');
  const name = acts.get(key);
  if (name === undefined) return false;
  const isOpen = current.querySelector('[data-act="comment"][aria-expanded="true"]') !== null;
  if (key === 'c') focusBox(current);
  // A second c does not close what is being written in.
  return key === 'c' && isOpen ? true : press(current, name);
}

function press(within: ParentNode, name: string): boolean {
  const button = within.querySelector<HTMLElement>(`[data-act="${name}"]`);
  button?.click();
  return button !== null;
}

/** From the post with the focus to its neighbour; without one, to the first that is in view. */
function move(current: HTMLElement | null, by: 1 | -1): boolean {
  const all = posts();
  const inView = all.findIndex((post) => post.getBoundingClientRect().bottom > innerHeight / 4);
  const next = current ? all.indexOf(current) + by : Math.max(0, inView);
  const post = all[next];
  post?.focus({ preventScroll: true });
  post?.scrollIntoView({ block: 'nearest' });
  return post !== undefined;
}

/** Puts the cursor into the box for a comment as soon as it is there. */
function focusBox(post: HTMLElement): void {
  const focus = () => {
    const box = [...post.querySelectorAll('textarea')].at(-1);
    box?.focus();
    return box !== undefined;
  };
  if (focus()) return;
  const watch = new MutationObserver(() => focus() && watch.disconnect());
  watch.observe(post, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), patience);
}
