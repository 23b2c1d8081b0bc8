import type { OperationsOf } from './operation';

export const blogOperations = {} satisfies OperationsOf<never>;
