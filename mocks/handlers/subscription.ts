import type { OperationsOf } from './operation';

export const subscriptionOperations = {} satisfies OperationsOf<never>;
