// How a new rent is given notice of, in the words of each nation.
import type { Nation } from '@/entities/tenancy/tenancy';

/** What the member does outside Tiebeam, and what follows. */
export const reviewSteps: Readonly<Record<Nation, readonly string[]>> = {
  england: [
    'Serve Form 4A on every tenant, at least two months before the new rent starts.',
    'The new rent must start on the first day of a rent period. A rent review clause has no effect.',
    'The tenant can ask the First-tier Tribunal to decide. It can’t set more than you propose.',
  ],
  wales: [
    'Give the contract-holder Form RHW12, at least two months before the new rent starts.',
    'The rent can’t change again for a year after that.',
  ],
  scotland: [
    'Give every tenant the rent-increase notice, at least three months before the new rent starts.',
    'Allow two more days if you send the notice by post or email.',
    'The tenant can refer the increase to Rent Service Scotland within 21 days.',
  ],
  northern_ireland: [
    'Give the tenant a written notice with the new rent and its start date, at least three months before.',
    'An email or a text counts as writing.',
  ],
};

/** What the notice is called, for the field of its day. */
export const noticeLabels: Readonly<Record<Nation, string>> = {
  england: 'Form 4A served on',
  wales: 'Form RHW12 given on',
  scotland: 'Rent-increase notice received on',
  northern_ireland: 'Written notice given on',
};
