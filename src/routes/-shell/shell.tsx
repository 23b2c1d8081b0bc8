import { useLocation } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { whenSettled } from '@/lib/when-settled';
import { useLazyPart } from '@/ui/lazy-part';
import { loadStyled } from '@/ui/page-styles';
import { showToast } from '@/ui/toast';
import { ConfirmationCorner } from './confirmation-corner';
import { IdleParts } from './idle-parts';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

/** The frame of every page for a signed-in person: top bar, sidebar from 1224 px, burger below it. */
export function Shell({ user, children }: { user: Schemas['CurrentUser']; children: ReactNode }) {
  const path = useLocation({ select: (location) => location.pathname });
  // The path the navigation was opened on: any route change closes it without an effect.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isWanted = openedOn === path;
  const drawer = useLazyPart(
    () => import('./mobile-navigation'),
    isWanted,
    () => {
      setOpenedOn(null);
      showToast({
        kind: 'error',
        text: 'The menu could not be loaded. Check your connection and try again.',
      });
    },
  );
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => whenSettled(() => setIsSettled(true)), []);
  const extras = useLazyPart(() => loadStyled(() => import('./sidebar-extras')), isSettled);
  const isNavigationOpen = isWanted && drawer !== null;
  return (
    <>
      <div inert={isNavigationOpen} className="group/shell">
        <SkipLink />
        <TopBar user={user} isNavigationOpen={isNavigationOpen} onOpenNavigation={() => setOpenedOn(path)} />
        <Sidebar
          user={user}
          path={path}
          extras={extras}
          className="max-lg:hidden group-has-data-[confirmation=open]/shell:pb-[calc(28px+var(--banner-h,154px))] group-has-data-[confirmation=closed]/shell:pb-18"
        />
        <main
          id="main"
          tabIndex={-1}
          className="min-h-screen px-(--gutter) pt-[calc(var(--topbar-h)+18px)] pb-21 outline-none group-has-data-[confirmation=open]/shell:pb-[calc(28px+var(--banner-h,154px))] md:pt-[calc(var(--topbar-h)+28px)] md:pb-14 lg:ml-(--sidebar-w)"
        >
          {isSettled && <IdleParts />}
          {children}
        </main>
        <ConfirmationCorner user={user} />
      </div>
      {isNavigationOpen && (
        <drawer.MobileNavigation user={user} path={path} extras={extras} onClose={() => setOpenedOn(null)} />
      )}
    </>
  );
}
