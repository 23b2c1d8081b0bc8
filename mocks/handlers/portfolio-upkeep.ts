import type { OperationsOf } from './operation';

export const upkeepOperations = {} satisfies OperationsOf<never>;
