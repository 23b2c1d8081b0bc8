import { SendInChat } from '@/entities/record/send-in-chat';
import { summaryText } from '@/entities/viewing/summary-text';
import type { Viewing } from '@/entities/viewing/viewing-names';
import { closeModal, openModal } from '@/ui/modal/modal-store';

const modalId = 'share-viewing';

/** Asks into which conversation the summary of a viewing goes; it can be changed before. */
export function openShareSummary(viewing: Viewing): void {
  openModal({
    id: modalId,
    title: 'Share summary',
    size: 'md',
    content: <SendInChat text={summaryText(viewing)} attachments={[]} onDone={() => closeModal(modalId)} />,
  });
}
