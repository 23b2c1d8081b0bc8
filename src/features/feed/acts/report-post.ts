import type { Schemas } from '@/api/contract';
import { openReportForm } from '@/entities/report/report-form';

/** Asks what is wrong with a post; its author is not told who did. */
export const openReportPost = ({ id, authUser }: Pick<Schemas['Post'], 'id' | 'authUser'>) =>
  openReportForm({
    title: 'Report this post',
    about: { kind: 'post', id: String(id), route: `/${authUser.username}/post/${id}` },
    reasons: ['Spam', 'A scam', 'Misleading figures', 'Abuse', 'Something else'],
    note: 'Your report, this post’s address and your name go to our support team. Its author isn’t told who reported it.',
  });
