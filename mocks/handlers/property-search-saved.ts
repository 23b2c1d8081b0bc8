import type { OperationsOf } from './operation';

export const savedSearchOperations = {} satisfies OperationsOf<never>;
