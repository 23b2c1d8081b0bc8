import { Button } from '@/ui/button/button';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';

const id = 'discard-post';

/** Asks before a post that was begun is given up. The answer that loses nothing has the focus. */
export function askToDiscard(onDiscard: () => void): void {
  openModal({ id, title: 'Discard this post?', content: <DiscardPost onDiscard={onDiscard} /> });
}

function DiscardPost({ onDiscard }: { onDiscard: () => void }) {
  const answer = (act: () => void) => () => {
    closeModal(id);
    act();
  };
  const save = () =>
    showToast({ kind: 'success', text: 'Your draft is kept on this device for 7 days', durationMs: 4000 });
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2 text-sm text-pretty">
        Its text, photos and attachments will be lost. Save it as a draft to finish it later.
      </p>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="danger" onClick={answer(onDiscard)}>
          Discard
        </Button>
        <Button variant="outline" onClick={answer(save)}>
          Save draft
        </Button>
        <Button data-autofocus onClick={answer(() => {})}>
          Keep writing
        </Button>
      </div>
    </div>
  );
}
