import type { OperationsOf } from './operation';

export const companyOperations = {} satisfies OperationsOf<never>;
