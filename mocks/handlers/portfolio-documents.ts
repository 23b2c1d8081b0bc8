import type { OperationsOf } from './operation';

export const documentOperations = {} satisfies OperationsOf<never>;
