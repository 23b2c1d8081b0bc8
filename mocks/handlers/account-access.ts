import type { OperationsOf } from './operation';

export const accountAccessOperations = {} satisfies OperationsOf<never>;
