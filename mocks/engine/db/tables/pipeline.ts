import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

export interface PipelineRows {
  propertyViewing: Omit<
    Schema<'PropertyViewing'>,
    'owner' | 'home' | 'agent' | 'people' | 'clash' | 'isOutcomeDue'
  > & {
    /** The changes it has had by the names their clients gave them, the last first. */
    changeIds?: readonly string[];
    /** Up to when its people have been reminded of it, ISO. */
    remindedUntil: string;
  };
  propertyAction: Omit<Schema<'PropertyAction'>, 'owner' | 'assignee' | 'subject'> & {
    /** The `remindAt` of which its assignee has been notified. */
    remindedOf: string | null;
    /** An entry of the log that somebody wrote: the others come about by themselves. */
    isNote?: boolean;
    /** The name under which its owner's client sent it. */
    clientId?: string | undefined;
  };
}

export const pipelineTables = {
  propertyViewing: { ids: 'uuid', by: ['ownerId', 'evaluationId'] },
  propertyAction: { ids: 'uuid', by: ['ownerId', 'assigneeId', 'evaluationId', 'taskId'] },
} as const satisfies TablesOf<PipelineRows>;
