import type { OperationsOf } from './operation';

export const portfolioPeopleOperations = {} satisfies OperationsOf<never>;
