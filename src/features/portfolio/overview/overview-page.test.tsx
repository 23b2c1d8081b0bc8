import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { summaryOf } from '@mocks/features/portfolio/summary/portfolio-summary';
import { beforeEach, expect, it } from 'vitest';
import { londonDay } from '@/lib/dates/calendar-day';
import { formatPounds } from '@/lib/money/money';
import { openApp } from '@/testing/open-app';
import { patient, seeWholePage } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

beforeEach(() => {
  seeWholePage();
  mockServer.signInAs('hannah.okafor');
});

const part = async (name: string, holds: 'list' | 'table') => {
  const region = within(await screen.findByRole('region', { name }, patient));
  await region.findByRole(holds, {}, patient);
  return region;
};
const needsYou = () => part('Needs you', 'list');
const lab = () => part('Stress lab', 'table');

it('What is overdue is counted as the sidebar counts it, and each of them is shown as overdue', async () => {
  openApp('/portfolio');
  const region = await needsYou();
  const badge = await region.findByText(/^\d+ overdue$/, {}, patient);
  const sidebar = await screen.findByRole('link', { name: /^Portfolio(?! value)/ }, patient);
  await waitFor(() => expect(sidebar).toHaveTextContent(badge.textContent ?? ''), patient);
  const all = region.queryByRole('button', { name: /^Show all \d+$/ });
  if (all) await userEvent.click(all);
  expect(`${region.getAllByText('Overdue:', { exact: false }).length} overdue`).toBe(badge.textContent);
});

it('Outstanding transactions lead to where they are confirmed, and without any there is no such line', async () => {
  const { transaction } = mockServer.world.db;
  const { router } = openApp('/portfolio');
  const region = await needsYou();
  await userEvent.click(await region.findByRole('button', { name: /^Show all \d+$/ }, patient));
  const link = region.getByRole('link', { name: /^26 transactions to confirm/ });
  await userEvent.click(link);
  await screen.findByRole('list', { name: 'To confirm' }, patient);
  expect(router.state.location.href).toBe('/portfolio/money');
  for (const { id, status } of transaction.by('ownerId', 1))
    if (status === 'outstanding') transaction.update(id, { status: 'confirmed' });
  await router.navigate({ to: '/portfolio' });
  const again = await needsYou();
  await waitFor(() => expect(again.queryByText(/transactions? to confirm/)).toBeNull(), patient);
});

it('A list that could not be read is named, and the others are shown', async () => {
  mockServer.fail('listPropertyMaintenances', { status: 403 });
  openApp('/portfolio');
  const region = await needsYou();
  expect(await region.findByText('Couldn’t load maintenance.', { exact: false }, patient)).toBeVisible();
});

it('A slider moves the totals at once, and Reset takes it back', async () => {
  openApp('/portfolio');
  const region = await lab();
  const total = () => region.getByRole('row', { name: /^All 13 properties/ }).textContent;
  const before = total();
  const rates = region.getByRole('slider', { name: 'Mortgage rates' });
  fireEvent.change(rates, { target: { value: '1' } });
  await waitFor(() => expect(total()).not.toBe(before));
  expect(rates).toHaveAttribute('aria-valuetext', '+1 point');
  await userEvent.click(region.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(total()).toBe(before));
});

it('A scenario is saved under its name, chosen again and deleted', async () => {
  openApp('/portfolio');
  const region = await lab();
  await userEvent.click(region.getByRole('button', { name: 'All at once' }));
  await userEvent.click(region.getByRole('button', { name: 'Save scenario' }));
  await userEvent.type(region.getByRole('textbox', { name: 'Scenario name' }), 'Bad year{Enter}');
  await userEvent.click(region.getByRole('button', { name: 'Reset' }));
  await userEvent.click(region.getByRole('button', { name: 'Bad year' }));
  expect(region.getByRole('slider', { name: 'Rents' })).toHaveAttribute('aria-valuetext', '−10%');
  await userEvent.click(region.getByRole('button', { name: 'Delete “Bad year”' }));
  expect(region.queryByRole('button', { name: 'Bad year' })).toBeNull();
});

it('The chart is read by the arrow keys, month by month', async () => {
  openApp('/portfolio');
  const chart = await screen.findByRole('slider', { name: 'Month' }, patient);
  const last = chart.getAttribute('aria-valuetext');
  fireEvent.keyDown(chart, { key: 'ArrowLeft' });
  expect(chart.getAttribute('aria-valuetext')).not.toBe(last);
  expect(chart.getAttribute('aria-valuetext')).toMatch(/^\w+ \d{4}: value £[\d,]+, debt £[\d,]+, equity £/);
  fireEvent.keyDown(chart, { key: 'End' });
  expect(chart.getAttribute('aria-valuetext')).toBe(last);
});

/** The figure of a tile, by its name. */
const tileValue = (name: HTMLElement) =>
  name.closest('dt')?.nextElementSibling?.firstElementChild?.textContent ?? '?';

it('The foot of the table says what the tiles say', async () => {
  openApp('/portfolio');
  const table = within(
    await screen.findByRole('table', { name: 'Properties with their value, debt and rent' }, patient),
  );
  const foot = table.getByRole('row', { name: /^Total: \d+ properties/ });
  const tiles = screen.getByLabelText('Portfolio figures');
  for (const label of ['Portfolio value', 'Loan to value', 'Monthly rent']) {
    const value = tileValue(within(tiles).getByText(label));
    expect(foot).toHaveTextContent(value);
  }
});

it('A certificate leads to the form that renews it, and a rate that ends to its refinancing', async () => {
  const { router } = openApp('/portfolio');
  const region = await needsYou();
  await userEvent.click(await region.findByRole('button', { name: /^Show all \d+$/ }, patient));
  const [rate] = await region.findAllByRole('link', { name: /^Fixed rate ends/ }, patient);
  expect(rate?.getAttribute('href')).toMatch(/^\/portfolio\/mortgages\?refinance=[0-9a-f-]{36}$/);
  const [certificate] = await region.findAllByRole(
    'link',
    { name: /^Overdue:\s*(EICR|Gas safety)/ },
    patient,
  );
  if (certificate) await userEvent.click(certificate);
  await screen.findByRole('dialog', { name: /^Renew “(EICR|Gas safety)”$/ }, patient);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.href).toBe('/portfolio/compliance'));
});

it('Each tile opens the table it is the total of', async () => {
  const { router } = openApp('/portfolio');
  for (const [label, text, sort] of [
    ['Portfolio value', 'value', '-value'],
    ['Equity', 'equity', '-value'],
    ['Loan to value', 'loan to value', '-debt'],
    ['Monthly rent', 'rent pcm', '-rent'],
    ['Gross yield', 'gross yield', '-yield'],
  ] as const) {
    const tiles = within(await screen.findByLabelText('Portfolio figures', {}, patient));
    const link = tiles.getByRole('link', { name: label });
    const value = tileValue(link);
    await userEvent.click(link);
    const totals = await screen.findByText(/^\d+ properties, .* value/, {}, patient);
    expect(totals.textContent?.split(' · ')).toContain(`${value} ${text}`);
    expect(router.state.location.search).toEqual({ sort });
    await router.navigate({ to: '/portfolio' });
  }
});

/** What the second row says under a name, and the link of it. */
async function performance(name: string) {
  const figures = within(await screen.findByLabelText('Performance', {}, patient));
  const link = figures.getByRole('link', { name });
  return { link, value: link.closest('dt')?.nextElementSibling?.textContent ?? '?' };
}

it('The arrears are those of the tenancies they open, former tenants included', async () => {
  const { tenancy, transaction } = mockServer.world.db;
  const [former] = tenancy.by('ownerId', 1).filter(({ status }) => status === 'ended');
  const [due] = transaction.by('ownerId', 1).filter(({ status }) => status === 'outstanding');
  if (former === undefined || due === undefined) throw new Error('Nobody has moved out');
  transaction.add({
    ...due,
    tenancyId: former.id,
    propertyId: former.propertyId,
    date: former.startDate,
    direction: 'in',
    category: 'rent',
    amount: 123.45,
    splits: [],
  });
  openApp('/portfolio');
  const { link, value } = await performance('Arrears');
  await userEvent.click(link);
  expect(await screen.findByText(/in arrears$/, {}, patient)).toHaveTextContent(`· ${value} in arrears`);
});

it('The renewals of the next twelve months are those of the list they open', async () => {
  const { renewalDate, company } = mockServer.world.db;
  const [row] = renewalDate.by('ownerId', 1).filter(({ dueOn }) => dueOn !== null);
  const [mine] = company.by('ownerId', 1);
  if (row === undefined || mine === undefined) throw new Error('There is nothing to renew');
  renewalDate.add({ ...row, kind: 'accounts', propertyId: null, companyId: mine.id });
  renewalDate.add({ ...row, kind: 'pat', notApplicable: true, naReason: 'Let unfurnished' });
  openApp('/portfolio');
  const { link, value } = await performance('Renewals, next 12 months');
  await userEvent.click(link);
  expect(
    await screen.findByRole('option', { name: `Due within 12 months (${value})` }, patient),
  ).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('year');
});

/** The tag of a home whose tenant owes rent, as the overview is narrowed to it. */
function tagOfDebtor(): string {
  const { tenancy, property } = mockServer.world.db;
  const debtor = tenancy.get(uuidOf('tenancy', 18));
  const [tag] = property.get(debtor?.propertyId ?? '')?.tags ?? [];
  if (tag === undefined) throw new Error('The home of the debtor has no tag');
  return tag;
}

it('Narrowed to a tag, the arrears and the transactions to confirm are those of the lists they open', async () => {
  const tag = tagOfDebtor();
  const { router } = openApp(`/portfolio?tag=${encodeURIComponent(tag)}`);
  const { link, value } = await performance('Arrears');
  expect(value).not.toBe('£0');
  await userEvent.click(link);
  expect(await screen.findByText(/in arrears$/, {}, patient)).toHaveTextContent(`· ${value} in arrears`);
  await userEvent.click(screen.getByRole('button', { name: `Showing the tag “${tag}”. Show all` }));
  await waitFor(() => expect(router.state.location.search).toEqual({ show: 'all', arrears: true }));

  await router.navigate({ to: '/portfolio', search: { tag } });
  const region = await needsYou();
  const all = region.queryByRole('button', { name: /^Show all \d+$/ });
  if (all) await userEvent.click(all);
  const money = await region.findByRole('link', { name: /transactions? to confirm/ }, patient);
  const [, count = '?'] = /^(\d+)/.exec(money.textContent ?? '') ?? [];
  await userEvent.click(money);
  expect(await screen.findByText(new RegExp(`^${count} transactions? · `), {}, patient)).toBeVisible();
  expect(router.state.location.search).toEqual({ tag });
});

it('Narrowed to a company, the renewals are those of its properties and its own, as in the list they open', async () => {
  const { renewalDate, property, company } = mockServer.world.db;
  const homes = property.by('ownerId', 1);
  const firm = company
    .by('ownerId', 1)
    .find(({ id }) => homes.some(({ owners }) => owners.some(({ companyId }) => companyId === id)));
  const [row] = renewalDate.by('ownerId', 1).filter(({ dueOn }) => dueOn !== null);
  if (firm === undefined || row === undefined) throw new Error('No company owns a property');
  renewalDate.add({ ...row, kind: 'accounts', propertyId: null, companyId: firm.id });
  const { router } = openApp(`/portfolio?owner=${firm.id}`);
  const { link, value } = await performance('Renewals, next 12 months');
  await userEvent.click(link);
  expect(
    await screen.findByRole('option', { name: `Due within 12 months (${value})` }, patient),
  ).toBeInTheDocument();
  await screen.findByRole('button', { name: `Showing ${firm.name}. Show all` }, patient);
  expect(router.state.location.search).toEqual({ status: 'year', owner: firm.id });
});

it('The occupancy is that of the properties it opens', async () => {
  openApp('/portfolio');
  const { link, value } = await performance('Occupancy');
  await userEvent.click(link);
  const totals = await screen.findByText(/^\d+ properties, .* value/, {}, patient);
  expect(totals.textContent?.split(' · ')).toContain(`${value} occupancy`);
});

it('The net cash flow is that of the months it leads to, and its forecast that of the properties that have one', async () => {
  const { db } = mockServer.world;
  const homes = db.property.by('ownerId', 1).filter(({ archivedAt }) => archivedAt === null);
  const summary = summaryOf(db, 1, homes, londonDay(new Date()), true);
  openApp('/portfolio');
  const { link, value } = await performance('Net cash flow, last 12 months');
  const card = within(await screen.findByRole('region', { name: 'Cash flow by month' }, patient));
  expect(link).toHaveAttribute('href', `#${card.getByRole('heading').id}`);
  expect(card.getByText(/ after mortgages over /)).toHaveTextContent(`months, ${value}`);
  const [foot] = card.getAllByRole('row', { hidden: true }).toReversed();
  const sum = summary.months.reduce(
    (pence, { income, costs }) => pence + Math.round(income * 100) - Math.round(costs * 100),
    0,
  );
  expect(foot).toHaveTextContent(`All 12 months`);
  expect(foot).toHaveTextContent(new RegExp(`${formatPounds(sum / 100)}$`));
  const { forecast } = summary;
  if (forecast === null) throw new Error('No property was bought by an evaluation');
  expect(link.closest('div')).toHaveTextContent(
    `forecast in total (${forecast.properties} of ${summary.earnings.length} properties)`,
  );
});

it('One property has its totals, its chart, its table and its stress as many have', async () => {
  const { property } = mockServer.world.db;
  const [first, ...others] = property.by('ownerId', 1);
  for (const { id } of others) property.update(id, { archivedAt: '2026-01-01T00:00:00.000Z' });
  openApp('/portfolio');
  expect(await screen.findByRole('link', { name: '1 property, 1 let' }, patient)).toBeVisible();
  const region = await lab();
  expect(region.getByRole('row', { name: /^All 1 property/ })).toBeVisible();
  expect(await screen.findByRole('slider', { name: 'Month' }, patient)).toBeVisible();
  const table = within(
    await screen.findByRole('table', { name: 'Properties with their value, debt and rent' }, patient),
  );
  expect(table.getByRole('row', { name: /^Total: 1 property/ })).toBeVisible();
  expect(table.getByRole('rowheader', { name: new RegExp(first?.addressLine1 ?? '?') })).toBeVisible();
});

it('An empty portfolio begins with an address, a file or a deal', async () => {
  for (const { id } of mockServer.world.db.property.by('ownerId', 1))
    mockServer.world.db.property.update(id, { archivedAt: '2026-01-01T00:00:00.000Z' });
  openApp('/portfolio');
  await screen.findByRole('heading', { name: 'No properties yet' }, patient);
  const links = ['Add property', 'Import CSV', 'Open Pipeline'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/portfolio/properties/new', '/portfolio/properties/import', '/pipeline']);
});
