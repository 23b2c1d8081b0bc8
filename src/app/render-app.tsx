import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { DemoAccount } from '@/features/account/demo-accounts';
import { whenSettled } from '@/lib/timing/when-settled';
import { loadDisplayFont } from '@/ui/text/display-font';
import { applyTheme, followSystemTheme } from '@/ui/theme/theme';
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
  loadDisplayFont();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { element, router } = createApp({ demoAccounts });
  await router.load();
  if (router.state.matches.some(({ status }) => status !== 'success')) await fetchErrorPages();
  createRoot(root).render(<StrictMode>{element}</StrictMode>);
  whenSettled(() => {
    void loadPageStyles();
    void fetchErrorPages();
    if (location.pathname === '/') globalThis.loadPreloads?.();
  });
}
