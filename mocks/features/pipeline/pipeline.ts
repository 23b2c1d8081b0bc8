import { actionOperations } from './tasks/actions';
import { viewingOperations } from './viewings';

export const pipelineOperations = { ...viewingOperations, ...actionOperations };
