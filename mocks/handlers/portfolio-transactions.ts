import type { OperationsOf } from './operation';

export const transactionOperations = {} satisfies OperationsOf<never>;
