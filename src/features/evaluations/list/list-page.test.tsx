import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/evaluation-screen';
import { mockServer } from '@/testing/setup';

function open(path = '/property-evaluations') {
  mockServer.signInAs('hannah.okafor');
  return openApp(path);
}

const titles = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const link = (name: string) => screen.findByRole('link', { name }, patient);

it('keeps order and filters in the address', async () => {
  const { router } = open();
  await link('Ashfield Terrace, two-bed');
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: '-price' }));
  await waitFor(() => expect(titles()[0]).toBe('Toxteth villa'), patient);
  await userEvent.click(screen.getByRole('button', { name: 'Price' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'price' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Strategy' }), 'Flip');
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'price', strategy: 'flip' }));
  await waitFor(() => expect(titles()).not.toContain('Ashfield Terrace, two-bed'), patient);
});

it('opens where an address says, and lets it be cleared', async () => {
  const { router } = open('/property-evaluations?query=lighthouse');
  expect(await screen.findByText('No results found', undefined, patient)).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  if (clear) await userEvent.click(clear);
  expect(await link('Ashfield Terrace, two-bed')).toBeVisible();
  expect(router.state.location.search).toEqual({});
});

it('gives back what lies in the trash', async () => {
  open('/property-evaluations?trash=true');
  const [restore] = await screen.findAllByRole('button', { name: /^Restore / }, patient);
  if (!restore) throw new Error('nothing can be restored');
  await userEvent.click(restore);
  expect(await screen.findByText('The trash is empty', undefined, patient)).toBeVisible();
});

it('offers a beginning where there is nothing yet', async () => {
  mockServer.signInAs('zainab.hussain');
  const { path } = openApp('/property-evaluations');
  await userEvent.click(await screen.findByRole('button', { name: 'Try a sample' }, patient));
  expect(await screen.findByRole('textbox', { name: 'Title' }, patient)).toHaveValue('Sample: Leeds terrace');
  expect(path()).toMatch(/^\/property-evaluations\/[0-9a-f-]{36}$/);
});

it('says what went wrong, and tries again', async () => {
  mockServer.fail('listEvaluations', { status: 403, body: { message: 'Not today' }, times: 1 });
  open();
  expect(await screen.findByText('We could not load your evaluations', undefined, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await link('Ashfield Terrace, two-bed')).toBeVisible();
});
