import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it, vi } from 'vitest';
import { KnownProperty } from '@/entities/property/known/known-property';
import { addDays, addMonths, londonDay } from '@/lib/dates/calendar-day';
import { dayText } from '@/lib/dates/day-text';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { renderScreen } from '@/testing/screens/render-part';
import { mockServer } from '@/testing/setup';
import { PropertyCompliance } from './property-compliance';
import { Subscribe } from './subscribe/subscribe';

const home = (n: number) => uuidOf('property', n);
const ofHome = (n: number) =>
  mockServer.world.db.renewalDate.all().filter(({ propertyId }) => propertyId === home(n));
/** Nobody has written down when its EPC expires. */
function forgetEpc(n: number): void {
  for (const { id, kind } of ofHome(n)) if (kind === 'epc') mockServer.world.db.renewalDate.remove(id);
}
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => mockServer.signInAs('hannah.okafor'));

/** The tab of a property without its page. */
const openTab = (n: number) =>
  renderScreen(
    <KnownProperty uuid={home(n)} skeleton={null}>
      {(property) => <PropertyCompliance property={property} />}
    </KnownProperty>,
  );

async function openForm(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }, patient));
  return { dialog, field: (label: string | RegExp) => dialog.getByRole('textbox', { name: label }) };
}

it('A home in Scotland is asked for a test of appliances, never for Right to Rent, and its expiry follows the issue date', async () => {
  forgetEpc(12);
  openTab(12);
  const absent = within(await screen.findByRole('region', { name: 'Not on file' }, patient));
  expect(absent.getByText('PAT test')).toBeVisible();
  expect(absent.queryByText('Right to Rent')).toBeNull();
  await userEvent.click(absent.getByRole('button', { name: 'Add renewal date: EPC' }));
  const { dialog, field } = await openForm('Add renewal date');
  expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveValue('epc');
  fill(field(/^Issue date/), '1/11/2026');
  fill(field(/^Renewal period/), '60');
  expect(field(/^Expiry date/)).toHaveValue('01/11/2031');
  fill(field(/^Reminders/), '60, 14, 400');
  await userEvent.click(dialog.getByRole('button', { name: 'Add renewal date' }));
  expect(await dialog.findByText('Enter 365 or less')).toBeVisible();
  fill(field(/^Reminders/), '60, 14');
  await userEvent.click(dialog.getByRole('button', { name: 'Add renewal date' }));
  await waitFor(() => expect(absent.queryByText('EPC')).toBeNull(), patient);
  expect(ofHome(12).at(-1)).toMatchObject({
    kind: 'epc',
    issuedOn: '2026-11-01',
    dueOn: '2031-11-01',
    intervalMonths: 60,
    remindDays: [60, 14],
  });
});

it('What doesn’t apply needs its reason, and is not asked for again', async () => {
  forgetEpc(12);
  openTab(12);
  const absent = within(await screen.findByRole('region', { name: 'Not on file' }, patient));
  await userEvent.click(absent.getByRole('button', { name: 'Doesn’t apply: PAT test' }));
  const { dialog, field } = await openForm('Add renewal date');
  expect(dialog.queryByRole('textbox', { name: /^Expiry date/ })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Add renewal date' }));
  expect(field('Reason it doesn’t apply')).toHaveFocus();
  fill(field('Reason it doesn’t apply'), 'Let unfurnished');
  await userEvent.click(dialog.getByRole('button', { name: 'Add renewal date' }));
  await waitFor(() => expect(absent.queryByText('PAT test')).toBeNull(), patient);
  expect(ofHome(12).at(-1)).toMatchObject({
    kind: 'pat',
    notApplicable: true,
    naReason: 'Let unfurnished',
    dueOn: null,
  });
});

it('Renewing refuses an issue date to come, proposes a year from the old expiry, and keeps the reference unless there is a new one', async () => {
  openTab(4);
  const [{ id, dueOn } = { id: '', dueOn: '' }] = ofHome(4).filter(({ kind }) => kind === 'gas_safety');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Gas safety”' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Renew…' }, patient));
  const { dialog } = await openForm('Renew “Gas safety”');
  const issued = dialog.getByRole('textbox', { name: 'Issue date' });
  fill(issued, dayText(addDays(londonDay(new Date()), 1)));
  await userEvent.click(dialog.getByRole('button', { name: 'Renew' }));
  expect(issued).toHaveAccessibleDescription('Enter a date that isn’t in the future');
  fill(issued, dayText(londonDay(new Date())));
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Renew' }));
  await screen.findByText('Gas safety renewed', {}, patient);
  expect(mockServer.world.db.renewalDate.get(id)).toMatchObject({
    issuedOn: londonDay(new Date()),
    dueOn: addMonths(dueOn ?? '', 12),
    reference: 'CP12-40917',
  });
});

it('A status in the address narrows the list, and a record that the law asks for is added from the matrix', async () => {
  const { router } = openApp('/portfolio/compliance?status=overdue');
  const table = within(await screen.findByRole('table', { name: 'Renewal dates' }, patient));
  const overdue = await table.findAllByText('Overdue', {}, patient);
  expect(table.getAllByRole('row')).toHaveLength(overdue.length + 1);
  await userEvent.click(screen.getByRole('tab', { name: 'By property' }));
  const absent = await screen.findAllByRole('button', { name: /^Add .*:\s*Not on file$/ }, patient);
  expect(router.state.location.search).toEqual({ view: 'matrix' });
  const [first] = absent;
  if (first) await userEvent.click(first);
  const { dialog, field } = await openForm('Add renewal date');
  expect(dialog.getByRole('combobox', { name: /^Property/ })).not.toHaveValue('');
  fill(field(/^Expiry date/), '1/11/2027');
  await userEvent.click(dialog.getByRole('button', { name: 'Add renewal date' }));
  await waitFor(() => expect(first).not.toBeInTheDocument(), patient);
});

it('A date is renewed with its new certificate, which joins the evidence pack', async () => {
  openTab(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Gas safety”' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Renew…' }, patient));
  const { dialog } = await openForm('Renew “Gas safety”');
  const certificate = new File(['%PDF-1.4'], 'CP12 new.pdf', { type: 'application/pdf' });
  await userEvent.upload(dialog.getByLabelText(/^New certificate/), certificate);
  await userEvent.click(dialog.getByRole('button', { name: 'Renew' }));
  expect(await screen.findByText('Gas safety renewed', {}, patient)).toBeVisible();
  const kept = mockServer.world.db.document.all().find(({ name }) => name === 'CP12 new.pdf');
  expect(kept).toMatchObject({ propertyId: home(1) });
  expect(ofHome(1).find(({ kind }) => kind === 'gas_safety')).toMatchObject({ documentId: kept?.id });
});

it('An address opens the renewal it names and is left with it; a fixed rate leads to its refinancing', async () => {
  const [gas] = ofHome(4).filter(({ kind }) => kind === 'gas_safety');
  const { router } = openApp(`/portfolio/compliance?renew=${gas?.id}`);
  const { dialog } = await openForm('Renew “Gas safety”');
  await userEvent.click(dialog.getByRole('button', { name: 'Renew' }));
  await screen.findByText('Gas safety renewed', {}, patient);
  await waitFor(() => expect(router.state.location.href).toBe('/portfolio/compliance'));
  const fix = mockServer.world.db.renewalDate.all().find(({ mortgageId }) => mortgageId !== null);
  await router.navigate({ to: '/portfolio/compliance', search: { renew: fix?.id ?? '' } });
  await waitFor(
    () => expect(router.state.location.href).toBe(`/portfolio/mortgages?refinance=${fix?.mortgageId}`),
    patient,
  );
  await router.navigate({ to: '/portfolio/compliance', search: { renew: home(1) } });
  expect(await screen.findByText(/^We couldn’t find that renewal date/, {}, patient)).toBeVisible();
});

it('Gas safety that doesn’t apply to an all-electric home leaves its ring complete', async () => {
  const { renewalDate } = mockServer.world.db;
  const dates = ofHome(4);
  for (const { id, kind } of dates)
    renewalDate.update(id, { dueOn: kind === 'gas_safety' ? '2020-01-31' : '2090-01-31' });
  openApp(`/portfolio/properties/${home(4)}/compliance`);
  const card = within(await screen.findByRole('region', { name: 'Compliance' }, patient));
  const ring = (await card.findByText(/ in date$/, {}, patient)).textContent ?? '';
  const [, inDate, total] = /^(\d+) of (\d+) in date$/.exec(ring) ?? [];
  expect(Number(inDate)).toBe(Number(total) - 1);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Gas safety”' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit…' }, patient));
  const { dialog, field } = await openForm('Edit renewal date');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Doesn’t apply' }));
  fill(field('Reason it doesn’t apply'), 'All electric');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await card.findByText(`${inDate} of ${inDate} in date`, {}, patient)).toBeVisible();
});

it('A calendar’s address is created, replaced and revoked, and the field shows the one that works', async () => {
  renderScreen(<Subscribe />);
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe to calendar' }, patient));
  const { dialog } = await openForm('Subscribe to your renewal dates');
  const stored = () => mockServer.world.db.renewalCalendar.all().map(({ token }) => token);
  await userEvent.dblClick(await dialog.findByRole('button', { name: 'Create link' }, patient));
  const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Calendar link' }, patient);
  const [first] = stored();
  expect(field.value).toMatch(new RegExp(`/renewal-dates/calendar/${first}\\.ics$`));
  expect(dialog.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    field.value.replace(/^https?/, 'webcal'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(field.value).not.toContain(first), patient);
  expect(field.value).toContain(stored()[0]);
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await dialog.findByRole('button', { name: 'Create link' }, patient)).toBeVisible();
  expect(stored()).toEqual([]);
});

it('A calendar that is exported is saved as a file, and that is said', async () => {
  const saved = vi.fn<typeof URL.createObjectURL>(() => 'blob:calendar');
  // jsdom has none of both.
  const browsers = { createObjectURL: saved, revokeObjectURL: () => {} };
  vi.stubGlobal('URL', Object.assign(class extends URL {}, browsers));
  openTab(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Export calendar' }, patient));
  expect(await screen.findByText('Calendar exported', {}, patient)).toBeVisible();
  expect(saved).toHaveBeenCalledOnce();
});
