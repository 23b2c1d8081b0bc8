import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { renderScreen } from '@/testing/screens/render-part';
import { mockServer } from '@/testing/setup';
import { OneRecord } from './-record-pages';

beforeEach(() => mockServer.signInAs('hannah.okafor'));

const first = uuidOf('mortgage', 1);
/** The page of a record without what surrounds it. */
const openRecord = (kind: string, id: string) => renderScreen(<OneRecord kind={kind} id={id} />);
const part = async (name: string) => within(await screen.findByRole('region', { name }, patient));

it('A record is opened from its list, with everything that its form asks for', async () => {
  const { router } = openApp('/portfolio/mortgages');
  const table = within(await screen.findByRole('table', { name: 'Mortgages' }, patient));
  const [menu] = table.getAllByRole('button', { name: /^Actions for/ });
  if (menu) await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Details and files' }, patient));
  const details = await part('Details');
  expect(details.getByText('Lender')).toBeVisible();
  expect(details.getByText('Interest only')).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/portfolio\/records\/mortgage\//);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(/^Mortgages/);
});

it('A file is attached to a record and taken off again, and stays among the documents', async () => {
  openRecord('mortgage', first);
  const files = await part('Attachments');
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(files.getByLabelText('Choose files to attach'), [
    new File(['offer'], 'Offer letter.pdf', { type: 'application/pdf' }),
    new File(['x'], 'notes.exe'),
  ]);
  expect(await files.findByRole('button', { name: 'Offer letter.pdf' }, patient)).toBeVisible();
  expect(files.getByText(/^Not attached\. Choose a PDF/)).toBeVisible();
  const stored = () => mockServer.world.db.document.all().find(({ name }) => name === 'Offer letter.pdf');
  expect(stored()?.links).toEqual([{ kind: 'mortgage', id: first }]);
  await user.click(files.getByRole('button', { name: 'Remove “Offer letter.pdf”' }));
  await waitFor(() => expect(stored()?.links).toEqual([]));
});

it('A note stays in its field when it can’t be saved, and then stands in the log once', async () => {
  openRecord('mortgage', first);
  const log = await part('Activity');
  await userEvent.type(log.getByRole('textbox', { name: 'Note' }), 'Rang the broker');
  mockServer.fail('createPropertyAction', { status: 503 });
  await userEvent.click(log.getByRole('button', { name: 'Add note' }));
  expect(await log.findByRole('alert', {}, patient)).toBeVisible();
  expect(log.getByRole('textbox', { name: 'Note' })).toHaveValue('Rang the broker');
  mockServer.clearFaults();
  await userEvent.click(log.getByRole('button', { name: 'Add note' }));
  expect(await log.findByRole('listitem', {}, patient)).toHaveTextContent(/^Rang the broker/);
  expect(log.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});

it('What the form changes is told by the log at once', async () => {
  openRecord('mortgage', first);
  const log = await part('Activity');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }, patient));
  const form = within(await screen.findByRole('dialog', { name: 'Edit mortgage' }, patient));
  const product = form.getByRole('textbox', { name: /^Product(?! fee)/ });
  await userEvent.clear(product);
  await userEvent.type(product, '2-year fixed');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await log.findByText('Product changed', {}, patient)).toBeVisible();
  expect((await part('Details')).getByText('2-year fixed')).toBeVisible();
});

it('A deleted record leads back to its list; one that is not there and a kind that is none are said', async () => {
  const { router } = openApp(`/portfolio/records/mortgage/${first}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Delete / }, patient));
  await waitFor(() => expect(router.state.location.pathname).toBe('/portfolio/mortgages'));
  await router.navigate({
    to: '/portfolio/records/$kind/$id',
    params: { kind: 'epc', id: uuidOf('propertyEpc', 999) },
  });
  expect(await screen.findByText('We couldn’t find that EPC', {}, patient)).toBeVisible();
  await router.navigate({ to: '/portfolio/records/$kind/$id', params: { kind: 'cat', id: 'x' } });
  expect(await screen.findByText('We couldn’t find that record', {}, patient)).toBeVisible();
});

it.each([
  ['recurring-payment', 'recurringPayment'],
  ['renewal', 'renewalDate'],
  ['serviced-let', 'propertySaManagement'],
  ['schedule', 'schedule'],
  ['contact', 'contact'],
  ['manager', 'propertyManager'],
] as const)('The page of a %s has its details, its attachments and its log', async (kind, table) => {
  openRecord(kind, uuidOf(table, 1));
  await part('Details');
  expect((await part('Attachments')).getByRole('button', { name: 'Attach files' })).toBeVisible();
  expect((await part('Activity')).getByRole('button', { name: 'Add note' })).toBeVisible();
});
