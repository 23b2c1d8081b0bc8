import type { OperationsOf } from './operation';

export const businessOperations = {} satisfies OperationsOf<never>;
