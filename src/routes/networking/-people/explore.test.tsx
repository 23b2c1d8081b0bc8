import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { patient } from '@/testing/screens/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

function open(path: string) {
  mockServer.signInAs('hannah.okafor');
  return openApp(path);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patient);
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Businesses' }, patient)).getAllByRole('article');
const people = async () =>
  within(await screen.findByRole('list', { name: 'People' }, patient)).getAllByRole('article');
const rail = () => screen.findByRole('navigation', { name: 'Business types' }, patient);

it('shows the businesses of the type that the address names', async () => {
  open('/networking/explore?businessType=Solicitors%20%26%20conveyancers');
  await heading('Solicitors & conveyancers');
  for (const card of await cards()) expect(card).toHaveTextContent('Solicitors & conveyancers');
  expect(within(await rail()).getByRole('link', { name: /^Solicitors & conveyancers/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('says that a type is unknown, and shows all', async () => {
  open('/networking/explore?businessType=Wizards');
  expect(
    await screen.findByText(/There’s no business type called “Wizards”/, undefined, patient),
  ).toBeVisible();
  expect((await cards()).length).toBeGreaterThan(1);
});

it('changes the type with a link that Back undoes', async () => {
  const { router } = open('/networking/explore');
  await heading('Businesses');
  const links = within(await rail()).getAllByRole('link');
  const second = links[1];
  if (second) await userEvent.click(second);
  await waitFor(() => expect(router.state.location.search).toHaveProperty('businessType'));
  router.history.back();
  expect(await heading('Businesses')).toBeVisible();
});

it('is narrowed by place, distance and words, all of it in the address', async () => {
  const { router } = open('/networking/explore');
  await cards();
  expect(screen.getByRole('combobox', { name: 'Distance' })).toBeDisabled();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Location' }), 'Leeds');
  await waitFor(() => expect(router.state.location.search).toEqual({ near: 'Leeds' }), patient);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Within 10 miles');
  await waitFor(() => expect(router.state.location.search).toEqual({ near: 'Leeds', radius: 10 }));
  await waitFor(async () => {
    for (const card of await cards()) expect(card).toHaveTextContent(/ mi/);
  }, patient);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Nearest');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ near: 'Leeds', radius: 10, sort: 'nearest' }),
  );
});

it('says when nothing fits, and leads back to all', async () => {
  const { router } = open('/networking/explore?query=lighthouse');
  expect(await screen.findByText('No results found', undefined, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all businesses' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect((await cards()).length).toBeGreaterThan(1);
  expect(screen.getByRole('searchbox', { name: 'Name or service' })).toHaveValue('');
});

it('can be loaded again after it failed', async () => {
  mockServer.fail('listBusinesses', { status: 403, body: { message: 'Not now' } });
  open('/networking/explore');
  expect(await screen.findByText('Couldn’t load the businesses', undefined, patient)).toBeVisible();
  mockServer.clearFaults();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await cards()).length).toBeGreaterThan(1);
});

it('leads from a card into the conversation with who owns the business', async () => {
  const { router } = open('/networking/explore');
  const [first] = await cards();
  await userEvent.click(within(first ?? document.body).getByRole('button', { name: /^Message / }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/conversations'), patient);
  expect(router.state.location.search).toMatchObject({ view: 'chat' });
});

it('offers the nearest types when nothing fits, each with a distance that reaches it', async () => {
  const { router } = open('/networking/explore?businessType=Auctioneers&near=Cardiff&radius=5');
  const offers = await screen.findByRole('navigation', { name: 'Other types' }, patient);
  await userEvent.click(within(offers).getByRole('link', { name: /^Surveyors/ }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ businessType: 'Surveyors', near: 'Cardiff' }),
  );
  expect((await cards())[0]).toHaveTextContent('Surveyors');
});

it('shows the people whom the address asks for, and nobody else', async () => {
  open('/networking/explore?show=people&role=broker&near=Leeds&radius=50&sort=nearest');
  await heading('People');
  const found = await people();
  for (const person of found) expect(person).toHaveTextContent(/Broker.* mi/);
  expect(screen.getByRole('link', { name: 'Broker' })).toHaveAttribute('aria-current', 'page');
});

it('goes over to people with the place, and Back leads to the businesses', async () => {
  const { router } = open('/networking/explore?near=Leeds&service=deal');
  await cards();
  await userEvent.click(screen.getByRole('tab', { name: 'People' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ show: 'people', near: 'Leeds' }));
  expect((await people()).length).toBeGreaterThan(1);
  router.history.back();
  expect((await cards()).length).toBe(1);
  expect(screen.getByRole('searchbox', { name: 'Service' })).toHaveValue('deal');
});

it('narrows people by how they invest and how far they are from me, and clears it all', async () => {
  const { router } = open('/networking/explore?show=people');
  const all = (await screen.findByText(/^\d+ people$/, undefined, patient)).textContent;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Strategy' }), 'HMO');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Connection' }), '1st: my connections');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ show: 'people', strategy: 'hmo', degree: '1' }),
  );
  await waitFor(async () => {
    for (const person of await people()) {
      expect(person).toHaveTextContent('HMO');
      expect(within(person).getByRole('button', { name: /^Message / })).toBeVisible();
    }
  }, patient);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ show: 'people' }));
  expect(await screen.findByText(all ?? '', undefined, patient)).toBeVisible();
});

it('shows with “Online now” who comes and no longer who leaves', async () => {
  open('/networking/explore?show=people&online=true');
  const [first] = await people();
  const name = first?.getAttribute('aria-label') ?? '';
  const { world } = mockServer;
  const username = world.db.user.all().find((user) => user.fullName === name)?.username ?? '';
  await waitFor(() => expect(mockServer.isOnline('hannah.okafor')).toBe(true), patient);
  mockServer.setOnline(username, false);
  await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull(), patient);
  mockServer.setOnline(username, true);
  expect(await screen.findByRole('article', { name }, patient)).toBeVisible();
});

/** The list of people with one in it, who asks Hannah to connect. */
function openWithAsking(): string {
  const asking = mockServer.world.db.connection
    .by('addresseeId', 1)
    .find(({ status }) => status === 'pending');
  const name = mockServer.world.db.user.get(asking?.requesterId ?? 0)?.fullName ?? '';
  open(`/networking/explore?show=people&query=${encodeURIComponent(name)}`);
  return name;
}

it('accepts in the list who asks me', async () => {
  const name = openWithAsking();
  await userEvent.click(await screen.findByRole('button', { name: `Accept ${name}’s request` }, patient));
  expect(await screen.findByRole('button', { name: `Message ${name}` }, patient)).toBeVisible();
});

it('declines in the list who asks me, and shows the request again when that was not saved', async () => {
  const name = openWithAsking();
  mockServer.fail('updateConnection', { status: 403 });
  await userEvent.click(await screen.findByRole('button', { name: `Decline ${name}’s request` }, patient));
  expect(await screen.findByText('Your answer wasn’t saved', undefined, patient)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: `Accept ${name}’s request` }, patient)).toBeEnabled();
  mockServer.clearFaults();
  await userEvent.click(screen.getByRole('button', { name: `Decline ${name}’s request` }));
  expect(await screen.findByRole('button', { name: `Connect with ${name}` }, patient)).toBeVisible();
});

it('keeps a set of filters under a name, brings it back, and deletes it with a way to undo that', async () => {
  const { router } = open('/networking/explore?show=people&near=Leeds&radius=10');
  await people();
  await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
  const dialog = await screen.findByRole('dialog', { name: 'Saved filters' }, patient);
  const name = within(dialog).getByRole('textbox', { name: 'Name' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save filters' }));
  expect(name).toHaveAccessibleDescription('Enter a name');
  await userEvent.type(name, 'Leeds people');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save filters' }));
  const kept = await within(dialog).findByRole('button', { name: /^Leeds people/ }, patient);
  expect(kept).toHaveTextContent('People · within 10 miles of Leeds');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete “Leeds people”' }));
  expect(await within(dialog).findByText('No saved filters yet')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  expect(await within(dialog).findByRole('button', { name: /^Leeds people/ }, patient)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('tab', { name: 'Businesses' }, patient));
  await cards();
  await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Leeds people/ }, patient));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ show: 'people', near: 'Leeds', radius: 10 }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
