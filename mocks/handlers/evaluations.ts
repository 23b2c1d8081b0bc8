import type { OperationsOf } from './operation';

export const evaluationOperations = {} satisfies OperationsOf<never>;
