import { Button } from '@/ui/button/button';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import type { Message } from '@/features/chat/engine/thread';
import { messageLine } from '@/features/chat/wording';

const id = 'delete-message';

/** Asks before a message is deleted: for oneself alone, and for everybody when it is one's own. */
export function askToDelete(
  message: Message,
  { isMine, onForMe, onForEveryone }: { isMine: boolean; onForMe: () => void; onForEveryone: () => void },
): void {
  const then = (act: () => void) => () => {
    closeModal(id);
    act();
  };
  openModal({
    id,
    title: 'Delete this message?',
    content: (
      <>
        <blockquote dir="auto" className="border-line text-ink-2 line-clamp-3 border-l-2 pl-3 wrap-anywhere">
          {messageLine(message).slice(0, 300)}
        </blockquote>
        <p className="text-ink-2 mt-3">
          {isMine
            ? 'Delete for everyone: others see that a message was deleted. Delete for me: others keep it.'
            : 'It’s deleted only for you. Others keep it.'}
        </p>
      </>
    ),
    footer: (
      <>
        <Button variant="outline" data-autofocus onClick={() => closeModal(id)}>
          Cancel
        </Button>
        <Button variant={isMine ? 'outline' : 'danger'} onClick={then(onForMe)}>
          Delete for me
        </Button>
        {isMine && (
          <Button variant="danger" onClick={then(onForEveryone)}>
            Delete for everyone
          </Button>
        )}
      </>
    ),
  });
}
