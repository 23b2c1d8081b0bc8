import { openReportForm } from '@/entities/report/report-form';
import type { Message } from '@/features/chat/engine/thread';

/** Asks what is wrong with somebody else's message; they are not told who did. */
export const openReportMessage = ({ id, conversation }: Pick<Message, 'id' | 'conversation'>) =>
  openReportForm({
    title: 'Report this message',
    about: { kind: 'message', id: String(id), route: `/conversations?chat=${conversation.id}` },
    reasons: ['Spam or a scam', 'Harassment or hate', 'Asks for money or bank details', 'Something else'],
    note: 'Your report, this message and your name go to our support team. The sender isn’t told who reported it.',
  });
