// What a worker reads: it has no page, so no session, no configuration and no early requests.
import { withSoundRows } from '@/lib/lists/sound-rows';
import { parseWellFormed } from '@/lib/text/well-formed';
import { completeAnswer, type Shape } from './complete';

/**
 * One GET from a worker, with credentials, completed as on the page. Undefined for every other answer than a sound one and for none: the
 * page asks then, by the rules of the session, of refusals and of tries.
 * @param address absolute, by `addressOf`
 * @param shape of the answer, from the generated ones
 */
export async function readInWorker(address: string, shape: Shape): Promise<unknown> {
  try {
    const response = await fetch(address, { credentials: 'include' });
    if (!response.ok) return undefined;
    return completeAnswer(withSoundRows(parseWellFormed(await response.text()), address), shape, false);
  } catch {
    return undefined;
  }
}
