import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { askAva } from '@/entities/assistant/ava-store';
import { ConnectionNotice } from '@/features/connection-status/connection-notice';
import { focusSearch } from '@/features/search/box/focus-search';
import { loadPanels } from '@/features/search/box/search-box';
import { listenToShortcuts } from '@/features/shortcuts/listen';
import { inBackground } from '@/lib/timing/background-load';
import { fetchWhenIdle } from '@/ui/lazy/fetch-when-idle';
import { fetchPart } from '@/ui/lazy/lazy-part';
import { loadMenuList } from '@/ui/menu/menu';
import { AvaPlace, loadAvaCenter } from './corners/ava-corner';
import { followAppearance } from '@/ui/theme/appearance';
import { ArrivalSound } from './late/arrival-sound';
import { UnsentViewings } from './late/unsent-viewings';
import { WaitingTasks } from './late/waiting-tasks';
import { loadNotificationCenter } from './navigation/bell';
import { prefetchLinks } from './navigation/prefetch-links';
import { loadAccount } from './navigation/top-bar';
import { loadPalette } from './palette/show-palette';
import { destinations, showShortcuts } from './palette/show-shortcuts';

/**
 * Ava's panel's code, and the panel opened before the first render: opened in an effect it would follow a frame of the page below.
 * Whether the code came is known where it is shown.
 */
export const loadAva = () =>
  fetchPart(loadAvaCenter).then(
    () => askAva(null),
    () => undefined,
  );

/** What opens over every page, the likeliest first. */
const panelParts = [
  loadNotificationCenter,
  loadMenuList,
  loadAccount,
  loadPanels,
  loadPalette,
  loadAvaCenter,
];

interface LaterPartsProps {
  /** Somebody has done something with the page already: nothing waits for the first sign of it any more. */
  isInUse: boolean;
}

/** The parts of the shell that come when the browser is idle. */
export function LaterParts({ isInUse }: LaterPartsProps) {
  const router = useRouter();
  useEffect(() => prefetchLinks(router, isInUse), [router, isInUse]);
  useEffect(() => {
    // the drawer's code is there before a finger reaches its button
    const isWide = matchMedia('(min-width: 76.5rem)').matches;
    if (!isWide) inBackground(import('./navigation/mobile-navigation')).catch(() => undefined);
    return fetchWhenIdle(panelParts);
  }, []);
  useEffect(() => followAppearance(), []);
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
      <UnsentViewings />
      <WaitingTasks />
      <ArrivalSound />
      <AvaPlace />
    </>
  );
}
