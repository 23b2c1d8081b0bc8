import type { OperationsOf } from './operation';

export const messageOperations = {} satisfies OperationsOf<never>;
