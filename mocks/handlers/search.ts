import type { OperationsOf } from './operation';

export const searchOperations = {} satisfies OperationsOf<never>;
