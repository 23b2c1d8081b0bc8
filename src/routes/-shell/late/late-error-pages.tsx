import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { onNetworkBack } from '@/lib/network/network-back';
import { inBackground } from '@/lib/timing/background-load';
import { Button } from '@/ui/button/button';
import { fetchPart, useLazyPart } from '@/ui/lazy/lazy-part';
import { EmptyState } from '@/ui/states/empty-state';

const load = () => import('../messages/error-pages.errors');
type ErrorPages = Awaited<ReturnType<typeof load>>;

/** Fetches the error pages ahead: when one is needed, there may be no network to fetch it by. Never rejects. */
export const fetchErrorPages = () => inBackground(fetchPart(load)).catch(() => undefined);

/** A page that failed. */
export const LateCrashPage = (props: ErrorComponentProps) => (
  <LateErrorPage>{({ CrashPage }) => <CrashPage {...props} />}</LateErrorPage>
);

/** An address where nothing is. */
export const LateNotFoundPage = () => <LateErrorPage>{({ NotFoundPage }) => <NotFoundPage />}</LateErrorPage>;

/** Until the pages are there nothing is said; where they can't be fetched, one message stands for them all. */
function LateErrorPage({ children }: { children: (pages: ErrorPages) => ReactNode }) {
  const [isAsked, setIsAsked] = useState(true);
  const pages = useLazyPart(load, isAsked, () => setIsAsked(false));
  useEffect(() => {
    if (isAsked) return;
    const life = new AbortController();
    onNetworkBack(() => setIsAsked(true), life.signal);
    return () => life.abort();
  }, [isAsked]);
  if (pages) return children(pages);
  if (isAsked) return <div aria-busy="true" className="min-h-[60vh]" />;
  return (
    <div role="alert">
      <EmptyState
        title="Couldn’t load this page"
        headingLevel={1}
        text="Check your connection and try again."
        action={
          <Button variant="outline" onClick={() => setIsAsked(true)}>
            Reload
          </Button>
        }
      />
    </div>
  );
}
