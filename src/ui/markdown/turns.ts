// Many texts at once are formatted one after the other, each in a task of its own: between two of them the page can answer a
// key. Those on the screen come first, then the newest: a conversation is read from its end.

interface Waiting {
  element: Element | null;
  start: () => void;
}

/** Texts that are formatted at once, without a turn, in one task: a message that has just come. */
const atOnce = 2;

const waiting: Waiting[] = [];
const near = new WeakSet<Element>();
const acts: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => acts.shift()?.());
port1.start();
let isGoing = false;
let claimed = 0;

const observer =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) near.add(target);
            else near.delete(target);
          }
        },
        { rootMargin: '200px' },
      );

/** Calls `act` in a task of its own; unlike a timer it is not slowed down when many follow each other. */
function soon(act: () => void): void {
  acts.push(act);
  port2.postMessage(null);
}

/** Resolves when a text may be formatted: soon, but one at a time. */
export function turnOf(element: Element | null): Promise<void> {
  return new Promise((start) => {
    if (element) observer?.observe(element);
    waiting.push({ element, start });
    go();
  });
}

function go(): void {
  if (isGoing) return;
  isGoing = true;
  soon(() => {
    const chosen = waiting.findLastIndex(({ element }) => element !== null && near.has(element));
    const [next] = waiting.splice(chosen, 1);
    if (next?.element) observer?.unobserve(next.element);
    next?.start();
    // What the start leads to comes before the next one's turn.
    soon(() => {
      isGoing = false;
      if (waiting.length > 0) go();
    });
  });
}

/** Whether a text may be formatted in this very task. */
export function claimNow(): boolean {
  if (claimed >= atOnce || waiting.length > 0) return false;
  if (claimed === 0) {
    soon(() => {
      claimed = 0;
    });
  }
  claimed += 1;
  return true;
}
