// The browser's service workers are played by plain event targets; the journey in e2e/loading has the browser's own.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeNewestVersion } from './newest-version';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** @param waiting what the newer worker does when it is told to take over; undefined when none was found */
function workersWith(waiting?: (workers: EventTarget) => void) {
  const workers = new EventTarget();
  const unregister = vi.fn(() => Promise.resolve(true));
  const registration = {
    update: () => Promise.resolve(),
    installing: null,
    waiting: waiting ? { postMessage: () => waiting(workers) } : null,
    unregister,
  };
  Object.assign(workers, {
    controller: { scriptURL: 'https://tiebeam.test/sw.js' },
    getRegistration: () => Promise.resolve(registration),
  });
  // what the function uses of a browser's container
  return { workers: workers as unknown as ServiceWorkerContainer, unregister };
}

test('A newer version that takes over answers the reload', async () => {
  const { workers, unregister } = workersWith((one) => one.dispatchEvent(new Event('controllerchange')));
  await takeNewestVersion(workers);
  expect(unregister).not.toHaveBeenCalled();
});

test('A version that the present one does not give way to within three seconds takes it along', async () => {
  const { workers, unregister } = workersWith(() => undefined);
  const isDone = takeNewestVersion(workers);
  await vi.advanceTimersByTimeAsync(2999);
  expect(unregister).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await isDone;
  expect(unregister).toHaveBeenCalledOnce();
});

test('Where no newer version can be had, the present one goes', async () => {
  const { workers, unregister } = workersWith();
  await takeNewestVersion(workers);
  expect(unregister).toHaveBeenCalledOnce();
});
