import { setSessionHint } from '@/entities/session/hint';
import { startMockServer } from '@mocks/browser';

/** Starts the mock server in this page; the answer lists whom a visitor can sign in as. */
export async function startMocks() {
  const { demoAccounts } = await startMockServer({ onSession: setSessionHint });
  return demoAccounts;
}
