import { openQuestion } from '@/ui/modal/confirm-question';

/** Asks before a deal in the trash is deleted for good. */
export const askToDelete = (title: string, onConfirm: () => void): void =>
  openQuestion({
    id: 'delete-evaluation',
    title: 'Delete this evaluation?',
    text: `“${title}” and its scenarios, notes and photos will be deleted permanently. This can’t be undone.`,
    act: 'Delete',
    onConfirm,
  });
