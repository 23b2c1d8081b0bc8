import { Button } from '@/ui/button/button';
import { closeModal, openModal } from '@/ui/modal/modal-store';

/** Asks before a deal in the trash is deleted for good. */
export function askToDelete(title: string, onYes: () => void): void {
  const id = 'delete-evaluation';
  openModal({
    id,
    title: 'Delete this evaluation?',
    size: 'sm',
    content: (
      <p className="text-sm text-pretty text-ink-2">
        {`“${title}” and its scenarios, notes and photos will be deleted permanently. This can’t be undone.`}
      </p>
    ),
    footer: (
      <>
        <Button variant="outline" onClick={() => closeModal(id)}>
          Cancel
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            closeModal(id);
            onYes();
          }}
        >
          Delete
        </Button>
      </>
    ),
  });
}
