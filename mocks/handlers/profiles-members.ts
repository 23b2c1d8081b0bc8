import type { OperationsOf } from './operation';

export const profileOperations = {} satisfies OperationsOf<never>;
