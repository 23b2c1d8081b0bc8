import type { OperationsOf } from './operation';

export const pipelineOperations = {} satisfies OperationsOf<never>;
