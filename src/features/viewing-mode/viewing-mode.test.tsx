import { uuidOf } from '@mocks/engine/db/table-definition';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { read } from '@/api/queries';
import { offlineMember } from '@/entities/session/offline-member';
import { hasKeptViewings, unsentViewings } from '@/entities/viewing/kept-mark';
import { tellNetworkBack } from '@/lib/network/network-back';
import { holdNext } from '@/testing/hold-next';
import { openApp, testQueryClient } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import { forgetKept, readKept, writeKept } from './device/kept-viewings';
import { notesOf } from './notes/notes';

/** A viewing that is over, of a deal of Hannah's. */
const id = uuidOf('propertyViewing', 7);
const address = `/pipeline/viewings/${id}`;
const row = () => {
  const found = mockServer.world.db.propertyViewing.get(id);
  if (!found) throw new Error('The seeds have no such viewing');
  return found;
};
const works = () => mockServer.world.db.evaluation.get(row().evaluationId ?? '')?.inputs.refurb.items ?? [];

async function open(username = 'hannah.okafor') {
  mockServer.signInAs(username);
  localStorage.setItem('session-hint', '1');
  const app = openApp(address);
  await screen.findByRole('region', { name: 'Refurbishment' }, patient);
  return app;
}

const standing = () => within(screen.getByRole('banner')).getByRole('status');
const check = (name: string) => within(screen.getByRole('group', { name }));
const isSent = () => waitFor(() => expect(standing()).toHaveTextContent('All notes sent'), patient);

/** Somebody writes to the viewing elsewhere. */
const changeElsewhere = (change: Partial<ReturnType<typeof row>>) =>
  mockServer.world.db.propertyViewing.update(id, { ...change, updatedAt: new Date().toISOString() });

beforeEach(async () => {
  localStorage.clear();
  await forgetKept(1);
});

describe('Notes of a viewing', () => {
  it('An answer that was lost is followed by the same write, and nothing is doubled', async () => {
    await open();
    const before = works().length;
    mockServer.fail('updatePropertyViewing', { status: 'truncated', times: 1 });
    await userEvent.click(check('Damp').getByRole('radio', { name: 'Problem' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Cost to fix damp' }), '1850');
    await waitFor(() => expect(standing()).toHaveTextContent('Couldn’t send your notes.'), patient);
    expect(works()).toHaveLength(before + 1);
    const { updatedAt } = row();
    const requests = mockServer.recordRequests();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await isSent();
    // Known by its name, it needs no look at what the server has.
    expect(requests.filter((path) => path === `/property-viewings/${id}`)).toHaveLength(1);
    expect(row().updatedAt).toBe(updatedAt);
    expect(works()).toHaveLength(before + 1);
    expect(unsentViewings(1)).toEqual([]);
  });

  it('A change made elsewhere is kept beside mine where both can stand', async () => {
    await open();
    changeElsewhere({ score: 2 });
    await userEvent.click(check('Roof').getByRole('radio', { name: 'OK' }));
    await isSent();
    expect(row()).toMatchObject({ score: 2 });
    expect(row().checklist.find(({ item }) => item === 'Roof')?.state).toBe('ok');
  });

  it('A change made elsewhere to the same thing is shown, and not overwritten before somebody chooses', async () => {
    await open();
    changeElsewhere({ score: 2, summary: 'Theirs' });
    await userEvent.click(screen.getByRole('radio', { name: '5' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Summary/ }), 'Mine');
    const clash = within(await screen.findByRole('region', { name: 'Changed elsewhere' }, patient));
    expect(row()).toMatchObject({ score: 2, summary: 'Theirs' });
    expect(clash.getByText('2 out of 5')).toBeVisible();
    await userEvent.click(within(clash.getByRole('group', { name: 'Score' })).getByLabelText('Keep mine'));
    expect(clash.getByRole('button', { name: 'Save and send' })).toBeDisabled();
    await userEvent.click(within(clash.getByRole('group', { name: 'Summary' })).getByLabelText('Use theirs'));
    await userEvent.click(clash.getByRole('button', { name: 'Save and send' }));
    await isSent();
    expect(row()).toMatchObject({ score: 5, summary: 'Theirs' });
    expect(screen.getByRole('textbox', { name: /^Summary/ })).toHaveValue('Theirs');
  });

  it('Nothing stays on the device of a viewing that was sent and left', async () => {
    const { router } = await open();
    expect(hasKeptViewings(1)).toBe(true);
    await userEvent.click(check('Roof').getByRole('radio', { name: 'OK' }));
    await isSent();
    await act(() => router.navigate({ to: '/about' }));
    await waitFor(() => expect(hasKeptViewings(1)).toBe(false), patient);
    expect(await readKept(1, id)).toBeNull();
  });

  it('An answer that comes after the screen was left puts nothing back on the device', async () => {
    const { router, queryClient } = await open();
    const release = holdNext('get', `/evaluations/${row().evaluationId}`);
    const requests = mockServer.recordRequests();
    act(() => tellNetworkBack());
    await waitFor(() => expect(requests).toContain(`/property-viewings/${id}`), patient);
    await act(() => router.navigate({ to: '/about' }));
    await waitFor(() => expect(hasKeptViewings(1)).toBe(false), patient);
    release();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0), patient);
    expect(hasKeptViewings(1)).toBe(false);
    expect(await readKept(1, id)).toBeNull();
  });

  it('Notes of a viewing that was deleted elsewhere say so, and can be discarded', async () => {
    await open();
    mockServer.world.db.propertyViewing.remove(id);
    await userEvent.click(screen.getByRole('radio', { name: '5' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard notes' }, patient));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }, patient));
    expect(await screen.findByText('This viewing isn’t available', {}, patient)).toBeVisible();
    expect(unsentViewings(1)).toEqual([]);
  });

  it('A cost that can’t be read stays in its field and says so, and the one before holds', async () => {
    await open();
    await userEvent.click(check('Damp').getByRole('radio', { name: 'Problem' }));
    const cost = screen.getByRole('textbox', { name: 'Cost to fix damp' });
    await userEvent.type(cost, 'a lot');
    await userEvent.tab();
    expect(cost).toHaveAccessibleDescription('Enter an amount, such as £2,600');
    expect(cost).toHaveValue('a lot');
  });

  it('Somebody who attends is told that the notes are not theirs', async () => {
    mockServer.world.db.propertyViewing.update(id, { attendees: [2] });
    mockServer.signInAs('callum.reyes');
    openApp(address);
    expect(await screen.findByText('These notes aren’t yours', {}, patient)).toBeVisible();
    expect(offlineMember()).toBeNull();
  });
});

describe('Unsent notes of a viewing', () => {
  async function note() {
    const app = await open();
    mockServer.fail('updatePropertyViewing', { status: 500 });
    await userEvent.click(screen.getByRole('radio', { name: '5' }));
    await waitFor(() => expect(standing()).toHaveTextContent('Couldn’t send'), patient);
    return app;
  }

  it('are asked about before a sign-out deletes them', async () => {
    const { router, path } = await note();
    await act(() => router.navigate({ to: '/about' }));
    const leave = async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Account menu/ }, patient));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }, patient));
      return within(
        await screen.findByRole('dialog', { name: 'Sign out and delete unsent notes?' }, patient),
      );
    };
    await userEvent.click((await leave()).getByRole('button', { name: 'Cancel' }));
    expect(unsentViewings(1)).toEqual([id]);
    await userEvent.click((await leave()).getByRole('button', { name: 'Sign out and delete' }));
    await waitFor(() => expect(path()).toBe('/account/login'), patient);
    await waitFor(() => expect(unsentViewings(1)).toEqual([]));
    expect(offlineMember()).toBeNull();
  });

  it('are sent from another page once the server takes them', async () => {
    const { router } = await note();
    mockServer.clearFaults();
    await act(() => router.navigate({ to: '/pipeline' }));
    await waitFor(() => expect(row().score).toBe(5), patient);
    expect(unsentViewings(1)).toEqual([]);
  });

  it('are open to their member without a network, also after a reload', async () => {
    mockServer.signInAs('hannah.okafor');
    const viewing = await testQueryClient().fetchQuery(read('/property-viewings/{id}', { path: { id } }));
    await writeKept(1, { viewing, deal: null, notes: { ...notesOf(viewing), score: 5 }, write: null });
    localStorage.setItem('session-hint', '1');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    mockServer.use(http.head('*/', () => HttpResponse.error()));
    openApp(address);
    await waitFor(() => expect(screen.getByRole('radio', { name: '5' })).toBeChecked(), patient);
    expect(standing()).toHaveTextContent(
      'You’re offline. Your notes are kept on this device until you’re back online.',
    );
  });

  it('are closed to the next member of this device, with and without a network', async () => {
    localStorage.setItem('offline-member', '1');
    mockServer.signInAs('callum.reyes');
    openApp('/notifications');
    await screen.findByRole('heading', { level: 1, name: 'Notifications' }, patient);
    expect(offlineMember()).toBeNull();
  });
});
