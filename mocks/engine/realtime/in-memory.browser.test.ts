import { setupWorker } from 'msw/browser';
import { afterAll, beforeAll, describe } from 'vitest';
import { inMemoryHarness } from './in-memory-harness';
import { socketContract } from './socket-contract';

const harness = inMemoryHarness();
const worker = setupWorker(...harness.handlers);

beforeAll(async () => {
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
});
afterAll(() => worker.stop());

describe('the in-memory server in a page', () => {
  socketContract(harness);
});
