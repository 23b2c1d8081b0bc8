import { setSessionHint } from '@/entities/session/hint';
import { startMockServer } from '@mocks/hosts/browser';

/** Starts the mock server for this page; the answer lists whom a visitor can sign in as. */
export const startMocks = () => startMockServer({ onSession: setSessionHint });
