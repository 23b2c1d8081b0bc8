import { http } from 'msw';
import { mockServer } from './setup';

/** The next call of this method and path waits until the test lets it go on to the mock server. */
export function holdNext(method: 'get' | 'post' | 'put', path: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  mockServer.use(http[method](`*/api${path}`, () => held, { once: true }));
  return () => release();
}
