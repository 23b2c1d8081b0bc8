import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const scottish = uuidOf('company', 2);
const mine = () => mockServer.world.db.company.by('ownerId', 1);
const mortgages = () => mockServer.world.db.mortgage.by('ownerId', 1);
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => mockServer.signInAs('hannah.okafor'));

async function openAdd() {
  openApp('/portfolio/companies');
  await screen.findByRole('table', { name: 'Companies' }, patient);
  await userEvent.click(screen.getByRole('button', { name: 'Add company' }));
  return within(await screen.findByRole('dialog', { name: 'Add company' }, patient));
}

it('A company found at Companies House is reviewed, and added with its number’s zeros and its directors', async () => {
  const search = await openAdd();
  await userEvent.type(search.getByRole('searchbox'), 'okafor homes');
  await userEvent.click(await search.findByRole('button', { name: /^OKAFOR HOMES LIMITED/ }, patient));
  const form = within(await screen.findByRole('dialog', { name: 'Add company' }, patient));
  expect(await form.findByDisplayValue('Okafor Homes Limited')).toBeVisible();
  expect(await form.findByText(/1 charge registered, 1 outstanding/)).toBeVisible();
  fill(form.getByRole('textbox', { name: /^Registered office/ }), '');
  await userEvent.dblClick(form.getByRole('button', { name: 'Add company' }));
  await screen.findByText('Company added', {}, patient);
  const added = mine().filter(({ number }) => number === '09481157');
  expect(added).toHaveLength(1);
  expect(added[0]).toMatchObject({
    name: 'Okafor Homes Limited',
    typeId: 'ltd',
    incorporatedOn: '2015-03-11',
    registeredOffice: null,
    directors: [{ name: 'Hannah Okafor', appointedOn: '2015-03-11' }],
  });
});

it('Companies House is asked once three characters rest, and not for fewer', async () => {
  const search = await openAdd();
  const calls = mockServer.recordRequests();
  const asked = () => calls.filter((path) => path === '/companies/ch/company-search').length;
  const box = search.getByRole('searchbox');
  await userEvent.type(box, 'ok ');
  expect(search.getByText(/^Type at least 3 characters/)).toBeVisible();
  await userEvent.type(box, 'afor homes');
  await userEvent.clear(box);
  await userEvent.type(box, 'okafor homes');
  expect(await search.findByRole('button', { name: /^OKAFOR HOMES LIMITED/ }, patient)).toBeVisible();
  expect(asked()).toBe(1);
});

it('A dissolved company warns before it is added', async () => {
  const search = await openAdd();
  await userEvent.type(search.getByRole('searchbox'), '07120934');
  await userEvent.click(await search.findByRole('button', { name: /Dissolved$/ }, patient));
  expect(await screen.findByText(/^This company is dissolved/, {}, patient)).toBeVisible();
  expect(await screen.findByText(/No charges registered/, {}, patient)).toBeVisible();
});

it('A company entered by hand needs the number of its form, and one that is taken is said at its field', async () => {
  const search = await openAdd();
  await userEvent.click(search.getByRole('button', { name: 'Enter details manually' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add company' }, patient));
  const send = form.getByRole('button', { name: 'Add company' });
  fill(await form.findByRole('textbox', { name: 'Name' }, patient), 'Okafor Nominees Ltd');
  await userEvent.click(send);
  const number = form.getByRole('textbox', { name: 'Company number' });
  expect(number).toHaveFocus();
  expect(number).toHaveAccessibleDescription('Enter the company number');
  fill(number, '9843127');
  expect(await form.findByText(/^Enter eight characters/)).toBeVisible();
  fill(number, 'sc447190');
  await userEvent.click(send);
  await waitFor(() => expect(number).toHaveAccessibleDescription(/already has the number SC447190/));
  const before = mine().length;
  fill(number, '');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'Sole trader');
  await userEvent.click(send);
  await screen.findByText('Company added', {}, patient);
  expect(mine()).toHaveLength(before + 1);
  expect(mine().at(-1)).toMatchObject({ name: 'Okafor Nominees Ltd', number: null, typeId: 'sole_trader' });
});

it('Shares that don’t make 100% keep an edit back; what was changed is sent alone', async () => {
  openApp(`/portfolio/companies?company=${scottish}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }, patient));
  const form = within(await screen.findByRole('dialog', { name: 'Edit company' }, patient));
  fill(form.getByRole('textbox', { name: 'Share, shareholder 2' }), '30');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The shares add up to 90%, not 100%')).toBeVisible();
  fill(form.getByRole('textbox', { name: 'Share, shareholder 1' }), '70%');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Company saved', {}, patient);
  expect(mockServer.world.db.company.get(scottish)).toMatchObject({
    number: 'SC447190',
    sicCodes: ['68209', '68320'],
    shareholders: [
      { name: 'Hannah Okafor', share: 70 },
      { name: 'Daniel Okafor', share: 30 },
    ],
  });
});

it('A company with a mortgage can’t be deleted, and one without is gone once that is confirmed', async () => {
  const shell = mine().find(({ number }) => number === '09843127');
  if (shell === undefined) throw new Error('The seeds have no such company');
  const { id: _id, ...rest } = shell;
  const { id } = mockServer.world.db.company.add({ ...rest, name: 'Empty Shell Ltd', number: '01000042' });
  openApp('/portfolio/companies');
  const ask = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patient));
    const question = within(await screen.findByRole('dialog', { name: `Delete ${name}?` }, patient));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  };
  await ask('Harbourside Stays Ltd');
  expect(
    await screen.findByText(/^Couldn’t delete the company\. Harbourside Stays Ltd/, {}, patient),
  ).toBeVisible();
  await ask('Empty Shell Ltd');
  await screen.findByText('Company deleted', {}, patient);
  expect(mockServer.world.db.company.get(id)).toBeUndefined();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Companies', level: 1 })).toHaveFocus());
});

it('What Companies House has otherwise is taken over in one act, and the focus stays in its card', async () => {
  openApp(`/portfolio/companies?company=${scottish}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Update from Companies House' }, patient));
  await screen.findByText('Company updated', {}, patient);
  const match = await screen.findByText('Your record matches Companies House.', {}, patient);
  expect(match).toBeVisible();
  await waitFor(() => expect(match.parentElement).toHaveFocus());
});

it('An outstanding charge without a mortgage offers one of its lender, company and code', async () => {
  openApp(`/portfolio/companies?company=${scottish}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Add mortgage' }, patient));
  const form = within(await screen.findByRole('dialog', { name: 'Add mortgage' }, patient));
  expect(form.getByRole('textbox', { name: 'Lender' })).toHaveValue('Clydeside Building Society');
  expect(form.getByRole('textbox', { name: /^Charge code/ })).toHaveValue('SC4471900002');
  expect(form.getByRole('combobox', { name: /^Borrower/ })).toHaveDisplayValue(/Scotland/);
});

it('A charge is matched to a mortgage that is there already, and Undo takes that back', async () => {
  openApp(`/portfolio/companies?company=${scottish}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Match to existing' }, patient));
  const [likeliest] = await screen.findAllByRole('menuitem', { name: /./ }, patient);
  expect(likeliest).toHaveTextContent(/^Clydeside Building Society/);
  await userEvent.click(likeliest ?? document.body);
  const matched = () => mortgages().filter(({ chargeCode }) => chargeCode === 'SC4471900002');
  await waitFor(() => expect(matched()).toMatchObject([{ companyId: scottish }]));
  await waitFor(() => expect(screen.queryByText('No matching mortgage')).toBeNull(), patient);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, patient));
  await waitFor(() => expect(matched()).toEqual([]));
});

it('A satisfied charge whose mortgage is still owed is said', async () => {
  const charge = mockServer.world.db.companyCharge.first('chargeCode', '009874120001');
  mockServer.world.db.companyCharge.update(charge?.id ?? '', { status: 'fully_satisfied' });
  openApp(`/portfolio/companies?company=${uuidOf('company', 3)}`);
  expect(await screen.findByText('Satisfied, but a balance is still owed', {}, patient)).toBeVisible();
});

it('Any company can be looked up with its charges and its standing, and nothing of it is saved', async () => {
  const before = mine().length;
  const { router } = openApp('/portfolio/companies');
  await screen.findByRole('table', { name: 'Companies' }, patient);
  await userEvent.click(screen.getByRole('button', { name: 'Check a company' }));
  const search = within(await screen.findByRole('dialog', { name: 'Check a company' }, patient));
  await userEvent.type(search.getByRole('searchbox'), '07120934');
  await userEvent.click(await search.findByRole('button', { name: /Dissolved$/ }, patient));
  expect(await screen.findByText(/^This company is dissolved/, {}, patient)).toBeVisible();
  const charges = within(screen.getByRole('region', { name: 'Charges' }));
  expect(await charges.findByText('No charges registered.', {}, patient)).toBeVisible();
  expect(router.state.location.search).toEqual({ check: '07120934' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(mine()).toHaveLength(before);
  await userEvent.click(screen.getByRole('button', { name: 'Companies' }));
  expect(await screen.findByRole('table', { name: 'Companies' }, patient)).toBeVisible();
});

it('A number that Companies House does not have is said', async () => {
  openApp('/portfolio/companies?check=99999999');
  expect(await screen.findByText('We couldn’t find that company', {}, patient)).toBeVisible();
});
