// Renewal dates that follow from another record: an expiring document, an EPC, a fixed rate, a company's filings.
import { renewalInterval } from '@/lib/renewals/renewal-interval';
import type { Row } from '../../../engine/db/database';
import type { Call } from '../../../engine/answers/operation';
import { addOwn, changeOwn } from '../../../engine/answers/owned';
import { todayOf } from '../day';
import { nationOf } from '../references';

type Renewal = Row<'renewalDate'>;
type Source = Partial<
  Pick<Renewal, 'documentId' | 'mortgageId' | 'companyId' | 'propertyId' | 'name' | 'reference' | 'issuedOn'>
>;

export const blankRenewal = {
  propertyId: null,
  companyId: null,
  mortgageId: null,
  name: null,
  issuedOn: null,
  dueOn: null,
  reference: null,
  notApplicable: false,
  naReason: null,
  documentId: null,
  remindDays: [30, 7],
} satisfies Partial<Renewal>;

/**
 * Keeps one renewal date in step with the record it follows from: made with the first day, moved with it, taken away
 * when there is none any more.
 */
export function followRenewal(
  call: Call,
  known: Readonly<Renewal> | undefined,
  kind: Renewal['kind'],
  dueOn: string | null,
  source: Source,
): void {
  const { renewalDate } = call.world.db;
  if (dueOn === null) {
    if (known) renewalDate.remove(known.id);
    return;
  }
  if (known) {
    if (known.dueOn !== dueOn || known.kind !== kind)
      changeOwn(call, renewalDate, known, { ...source, kind, dueOn, remindedUntil: todayOf(call) });
    return;
  }
  const nation = source.propertyId ? nationOf(call, source.propertyId) : null;
  addOwn(call, renewalDate, {
    ...blankRenewal,
    ...source,
    kind,
    dueOn,
    remindedUntil: todayOf(call),
    intervalMonths: renewalInterval(kind, nation, todayOf(call)),
  });
}
