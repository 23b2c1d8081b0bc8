import { createTestServer } from '@mocks/hosts/node';
import { demoAccounts } from '@mocks/features/account/seeds/accounts';

const server = createTestServer();
// When evaluated, before any test file: socket.io-client takes the WebSocket that it finds at its own evaluation, once a worker.
server.listen();

const recordings = new Set<string[]>();
server.onAnswer((request) => {
  const { pathname } = new URL(request.url);
  for (const recording of recordings) recording.push(pathname.replace(/^\/api(?=\/)/, ''));
});

const [member] = demoAccounts;
if (!member) throw new Error('The mock server has no account to sign in with');

/** The mock server of the component tests, one for all files of a worker; back to its seed before each test. */
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

/** Back to the seed, with nothing recorded; throws when a call of the test was one that nobody answers. */
export function resetMockServer(): Promise<void> {
  recordings.clear();
  return server.reset();
}
