import type { OperationsOf } from './operation';

export const supportOperations = {} satisfies OperationsOf<never>;
