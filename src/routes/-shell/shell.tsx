import { useLocation } from '@tanstack/react-router';
import { use, useState, type ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { useSettled } from '@/ui/lazy/use-settled';
import { loadStyled } from '@/ui/theme/page-styles';
import { showToast } from '@/ui/toast/toast';
import { ConfirmationCorner } from './corners/confirmation-corner';
import { IdleParts, untilAva } from './idle-parts';
import { Sidebar } from './navigation/sidebar';
import { SkipLink } from './navigation/skip-link';
import { TopBar } from './navigation/top-bar';

/**
 * The frame of every page for a signed-in person: top bar, sidebar from 1224 px, burger below it. Sidebar and main ask for the
 * banner among what follows them: asked of the whole frame, with all that is inside, every row or panel that comes or goes
 * would have the styles of the whole page worked out anew.
 */
export function Shell({ user, children }: { user: Schemas['CurrentUser']; children: ReactNode }) {
  if (untilAva) use(untilAva);
  const path = useLocation({ select: (location) => location.pathname });
  // The path the navigation was opened on: any route change closes it without an effect.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isWanted = openedOn === path;
  const drawer = useLazyPart(
    () => import('./navigation/mobile-navigation'),
    isWanted,
    () => {
      setOpenedOn(null);
      showToast({
        kind: 'error',
        text: 'Couldn’t load the menu. Check your connection and try again.',
      });
    },
  );
  const settled = useSettled(untilAva ? 'idle' : null);
  const extras = useLazyPart(() => loadStyled(() => import('./navigation/sidebar-extras')), settled !== null);
  const isNavigationOpen = isWanted && drawer !== null;
  return (
    <>
      <div inert={isNavigationOpen}>
        <SkipLink />
        <TopBar user={user} isNavigationOpen={isNavigationOpen} onOpenNavigation={() => setOpenedOn(path)} />
        <Sidebar
          user={user}
          path={path}
          extras={extras}
          className="max-lg:hidden has-[~[data-confirmation=open]]:pb-[calc(28px+var(--banner-h,154px))] has-[~[data-confirmation=closed]]:pb-18"
        />
        <main
          id="main"
          tabIndex={-1}
          className="min-h-screen px-(--gutter) pt-[calc(var(--topbar-h)+18px)] pb-21 outline-none has-[~[data-confirmation=open]]:pb-[calc(84px+var(--banner-h,154px))] md:pt-[calc(var(--topbar-h)+28px)] lg:ml-(--sidebar-w)"
        >
          {settled && <IdleParts isInUse={settled === 'interaction'} />}
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
