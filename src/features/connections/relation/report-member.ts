import type { Schemas } from '@/api/contract';
import { openReportForm } from '@/entities/report/report-form';

/** Asks what is wrong with a member; they are not told who did. */
export const openReportMember = (person: Pick<Schemas['User'], 'id' | 'username' | 'fullName'>) =>
  openReportForm({
    title: `Report ${person.fullName}`,
    about: { kind: 'user', id: String(person.id), route: `/${person.username}` },
    reasons: [
      'Spam or a scam',
      'Not who they say they are',
      'Harassment or hate',
      'Something else that breaks the rules',
    ],
    note: 'Your report, this profile’s address and your name go to our support team. The member won’t be told who reported them.',
  });
