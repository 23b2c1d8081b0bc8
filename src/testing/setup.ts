// Before every component test: the mock server answers, and a call that it does not know fails the test by name.
import '@testing-library/jest-dom/vitest';
import { forgetOffers } from '@/api/offers';
import { createTestServer } from '@mocks/hosts/node';
import { demoAccounts } from '@mocks/features/account/seeds/accounts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { useModals } from '@/ui/modal-store';
import { fillBrowserGaps } from './browser-gaps';

fillBrowserGaps();
// What comes, comes; on a loaded machine a page's code alone can take longer than the library's second.
configure({ asyncUtilTimeout: 4000 });

const server = createTestServer();
// Here and not in beforeAll: socket.io-client takes the WebSocket it finds when a test file's imports are evaluated.
server.listen();

const recordings = new Set<string[]>();
server.onAnswer((request) => {
  const { pathname } = new URL(request.url);
  for (const recording of recordings) recording.push(pathname.replace(/^\/api(?=\/)/, ''));
});

const [member] = demoAccounts;
if (!member) throw new Error('The mock server has no account to sign in with');

/** The mock server of the component tests; back to its seed before each test. */
export const mockServer = {
  ...server,
  /** Whom a test can sign in as through the form. */
  member,
  /** Ends the session that `signInAs` opened. */
  signOut: () => server.world.sessions.close(undefined),
  /** The paths called from now on to the end of the test, without the server's prefix; it grows as they are answered. */
  recordRequests() {
    const recording: string[] = [];
    recordings.add(recording);
    return recording;
  },
};

afterEach(async () => {
  cleanup();
  // A dialog that a test leaves open would hold up the next one's navigation.
  useModals.setState({ modals: [], asking: null });
  recordings.clear();
  forgetOffers();
  localStorage.clear();
  sessionStorage.clear();
  await server.reset();
});
afterAll(() => server.close());
