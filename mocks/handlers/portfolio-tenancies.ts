import type { OperationsOf } from './operation';

export const tenancyOperations = {} satisfies OperationsOf<never>;
