import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient, storedEvaluation as stored } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const titles = ['Breck Road probate', 'Woodthorpe loft flip', 'Ashfield Terrace, two-bed'];
const idsText = (...names: string[]) => names.map((name) => stored(name).id).join(',');
const open = (search: string) => {
  mockServer.signInAs('hannah.okafor');
  return openApp(`/property-evaluations/compare${search}`);
};
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => within(head).getByRole('link').textContent);

it('is reached from the list with those that were selected, in the order they were', async () => {
  mockServer.signInAs('hannah.okafor');
  const { router } = openApp('/property-evaluations');
  for (const name of titles) {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select “${name}”` }, patient));
    if (name === titles[0]) expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
  }
  await userEvent.click(screen.getByRole('link', { name: 'Compare' }));
  expect(await screen.findByRole('heading', { name: 'Compare evaluations' }, patient)).toBeVisible();
  await screen.findByRole('link', { name: 'Breck Road probate' }, patient);
  expect(heads()).toEqual(titles);
  expect(router.state.location.search).toEqual({ ids: idsText(...titles) });
});

it('marks the best, shows differences, and keeps the order when one is removed', async () => {
  const { router } = open(`?ids=${idsText(...titles)}`);
  await screen.findByRole('link', { name: 'Breck Road probate' }, patient);
  const roi = screen.getByRole('row', { name: /^ROI/ });
  expect(within(roi).getByRole('cell', { name: /34\.08% ?Best/ })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Difference' }));
  expect(await screen.findByRole('cell', { name: /\+21\.59 points, better/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Stamp duty.*\+£5,350, worse/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove “Woodthorpe loft flip”' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      ids: idsText('Breck Road probate', 'Ashfield Terrace, two-bed'),
      show: 'difference',
    }),
  );
  expect(heads()).toEqual(['Breck Road probate', 'Ashfield Terrace, two-bed']);
});

it('takes in another one, and has no place for a fifth', async () => {
  open(`?ids=${idsText(...titles)}`);
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Add evaluation' }, patient),
    'Skeldergate apartment',
  );
  expect(await screen.findByRole('link', { name: 'Skeldergate apartment' }, patient)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Add evaluation' })).toBeNull();
});

it('leaves out what is not shared with its reader, and shows the rest', async () => {
  const ids = idsText('Breck Road probate', 'Ashfield Terrace, two-bed');
  mockServer.signInAs('zainab.hussain');
  openApp(`/property-evaluations/compare?ids=${ids}`);
  // The second one is published: its reader sees area and returns.
  expect(
    await screen.findByText('One of these evaluations isn’t shared with you.', undefined, patient),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Buy-to-let in LS11' }, patient)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Ashfield|Breck/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove from comparison' }));
  await waitFor(() => expect(screen.queryByText(/isn’t shared with you/)).toBeNull());
});

it('draws the figure that is chosen', async () => {
  open(`?ids=${idsText(...titles)}`);
  const chart = within(await screen.findByRole('region', { name: 'Figure by figure' }, patient));
  await userEvent.selectOptions(chart.getByRole('combobox', { name: 'Figure' }), 'Stamp duty');
  expect(chart.getByText('£7,300')).toBeVisible();
});

it('without anything says how to begin', async () => {
  open('');
  expect(await screen.findByRole('link', { name: 'Choose evaluations' }, patient)).toBeVisible();
});
