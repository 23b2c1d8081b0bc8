// What a member does and how they invest, in words.
import type { Schemas } from '@/api/contract';

export const roleLabels: Record<Schemas['MemberRole'], string> = {
  investor: 'Investor',
  landlord: 'Landlord',
  property_manager: 'Property manager',
  agent: 'Agent',
  sourcer: 'Sourcer',
  developer: 'Developer',
  broker: 'Broker',
  solicitor: 'Solicitor',
  accountant: 'Accountant',
  trade: 'Tradesperson',
  surveyor: 'Surveyor',
  other: 'Other',
};
