import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { managerType } from '@/features/people/manager-type';
import { roomType } from '@/features/rooms/room-type';
import { openApp, testQueryClient } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const db = () => mockServer.world.db;
const countOf = (table: { all: () => readonly unknown[] }) => table.all().length;

const undone = [
  ['EPC', () => '/portfolio/epcs', () => countOf(db().propertyEpc)],
  ['schedule', () => '/portfolio/schedules', () => countOf(db().schedule)],
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
    'Annexe',
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
  async (one, path, stored) => {
    const before = stored();
    openApp(path());
    const menu = await deleteByMenu(/^Actions for /);
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
