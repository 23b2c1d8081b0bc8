// Which documents a tenant is given in each nation.
import type { Nation, Tenancy } from '@/entities/tenancy/tenancy';

export type DocumentKey = keyof Tenancy['documentsServed'];

interface ServedDocument {
  key: DocumentKey;
  label: string;
}

const shared: readonly ServedDocument[] = [
  { key: 'epc', label: 'Energy performance certificate' },
  { key: 'gasSafety', label: 'Gas safety record' },
  { key: 'eicr', label: 'Electrical safety report' },
];
const deposit: ServedDocument = { key: 'depositCertificate', label: 'Deposit certificate and information' };
const inventory: ServedDocument = { key: 'inventory', label: 'Inventory' };

const statements: Readonly<Record<Nation, string>> = {
  england: 'Written statement of terms',
  wales: 'Written statement of the occupation contract',
  scotland: 'Written tenancy terms and notes',
  northern_ireland: 'Tenancy information notice',
};

/** The guide of England was for shortholds, which ended on 1 May 2026. */
const guideUntil = '2026-05-01';

/** The documents of a tenancy, in the order to serve them; the deposit’s only where there is one. */
export function documentsFor(
  tenancy: Pick<Tenancy, 'startDate' | 'deposit'>,
  nation: Nation,
): readonly ServedDocument[] {
  const hasGuide = nation === 'england' && tenancy.startDate < guideUntil;
  return [
    { key: 'writtenStatement', label: statements[nation] },
    ...(hasGuide ? [{ key: 'howToRent' as const, label: 'How to rent guide' }] : []),
    ...shared,
    ...(tenancy.deposit !== null && tenancy.deposit > 0 ? [deposit] : []),
    inventory,
  ];
}
