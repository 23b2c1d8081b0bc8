import type { Property } from '@/entities/property/property';
import { londonDay } from '@/lib/dates/calendar-day';
import { shortDate } from '@/lib/dates/day-text';
import { ruleOn } from '@/lib/letting-law/dated-rule';
import { hazardRules, investigateBy } from '@/lib/letting-law/hazards';
import type { Job } from '../job/job-text';

/** How soon a hazard to health is to be seen to, while it is; nothing in a nation that sets no times. */
export function HazardNote({ job, nation }: { job: Job; nation: Property['nation'] }) {
  const { hazard, status, priority, reportedAt } = job;
  const reportedOn = londonDay(new Date(reportedAt));
  const rule = ruleOn(hazardRules[nation] ?? [], reportedOn);
  const isOver = status === 'completed' || status === 'closed' || status === 'declined';
  if (!hazard || isOver || rule === undefined) return null;
  const { emergencyHours, summaryDays, safeDays, isForPrivateLets, source } = rule;
  const times =
    priority === 'emergency'
      ? `Awaab’s Law: investigate and make it safe within ${emergencyHours} hours of the report.`
      : `Awaab’s Law: investigate by ${shortDate(investigateBy(rule, reportedOn, nation))}. Then make it safe within ${safeDays} working days, and send the tenant a summary within ${summaryDays}.`;
  return (
    <p className="num mt-4 border-t border-line-subtle pt-3 text-sm text-pretty text-ink-2">
      {`${times} `}
      {!isForPrivateLets &&
        'So far it applies to social landlords only, but it’s a good standard for everyone. '}
      <a
        href={source.url}
        target="_blank"
        rel="noreferrer"
        className="text-ink-3 underline wrap-anywhere hover:text-ink"
      >
        {source.act}
      </a>
    </p>
  );
}
