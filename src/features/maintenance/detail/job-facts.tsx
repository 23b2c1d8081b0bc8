import { useQueryClient } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { contactName } from '@/entities/contact/use-contacts';
import { PropertyCell } from '@/entities/property/property-cell';
import { RoomName } from '@/entities/property/room-choices';
import { openPartForm } from '@/entities/record/described/part-form';
import { londonDay } from '@/lib/dates/calendar-day';
import { shortDate } from '@/lib/dates/day-text';
import { londonMoment, londonTime } from '@/lib/dates/london-moment';
import { momentDay } from '@/lib/dates/moment-day';
import { counted } from '@/lib/lists/counted';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { RecordFacts } from '@/ui/records/record-facts';
import { JobDeadline } from '../job/job-badges';
import { categoryNames, priorityNames, type Job } from '../job/job-text';
import { changeJob, rereadJob } from '../job/job-writes';
import { HazardNote } from './hazard-note';
import type { JobKnown } from './job-known';

const momentText = (at: string) => `${momentDay(at)} at ${londonTime(new Date(at))}`;

/** Everything that is recorded of a job but its quotes and its cost. */
export function JobFacts({ job, known }: JobKnown & { job: Job }) {
  const { properties, contacts, now } = known;
  const { details, category, priority, reportedAt, reportedBy, contractorId, appointmentAt, access } = job;
  const { propertyId, roomId } = job;
  const property = properties.get(propertyId);
  const facts: readonly (readonly [name: string, fact: ReactNode])[] = [
    ['Property', property && <PropertyCell key="property" property={property} tab="maintenance" />],
    ['Room', roomId !== null && <RoomName key="room" {...{ propertyId, roomId }} />],
    ['Deadline', <JobDeadline key="deadline" job={job} now={now} />],
    ['Priority', priorityNames[priority]],
    ['Category', categoryNames[category]],
    ['Reported', momentText(reportedAt)],
    ['Reported by', reportedBy !== null && <Person key="reporter" contact={contacts.get(reportedBy)} />],
    ['Contractor', contractorId !== null && <Person key="contractor" contact={contacts.get(contractorId)} />],
    ['Appointment', appointmentAt !== null && momentText(appointmentAt)],
    ['Access arrangements', access],
    ['Planned date', job.plannedFor !== null && shortDate(job.plannedFor)],
    ['Repeat interval', job.repeatMonths !== null && counted(job.repeatMonths, 'month')],
    ['Warranty end date', job.warrantyUntil !== null && shortDate(job.warrantyUntil)],
  ];
  return (
    <Card as="section" aria-label="Details">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-md font-semibold">Details</h2>
        {job.moves.length > 0 && <BookAppointment job={job} />}
      </div>
      {details !== '' && (
        <p className="mb-4 max-w-prose text-pretty whitespace-pre-line wrap-anywhere">{details}</p>
      )}
      <RecordFacts facts={facts} />
      {property && <HazardNote job={job} nation={property.nation} />}
    </Card>
  );
}

/** Who it is, with the number to call. */
function Person({ contact }: { contact: Schemas['Contact'] | undefined }) {
  if (!contact) return 'Unknown contact';
  const [phone] = contact.phones;
  return (
    <>
      {contactName(contact)}
      {phone !== undefined && (
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="num block w-fit text-link underline max-md:py-2.5"
        >
          {phone}
        </a>
      )}
    </>
  );
}

function BookAppointment({ job }: { job: Job }) {
  const queryClient = useQueryClient();
  const at = job.appointmentAt === null ? null : new Date(job.appointmentAt);
  const label = at ? 'Change appointment' : 'Book appointment';
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<CalendarClock aria-hidden size={15} />}
      onClick={() =>
        openPartForm<{ day: string | null; time: string | null; access: string | null }>({
          id: 'job-appointment',
          title: label,
          submit: 'Save',
          sending: 'Saving',
          done: 'Appointment saved',
          begin: {
            day: at && londonDay(at),
            time: at && londonTime(at),
            access: job.access,
          },
          fields: [
            { name: 'day', kind: 'day', label: 'Date', hint: 'Leave blank for no appointment' },
            { name: 'time', kind: 'time', label: 'Time', isRequired: ({ day }) => day !== '' },
            { name: 'access', kind: 'text', label: 'Access arrangements', maxLength: 500, isWide: true },
          ],
          row: job,
          reread: () => rereadJob(queryClient, job),
          save: ({ day, time, access }, updatedAt) =>
            changeJob(queryClient, job, {
              appointmentAt: day === null || time === null ? null : londonMoment(day, time),
              access,
              updatedAt,
            }),
        })
      }
    >
      {label}
    </Button>
  );
}
