import { actionOperations } from './pipeline-actions';
import { viewingOperations } from './pipeline-viewings';

export const pipelineOperations = { ...viewingOperations, ...actionOperations };
