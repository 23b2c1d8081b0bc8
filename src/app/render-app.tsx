import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { DemoAccount } from '@/features/account/demo-accounts';
import { inBackground } from '@/lib/timing/background-load';
import { whenSettled } from '@/lib/timing/when-settled';
import { loadDisplayFont } from '@/ui/text/display-font';
import { applyTheme, followSystemTheme } from '@/ui/theme/theme';
import type { QueryClient } from '@tanstack/react-query';
import { hasSessionHint } from '@/entities/session/hint';
import { loadPageStyles } from '@/ui/theme/page-styles';
import { createApp } from './create-app';
import { fetchErrorPages } from '@/routes/-shell/late/late-error-pages';
import { reloadOnStaleVersion } from '@/routes/-shell/messages/stale-version';

/**
 * Puts the application in the place of index.html's skeleton, which stays until the first page is there: React holds back
 * for 300 ms what replaces a fallback of its own.
 */
export async function renderApp(demoAccounts: readonly DemoAccount[]): Promise<void> {
  reloadOnStaleVersion();
  applyTheme();
  followSystemTheme();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { element, queryClient, router } = createApp({ demoAccounts });
  await router.load();
  await firstAnswers(queryClient);
  if (router.state.matches.some(({ status }) => status !== 'success')) await fetchErrorPages();
  const render = () => createRoot(root).render(<StrictMode>{element}</StrictMode>);
  const isFeed = location.pathname === '/' && hasSessionHint();
  // The feed in slices: what comes over the network meanwhile, and whoever presses something, waits for none of it. Not a page that
  // may lead on to another: a transition shows nothing until the last of them is whole.
  if (isFeed) startTransition(render);
  else render();
  // The feed has but one word in the titles' typeface, and laying out the page anew for it takes longer than that is worth.
  if (!isFeed) loadDisplayFont();
  whenSettled(() => {
    if (isFeed) loadDisplayFont();
    void loadPageStyles();
    void fetchErrorPages();
    // One scope has one worker: not where the mock server's stands between page and network.
    if (!__MOCKS__) inBackground(import('./service-worker/register')).catch(() => undefined);
    if (location.pathname === '/') globalThis.loadPreloads?.();
    const routes = router.options.context.loadRoutes();
    if (routes) inBackground(routes).catch(() => undefined);
  });
}

/** How long the first render waits for them at most, in ms. */
const patience = 150;

/** What the first page asked for early is there as a rule once its code is: then it is drawn once, with its posts. */
async function firstAnswers(queryClient: QueryClient): Promise<void> {
  const reads = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  const answers = Promise.allSettled(reads.flatMap(({ promise }) => promise ?? []));
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, patience))]);
}
