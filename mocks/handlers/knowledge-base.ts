import type { OperationsOf } from './operation';

export const articleOperations = {} satisfies OperationsOf<never>;
