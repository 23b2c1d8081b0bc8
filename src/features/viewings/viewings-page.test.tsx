import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { toast } from 'react-hot-toast/headless';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const stored = (n: number) => mockServer.world.db.propertyViewing.get(uuidOf('propertyViewing', n));
const titleOf = (n: number) => stored(n)?.title ?? '';
/** The row of a seeded viewing, by its home: those beyond the first screen are drawn a moment later. */
const rowOf = async (list: HTMLElement, n: number) => {
  const link = await within(list).findByRole('link', { name: titleOf(n) }, patient);
  const row = link.closest('article');
  if (row === null) throw new Error(`${titleOf(n)} has no row`);
  return row;
};

async function open() {
  mockServer.signInAs('hannah.okafor');
  openApp('/pipeline/viewings');
  return screen.findByRole('list', { name: 'Viewings' }, patient);
}

async function choose(row: HTMLElement, act: string) {
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }, patient));
}

it('A requested viewing is confirmed, cancelled, and confirmed again by Undo', async () => {
  const list = await open();
  await choose(await rowOf(list, 3), 'Confirm');
  await within(await rowOf(list, 3)).findByText('Confirmed', {}, patient);
  await waitFor(() => expect(stored(3)?.status).toBe('confirmed'));
  await choose(await rowOf(list, 3), 'Cancel viewing');
  await within(await rowOf(list, 3)).findByText('Cancelled', {}, patient);
  await waitFor(() => expect(stored(3)?.status).toBe('cancelled'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  await waitFor(() => expect(stored(3)?.status).toBe('confirmed'));
});

it('A status that the server refuses goes back, and a toast says so', async () => {
  const list = await open();
  mockServer.fail('updatePropertyViewing', { status: 403, times: 1 });
  await choose(await rowOf(list, 3), 'Confirm');
  await screen.findByText(/^Couldn’t update the viewing/, {}, patient);
  await within(await rowOf(list, 3)).findByText('Requested', {}, patient);
  expect(stored(3)?.status).toBe('requested');
});

it('The outcome of a viewing is saved with its note, which the log of the deal has too, once', async () => {
  const list = await open();
  await userEvent.click(within(await rowOf(list, 7)).getByRole('button', { name: 'Done' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'How did it go?' }, patient));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Sound roof, tired kitchen');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(stored(7)).toMatchObject({ status: 'done', summary: 'Sound roof, tired kitchen' }),
  );
  const log = () =>
    mockServer.world.db.propertyAction.by('evaluationId', uuidOf('evaluation', 3)).map(({ title }) => title);
  await waitFor(() => expect(log()).toContain('Viewing: Sound roof, tired kitchen'));
  expect(log().filter((title) => title.includes('Sound roof'))).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('group', { name: /^How did it go/ })).toBeNull());
  expect(within(await rowOf(list, 7)).getByRole('button', { name: /^Actions for/ })).toHaveFocus();
});

it('A deleted viewing leaves the list at once, and the server when it can’t be undone any more', async () => {
  const list = await open();
  const title = titleOf(4);
  await choose(await rowOf(list, 4), 'Delete');
  await waitFor(() => expect(within(list).queryByRole('link', { name: title })).toBeNull());
  expect(document.activeElement?.closest('article')).not.toBeNull();
  expect(stored(4)).toBeDefined();
  act(() => toast.remove());
  await waitFor(() => expect(stored(4)).toBeUndefined());
});

it('A viewing gets another time, and has to be confirmed anew', async () => {
  const list = await open();
  await choose(await rowOf(list, 1), 'Reschedule…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule viewing' }, patient));
  const date = dialog.getByRole('textbox', { name: 'Date' });
  await userEvent.clear(date);
  await userEvent.type(date, '14/02/2035');
  await userEvent.click(dialog.getByRole('button', { name: 'Reschedule' }));
  await waitFor(() => expect(stored(1)?.startsAt).toMatch(/^2035-02-14/));
  expect(stored(1)?.status).toBe('requested');
});

it('The summary of a finished viewing is sent into a conversation as it is then written', async () => {
  const list = await open();
  await choose(await rowOf(list, 8), 'Share summary…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Share summary' }, patient));
  const message = await dialog.findByRole('textbox', { name: 'Message' }, patient);
  expect(message).toHaveDisplayValue(/^Viewing: .*[^]*Problems[^]*Not checked: Electrics$/);
  await userEvent.type(message, '\nWhat do you think?');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText('Message sent', {}, patient);
  const sent = mockServer.world.db.message.all().filter(({ content }) => content.startsWith('Viewing: '));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.content).toMatch(/What do you think\?$/);
});
