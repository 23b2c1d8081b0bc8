import { TriangleAlert } from 'lucide-react';
import { Badge } from '@/ui/badge';
import { deadlineText, statusNames, type Job } from './job-text';

/** How far a job has come, and whether it endangers somebody. */
export function JobBadges({ job: { status, hazard } }: { job: Job }) {
  const [text, tone] = statusNames[status];
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tone}>{text}</Badge>
      {hazard && <HazardBadge />}
    </span>
  );
}

/** It endangers somebody’s health. */
export const HazardBadge = () => (
  <Badge tone="red" icon={<TriangleAlert size={13} />}>
    Hazard
  </Badge>
);

/** By when it should be done; red once that is over. */
export function JobDeadline({ job, now }: { job: Job; now: Date }) {
  const text = deadlineText(job, now);
  return text === '' ? null : (
    <span className={job.overdue ? 'num font-medium text-red-ink' : 'num'}>{text}</span>
  );
}
