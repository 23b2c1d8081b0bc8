import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

function open(path = '/property-search?tab=saved') {
  mockServer.signInAs('hannah.okafor');
  return openApp(path);
}

const saved = () => screen.findByRole('region', { name: 'Saved searches' }, patient);
const rows = async () => within(await saved()).findAllByRole('listitem', undefined, patient);

async function act(row: HTMLElement, name: string) {
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name }, patient));
}

it('saves a search under a name of its own, and refuses one that is taken', async () => {
  const { router } = open('/property-search?locations=Leeds&minBeds=3');
  await userEvent.click(await screen.findByRole('button', { name: 'Save search' }, patient));
  const form = within(await screen.findByRole('dialog', { name: 'Save search' }, patient));
  const name = form.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Homes for sale in Leeds, 3 bedrooms or more');
  await form.findByText(/new homes? (a week|in the last four weeks)\.$/, undefined, patient);
  await userEvent.click(form.getByRole('button', { name: 'Save search' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
  const again = within(await screen.findByRole('dialog', { name: 'Save search' }, patient));
  await userEvent.click(again.getByRole('button', { name: 'Save search' }));
  expect(
    await again.findByText('You already have a saved search with this name', undefined, patient),
  ).toBeVisible();
  await userEvent.click(again.getByRole('button', { name: 'Close' }));

  await userEvent.click(screen.getByRole('tab', { name: 'Saved' }));
  const link = await screen.findByRole(
    'link',
    { name: 'Homes for sale in Leeds, 3 bedrooms or more' },
    patient,
  );
  await userEvent.click(link);
  await waitFor(() => expect(router.state.location.search).toEqual({ locations: 'Leeds', minBeds: 3 }));
});

it('shows every match with why it is there, as many as the search says, and counts them as seen', async () => {
  open();
  const row = (await rows()).find((each) => within(each).queryByText(/^\d+ new$/));
  if (!row) throw new Error('No search has anything new');
  const view = within(row).getByRole('link', { name: /^View \d+ match/ });
  const [count] = /\d+/.exec(view.textContent) ?? [];
  const name = within(row).getByRole('heading').querySelector('a')?.textContent ?? '';
  await userEvent.click(view);
  const heading = await screen.findByRole('heading', { level: 2, name: /match(es)? for/ }, patient);
  expect(heading).toHaveTextContent(`${count} match`);
  const homes = within(screen.getByRole('list', { name: 'Homes' }));
  expect(homes.getAllByText(/^New · (Listed|Reduced into your range) \d+ \w+ \d{4}$/).length).toBeGreaterThan(
    0,
  );
  expect(homes.getAllByRole('list', { name: 'Why it matches' }).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('link', { name: 'All saved searches' }));
  const seen = (await rows()).find((each) => within(each).queryByRole('link', { name }));
  await waitFor(() => expect(seen && within(seen).queryByText(/^\d+ new$/)).toBeNull(), patient);
});

it('pauses its alerts, and takes that back when the server refuses', async () => {
  open();
  const row = (await rows()).find((each) => within(each).queryByText(/^Alerts once a day/));
  if (!row) throw new Error('No saved search tells of new homes');
  mockServer.fail('updatePropertySearch', { status: 500, body: { message: 'Not today' }, times: 1 });
  await act(row, 'Pause alerts');
  expect(await screen.findByText(/Your saved search wasn’t changed/, undefined, patient)).toBeVisible();
  expect(within(row).queryByText(/^Alerts paused/)).toBeNull();
  await act(row, 'Pause alerts');
  expect(await within(row).findByText(/^Alerts paused/, undefined, patient)).toBeVisible();
});

it('brings a deleted search back', async () => {
  open();
  const [row, ...others] = await rows();
  if (!row) throw new Error('There is no saved search');
  await act(row, 'Delete');
  await waitFor(async () => expect(await rows()).toHaveLength(others.length));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  await waitFor(async () => expect(await rows()).toHaveLength(others.length + 1), patient);
});
