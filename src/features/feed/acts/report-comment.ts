import type { Schemas } from '@/api/contract';
import { openReportForm } from '@/entities/report/report-form';

/** Asks what is wrong with a comment or reply under a post; its author is not told who did. */
export const openReportComment = (
  noun: 'comment' | 'reply',
  id: number,
  post: Pick<Schemas['Post'], 'id' | 'authUser'>,
) =>
  openReportForm({
    title: `Report this ${noun}`,
    about: { kind: 'comment', id: String(id), route: `/${post.authUser.username}/post/${post.id}` },
    reasons: ['Spam or a scam', 'Misleading figures', 'Harassment or hate', 'Something else'],
    note: `Your report, this ${noun} and your name go to our support team. Its author isn’t told who reported it.`,
  });
