import { readStored, writeStored } from '@/lib/storage';

/** Where it stands who may go on with what is kept on this device; written where something is kept. */
export const offlineMemberKey = 'offline-member';

/** Who may go on with it where nobody can be asked who is signed in. */
export const offlineMember = (): number | null => Number(readStored(offlineMemberKey)) || null;

/** Another member signs in on this device, or this one signs out: what was kept is theirs alone. */
export function leaveToMember(id: number | null): void {
  if (offlineMember() !== id) writeStored(offlineMemberKey, null);
}
