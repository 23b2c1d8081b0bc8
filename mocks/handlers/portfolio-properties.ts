import type { OperationsOf } from './operation';

export const propertyOperations = {} satisfies OperationsOf<never>;
