import { setSessionHint } from '@/entities/session/hint';
import { startMockServer } from '@mocks/browser';

/** Starts the mock server for this page; the answer lists whom a visitor can sign in as. */
export async function startMocks() {
  const { demoAccounts, isPinned } = await startMockServer();
  // The hint belongs to the browser, the person to this window: without it the landing page would not ask who is here.
  if (isPinned) setSessionHint(true);
  return demoAccounts;
}
