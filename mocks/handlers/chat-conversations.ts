import type { OperationsOf } from './operation';

export const conversationOperations = {} satisfies OperationsOf<never>;
