import type { Schema } from '../../contract/contract';
import type { TablesOf } from '../table-definition';

/** Where a deal stands; what the board shows besides is read from its history. */
export type PipelinePosition = Pick<
  Schema<'PipelineCard'>,
  'stage' | 'position' | 'enteredAt' | 'lostReason'
>;

type Shown =
  | 'access'
  | 'uuid'
  | 'owner'
  | 'myRole'
  | 'images'
  | 'links'
  | 'pipeline'
  | 'soundings'
  | 'quotes'
  | 'opinions';

export interface EvaluationRows {
  evaluation: Omit<Schema<'Evaluation'>, Shown> & { pipeline: PipelinePosition | null };
  /** With the name that its sender's client gave the upload. */
  evaluationImage: Schema<'EvaluationImage'> & { clientId?: string };
  evaluationLink: Omit<Schema<'EvaluationLink'>, 'hasPasscode' | 'views'> & {
    evaluationId: string;
    passcode: string | null;
    views: { userId: number; at: string }[];
    /** When wrong passcodes were tried, ISO date-times. */
    misses: string[];
  };
  evaluationOpinion: Pick<
    Schema<'EvaluationOpinion'>,
    'id' | 'figures' | 'message' | 'createdAt' | 'closedAt'
  > & {
    evaluationId: string;
    /** Who was asked, and in which conversation. */
    asked: readonly { userId: number; conversationId: number }[];
    /** First come first. */
    answers: readonly (Omit<Schema<'OpinionAnswer'>, 'user'> & { userId: number })[];
    /** What the owner reckoned when they asked, £; null where they had no figure. */
    reckoned: Readonly<Partial<Record<Schema<'OpinionFigure'>, number | null>>>;
  };
  evaluationSetting: Schema<'EvaluationSetting'>;
  evaluationVersion: Omit<Schema<'EvaluationVersion'>, 'author'> & { authorId: number };
}

export const evaluationTables = {
  evaluation: { ids: 'uuid', by: ['ownerId', 'propertyId'] },
  evaluationImage: { ids: 'uuid', by: ['evaluationId'] },
  evaluationLink: { ids: 'uuid', by: ['evaluationId', 'token'] },
  evaluationOpinion: { ids: 'uuid', by: ['evaluationId'] },
  evaluationVersion: { ids: 'uuid', by: ['evaluationId'] },
  evaluationSetting: { ids: 'uuid', by: ['ownerId'] },
} as const satisfies TablesOf<EvaluationRows>;
