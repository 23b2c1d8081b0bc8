import { CircleAlert, Clock } from 'lucide-react';
import { shortDate } from '@/lib/dates/day-text';
import { renewalName } from '@/lib/renewals/renewal-names';
import { renewalStatus } from '@/lib/renewals/renewal-status';
import { classNames } from '@/ui/class-names';
import type { Property } from './property';

interface NextDateProps {
  next: NonNullable<Property['figures']['nextDate']>;
  /** ISO day in London. */
  today: string;
}

/** What is due next of a property and when; overdue and due within ninety days have a word and a sign. */
export function NextDate({ next, today }: NextDateProps) {
  const status = renewalStatus({ dueOn: next.dueOn, notApplicable: false }, today);
  const isOverdue = status === 'overdue';
  const isSoon = status.startsWith('due_');
  const Sign = isOverdue ? CircleAlert : Clock;
  return (
    <span className="block leading-4.5">
      <span
        className={classNames(
          'num flex items-center gap-1.5 whitespace-nowrap',
          isOverdue && 'text-red-ink',
          isSoon && 'text-amber-ink',
        )}
      >
        {(isOverdue || isSoon) && <Sign aria-hidden size={14} className="shrink-0" />}
        {shortDate(next.dueOn)}
      </span>
      <span className="block text-xs text-ink-3 max-md:wrap-anywhere md:truncate">
        {isOverdue ? `${renewalName(next.kind)} overdue` : renewalName(next.kind)}
        {isSoon && <span className="sr-only">, due soon</span>}
      </span>
    </span>
  );
}
