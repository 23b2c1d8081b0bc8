import { newClientId } from '@/lib/client-id';
import { keyOf, put, useDrafts } from './draft/draft-store';

const keyAt = (userId: number, place: string) => keyOf(userId, `${place}:name`);

/**
 * The name (`clientId`) under which what is written at a place is sent. A retry has the same one, also after a reload, so the
 * server never keeps two though its answer was lost; whatever was changed since has another, so the change is not lost either.
 */
export function sendNameOf(userId: number, place: string, content: string): string {
  const key = keyAt(userId, place);
  const [known = '', ...of] = (useDrafts.getState().drafts[key]?.text ?? '').split(' ');
  if (known && of.join(' ') === content) return known;
  const fresh = newClientId();
  put(key, `${fresh} ${content}`);
  return fresh;
}

/** The server has it: the same words written again are another post. */
export function forgetSendName(userId: number, place: string): void {
  put(keyAt(userId, place), '');
}
