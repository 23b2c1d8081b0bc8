import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
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
  expect(screen.getByRole('searchbox', { name: 'Search evaluations' })).toHaveValue('');
});

it('is narrowed by area and return, and opens so from an address', async () => {
  const { router } = open('/property-evaluations?area=LS11');
  await link('Ashfield Terrace, two-bed');
  expect(screen.queryByRole('link', { name: 'Toxteth villa' })).toBeNull();
  const roi = screen.getByRole('textbox', { name: 'Minimum ROI' });
  await userEvent.type(roi, 'much');
  await waitFor(() => expect(roi).toBeInvalid());
  expect(roi).toHaveAccessibleDescription('Enter a percentage, such as 12.5');
  await userEvent.clear(roi);
  await userEvent.type(roi, '5%');
  await waitFor(() => expect(router.state.location.search).toEqual({ area: 'LS11', minRoi: 5 }));
  await waitFor(() => expect(screen.queryByText('Ashfield Terrace, two-bed')).toBeNull(), patient);
});

it('has the columns that its reader chose, and keeps them', async () => {
  const first = open();
  await link('Ashfield Terrace, two-bed');
  expect(screen.queryByRole('columnheader', { name: 'ROCE' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const boxes = within(await screen.findByRole('dialog', { name: 'Columns' }, patient));
  await userEvent.click(boxes.getByRole('checkbox', { name: 'ROCE' }));
  await userEvent.click(boxes.getByRole('checkbox', { name: 'Stamp duty' }));
  await userEvent.click(boxes.getByRole('button', { name: 'Close' }));
  const row = screen.getByText('Ashfield Terrace, two-bed').closest('tr');
  expect(row).toHaveTextContent('4.89%');
  expect(row).not.toHaveTextContent('£10,100');
  expect(localStorage.getItem('evaluation-columns')).toBe(
    'price,cashIn,grossYield,cashFlow,roi,roce,moneyLeftIn',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reset' }, patient));
  expect(row).toHaveTextContent('£10,100');
  expect(localStorage.getItem('evaluation-columns')).toBeNull();
  expect(first.router.state.location.search).toEqual({});
});

it('gives back what lies in the trash', async () => {
  open('/property-evaluations?trash=true');
  const [restore] = await screen.findAllByRole('button', { name: /^Restore / }, patient);
  if (!restore) throw new Error('nothing can be restored');
  await userEvent.click(restore);
  expect(await screen.findByText('No deleted evaluations', undefined, patient)).toBeVisible();
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
  expect(await screen.findByText('Couldn’t load your evaluations', undefined, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await link('Ashfield Terrace, two-bed')).toBeVisible();
});
