// Sends what is left on the device of viewings that are not open now: from any page, once the network is back.
import type { QueryClient } from '@tanstack/react-query';
import { isUnsent, listKept } from '../device/kept-viewings';
import { openViewing } from '../open-viewing';
import { soleTabName } from '../use-sole-tab';

/** Answers the ids of those that need somebody: they failed, or were changed elsewhere too. */
export async function sendKept(queryClient: QueryClient, memberId: number): Promise<string[]> {
  const left: string[] = [];
  for (const kept of await listKept(memberId)) {
    const { id } = kept.viewing;
    if (isUnsent(kept))
      await unlessOpen(memberId, id, async () => {
        const viewing = openViewing(queryClient, memberId, id);
        await viewing.load(true);
        const { standing } = viewing.use.getState();
        if (standing.kind === 'failed' || standing.kind === 'clash') left.push(id);
        else await viewing.close();
      });
  }
  return left;
}

/** A tab in which it is open sends by itself. */
async function unlessOpen(memberId: number, id: string, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act();
  const name = soleTabName(memberId, id);
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await act();
  });
}
