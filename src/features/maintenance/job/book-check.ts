import type { Schemas } from '@/api/contract';
import { openDescribedForm } from '@/entities/record/described/described-form';
import type { Job } from './job-text';
import { jobType } from './job-type';

interface Check {
  /** The act that has somebody come for it. */
  label: string;
  title: string;
  category: Job['category'];
}

/** The checks that somebody comes for, by the kind of renewal they end. */
const checks: Partial<Record<Schemas['RenewalKind'], Check>> = {
  gas_safety: { label: 'Book gas engineer', title: 'Gas safety check', category: 'heating' },
  eicr: { label: 'Book electrician', title: 'Electrical safety inspection (EICR)', category: 'electrical' },
  epc: { label: 'Book energy assessor', title: 'Energy assessment (EPC)', category: 'other' },
  pat: { label: 'Book PAT test', title: 'Portable appliance test (PAT)', category: 'appliance' },
  legionella: {
    label: 'Book legionella assessor',
    title: 'Legionella risk assessment',
    category: 'plumbing',
  },
  fire_risk: { label: 'Book fire risk assessor', title: 'Fire risk assessment', category: 'fire_safety' },
  alarms: { label: 'Book alarm test', title: 'Smoke and CO alarm test', category: 'fire_safety' },
};

/**
 * What can be booked for a renewal of this kind: its job opens as a form, to choose who comes and when; nothing where nobody does.
 * @param onAdded told of the job that was added
 */
export function bookingOf(propertyId: string, kind: Schemas['RenewalKind'], onAdded: (job: Job) => void) {
  const check = checks[kind];
  if (check === undefined) return undefined;
  const { label, title, category } = check;
  const type = jobType({ propertyId, onAdded });
  return {
    label,
    onSelect: () =>
      openDescribedForm({ ...type, begin: { ...type.begin, title, category, priority: 'planned' } }),
  };
}
