import { CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortDate } from '@/lib/dates/day-text';
import { renewalName } from '@/lib/renewals/renewal-names';
import { renewalStatus } from '@/lib/renewals/renewal-status';
import { classNames } from '@/ui/class-names';
import type { Property } from './property';

/** How a day on which something runs out stands. */
const stateOf = (dueOn: string, today: string) => {
  const status = renewalStatus({ dueOn, notApplicable: false }, today);
  return { isOverdue: status === 'overdue', isSoon: status.startsWith('due_') };
};

interface DueDayProps {
  /** ISO day. */
  dueOn: string;
  /** ISO day in London. */
  today: string;
  /** Said after the day. */
  children?: ReactNode;
}

/** A day on which something runs out; overdue and due within ninety days have a sign. */
function DueDay({ dueOn, today, children }: DueDayProps) {
  const { isOverdue, isSoon } = stateOf(dueOn, today);
  const Sign = isOverdue ? CircleAlert : Clock;
  return (
    <span
      className={classNames(
        'num flex items-center gap-1.5 whitespace-nowrap',
        isOverdue && 'text-red-ink',
        isSoon && 'text-amber-ink',
      )}
    >
      {(isOverdue || isSoon) && <Sign aria-hidden size={14} className="shrink-0" />}
      {shortDate(dueOn)}
      {children}
    </span>
  );
}

interface NextDateProps {
  next: NonNullable<Property['figures']['nextDate']>;
  /** ISO day in London. */
  today: string;
}

/** What is due next of a property and when; overdue and due within ninety days have a word and a sign. */
export function NextDate({ next, today }: NextDateProps) {
  const { isOverdue, isSoon } = stateOf(next.dueOn, today);
  return (
    <span className="block leading-4.5">
      <DueDay dueOn={next.dueOn} today={today} />
      <span className="block text-xs leading-4 wrap-anywhere text-ink-3 md:line-clamp-2">
        {isOverdue ? `${renewalName(next.kind)} overdue` : renewalName(next.kind)}
        {isSoon && <span className="sr-only">, due soon</span>}
      </span>
    </span>
  );
}

interface CertificateDayProps {
  /** Null where none is kept. */
  certificate: Property['figures']['gasSafety'];
  /** ISO day in London. */
  today: string;
}

/** The day on which a certificate runs out, or why there is none. */
export function CertificateDay({ certificate, today }: CertificateDayProps) {
  if (certificate === null) return <span className="text-ink-3">Not on file</span>;
  if (certificate.notApplicable) return <span className="text-ink-3">Doesn’t apply</span>;
  const { dueOn } = certificate;
  if (dueOn === null) return <span className="whitespace-nowrap text-amber-ink">Date missing</span>;
  const { isOverdue, isSoon } = stateOf(dueOn, today);
  return (
    <DueDay dueOn={dueOn} today={today}>
      {(isOverdue || isSoon) && <span className="sr-only">{isOverdue ? ', overdue' : ', due soon'}</span>}
    </DueDay>
  );
}
