import { Link } from '@tanstack/react-router';
import { ArrowRightLeft } from 'lucide-react';
import { contactName } from '@/entities/contact/use-contacts';
import { IconButton } from '@/ui/button/icon-button';
import { Card } from '@/ui/card';
import { Menu } from '@/ui/menu/menu';
import type { JobKnown } from '../detail/job-known';
import { JobDeadline, HazardBadge } from '../job/job-badges';
import { categoryNames, moveNames, priorityNames, type Job, type JobStatus } from '../job/job-text';
import { useJobMoves } from '../job/use-job-moves';

interface JobCardProps extends JobKnown {
  job: Job;
  onMoved: (status: JobStatus) => void;
  /** Gets the button that moves it, when the card comes to stand somewhere. */
  moverRef: (mover: HTMLButtonElement | null) => void;
}

/** A job on the board: what and where it is, by when, who does it, and where it can go from here. */
export function JobCard({ job, known, onMoved, moverRef }: JobCardProps) {
  const { move, isPending } = useJobMoves(job, onMoved);
  const { id, title, category, priority, hazard, moves } = job;
  const property = known.properties.get(job.propertyId);
  const contractor = known.contacts.get(job.contractorId ?? '');
  const label = `Move “${title}”`;
  return (
    <Card as="article" isPadded={false} className="p-3">
      <div className="flex items-start gap-1.5">
        <h3 className="min-w-0 flex-1 text-sm font-medium wrap-anywhere">
          <Link
            to="/portfolio/maintenance"
            search={{ view: 'board', job: id }}
            className="hover:underline max-md:block max-md:py-2"
          >
            {title}
          </Link>
        </h3>
        {moves.length > 0 && (
          <Menu
            label={label}
            trigger={
              <IconButton ref={moverRef} label={label} size="sm" className="-mt-1 -mr-1">
                <ArrowRightLeft aria-hidden size={16} />
              </IconButton>
            }
            items={moves.map((status) => ({
              label: moveNames[status],
              onSelect: () => {
                if (!isPending) move(status);
              },
            }))}
          />
        )}
      </div>
      {property && (
        <p className="mt-0.5 truncate text-xs text-ink-2">{`${property.addressLine1}, ${property.town}`}</p>
      )}
      <p className="mt-0.5 text-xs text-ink-3">
        {`${categoryNames[category]} · ${priorityNames[priority].split(',')[0]}`}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs empty:hidden">
        {hazard && <HazardBadge />}
        <JobDeadline job={job} now={known.now} />
      </div>
      {contractor && (
        <p className="mt-1.5 truncate border-t border-line-subtle pt-1.5 text-xs text-ink-2">
          {contactName(contractor)}
        </p>
      )}
    </Card>
  );
}
