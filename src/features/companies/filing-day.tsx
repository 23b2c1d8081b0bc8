import { CircleAlert, Clock } from 'lucide-react';
import { shortDate } from '@/lib/dates/day-text';
import { renewalStatus } from '@/lib/renewals/renewal-status';
import { classNames } from '@/ui/class-names';

interface FilingDayProps {
  /** ISO days; today is London’s. */
  day: string;
  today: string;
}

/** The day on which a company has to file; overdue and due within thirty days have a sign and a word. */
export function FilingDay({ day, today }: FilingDayProps) {
  const status = renewalStatus({ dueOn: day, notApplicable: false }, today);
  const isOverdue = status === 'overdue';
  const isSoon = status === 'due_30';
  const Sign = isOverdue ? CircleAlert : Clock;
  return (
    <span className="num block leading-4.5 whitespace-nowrap">
      <span
        className={classNames(
          'inline-flex items-center gap-1.5',
          isOverdue && 'text-red-ink',
          isSoon && 'text-amber-ink',
        )}
      >
        {(isOverdue || isSoon) && <Sign aria-hidden size={14} className="shrink-0" />}
        {shortDate(day)}
      </span>
      {(isOverdue || isSoon) && (
        <span className="block text-xs text-ink-3">{isOverdue ? 'Overdue' : 'Due soon'}</span>
      )}
    </span>
  );
}
