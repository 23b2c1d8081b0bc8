import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

beforeEach(() => mockServer.signInAs('hannah.okafor'));

const byCategory = async () => within(await screen.findByRole('table', { name: 'By category' }, patient));
const figures = (row: HTMLElement | null) =>
  within(row ?? document.body)
    .getAllByRole('cell')
    .map((cell) => (cell.textContent === '–' ? '£0' : cell.textContent));

it('Each total of a tax year is that of the list it opens', async () => {
  openApp('/portfolio/money?view=tax&year=2025-26');
  for (const name of ['All transactions', 'Rent', 'Legal, management and professional fees']) {
    const link = (await byCategory()).getByRole('link', { name });
    const [received, paid] = figures(link.closest('tr'));
    await userEvent.click(link);
    const totals = await screen.findByText(/amounts exclude voided transactions\)$/, {}, patient);
    expect(totals).toHaveTextContent(`${received} in · ${paid} out`);
    await userEvent.click(screen.getByRole('tab', { name: 'Tax year' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Tax year' }), '2025-26');
  }
});

it('The profit is that of the properties together', async () => {
  openApp('/portfolio/money?view=tax&year=2025-26');
  const profit = (await byCategory()).getByRole('row', { name: /^Profit before finance costs/ });
  const together = within(await screen.findByRole('table', { name: /^By property/ })).getByRole('row', {
    name: /^All properties/,
  });
  expect(figures(together).at(-1)).toBe(figures(profit).at(-1));
});

it('A quarter of a tax year has the totals of its own list, and the four make the year', async () => {
  const { router } = openApp('/portfolio/money?view=tax&year=2025-26');
  const pence = (text: string | null | undefined) => Math.round(Number(text?.replace(/[£,]/g, '')) * 100);
  const rent = async () => {
    const link = (await byCategory()).getByRole('link', { name: 'Rent' });
    return { link, received: pence(figures(link.closest('tr'))[0]) };
  };
  const whole = (await rent()).received;
  let together = 0;
  for (const quarter of ['q1', 'q2', 'q3', 'q4']) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quarter' }), quarter);
    await screen.findByRole('heading', { name: `Tax year 2025–26, quarter ${quarter.slice(1)}` }, patient);
    together += (await rent()).received;
  }
  expect(together).toBe(whole);
  const { link, received } = await rent();
  await userEvent.click(link);
  const totals = await screen.findByText(/amounts exclude voided transactions\)$/, {}, patient);
  expect(pence(/£([\d,.]+) in/.exec(totals.textContent ?? '')?.[1])).toBe(received);
  expect(router.state.location.search).toMatchObject({ year: '2025-26', quarter: 'q4', category: 'rent' });
});

it('A transaction that is being deleted no longer counts in its tax year, until Undo brings it back', async () => {
  const { transaction } = mockServer.world.db;
  const [row] = transaction.by('ownerId', 1).filter(({ date }) => date.startsWith('2025-10'));
  if (row) transaction.update(row.id, { description: 'ODD TILES', status: 'confirmed' });
  openApp('/portfolio/money?view=all&q=ODD');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “ODD TILES”' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patient));
  await userEvent.click(screen.getByRole('tab', { name: 'Tax year' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Tax year' }), '2025-26');
  const count = async () => {
    const text = (await screen.findByText(/ · [\d,]+ transactions$/, {}, patient)).textContent;
    return Number(/([\d,]+) transactions$/.exec(text ?? '')?.[1]?.replace(',', ''));
  };
  const without = await count();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await count()).toBe(without + 1));
});
