import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { KnownProperty } from '@/entities/property/known/known-property';
import { PropertyCompliance } from '@/features/compliance/property-compliance';
import { managerType } from '@/features/people/manager-type';
import { roomType } from '@/features/rooms/room-type';
import { openApp, testQueryClient } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { renderScreen } from '@/testing/screens/render-part';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import '@/features/epcs/epcs-page';
import '@/features/people/people-page';
import '@/features/rooms/rooms-page';
import '@/features/schedules/schedules-page';

const db = () => mockServer.world.db;
const countOf = (table: { all: () => readonly unknown[] }) => table.all().length;

/** The tab of a home that has a gas safety certificate. */
const openCompliance = () =>
  renderScreen(
    <KnownProperty uuid={uuidOf('property', 4)} skeleton={null}>
      {(property) => <PropertyCompliance property={property} />}
    </KnownProperty>,
  );

const undone = [
  ['EPC', () => openApp('/portfolio/epcs'), /^Actions for /, () => countOf(db().propertyEpc)],
  ['schedule', () => openApp('/portfolio/schedules'), /^Actions for /, () => countOf(db().schedule)],
  ['renewal date', openCompliance, 'Actions for “Gas safety”', () => countOf(db().renewalDate)],
] as const;

const asked = [
  [
    'property manager',
    '/portfolio/people?view=managers',
    'Aspen Lettings',
    () => managerType.add?.(testQueryClient(), { name: 'Aspen Lettings', feePct: 9, service: 'full' }, []),
    () => countOf(db().propertyManager),
  ],
  [
    'room',
    '/portfolio/rooms',
    '“Annexe”',
    () =>
      roomType({ kinds: [], onLet: () => {} }).add?.(
        testQueryClient(),
        { propertyId: uuidOf('property', 7), name: 'Annexe', areaSqm: 9, maxOccupants: 1 },
        [],
      ),
    () => countOf(db().propertyRoom),
  ],
] as const;

/** Deletes the first of those that this name says, by its menu. */
async function deleteByMenu(name: string | RegExp): Promise<HTMLElement> {
  const [menu] = await screen.findAllByRole('button', { name }, patient);
  if (!menu) throw new Error('No such row');
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }, patient));
  return menu;
}

beforeEach(() => mockServer.signInAs('hannah.okafor'));

it.each(undone)(
  'The first %s of a screen leaves it by its menu, and the server once nobody can undo it',
  async (one, open, name, stored) => {
    const before = stored();
    open();
    const menu = await deleteByMenu(name);
    expect(await screen.findByText(new RegExp(`^${one} deleted$`, 'i'), {}, patient)).toBeVisible();
    await waitFor(() => expect(menu).not.toBeInTheDocument(), patient);
    expect(stored()).toBe(before);
    act(() => toast.remove());
    await waitFor(() => expect(stored()).toBe(before - 1), patient);
  },
);

it.each(asked)(
  'A %s leaves its list and the server by the menu of its row, once that is confirmed',
  async (one, path, name, add, stored) => {
    await add();
    const before = stored();
    openApp(path);
    await deleteByMenu(`Actions for ${name}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }, patient));
    expect(await screen.findByText(new RegExp(`^${one} deleted$`, 'i'), {}, patient)).toBeVisible();
    await waitFor(
      () => expect(screen.queryByRole('button', { name: `Actions for ${name}` })).toBeNull(),
      patient,
    );
    expect(stored()).toBe(before - 1);
  },
);

it('A nightly let is deleted on its property’s page', async () => {
  const [row] = db().propertySaManagement.by('ownerId', 1);
  openApp(`/portfolio/properties/${row?.propertyId}/rooms`);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Delete the serviced accommodation record' }, patient),
  );
  expect(await screen.findByRole('button', { name: 'Add serviced accommodation' }, patient)).toBeVisible();
  act(() => toast.remove());
  await waitFor(() => expect(db().propertySaManagement.get(row?.id ?? '')).toBeUndefined(), patient);
});
