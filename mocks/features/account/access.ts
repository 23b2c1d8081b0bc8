import { invitationOperations } from './invitations';
import { passwordOperations } from './passwords';
import { closureOperations } from './security/closure';
import { deviceOperations } from './security/devices';
import { twoStepOperations } from './security/two-step';
import { socialOperations } from './social';

/** How people get into their accounts, and others with them. */
export const accountAccessOperations = {
  ...passwordOperations,
  ...socialOperations,
  ...invitationOperations,
  ...deviceOperations,
  ...twoStepOperations,
  ...closureOperations,
};
