import type { Schemas } from '@/api/contract';

/** What a contact is to a landlord, by name. */
export const contactKinds: Readonly<Record<Schemas['ContactKind'], string>> = {
  tenant: 'Tenant',
  guarantor: 'Guarantor',
  contractor: 'Contractor',
  agent: 'Agent',
  solicitor: 'Solicitor',
  broker: 'Broker',
  surveyor: 'Surveyor',
  accountant: 'Accountant',
  vendor: 'Vendor',
  insurer: 'Insurer',
  council: 'Council',
  other: 'Other',
};
