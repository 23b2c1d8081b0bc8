import type { TablesOf } from '../table-definition';

interface AvaMessage {
  id: string;
  threadId: string;
  role: 'user' | 'assistant';
  text: string;
  createdAt: string;
  /** What the member said of an answer. */
  helpful: boolean | null;
}

export interface AssistantRows {
  /** At most one a member. */
  avaThread: { id: string; threadId: string; ownerId: number; createdAt: string };
  avaMessage: AvaMessage;
}

export const assistantTables = {
  avaThread: { ids: 'uuid', by: ['threadId', 'ownerId'] },
  avaMessage: { ids: 'uuid', by: ['threadId'] },
} as const satisfies TablesOf<AssistantRows>;
