import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

interface SupportTicket extends Omit<Schema<'SupportTicket'>, 'replies' | 'assignee' | 'reported'> {
  replies: (Omit<Schema<'SupportReply'>, 'author'> & { authorId: number })[];
  assigneeId: number | null;
}

export interface SupportRows {
  mailingListEntry: Omit<Schema<'MailingListEntry'>, 'code'> & { code: string };
  betaApplication: Omit<Schema<'BetaApplication'>, 'applicant'>;
  supportTicket: SupportTicket;
  auditEntry: Omit<Schema<'AuditEntry'>, 'admin'> & { adminId: number };
  /** A feature without a row is on. */
  featureFlag: {
    id: string;
    key: Schema<'FeatureKey'>;
    isOn: boolean;
    changedAt: string;
    changedById: number;
  };
}

export const supportTables = {
  mailingListEntry: { ids: 'uuid', by: ['email', 'code'] },
  betaApplication: { ids: 'uuid', by: ['ownerId'] },
  supportTicket: { ids: 'uuid', by: ['ownerId'] },
  auditEntry: { ids: 'number', by: ['adminId'] },
  featureFlag: { ids: 'uuid', by: ['key'] },
} as const satisfies TablesOf<SupportRows>;
