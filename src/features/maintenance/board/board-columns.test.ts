import { expect, it } from 'vitest';
import type { Job } from '../job/job-text';
import { columnsOf, maxCompleted } from './board-columns';

const blank: Job = {
  id: '',
  ownerId: 1,
  propertyId: 'p',
  roomId: null,
  title: '',
  details: '',
  category: 'other',
  priority: 'routine',
  hazard: false,
  status: 'open',
  moves: [],
  reportedAt: '2026-05-01T00:00:00Z',
  deadline: null,
  overdue: false,
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
  timeline: [],
  createdAt: '2026-05-01T00:00:00Z',
  updatedAt: '2026-05-01T00:00:00Z',
};
const job = (id: string, more: Partial<Job>): Job => ({ ...blank, id, ...more });
const idsOf = (jobs: readonly Job[]) =>
  columnsOf(jobs).map(({ status, jobs: own, more }) => [status, own.map(({ id }) => id).join(' '), more]);

it('A board has its jobs by status, those to do as they came and deferred ones by their day', () => {
  expect(
    idsOf([
      job('b', { status: 'open' }),
      job('a', { status: 'open' }),
      job('late', { status: 'deferred', deferredUntil: '2026-09-01' }),
      job('soon', { status: 'deferred', deferredUntil: '2026-06-01' }),
      job('gone', { status: 'closed' }),
    ]),
  ).toEqual([
    ['open', 'b a', 0],
    ['in_progress', '', 0],
    ['deferred', 'soon late', 0],
    ['completed', '', 0],
  ]);
});

it('A board shows the last ten completed jobs, and says how many more there are', () => {
  const done = Array.from({ length: maxCompleted + 2 }, (_, index) =>
    job(`j${index}`, {
      status: 'completed',
      timeline: [{ status: 'completed', at: `2026-05-${String(index + 1).padStart(2, '0')}T00:00:00Z` }],
    }),
  );
  const completed = columnsOf(done)[3];
  expect(completed?.jobs.map(({ id }) => id).slice(0, 2)).toEqual(['j11', 'j10']);
  expect(completed).toMatchObject({ more: 2 });
});
