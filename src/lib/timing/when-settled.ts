import { onFirstInteraction } from './first-interaction';
import { whenIdle } from './when-idle';

/** How long after the first idle moment, at the latest, in ms. */
const latest = 3_000;

/** What ended the first load: somebody did something, or the browser had nothing to do. */
export type Settled = 'interaction' | 'idle';

/**
 * Does something once the first load is over: with the first interaction, or soon after the browser is idle. For what
 * a first screen does not need and the next step may. Returns how to call it off.
 */
export function whenSettled(act: (by: Settled) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    stopWaiting();
  };
  const doIt = (by: Settled) => {
    end();
    act(by);
  };
  const stopWaiting = onFirstInteraction(() => doIt('interaction'));
  whenIdle(() => {
    if (!isOver) timer = setTimeout(() => doIt('idle'), latest);
  });
  return end;
}
