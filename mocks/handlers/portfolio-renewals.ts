import type { OperationsOf } from './operation';

export const renewalOperations = {} satisfies OperationsOf<never>;
