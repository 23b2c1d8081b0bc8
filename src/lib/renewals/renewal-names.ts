/** What a kind of renewal is called on screen, as the contract names the kinds. */
export const renewalNames: Readonly<Record<string, string>> = {
  gas_safety: 'Gas safety',
  eicr: 'EICR',
  epc: 'EPC',
  pat: 'PAT test',
  legionella: 'Legionella risk assessment',
  fire_risk: 'Fire risk assessment',
  alarms: 'Smoke and CO alarm test',
  hmo_licence: 'HMO licence',
  selective_licence: 'Selective licence',
  landlord_insurance: 'Landlord insurance',
  buildings_insurance: 'Buildings insurance',
  service_charge: 'Service charge',
  deposit: 'Deposit protection',
  right_to_rent: 'Right to Rent',
  lease: 'Lease',
  mortgage_fix: 'Mortgage rate',
  confirmation_statement: 'Confirmation statement',
  accounts: 'Company accounts',
  ico: 'ICO fee',
  landlord_registration: 'Landlord registration',
  prs_database: 'PRS database',
  mtd_quarter: 'MTD quarterly update',
};

/** Checks, filings and payments fall due; the others are papers that expire. */
const fallsDue: ReadonlySet<string> = new Set([
  'pat',
  'legionella',
  'fire_risk',
  'alarms',
  'service_charge',
  'deposit',
  'right_to_rent',
  'confirmation_statement',
  'accounts',
  'ico',
  'prs_database',
  'mtd_quarter',
]);

/** The verb before a renewal's day: `Expires`, `Expired`, or `Due`, `Was due` of what is done or filed by it. */
export function dueWord(kind: string, isOverdue: boolean): string {
  if (fallsDue.has(kind)) return isOverdue ? 'Was due' : 'Due';
  return isOverdue ? 'Expired' : 'Expires';
}

/** The name of a kind of renewal: `Gas safety`; `Renewal` for one that is not known. */
export const renewalName = (kind: string): string => renewalNames[kind] ?? 'Renewal';
