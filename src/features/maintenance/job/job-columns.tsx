import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import type { Property } from '@/entities/property/property';
import { PropertyCell } from '@/entities/property/property-cell';
import { formatPounds } from '@/lib/money/money';
import type { Column } from '@/ui/records/column';
import { TwoLines } from '@/ui/records/two-lines';
import { JobBadges, JobDeadline } from './job-badges';
import { categoryNames, priorityNames, type Job } from './job-text';

interface Known {
  /** By id; those that are not known yet are missing. */
  properties: ReadonlyMap<string, Property>;
  contacts: ReadonlyMap<string, Schemas['Contact']>;
  isOfProperty: boolean;
  now: Date;
}

/** What the list says of a job. */
export function jobColumns({ properties, contacts, isOfProperty, now }: Known): readonly Column<Job>[] {
  return [
    {
      name: 'Job',
      cell: ({ id, title, category, priority }) => (
        <TwoLines
          main={
            <Link
              to="/portfolio/maintenance"
              search={{ job: id }}
              className="font-medium text-ink hover:underline"
            >
              {title}
            </Link>
          }
          note={`${categoryNames[category]} · ${priorityNames[priority].split(',')[0]}`}
        />
      ),
    },
    ...(isOfProperty
      ? []
      : [
          {
            name: 'Property',
            isWide: true,
            cell: ({ propertyId }: Job) => {
              const property = properties.get(propertyId);
              return property && <PropertyCell property={property} tab="maintenance" />;
            },
          },
        ]),
    { name: 'Status', cell: (job) => <JobBadges job={job} /> },
    { name: 'Deadline', cell: (job) => <JobDeadline job={job} now={now} /> },
    {
      name: 'Contractor',
      from: 'wide',
      cell: ({ contractorId }) => {
        const contact = contacts.get(contractorId ?? '');
        return contact && <TwoLines main={contact.company ?? contact.name} />;
      },
    },
    {
      name: 'Cost',
      isNumber: true,
      from: 'medium',
      cell: ({ actual, estimate, quotes }) =>
        actual !== null ? (
          formatPounds(actual)
        ) : estimate !== null ? (
          <TwoLines main={formatPounds(estimate)} note="Estimate" />
        ) : (
          quotes.length > 0 && (quotes.length === 1 ? '1 quote' : `${quotes.length} quotes`)
        ),
    },
  ];
}
