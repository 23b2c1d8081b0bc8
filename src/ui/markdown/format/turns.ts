// Many texts at once are formatted one after the other, each in a task of its own: between two of them the page can answer a
// key. Only those near the screen are: a long conversation with mathematics is so many elements that each frame would be slow.

interface Waiting {
  element: Element | null;
  /** Resolves when the text is formatted: the next one's turn comes after it. */
  start: () => Promise<void>;
}

/** Texts that are formatted at once, without a turn, in one task: a message that has just come. */
const atOnce = 2;
const margin = '1000px';

let waiting: Waiting[] = [];
/** What the browser has said of a text's place; as long as it has said nothing, the newest is formatted first. */
const isNear = new WeakMap<Element, boolean>();
const acts: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => acts.shift()?.());
port1.start();
let isGoing = false;
let claimed = 0;

// For a page that scrolls, and for a box in it that does.
const margins = { rootMargin: margin, scrollMargin: margin };
let observer: IntersectionObserver | null = null;
const observe = (element: Element) => {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) isNear.set(target, isIntersecting);
    go();
  }, margins);
  observer.observe(element);
};

/** Calls `act` in a task of its own; unlike a timer it is not slowed down when many follow each other. */
function soon(act: () => void): void {
  acts.push(act);
  port2.postMessage(null);
}

const ignored = () => {};

/** Resolves in the next task: what is done in steps lets the page answer between them. */
export const nextTask = (): Promise<void> => new Promise((act) => soon(act));

/** Formats a text when it is near the screen, and one at a time: the next one waits until this has been done. */
export function inTurn<Made>(element: Element | null, format: () => Promise<Made>): Promise<Made> {
  let begin = ignored;
  const turn = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const made = turn.then(format);
  if (element) observe(element);
  // Those that left the page unseen would be kept for ever.
  waiting = waiting.filter((each) => each.element?.isConnected !== false);
  waiting.push({
    element,
    start: () => {
      begin();
      return made.then(ignored, ignored);
    },
  });
  go();
  return made;
}

function nextIndex(): number {
  const near = waiting.findLastIndex(({ element }) => element === null || isNear.get(element) === true);
  if (near !== -1) return near;
  return waiting.findLastIndex(({ element }) => element !== null && !isNear.has(element));
}

function go(): void {
  if (isGoing || nextIndex() === -1) return;
  isGoing = true;
  soon(() => {
    const at = nextIndex();
    const [next] = at === -1 ? [] : waiting.splice(at, 1);
    if (next?.element) observer?.unobserve(next.element);
    const isDone = next?.start() ?? Promise.resolve();
    // What it leads to comes before the next one's turn.
    void isDone.then(nextTask).then(() => {
      isGoing = false;
      go();
    });
  });
}

/** Whether a text may be formatted in this very task. */
export function claimNow(): boolean {
  if (claimed >= atOnce || isGoing) return false;
  if (claimed === 0) {
    soon(() => {
      claimed = 0;
    });
  }
  claimed += 1;
  return true;
}
