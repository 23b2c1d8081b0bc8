import type { Schemas } from '@/api/contract';

type Contact = Schemas['Contact'];
export type Role = Schemas['DealPerson']['role'];

export const roleNames: Readonly<Record<Role, string>> = {
  agent: 'Agent',
  vendor: 'Vendor',
  solicitor: 'Solicitor',
  broker: 'Broker',
  surveyor: 'Surveyor',
  other: 'Other',
};
// The names are those of the roles.
export const roles = Object.keys(roleNames) as Role[];

/** The role that goes with what a contact is. */
export const roleOf = ({ kind }: Pick<Contact, 'kind'>): Role =>
  roles.find((each) => each === kind) ?? 'other';
