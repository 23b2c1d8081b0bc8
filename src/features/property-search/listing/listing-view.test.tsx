import { uuidOf } from '@mocks/engine/db/table-definition';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

async function openFirst() {
  mockServer.signInAs('hannah.okafor');
  const app = openApp('/property-search?locations=Leeds&sort=price');
  const list = await screen.findByRole('list', { name: 'Homes' }, patient);
  const [link] = within(list).getAllByRole('link');
  if (!link) throw new Error('There is no home');
  link.focus();
  await userEvent.click(link);
  const drawer = within(await screen.findByRole('dialog', { name: link.textContent }, patient));
  await drawer.findByText('Your numbers', undefined, patient);
  return { ...app, link, drawer };
}

const figure = (name: string) =>
  within(screen.getByRole('dialog')).getByText(name).nextElementSibling?.textContent;

it('opens over the list, and leaves the focus on its card when it is closed', async () => {
  const { router, link } = await openFirst();
  expect(router.state.location.search).toHaveProperty('listing');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(router.state.location.search).toEqual({ locations: 'Leeds', sort: 'price' }));
  expect(link).toHaveFocus();
});

it('opens by its address alone, and closes to the list', async () => {
  mockServer.signInAs('hannah.okafor');
  const { router } = openApp(`/property-search?listing=${uuidOf('listing', 1)}&minBeds=2`);
  const drawer = within(await screen.findByRole('dialog', undefined, patient));
  await drawer.findByText('Your numbers', undefined, patient);
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ minBeds: 2 }));
  expect(await screen.findByRole('list', { name: 'Homes' }, patient)).toBeVisible();
});

it('works my numbers out at another price without asking the server', async () => {
  const { drawer } = await openFirst();
  const [roi, duty] = [figure('ROI'), figure('Stamp duty')];
  const asked = mockServer.recordRequests();
  fireEvent.change(drawer.getByRole('slider', { name: 'Try another price' }), { target: { value: '-20' } });
  expect(figure('ROI')).not.toBe(roi);
  expect(figure('Stamp duty')).not.toBe(duty);
  expect(drawer.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/20% below asking$/),
  );
  expect(asked).toEqual([]);
});

it('opens from the list with its numbers while the server does not answer', async () => {
  mockServer.signInAs('hannah.okafor');
  openApp('/property-search?locations=Leeds&sort=price');
  const list = await screen.findByRole('list', { name: 'Homes' }, patient);
  const release = holdNext('get', '/property-listings/:id');
  const [link] = within(list).getAllByRole('link');
  if (!link) throw new Error('There is no home');
  await userEvent.click(link);
  const drawer = within(await screen.findByRole('dialog', { name: link.textContent }, patient));
  const roi = drawer.getByText('ROI').nextElementSibling?.textContent;
  fireEvent.change(drawer.getByRole('slider', { name: 'Try another price' }), { target: { value: '-20' } });
  expect(figure('ROI')).not.toBe(roi);
  release();
});

it('says that a home is gone', async () => {
  mockServer.signInAs('hannah.okafor');
  mockServer.fail('getListing', { status: 404, body: { message: 'Gone', code: 'not-found' }, times: 9 });
  openApp('/property-search?listing=5ae4bc6a-4a1c-4b5e-9a55-3c36f7f1a111');
  expect(await screen.findByText('This home is no longer listed', undefined, patient)).toBeVisible();
});

it('begins an evaluation with the facts of the listing', async () => {
  const { drawer, path } = await openFirst();
  await userEvent.click(drawer.getByRole('button', { name: 'Evaluate' }));
  await waitFor(() => expect(path()).toMatch(/^\/property-evaluations\/[0-9a-f-]{36}$/), patient);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('takes the median of three sales as the value of the evaluation, with the sales as its evidence', async () => {
  const { drawer } = await openFirst();
  await userEvent.click(await drawer.findByText(/^Sold nearby/, undefined, patient));
  const sales = within(drawer.getByRole('list', { name: 'Sold nearby' })).getAllByRole('checkbox');
  for (const sale of sales.slice(0, 3)) await userEvent.click(sale);
  const use = drawer.getByRole('button', { name: /^Use £\S+ as the value$/ });
  const value = Number(use.textContent.replace(/\D/g, ''));
  await userEvent.click(use);
  expect(drawer.getByText(/, from 3 sales$/)).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Evaluate' }));
  const made = () => mockServer.world.db.evaluation.all().find(({ inputs }) => inputs.refi?.gdv === value);
  await waitFor(() => expect(made()).toBeDefined(), patient);
  const tag = made()?.evidence['refi.gdv'];
  expect(tag?.source).toBe('comp');
  expect(tag?.refId?.split(',')).toHaveLength(3);
});

it('adds a home to the pipeline once, then leads to its deal, and one step back to the home', async () => {
  const { router, drawer } = await openFirst();
  const add = await drawer.findByRole('button', { name: 'Add to pipeline' }, patient);
  await waitFor(() => expect(add).toBeEnabled(), patient);
  await userEvent.click(add);
  const onwards = await drawer.findByRole('button', { name: 'Open in pipeline' }, patient);
  const deals = mockServer.world.db.evaluation.all().filter(({ listingId }) => listingId !== null);
  expect(deals.map(({ pipeline }) => pipeline?.stage)).toEqual(['sourced']);
  await userEvent.click(onwards);
  await screen.findByRole('dialog', { name: 'Deal' }, patient);
  expect(router.state.location.search).toHaveProperty('deal');
  expect(router.state.location.pathname).toBe('/pipeline');
  router.history.back();
  await waitFor(() => expect(router.state.location.search).toHaveProperty('listing'), patient);
  await screen.findByText('Energy performance', undefined, patient);
});

it('asks an agent who is here by message, with the home as its card, and notes the enquiry', async () => {
  mockServer.signInAs('hannah.okafor');
  const { db } = mockServer.world;
  openApp(`/property-search?listing=${uuidOf('listing', 8)}`);
  const drawer = within(await screen.findByRole('dialog', undefined, patient));
  await userEvent.click(await drawer.findByRole('button', { name: 'Ask the agent' }, patient));
  const before = db.businessEnquiry.all().length;
  await userEvent.click(await screen.findByRole('button', { name: 'Send message' }, patient));
  expect(await screen.findByText('Message sent', undefined, patient)).toBeVisible();
  expect(db.businessEnquiry.all()).toHaveLength(before + 1);
});

it('closes for Ava, who is asked about the home and has the focus', async () => {
  const { drawer } = await openFirst();
  const { textContent: home } = drawer.getByRole('heading', { level: 2 });
  await userEvent.click(drawer.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ask Ava about this' }, patient));
  const field = await screen.findByRole('textbox', { name: 'Message to Ava' }, patient);
  expect(screen.getByRole('button', { name: `Remove “${home}”` })).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus(), patient);
});
