import type { OperationsOf } from './operation';

export const roomOperations = {} satisfies OperationsOf<never>;
