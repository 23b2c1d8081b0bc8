import type { OperationsOf } from './operation';

export const listingOperations = {} satisfies OperationsOf<never>;
