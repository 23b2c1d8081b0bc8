// What the mock server adds to a page, wherever the server itself runs.
import { whenIdle } from '@/lib/timing/when-idle';
import type { WindowMockServer } from '../remote-control';
import { isSituationAsked } from '../../scenarios/parameters';
import { isHandleShown, takePanelChoice, wasOpen } from './panel-choice';

declare global {
  interface Window {
    /** Set by panel-key.js, which every page of a build with the mock server begins with. */
    qaPanelKey?: { presses: number; onPress: (() => void) | null };
  }
}

export interface PageOptions {
  /** Told when it becomes known that somebody is signed in, or nobody, without the application having asked. */
  onSession: (isSignedIn: boolean) => void;
}

/**
 * Call before the application starts: it opens the situation that the address asks for, and brings the panel later.
 * @param troubles what is known to be wrong already
 */
export async function startPage(
  server: WindowMockServer,
  { onSession }: PageOptions,
  troubles: readonly string[] = [],
): Promise<void> {
  const choice = takePanelChoice();
  const isAsked = isSituationAsked(new URLSearchParams(location.search));
  const link = isAsked ? await (await import('./open-link')).openLink(server, onSession) : [];
  const wrongs = [...choice, ...link];
  const problems = [...troubles, ...wrongs];
  for (const problem of wrongs) {
    // oxlint-disable-next-line no-console -- whoever typed the address looks here when the panel is hidden
    console.warn(problem);
  }

  const panel = () =>
    import('../../panel/mount-panel').then(({ mountPanel }) => mountPanel({ server, problems, onSession }));
  const toggle = () => void panel().then((mounted) => mounted.toggle());
  if (window.qaPanelKey) {
    window.qaPanelKey.onPress = toggle;
    // Pressed twice is as before.
    if (window.qaPanelKey.presses % 2 === 1) toggle();
  }
  if (wasOpen() || (isHandleShown() && problems.length > 0)) void panel().then(({ open }) => open());
  else if (isHandleShown()) whenIdle(() => void panel());
}
