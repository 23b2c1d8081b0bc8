import type { ReactNode } from 'react';
import { PublicFooter } from '@/features/landing/public-footer';
import { PublicHeader } from '@/features/landing/public-header';
import { SkipLink } from './navigation/skip-link';

/** What stands around a page for everybody who is not signed in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PublicHeader />
      {/* as high as the screen, so that the footer stays out of sight while a page is on its way */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-var(--topbar-h))] outline-none">
        {children}
      </main>
      <PublicFooter />
    </>
  );
}
