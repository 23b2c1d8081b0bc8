import '@/styles/global.css';
import { isGuestPath } from '@/lib/paths/public-paths';
import { hasSessionHint } from '@/entities/session/hint';
import { preloadHome } from '@/routes/-home/home';
import { MemberShell, VisitorFrame } from '@/routes/-shell/frames';
import { renderApp } from './render-app';

// Until then the page shows index.html's skeleton, which needs none of this code.
const isHome = location.pathname === '/';

// No await at the top: the mock server's chunk imports this one, and each would wait for the other.
async function start() {
  // A page that cannot be loaded says so itself once it is rendered.
  const parts = [
    isHome ? preloadHome() : import('./route-tree.gen'),
    hasSessionHint()
      ? MemberShell.preload()
      : isGuestPath(location.pathname)
        ? undefined
        : VisitorFrame.preload(),
  ].filter((part) => part !== undefined);
  const page = Promise.all(parts).catch(() => undefined);
  const demoAccounts = __MOCKS__ ? await (await import('./start-mocks')).startMocks() : [];
  await page;
  await renderApp(demoAccounts);
}

start().catch(async (error: unknown) => {
  const root = document.getElementById('root');
  if (root) await sayCouldNotStart(root);
  // The console and whoever listens for uncaught errors hear of it all the same.
  throw error;
});

/** Without the message's own code there is one line. */
async function sayCouldNotStart(root: HTMLElement) {
  const message = await import('./recovery/could-not-start').catch(() => null);
  if (message) message.sayCouldNotStart(root);
  else root.textContent = 'Tiebeam couldn’t start. Reload the page.';
}
