// What the mock server adds to a page, wherever the server itself runs.
import { whenIdle } from '@/lib/when-idle';
import type { WindowMockServer } from '../remote-control';
import { isSituationAsked } from '../scenarios/parameters';
import { isHandleShown, takePanelChoice, wasOpen } from './panel-choice';
import { onPanelKey } from './panel-key';

export interface PageOptions {
  /** Told when it becomes known that somebody is signed in, or nobody, without the application having asked. */
  onSession: (isSignedIn: boolean) => void;
}

/**
 * Call before the application starts, and after `hearPanelKey`: it opens the situation that the address asks for, and brings the panel later.
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
    import('../panel/mount-panel').then(({ mountPanel }) => mountPanel({ server, problems, onSession }));
  onPanelKey(() => void panel().then(({ toggle }) => toggle()));
  if (wasOpen() || (isHandleShown() && problems.length > 0)) void panel().then(({ open }) => open());
  else if (isHandleShown()) whenIdle(() => void panel());
}
