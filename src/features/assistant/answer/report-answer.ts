import { openReportForm } from '@/entities/report/report-form';

/** Asks what is wrong with an answer of Ava. */
export const openReportAnswer = (answerId: string) =>
  openReportForm({
    title: 'Report this answer',
    about: { kind: 'ava', id: answerId, route: location.pathname },
    reasons: ['Wrong figure', 'Wrong or out of date', 'Harmful or offensive', 'Something else'],
    note: 'Your report, this answer and your name go to our support team. No one else sees them.',
  });
