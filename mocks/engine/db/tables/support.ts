import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

interface SupportTicket extends Omit<Schema<'SupportTicket'>, 'replies' | 'assignee'> {
  replies: (Omit<Schema<'SupportReply'>, 'author'> & { authorId: number })[];
  assigneeId: number | null;
}

export interface SupportRows {
  mailingListEntry: Omit<Schema<'MailingListEntry'>, 'code'> & { code: string };
  betaApplication: Omit<Schema<'BetaApplication'>, 'applicant'>;
  supportTicket: SupportTicket;
}

export const supportTables = {
  mailingListEntry: { ids: 'uuid', by: ['email', 'code'] },
  betaApplication: { ids: 'uuid', by: ['ownerId'] },
  supportTicket: { ids: 'uuid', by: ['ownerId'] },
} as const satisfies TablesOf<SupportRows>;
