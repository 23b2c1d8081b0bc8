// The mock server as a page has it: a service worker catches its calls and MSW its WebSocket, and both go to the one
// server of this origin (docs/decisions/0015-one-mock-server-per-origin.md).
import { connectToOrigin } from './origin/connect';
import { WindowLink } from './origin/window-link';
import { keepPin, openingPin } from './origin/window-pin';
import { createRemoteControl, type WindowMockServer } from './remote-control';
import { demoAccounts, type DemoAccount } from './seeds/accounts';

declare global {
  interface Window {
    /** For people at the console and for browser tests. */
    mockServer?: WindowMockServer;
  }
}

export interface StartedMockServer {
  /** Whom a visitor can sign in as at one click. */
  demoAccounts: readonly DemoAccount[];
  /** Somebody is signed in to this window alone. */
  isPinned: boolean;
}

/** Starts before the app is loaded: socket.io-client takes the page's WebSocket when it is evaluated. */
export async function startMockServer(): Promise<StartedMockServer> {
  const pin = openingPin();
  const link = new WindowLink({
    connect: connectToOrigin,
    pin,
    onPin: keepPin,
    // oxlint-disable-next-line no-console -- the server's own console is one that nobody opens
    onTrouble: (text) => console.error(text),
  });
  // It starts while the service worker does; what is asked meanwhile waits.
  const connected = link.connected();
  connected.catch(() => undefined);
  // Late, so that the server's code is on its way before MSW's is.
  const { interceptPage } = await import('./page-interception');
  await interceptPage(link);
  // Kept for a return; a page that goes for good gives back the lock by which the server knows it.
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) link.leave();
  });
  window.mockServer = createRemoteControl((name, args) => link.command(name, args));
  // Only a pinned window must know who it is before it asks for anything.
  const isPinned = pin !== null && (await connected.catch(() => null))?.token != null;
  return { demoAccounts, isPinned };
}
