// What needs the owner, from the server's own answers: each as one line with what it is about and where it is dealt with.
import type { Schemas } from '@/api/contract';
import { monthsRentText } from '@/entities/tenancy/tenancy-text';
import { addDays } from '@/lib/dates/calendar-day';
import { shortDate } from '@/lib/dates/day-text';
import { lastDayOf } from '@/lib/dates/london-moment';
import { counted } from '@/lib/lists/counted';
import { numberText } from '@/lib/money/amount-text';
import { formatPounds, formatWholePounds } from '@/lib/money/money';
import { afterRate } from '@/lib/mortgage/after-rate';
import { renewalHarm, type Need as Ranked } from '@/lib/portfolio/needs';
import { paymentAt } from '@/lib/portfolio/stress';
import { dueWord, renewalName } from '@/lib/renewals/renewal-names';
import { inDays } from '@/lib/renewals/renewal-text';
import { loanOf } from '../stress/loan-of';

/** A line of Needs you. */
export interface Need extends Ranked {
  kind: 'money' | 'rent' | 'rate' | 'renewal' | 'repair' | 'tenancy';
  title: string;
  text: string;
  /** Past its day, by the server's word. */
  isOverdue: boolean;
  propertyId: string | null;
  /** For what a company has to file. */
  companyId?: string;
  /** The tenancy that it is about. */
  tenancyId?: string;
}

type NameOf = (propertyId: string | null) => string | undefined;
/** Where it is, and what else there is to say. */
const at = (name: string | undefined, text: string) => [name, text].filter(Boolean).join(' · ');

/** Transactions to confirm, as one line; nothing while there are none. */
export function outstandingNeed(page: Schemas['TransactionPage'], today: string): Need[] {
  if (page.total === 0) return [];
  const { totals } = page;
  return [
    {
      id: 'outstanding',
      kind: 'money',
      title: `${counted(page.total, 'transaction')} to confirm`,
      text: totals
        ? `${formatPounds(totals.in)} in, ${formatPounds(totals.out)} out`
        : 'Confirm what was paid',
      dueOn: today,
      harm: 1,
      isOverdue: false,
      propertyId: null,
    },
  ];
}

/** Certificates, licences, policies and filings that have run out or soon will; those without a day are none. */
export function renewalNeeds(
  rows: readonly Schemas['RenewalDate'][],
  nameOf: NameOf,
  today: string,
  companyOf: NameOf = () => undefined,
): Need[] {
  return rows.flatMap(({ id, kind, name, dueOn, status, propertyId, companyId }) => {
    if (dueOn === null) return [];
    const isOverdue = status === 'overdue';
    const where =
      nameOf(propertyId) ?? (companyId === null ? undefined : (companyOf(companyId) ?? 'Company'));
    return {
      id,
      kind: 'renewal' as const,
      title: name ?? renewalName(kind),
      text: at(where, `${dueWord(kind, isOverdue)} ${shortDate(dueOn)}, ${inDays(today, dueOn)}`),
      dueOn,
      harm: renewalHarm(kind),
      isOverdue,
      propertyId,
      ...(companyId !== null && { companyId }),
    };
  });
}

/** Fixed rates that end from today on, each with the payment after it; where its rate is not recorded, with what each point more costs a month. */
export function rateNeeds(rows: readonly Schemas['Mortgage'][], nameOf: NameOf, today: string): Need[] {
  return rows.flatMap((mortgage) => {
    const { id, fixEnds, rate, reversionRate, propertyId } = mortgage;
    if (fixEnds === null || fixEnds < today) return [];
    const loan = loanOf(mortgage, today);
    const { payment } = afterRate(mortgage, fixEnds, reversionRate, today);
    const then =
      payment === null || reversionRate === null
        ? `each extra 1% costs ${formatWholePounds(paymentAt(loan, 1) - paymentAt(loan, 0))} pcm`
        : `about ${formatWholePounds(payment)} pcm at ${numberText(reversionRate)}%`;
    return {
      id,
      kind: 'rate' as const,
      title: `Fixed rate ends ${inDays(today, fixEnds)}`,
      text: at(nameOf(propertyId), `${numberText(rate)}% until ${shortDate(fixEnds)}, then ${then}`),
      dueOn: fixEnds,
      harm: 2 as const,
      isOverdue: false,
      propertyId,
    };
  });
}

/** Rent that has not come. */
export function arrearsNeeds(rows: readonly Schemas['Tenancy'][], nameOf: NameOf, today: string): Need[] {
  return rows.flatMap(({ id, propertyId, arrears }) => {
    if (arrears.total <= 0) return [];
    const { total, months, days60, days90, older } = arrears;
    const days = older > 0 ? 91 : days90 > 0 ? 61 : days60 > 0 ? 31 : 1;
    return {
      id: `arrears-${id}`,
      kind: 'rent' as const,
      title: `${formatPounds(total)} in rent arrears`,
      text: at(nameOf(propertyId), months > 0 ? monthsRentText(months) : 'Rent not received'),
      dueOn: addDays(today, -days),
      harm: 2 as const,
      isOverdue: true,
      propertyId,
      tenancyId: id,
    };
  });
}

const soon = 90;

/** What a tenancy asks of a landlord: a deposit to protect, an end to act on, a start to prepare. */
export function tenancyNeeds(rows: readonly Schemas['Tenancy'][], nameOf: NameOf, today: string): Need[] {
  const limit = addDays(today, soon);
  return rows.flatMap(({ id, propertyId, status, startDate, endDate, warnings }) => {
    const shared = { kind: 'tenancy' as const, isOverdue: false, propertyId, tenancyId: id };
    const needs: Need[] = warnings.map((warning, index) => ({
      ...shared,
      id: `warning-${id}-${index}`,
      title: warning,
      text: nameOf(propertyId) ?? 'Tenancy',
      dueOn: today,
      harm: 3,
    }));
    if (status === 'ending' && endDate !== null && endDate <= limit) {
      needs.push({
        ...shared,
        id: `end-${id}`,
        title: `Tenancy ends ${inDays(today, endDate)}`,
        text: at(nameOf(propertyId), `${shortDate(endDate)}. Renew or re-let`),
        dueOn: endDate,
        harm: 2,
      });
    }
    if (status === 'approved' && startDate <= limit) {
      needs.push({
        ...shared,
        id: `start-${id}`,
        title: `Tenancy starts ${inDays(today, startDate)}`,
        text: at(nameOf(propertyId), shortDate(startDate)),
        dueOn: startDate,
        harm: 1,
      });
    }
    return needs;
  });
}

/** Jobs whose deadline has passed. */
export function repairNeeds(
  rows: readonly Schemas['PropertyMaintenance'][],
  nameOf: NameOf,
  today: string,
): Need[] {
  return rows.map(({ id, title, propertyId, deadline, hazard, priority }) => {
    const day = deadline === null ? today : lastDayOf(deadline);
    return {
      id,
      kind: 'repair',
      title,
      text: at(nameOf(propertyId), `Deadline passed ${inDays(today, day)}`),
      dueOn: day < today ? day : addDays(today, -1),
      harm: hazard || priority === 'emergency' ? 3 : 2,
      isOverdue: true,
      propertyId,
    };
  });
}
