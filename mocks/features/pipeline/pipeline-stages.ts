import { stageKeys, stageNames as names } from '@/lib/pipeline/stage-names';
import type { Schema } from '../../engine/contract/contract';

type Stage = Schema<'PipelineStage'>;

/** The columns of the board, from left to right. */
export const stages: readonly Stage[] = stageKeys;

/** A stage as people read it. */
export const stageNames: Readonly<Record<Stage, string>> = names;
