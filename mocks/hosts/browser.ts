// The mock server as a page has it: a service worker catches its calls and MSW its WebSocket, and both go to the one
// server of this origin (docs/decisions/0015-one-mock-server-per-origin.md).
import { connectToOrigin } from './origin/connect';
import { WindowLink } from './origin/window-link';
import { keepPin, openingPin } from './origin/window-pin';
import { pageSettled } from './page/page-settled';
import { pretendOffline } from './page/pretend-offline';
import { startPage, type PageOptions } from './page/start-page';
import { windowCommands, type WindowMockServer } from './remote-control';
import { belowBilling } from '../features/subscription/provider/billing-address';
import { demoAccounts, type DemoAccount } from '../features/account/seeds/accounts';

declare global {
  interface Window {
    /** For people at the console and for browser tests. */
    mockServer?: WindowMockServer;
  }
}

/**
 * Starts before the app is loaded: socket.io-client takes the page's WebSocket when it is evaluated.
 * @returns whom a visitor can sign in as at one click
 */
export async function startMockServer(options: PageOptions): Promise<readonly DemoAccount[]> {
  const pin = openingPin();
  const troubles: string[] = [];
  const link = new WindowLink({
    connect: connectToOrigin,
    pin,
    isLoading: true,
    onPin: keepPin,
    onSituation({ isOffline, isAnew }) {
      pretendOffline(isOffline);
      if (isAnew) location.reload();
    },
    onTrouble(text) {
      troubles.push(text);
      // oxlint-disable-next-line no-console -- the server's own console is one that nobody opens
      console.error(text);
    },
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
  const server = windowCommands((name, args) => link.command(name, args));
  window.mockServer = server;
  // Only a pinned window must know who it is before it asks for anything. The hint belongs to the browser, the person
  // to this window: without it the landing page would not ask who is here.
  if (pin !== null && (await connected.catch(() => null))?.token != null) options.onSession(true);
  if (belowBilling.test(location.href)) {
    const { showProviderPage } = await import('./page/provider-page');
    await showProviderPage();
    // Another company's page: the application never starts on it.
    await new Promise(() => undefined);
  }
  await startPage(server, options, troubles);
  void pageSettled(() => link.openCalls).then(() => link.settle());
  return demoAccounts;
}
