import type { OperationsOf } from './operation';

export const evaluationSettingOperations = {} satisfies OperationsOf<never>;
