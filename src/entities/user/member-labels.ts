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

export const strategyLabels: Record<Schemas['Strategy'], string> = {
  btl: 'Buy-to-let',
  brrr: 'BRRR',
  hmo: 'HMO',
  sa: 'Serviced accommodation',
  flip: 'Flip',
  r2r: 'Rent to rent',
  commercial: 'Commercial',
  development: 'Development',
  land: 'Land',
};
