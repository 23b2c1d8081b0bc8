import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { DemoAccount } from '@/features/account/demo-accounts';
import { loadDisplayFont } from '@/ui/display-font';
import { applyTheme, followSystemTheme } from '@/ui/theme';
import { createApp } from './create-app';
import { reloadOnStaleVersion } from './stale-version';

/** Puts the application in the place of index.html's skeleton. */
export function renderApp(demoAccounts: readonly DemoAccount[]): void {
  reloadOnStaleVersion();
  applyTheme();
  followSystemTheme();
  loadDisplayFont();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(<StrictMode>{createApp({ demoAccounts }).element}</StrictMode>);
}
