import type { OperationsOf } from './operation';

export const aiSearchOperations = {} satisfies OperationsOf<never>;
