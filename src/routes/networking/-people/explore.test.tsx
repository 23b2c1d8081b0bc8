import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { patient } from '@/testing/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

function open(path: string) {
  mockServer.signInAs('hannah.okafor');
  return openApp(path);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patient);
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Businesses' }, patient)).getAllByRole('article');
const rail = () => screen.findByRole('navigation', { name: 'Types of business' }, patient);

it('shows the businesses of the type that the address names', async () => {
  open('/networking/explore?businessType=Solicitors%20%26%20Conveyancers');
  await heading('Solicitors & Conveyancers');
  for (const card of await cards()) expect(card).toHaveTextContent('Solicitors & Conveyancers');
  expect(within(await rail()).getByRole('link', { name: /^Solicitors & Conveyancers/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('says that a type is unknown, and shows all', async () => {
  open('/networking/explore?businessType=Wizards');
  expect(await screen.findByText(/There is no type “Wizards”/, undefined, patient)).toBeVisible();
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
  await userEvent.type(screen.getByRole('searchbox', { name: 'Near' }), 'Leeds');
  await waitFor(() => expect(router.state.location.search).toEqual({ near: 'Leeds' }), patient);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Within 10 miles');
  await waitFor(() => expect(router.state.location.search).toEqual({ near: 'Leeds', radius: 10 }));
  await waitFor(async () => {
    for (const card of await cards()) expect(card).toHaveTextContent(/ mi/);
  }, patient);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Nearest');
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
  expect(await screen.findByText('We could not load the businesses', undefined, patient)).toBeVisible();
  mockServer.clearFaults();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await cards()).length).toBeGreaterThan(1);
});

it('leads from a card into the conversation with who owns the business', async () => {
  const { router } = open('/networking/explore');
  const [first] = await cards();
  await userEvent.click(within(first ?? document.body).getByRole('button', { name: /^Message / }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/conversations'), patient);
  expect(router.state.location.search).toMatchObject({ view: 'chat' });
});
