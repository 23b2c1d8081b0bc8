import type { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import type { RecordDescription } from '@/entities/record/described/record-description';
import { renewalType } from '@/features/compliance/record/renewal-type';
import { epcType } from '@/features/epcs/epc-type';
import { jobType } from '@/features/maintenance/job/job-type';
import { contactType } from '@/features/people/contact-type';
import { managerType } from '@/features/people/manager-type';
import { nightsType } from '@/features/rooms/nights/nights-type';
import { roomType } from '@/features/rooms/room-type';
import { scheduleType } from '@/features/schedules/schedule-type';
import { videoType } from '@/features/videos/video-type';
import { testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { ModalHost } from '@/ui/modal/modal-host';
import { ToastRegion } from '@/ui/toast/toast-region';
// evaluated with the test file, so that nothing has to arrive first
import '@/ui/modal/modal-stack';
import '@/ui/toast/toast-stack';

// The list, the form and the page that call these writes are the same for all records, and are tested once:
// `mortgages-page.test.tsx`, `record-pages.test.tsx`.

const today = '2026-05-13';
const propertyId = uuidOf('property', 1);

/** A record that was just added, with its writes. */
interface Added {
  id: string;
  change: () => Promise<unknown>;
  remove: () => void;
}

const added =
  <Row extends { id: string; updatedAt: string }, Body>(
    typeOf: (queryClient: QueryClient) => RecordDescription<Row, Body>,
    body: NoInfer<Body>,
    changes: Partial<NoInfer<Body>>,
  ) =>
  async (queryClient: QueryClient): Promise<Added> => {
    const type = typeOf(queryClient);
    const row = await type.add?.(queryClient, body, []);
    if (!row) throw new Error('It was not added');
    return {
      id: row.id,
      change: () => type.change(queryClient, row, { ...changes, updatedAt: row.updatedAt }),
      remove: () => type.remove(queryClient, row),
    };
  };

const db = () => mockServer.world.db;

const undone = [
  [
    'EPC',
    'EPC deleted',
    added(
      () => epcType({ properties: new Map(), today }),
      {
        propertyId,
        current: 'D',
        currentScore: 60,
        potential: 'C',
        potentialScore: 74,
        lodgedOn: '2025-02-03',
      },
      { assessor: 'Kate Moran' },
    ),
    (id: string) => db().propertyEpc.get(id),
    { assessor: 'Kate Moran' },
  ],
  [
    'schedule',
    'Schedule deleted',
    added(
      (queryClient) => scheduleType({ kind: 'works', queryClient }),
      { propertyId, kind: 'works', title: 'Loft' },
      { title: 'Loft and landing' },
    ),
    (id: string) => db().schedule.get(id),
    { title: 'Loft and landing' },
  ],
  [
    'job',
    'Job deleted',
    added(
      () => jobType({}),
      { propertyId, title: 'Gate', category: 'garden', priority: 'routine' },
      { access: 'By the lane' },
    ),
    (id: string) => db().propertyMaintenance.get(id),
    { access: 'By the lane' },
  ],
  [
    'renewal date',
    'Renewal date deleted',
    added(
      () => renewalType({ properties: new Map(), companies: [], today }),
      { propertyId, kind: 'pat', dueOn: '2027-01-31' },
      { reference: 'PAT-7' },
    ),
    (id: string) => db().renewalDate.get(id),
    { reference: 'PAT-7' },
  ],
  [
    'serviced accommodation',
    'Serviced accommodation deleted',
    added(() => nightsType(propertyId), { propertyId, adr: 90, occupancyPct: 60, avgStay: 3 }, { adr: 95 }),
    (id: string) => db().propertySaManagement.get(id),
    { adr: 95 },
  ],
  [
    'video',
    'Video deleted',
    added(
      () => videoType({ refKind: 'property', refId: propertyId }),
      { refKind: 'property', refId: propertyId, title: 'Tour', url: 'https://youtu.be/aBcDeFgHiJk' },
      { title: 'Tour in May' },
    ),
    (id: string) => db().video.get(id),
    { title: 'Tour in May' },
  ],
] as const;

const asked = [
  [
    'property manager',
    'Property manager deleted',
    added(
      () => managerType,
      { name: 'Fenwick Lettings', feePct: 9, service: 'full' },
      { branch: 'Headingley' },
    ),
    (id: string) => db().propertyManager.get(id),
    { branch: 'Headingley' },
  ],
  [
    'room',
    'Room deleted',
    added(
      () => roomType({ kinds: [], onLet: () => {} }),
      { propertyId, name: 'Box room', areaSqm: 8, maxOccupants: 1 },
      { name: 'Study' },
    ),
    (id: string) => db().propertyRoom.get(id),
    { name: 'Study' },
  ],
  [
    'contact',
    'Contact deleted',
    added(
      (queryClient) => contactType({ queryClient, choices: [] }),
      { name: 'Ned Falk', kind: 'contractor' },
      { company: 'Falk Roofing' },
    ),
    (id: string) => db().contact.get(id),
    { company: 'Falk Roofing' },
  ],
] as const;

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  render(
    <>
      <ModalHost />
      <ToastRegion />
    </>,
  );
});

it.each(undone)(
  'A new %s is changed, comes back by Undo when it is deleted, and is gone once that is over',
  async (_one, text, add, stored, changes) => {
    const { id, change, remove } = await add(testQueryClient());
    await change();
    expect(stored(id)).toMatchObject(changes);
    act(remove);
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stored(id)).toBeDefined();
    act(remove);
    await screen.findByText(text);
    act(() => toast.remove());
    await waitFor(() => expect(stored(id)).toBeUndefined());
  },
);

it.each(asked)(
  'A new %s is changed, and deleted only once that is confirmed',
  async (_one, text, add, stored, changes) => {
    const { id, change, remove } = await add(testQueryClient());
    await change();
    expect(stored(id)).toMatchObject(changes);
    act(remove);
    const question = within(await screen.findByRole('dialog', { name: /^Delete / }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(stored(id)).toBeDefined();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(stored(id)).toBeUndefined();
  },
);
