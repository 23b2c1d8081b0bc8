import { invitationOperations } from './invitations';
import { passwordOperations } from './passwords';
import { socialOperations } from './social';

/** How people get into their accounts, and others with them. */
export const accountAccessOperations = {
  ...passwordOperations,
  ...socialOperations,
  ...invitationOperations,
};
