import { beforeEach, describe, expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from '../../../engine/contract/checked-server';
import type { Schema } from '../../../engine/contract/contract';
import { uuidOf } from '../../../engine/db/table-definition';

const now = '2026-05-13T10:30:00.000Z';
const server = checkedServer({ now: new Date(now) });

type Job = Schema<'PropertyMaintenance'>;

const home = (n: number) => uuidOf('property', n);
const contact = (n: number) => uuidOf('contact', n);
const listOf = async (query = '') =>
  (await call('GET', `/property-maintenance${query}`)).json as Schema<'PropertyMaintenancePage'>;
const draft = { propertyId: home(1), title: 'Tap drips', category: 'plumbing', priority: 'urgent' };
const add = async (more: object = {}) => {
  const { status, json } = await call('POST', '/property-maintenance', { ...draft, ...more });
  return { status, job: json as Job, error: json as Schema<'ApiError'> };
};
const change = async (id: string, body: object) => {
  const { status, json } = await call('PUT', `/property-maintenance/${id}`, body);
  return { status, job: json as Job, error: json as Schema<'ApiError'> };
};
/** A new job that has gone through these statuses. */
async function moved(statuses: readonly Job['status'][], more: object = {}) {
  const { job } = await add(more);
  for (const status of statuses) await change(job.id, { status, deferredUntil: '2026-06-01' });
  return job;
}

beforeEach(() => server.signInAs('hannah.okafor'));

it('jobs are their owner’s, who must be signed in', async () => {
  const path = `/property-maintenance/${uuidOf('propertyMaintenance', 1)}`;
  server.signInAs('ewan.macleod');
  expect((await call('GET', path)).status).toBe(403);
  expect((await call('PUT', path, {})).status).toBe(403);
  expect((await call('DELETE', path)).status).toBe(403);
  expect((await add()).status).toBe(403);
  expect((await call('GET', `/property-maintenance?propertyId=${home(1)}`)).status).toBe(403);
  expect((await listOf()).total).toBe(0);
  await call('POST', '/auth/logout');
  expect((await call('GET', '/property-maintenance')).status).toBe(401);
});

describe('the list', () => {
  it('has jobs in every status, newest first', async () => {
    const { data, total } = await listOf();
    expect(total).toBe(18);
    expect(new Set(data.map(({ status }) => status)).size).toBe(6);
    const times = data.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('finds by status, home, category, priority, contractor and words', async () => {
    const open = await listOf('?status=open,in_progress');
    expect(new Set(open.data.map(({ status }) => status))).toEqual(new Set(['open', 'in_progress']));
    expect((await listOf(`?propertyId=${home(3)}`)).total).toBe(2);
    expect((await listOf('?category=damp')).data.map(({ hazard }) => hazard)).toEqual([true]);
    expect((await listOf('?priority=planned')).total).toBe(4);
    expect((await listOf(`?contractorId=${contact(23)}`)).total).toBe(3);
    expect((await listOf('?query=hot+WATER')).total).toBe(1);
    expect((await call('GET', '/property-maintenance?status=lost')).status).toBe(400);
    expect((await call('GET', `/property-maintenance?propertyId=${home(900)}`)).status).toBe(404);
  });

  it('says what is due and what is late, deferred jobs not among them', async () => {
    const due = (await listOf('?due=true')).data;
    expect(due.filter(({ status }) => status === 'deferred')).toEqual([]);
    expect((await listOf('?due=false')).total + due.length).toBe(18);
    const late = (await listOf('?overdue=true')).data;
    expect(late.map(({ priority, title }) => [priority, title])).toEqual([
      ['emergency', 'No heating or hot water in the whole house'],
    ]);
    const deadlines = (await listOf('?sort=deadline&due=true')).data.map(({ deadline }) => deadline ?? '');
    expect(deadlines).toEqual(deadlines.toSorted());
  });
});

describe('a new job', () => {
  it.each([
    ['emergency', '2026-05-14T10:30:00.000Z'],
    ['urgent', '2026-05-16T10:30:00.000Z'],
    ['routine', '2026-06-10T10:30:00.000Z'],
    ['planned', null],
  ])('that is %s should be done by %s', async (priority, deadline) => {
    const { status, job } = await add({ priority });
    expect(status).toBe(201);
    expect(job).toMatchObject({
      status: 'open',
      reportedAt: now,
      deadline,
      overdue: false,
      transactionId: null,
    });
    expect(job.timeline).toEqual([{ status: 'open', at: now }]);
  });

  it('that is an emergency is late after a day, not before', async () => {
    expect((await add({ priority: 'emergency', reportedAt: '2026-05-12T10:30:00.000Z' })).job.overdue).toBe(
      false,
    );
    expect((await add({ priority: 'emergency', reportedAt: '2026-05-12T10:29:00.000Z' })).job.overdue).toBe(
      true,
    );
  });

  it.each([
    [{ propertyId: home(900) }, 'propertyId', 'We couldn’t find that property'],
    [{ roomId: uuidOf('propertyRoom', 1) }, 'roomId', 'That room isn’t in this property'],
    [{ contractorId: contact(900) }, 'contractorId', 'We couldn’t find that contact'],
    [{ reportedBy: contact(900) }, 'reportedBy', 'We couldn’t find that contact'],
    [{ quotes: [{ contactId: contact(900), amount: 1 }] }, 'quotes', 'We couldn’t find that contact'],
    [
      { quotes: Array.from({ length: 6 }, () => ({ contactId: contact(21), amount: 1 })) },
      'quotes',
      'Add no more than 5',
    ],
    [{ reportedAt: '2026-05-13T10:31:00.000Z' }, 'reportedAt', 'Enter a time that isn’t in the future'],
    [{ title: ' ' }, 'title', 'This can’t be empty'],
    [{ status: 'closed' }, 'status', 'This field isn’t allowed'],
  ])('with %j is refused', async (more, field, message) => {
    const { status, error } = await add(more);
    expect([status, error.errors]).toEqual([422, { [field]: [message] }]);
  });

  it('comes with photographs, images only', async () => {
    const send = async (file: File) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(draft)) form.set(name, value);
      form.append('files', file);
      const address = `${testOrigin}/api/property-maintenance`;
      const response = await fetch(address, { method: 'POST', body: form, credentials: 'include' });
      return { status: response.status, json: (await response.json()) as Job };
    };
    const { status, json } = await send(new File(['x'], 'leak.webp', { type: 'image/webp' }));
    expect(status).toBe(201);
    expect(json.images).toHaveLength(1);
    expect(await server.world.files.get('1', json.images[0] ?? '')).toBeDefined();
    expect((await change(json.id, { images: [] })).job.images).toEqual([]);
    const bad = await send(new File(['x'], 'leak.txt', { type: 'text/plain' }));
    expect(bad).toMatchObject({
      status: 422,
      json: { errors: { files: ['The file given is not an image'] } },
    });
  });
});

describe('the status of a job', () => {
  it.each([
    [[], ['in_progress', 'deferred', 'declined']],
    [['in_progress'], ['completed', 'deferred', 'declined']],
    [['deferred'], ['open', 'in_progress', 'declined']],
    [
      ['in_progress', 'completed'],
      ['open', 'closed'],
    ],
    [['in_progress', 'completed', 'closed'], []],
    [['declined'], ['open']],
  ] as const)('after %j goes only to %j', async (way, moves) => {
    const all = ['open', 'in_progress', 'deferred', 'completed', 'closed', 'declined'] as const;
    for (const status of all) {
      const { id } = await moved(way);
      const { job } = { job: (await call('GET', `/property-maintenance/${id}`)).json as Job };
      expect(job.moves).toEqual(moves);
      const answer = await change(id, { status, deferredUntil: '2026-06-01' });
      const mayGo = status === job.status || job.moves.includes(status);
      expect([status, answer.status]).toEqual([status, mayGo ? 200 : 422]);
    }
  });

  it('says where it may go instead', async () => {
    const { id } = await moved(['in_progress', 'completed']);
    expect((await change(id, { status: 'declined' })).error.errors).toEqual({
      status: ['A job that’s completed can move only to open or closed'],
    });
  });

  it('deferred needs a day to come, and is not late until then', async () => {
    const { job } = await add({ priority: 'emergency', reportedAt: '2026-05-01T08:00:00.000Z' });
    expect(job.overdue).toBe(true);
    expect((await change(job.id, { status: 'deferred' })).error.errors).toEqual({
      deferredUntil: ['Enter the date it’s deferred until'],
    });
    const today = await change(job.id, { status: 'deferred', deferredUntil: '2026-05-13' });
    expect(today.error.errors).toEqual({ deferredUntil: ['Choose a date in the future'] });
    const later = await change(job.id, { status: 'deferred', deferredUntil: '2026-05-20' });
    expect(later.job).toMatchObject({ overdue: false, deadline: '2026-05-20T23:00:00.000Z' });
    const again = await change(job.id, { status: 'open' });
    expect(again.job).toMatchObject({ overdue: false, deadline: '2026-05-14T10:30:00.000Z' });
    expect(again.job.timeline.map(({ status }) => status)).toEqual(['open', 'deferred', 'open']);
  });
});

describe('changing a job', () => {
  it('accepts one quote, whose giver then does the job', async () => {
    const quotes = [
      { contactId: contact(21), amount: 300 },
      { contactId: contact(24), amount: 280, accepted: true },
    ];
    const { job } = await add({ quotes: quotes.map((each) => ({ ...each, accepted: false })) });
    expect(job).toMatchObject({ contractorId: null, estimate: null });
    expect((await change(job.id, { quotes })).job).toMatchObject({
      contractorId: contact(24),
      estimate: 280,
    });
    const both = quotes.map((each) => ({ ...each, accepted: true }));
    expect((await change(job.id, { quotes: both })).error.errors).toEqual({
      quotes: ['You can accept only one quote'],
    });
  });

  it('adds comments with who said it and when', async () => {
    const { job } = await add();
    await change(job.id, { comment: 'Rang him.' });
    expect((await change(job.id, { comment: 'Comes on Friday.' })).job.comments).toEqual([
      { authorId: 1, text: 'Rang him.', at: now },
      { authorId: 1, text: 'Comes on Friday.', at: now },
    ]);
  });

  it('makes the next of a planned job that comes again, once', async () => {
    const plan = { title: 'Service', priority: 'planned', plannedFor: '2026-05-31', repeatMonths: 6 };
    const { job } = await add({ ...plan, estimate: 90 });
    expect(job.deadline).toBe('2026-05-31T23:00:00.000Z');
    await change(job.id, { status: 'in_progress' });
    await change(job.id, { status: 'completed' });
    await change(job.id, { status: 'closed' });
    const { data } = await listOf('?query=service&status=open');
    expect(data).toHaveLength(1);
    expect((await listOf('?query=service&status=closed')).data[0]?.id).toBe(job.id);
    expect(data[0]).toMatchObject({ plannedFor: '2026-11-30', status: 'open', estimate: 90, comments: [] });
    expect(data[0]?.timeline).toEqual([{ status: 'open', at: now }]);
  });

  it('happens from its present state only, and it goes', async () => {
    const { job } = await add();
    server.world.clock.setTo(new Date('2026-05-13T10:31:00Z'));
    const seen = { updatedAt: job.updatedAt };
    expect((await change(job.id, { title: 'First', ...seen })).status).toBe(200);
    expect((await change(job.id, { title: 'Second', ...seen })).status).toBe(409);
    server.world.clock.setTo(new Date(now));
    const path = `/property-maintenance/${job.id}`;
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', path)).status).toBe(404);
  });
});
