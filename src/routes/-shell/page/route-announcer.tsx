import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { whenTitleIsNew } from './page-title';

/**
 * Tells everybody who cannot see it that another page is here: moves the focus to it, and says its title. Not for the
 * first page, which the browser announces itself, nor for a change of the query or the hash.
 *
 * `isWaiting` while the frame is a skeleton, which has nothing to go to.
 */
export function RouteAnnouncer({ isWaiting }: { isWaiting: boolean }) {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const announced = useRef(path);
  const before = useRef<{ focus: Element | null; title: string }>({ focus: null, title: '' });
  const [text, setText] = useState('');

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) before.current = { focus: document.activeElement, title: document.title };
      }),
    [router],
  );

  useEffect(() => {
    if (path === undefined || isWaiting || path === announced.current) return;
    const isFirst = announced.current === undefined;
    announced.current = path;
    if (isFirst) return;
    if (!hasOwnFocus(before.current.focus)) document.getElementById('main')?.focus({ preventScroll: true });
    return whenTitleIsNew(before.current.title, setText);
  }, [path, isWaiting]);

  return (
    <div className="sr-only" aria-live="polite">
      {text && <p key={path}>{text}</p>}
    </div>
  );
}

/* Whether the new page has put the focus somewhere itself. */
function hasOwnFocus(focusBefore: Element | null) {
  const now = document.activeElement;
  return now !== focusBefore && now?.closest('#main *, [role="dialog"]') != null;
}
