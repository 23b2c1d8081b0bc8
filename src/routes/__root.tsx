import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import type { DemoAccount } from '@/features/account/demo-accounts';
import { decideGate } from '@/entities/session/gate';
import { Frame } from './-shell/frame';
import { stylesOf } from './-shell/styles-of';

export interface RouterContext {
  queryClient: QueryClient;
  /** Whom a visitor can sign in as with one click; empty unless the mock server is on. */
  demoAccounts: readonly DemoAccount[];
  /** Brings the routes of all pages; undefined where they are here. */
  loadRoutes: () => Promise<void> | undefined;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, preload }) => {
    const styles = stylesOf(location.pathname);
    if (preload) return styles;
    const answer = await decideGate(context.queryClient, location.pathname, location.href);
    if (answer.kind === 'sign-in') throw redirect({ to: '/account/login', replace: true });
    if (answer.kind === 'leave-guest-page') throw redirect({ href: answer.to, replace: true });
    return styles;
  },
  pendingMs: 0,
  pendingMinMs: 0,
  component: Frame,
});
