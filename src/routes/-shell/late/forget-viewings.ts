import { unsentViewings } from '@/entities/viewing/kept-mark';
import { forgetKept } from '@/features/viewing-mode/device/kept-viewings';
import { openQuestion } from '@/ui/modal/confirm-question';

/** Asks about unsent notes, and hands on how to remove everything of viewings once the session has ended. */
export function beforeLogOut(memberId: number, leave: (forget: () => void) => void): void {
  const unsent = unsentViewings(memberId).length;
  const go = () => leave(() => void forgetKept(memberId));
  if (unsent === 0) return go();
  const which = unsent === 1 ? 'Notes from a viewing haven’t' : `Notes from ${unsent} viewings haven’t`;
  openQuestion({
    id: 'sign-out',
    title: 'Sign out and delete unsent notes?',
    text: `${which} been sent yet. Signing out deletes them from this device. This can’t be undone.`,
    act: 'Sign out and delete',
    onConfirm: go,
  });
}
