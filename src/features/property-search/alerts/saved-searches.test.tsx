import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { arrive, isMatch } from '@mocks/features/property-search/areas/listing-arrivals';
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
  await form.findByText(/new listings? (a week|in the last 4 weeks)$/, undefined, patient);
  await userEvent.click(form.getByRole('button', { name: 'Save search' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
  const again = within(await screen.findByRole('dialog', { name: 'Save search' }, patient));
  await userEvent.click(again.getByRole('button', { name: 'Save search' }));
  expect(
    await again.findByText('You already have a saved search with this name', undefined, patient),
  ).toBeVisible();
  await userEvent.click(again.getByRole('button', { name: 'Close' }));

  await userEvent.click(screen.getByRole('tab', { name: /^Saved/ }));
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
  const row = (await rows()).find((each) => within(each).queryByText(/^Daily alerts/));
  if (!row) throw new Error('No saved search tells of new listings');
  mockServer.fail('updatePropertySearch', { status: 500, body: { message: 'Not today' }, times: 1 });
  await act(row, 'Pause alerts');
  expect(await screen.findByText(/Couldn’t update your saved search/, undefined, patient)).toBeVisible();
  expect(within(row).queryByText(/^Alerts paused/)).toBeNull();
  await act(row, 'Pause alerts');
  expect(await within(row).findByText(/^Alerts paused/, undefined, patient)).toBeVisible();
});

it('asks before it deletes a search, and brings it back', async () => {
  open();
  const [row, ...others] = await rows();
  if (!row) throw new Error('There is no saved search');
  await act(row, 'Delete');
  const question = () => screen.findByRole('dialog', { name: /^Delete “/ }, patient);
  await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(await rows()).toHaveLength(others.length + 1);
  await act(row, 'Delete');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await rows()).toHaveLength(others.length));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  await waitFor(async () => expect(await rows()).toHaveLength(others.length + 1), patient);
});

const named = async (name: RegExp) => {
  const row = (await rows()).find((each) => within(each).queryByRole('link', { name }));
  if (!row) throw new Error(`No saved search is called ${name}`);
  return row;
};
const asked = /^Leeds terraces/;

it('opens a search that Ava understood with the same chips, and refines it from there', async () => {
  const { router } = open();
  const row = await named(asked);
  const chips = [...(within(row).getByText('Needs work').parentElement?.children ?? [])]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== ', ');
  await userEvent.click(within(row).getByRole('link', { name: asked }));
  const list = () => screen.findByRole('list', { name: 'Filters' }, patient);
  const shown = async () =>
    within(await list())
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(await shown()).toEqual(expect.arrayContaining(chips.map((chip) => `Remove${chip}`)));
  expect(router.state.location.search).toMatchObject({ tab: 'ask', saved: row.dataset['row'] });
  expect(screen.getByText('“3-bed terrace in Leeds under £180k, 7% yield, needs work”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Needs work$/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'ask' }));
  expect(await shown()).toEqual(chips.filter((chip) => chip !== 'Needs work').map((chip) => `Remove${chip}`));
});

it('says that a search that is opened again was deleted', async () => {
  open('/property-search?tab=ask&saved=00000000-0000-4000-8000-00000000dead');
  expect(await screen.findByText('This saved search was deleted', undefined, patient)).toBeVisible();
});

it('tells how other filters change the number of new listings before they are saved', async () => {
  open();
  await act(await named(/^Small HMOs/), 'Edit…');
  const form = within(await screen.findByRole('dialog', { name: 'Edit saved search' }, patient));
  await form.findByText(/^About .* new listings? a week$|^No new listings/, undefined, patient);
  await userEvent.click(form.getByRole('button', { name: 'Change filters' }));
  const all = within(await screen.findByRole('dialog', { name: 'All filters' }, patient));
  await userEvent.click(all.getByRole('button', { name: 'Clear all' }));
  await userEvent.click(await all.findByRole('button', { name: /^Show \d+ homes$/ }, patient));
  expect(await form.findByText(/new listings a week, up from /, undefined, patient)).toBeVisible();
  const where = form.getByRole('textbox', { name: 'Location' });
  await userEvent.clear(where);
  await userEvent.type(where, 'Cardif');
  expect(await form.findByText(/^We couldn’t find “Cardif”/, undefined, patient)).toBeVisible();
  await userEvent.type(where, 'f');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
  expect(within(await named(/^Small HMOs/)).getByText('In Cardiff')).toBeVisible();
});

it('shares a search in a conversation by a link that shows the same homes', async () => {
  open();
  await act(await named(/^Auction lots/), 'Share in chat…');
  const form = within(await screen.findByRole('dialog', { name: 'Share search' }, patient));
  const message = await form.findByRole('textbox', { name: 'Message' }, patient);
  expect(message).toHaveValue(
    `Auction lots under £100k\n${window.location.origin}/property-search?market=auction&maxPrice=100000`,
  );
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Message sent', undefined, patient)).toBeVisible();
});

it('counts new listings on the tab, at once when one more is told of', async () => {
  open('/property-search?locations=Leeds');
  const tab = await screen.findByRole('tab', { name: /^Saved \d+ new$/ }, patient);
  const before = Number(/\d+/.exec(tab.textContent)?.[0]);
  const { world } = mockServer;
  await waitFor(() => expect(mockServer.isOnline('hannah.okafor')).toBe(true), patient);
  const search = world.db.propertySearch.all().find(({ name }) => asked.test(name));
  const home = world.db.listing.all().find((row) => search && isMatch(search, row, Date.now()));
  if (!home) throw new Error('Nothing matches the search');
  const { id: _id, ...draft } = home;
  arrive(world, { ...draft, addedAt: world.clock.now().getTime() });
  await waitFor(() => expect(tab).toHaveTextContent(`Saved ${before + 1} new`), patient);
});
