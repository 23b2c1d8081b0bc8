import { actionOperations } from './actions';
import { viewingOperations } from './viewings';

export const pipelineOperations = { ...viewingOperations, ...actionOperations };
