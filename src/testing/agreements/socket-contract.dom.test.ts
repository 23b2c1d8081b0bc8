import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe } from 'vitest';
import { mockServer } from '@/testing/setup';
import { inMemoryHarness } from '@mocks/engine/realtime/in-memory-harness';
import { socketContract } from '@mocks/engine/realtime/socket-contract';

const harness = inMemoryHarness();
const server = setupServer(...harness.handlers);

beforeAll(() => {
  // Two interceptions would both answer one socket.
  mockServer.close();
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => server.close());

describe('the in-memory server', () => {
  socketContract(harness);
});
