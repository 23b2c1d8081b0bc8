import type { Schemas } from '@/api/contract';

/** What must be renewed, as a landlord says it. */
export const renewalNames: Readonly<Record<Schemas['RenewalKind'], string>> = {
  gas_safety: 'Gas safety',
  eicr: 'EICR',
  epc: 'EPC',
  pat: 'PAT test',
  legionella: 'Legionella assessment',
  fire_risk: 'Fire risk assessment',
  alarms: 'Smoke and CO alarms',
  hmo_licence: 'HMO licence',
  selective_licence: 'Selective licence',
  landlord_insurance: 'Landlord insurance',
  buildings_insurance: 'Buildings insurance',
  service_charge: 'Service charge',
  deposit: 'Deposit protection',
  right_to_rent: 'Right to Rent check',
  lease: 'Lease',
  mortgage_fix: 'Fixed rate',
  confirmation_statement: 'Confirmation statement',
  accounts: 'Company accounts',
  ico: 'ICO fee',
  landlord_registration: 'Landlord registration',
  prs_database: 'PRS database entry',
  mtd_quarter: 'Quarterly tax update',
  other: 'Renewal',
};
