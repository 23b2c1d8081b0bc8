import type { OperationsOf } from './operation';

export const assistantOperations = {} satisfies OperationsOf<never>;
