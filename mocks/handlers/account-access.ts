import { invitationOperations } from './account-invitations';
import { passwordOperations } from './account-passwords';
import { socialOperations } from './account-social';

/** How people get into their accounts, and others with them. */
export const accountAccessOperations = {
  ...passwordOperations,
  ...socialOperations,
  ...invitationOperations,
};
