import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { askAva } from '@/entities/assistant/ava-store';
import { ConnectionNotice } from '@/features/connection-status/connection-notice';
import { focusSearch } from '@/features/search/focus-search';
import { listenToShortcuts } from '@/features/shortcuts/listen';
import { inBackground } from '@/lib/background-load';
import { fetchPart } from '@/ui/lazy-part';
import { AvaPlace, loadAvaCenter } from './ava-corner';
import { prefetchLinks } from './prefetch-links';
import { destinations, showShortcuts } from './show-shortcuts';

/**
 * Ava's panel's code, and the panel opened before the first render: opened in an effect it would follow a frame of the page below.
 * Whether the code came is known where it is shown.
 */
export const loadAva = () =>
  fetchPart(loadAvaCenter).then(
    () => askAva(null),
    () => undefined,
  );

/** The parts of the shell that come when the browser is idle. */
export function LaterParts() {
  const router = useRouter();
  useEffect(() => prefetchLinks(router), [router]);
  useEffect(() => {
    // the drawer's code is there before a finger reaches its button
    const isWide = matchMedia('(min-width: 76.5rem)').matches;
    if (!isWide) inBackground(import('./mobile-navigation')).catch(() => undefined);
  }, []);
  useEffect(
    () =>
      listenToShortcuts(
        destinations.map(({ key }) => key),
        {
          go: (key) => {
            const place = destinations.find((destination) => destination.key === key);
            if (place) void router.navigate({ to: place.to });
          },
          showShortcuts,
          focusSearch,
        },
      ),
    [router],
  );
  return (
    <>
      <ConnectionNotice />
      <AvaPlace />
    </>
  );
}
