import type { OperationsOf } from './operation';

export const mortgageOperations = {} satisfies OperationsOf<never>;
