import type { Row, Tables } from '../../../../engine/db/database';
import { uuidOf } from '../../../../engine/db/table-definition';
import { memberId } from '../../../account/seeds/accounts';
import { before } from '../../../../engine/seeds/moments';
import { passedDeadline } from '../../upkeep/maintenance-rules';
import { jobs } from './maintenance-texts';

type Job = Row<'propertyMaintenance'>;

/** By which statuses a job came to the one it has. */
const ways: Readonly<Record<Job['status'], readonly Job['status'][]>> = {
  open: ['open'],
  in_progress: ['open', 'in_progress'],
  deferred: ['open', 'deferred'],
  completed: ['open', 'in_progress', 'completed'],
  closed: ['open', 'in_progress', 'completed', 'closed'],
  declined: ['open', 'declined'],
};

export function seedMaintenance(tables: Tables, now: Date): void {
  for (const [property, title, category, priority, status, hoursAgo, more] of jobs.toReversed()) {
    const reportedAt = before(now, { hours: hoursAgo });
    const way = ways[status];
    const timeline = way.map((step, index) => ({
      status: step,
      at: before(now, { hours: Math.round(hoursAgo * (1 - (index / way.length) * 0.6)) }),
    }));
    const job = {
      ownerId: memberId,
      propertyId: uuidOf('property', property),
      roomId: null,
      title,
      details: '',
      category,
      priority,
      hazard: false,
      status,
      reportedAt,
      plannedFor: null,
      repeatMonths: null,
      deferredUntil: null,
      reportedBy: null,
      contractorId: null,
      appointmentAt: null,
      access: null,
      quotes: [],
      estimate: null,
      actual: null,
      recharge: null,
      warrantyUntil: null,
      transactionId: null,
      images: [],
      comments: [],
      timeline,
      createdAt: reportedAt,
      updatedAt: timeline.at(-1)?.at ?? reportedAt,
      ...more?.(now),
    };
    tables.propertyMaintenance.add({ ...job, overdueOf: passedDeadline(job, now) });
  }
}
