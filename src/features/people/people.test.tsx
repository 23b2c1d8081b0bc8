import { useInfiniteQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it, vi } from 'vitest';
import { RecordPage } from '@/entities/record/described/record-page';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { renderScreen } from '@/testing/screens/render-part';
import { mockServer } from '@/testing/setup';
import { contactList } from './contact-type';
import { useContactType } from './people-page';

const contact = (n: number) => mockServer.world.db.contact.get(uuidOf('contact', n));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const choose = async (label: RegExp, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: label }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }, patient));
};

async function openForm(name: string | RegExp) {
  const dialog = within(await screen.findByRole('dialog', { name }, patient));
  return { dialog, field: (label: string | RegExp) => dialog.getByRole('textbox', { name: label }) };
}

beforeEach(() => mockServer.signInAs('hannah.okafor'));

it('A contact is added with several numbers and addresses, each of them checked', async () => {
  openApp('/portfolio/people');
  await userEvent.click(await screen.findByRole('button', { name: 'Add contact' }, patient));
  const { dialog, field } = await openForm('Add contact');
  fill(field('Name'), 'Leila Farahani');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'broker');
  fill(field(/^Phone numbers/), '0161 496 0200, 07700 900777');
  fill(field(/^Email addresses/), 'leila@example.com, office');
  const send = dialog.getByRole('button', { name: 'Add contact' });
  await userEvent.click(send);
  expect(await dialog.findByText('“office” isn’t an email address')).toBeVisible();
  fill(field(/^Email addresses/), 'leila@example.com');
  await userEvent.dblClick(send);
  await screen.findByText('Contact added', {}, patient);
  const added = mockServer.world.db.contact.all().filter(({ name }) => name === 'Leila Farahani');
  expect(added).toHaveLength(1);
  expect(added[0]).toMatchObject({
    kind: 'broker',
    phones: ['0161 496 0200', '07700 900777'],
    emails: ['leila@example.com'],
  });
});

/** A contact by itself, without what surrounds its page. */
function OneContact({ id }: { id: string }) {
  const type = useContactType();
  const list = useInfiniteQuery(contactList({}));
  return (
    <RecordPage type={type} list={list} id={id} back="/portfolio/people">
      {() => null}
    </RecordPage>
  );
}

it('A contact is linked to a connection, whose profile is then a press away, and unlinked again', async () => {
  const { id, name } = contact(2) ?? { id: '', name: '' };
  renderScreen(<OneContact id={id} />);
  const edit = async (member: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }, patient));
    const { dialog } = await openForm('Edit contact');
    const members = dialog.getByRole('combobox', { name: /^Tiebeam profile/ });
    await within(members).findByRole('option', { name: 'Priya Raman' }, patient);
    await userEvent.selectOptions(members, member);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
  };
  await edit('Priya Raman');
  const details = within(screen.getByRole('region', { name: 'Details' }));
  const link = await details.findByRole('link', { name: 'Priya Raman' }, patient);
  expect(link).toHaveAttribute('href', '/priya.raman');
  await edit('Not linked');
  await waitFor(() => expect(link).not.toBeInTheDocument(), patient);
  expect(contact(2)).toMatchObject({ name, userId: null });
});

it('Two contacts that are one person become one, and what named the duplicate names the other', async () => {
  const duplicate = contact(21);
  openApp(`/portfolio/people?q=${encodeURIComponent(contact(37)?.name ?? '')}`);
  await choose(new RegExp(`^Actions for ${contact(37)?.name}`), 'Merge…');
  const { dialog } = await openForm(/^Merge with /);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Duplicate/ }), duplicate?.id ?? '');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await screen.findByText('Contacts merged', {}, patient);
  expect(contact(21)).toBeUndefined();
  expect(JSON.stringify(mockServer.world.db.propertyMaintenance.by('ownerId', 1))).not.toContain(
    duplicate?.id,
  );
});

it('A contact that a tenancy names is not deleted, and the reason says where it is used', async () => {
  openApp(`/portfolio/people?q=${encodeURIComponent(contact(1)?.name ?? '')}`);
  await choose(new RegExp(`^Actions for ${contact(1)?.name}`), 'Delete');
  const question = within(await screen.findByRole('dialog', { name: /^Delete / }, patient));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Couldn’t delete the contact\. .* is linked to /, {}, patient);
  expect(contact(1)).toBeDefined();
});

it('A property manager is put in charge of homes', async () => {
  openApp('/portfolio/people?view=managers');
  await userEvent.click(await screen.findByRole('button', { name: 'Add property manager' }, patient));
  const { dialog, field } = await openForm('Add property manager');
  fill(field('Agency'), 'Fallowfield Lettings');
  fill(field(/^Fee/), '10%');
  const [first] = await dialog.findAllByRole('checkbox', {}, patient);
  if (first) await userEvent.click(first);
  await userEvent.click(dialog.getByRole('button', { name: 'Add property manager' }));
  await screen.findByText('Property manager added', {}, patient);
  const added = mockServer.world.db.propertyManager.all().find(({ name }) => name === 'Fallowfield Lettings');
  expect(added).toMatchObject({ feePct: 10, vatPct: 20, service: 'full' });
  await waitFor(() => expect(mockServer.world.db.property.by('managerId', added?.id ?? '')).toHaveLength(1));
});

it('An agency with an email address is invited to join, once', async () => {
  const { propertyManager, invitation } = mockServer.world.db;
  const [agency] = propertyManager.by('ownerId', 1).filter(({ email }) => email !== null);
  const sent = () => invitation.all().filter(({ email }) => email === agency?.email);
  openApp('/portfolio/people?view=managers');
  await choose(new RegExp(`^Actions for ${agency?.name}`), 'Invite to Tiebeam…');
  const dialog = within(await screen.findByRole('dialog', { name: `Invite ${agency?.name}` }, patient));
  mockServer.fail('inviteUsers', { status: 503 });
  await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText(/^Couldn’t send the invitation\./, {}, patient)).toBeVisible();
  mockServer.clearFaults();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Send invitation' }));
  const said = await dialog.findByText(`Invitation sent to ${agency?.email}. The link works for 30 days.`);
  expect(said).toHaveFocus();
  expect(sent()).toHaveLength(1);
});

it('A property manager in charge of homes is not deleted, and the reason says so', async () => {
  const { property, propertyManager } = mockServer.world.db;
  const [agency] = propertyManager.by('ownerId', 1);
  property.update(uuidOf('property', 4), { managerId: agency?.id ?? null });
  openApp('/portfolio/people?view=managers');
  await choose(new RegExp(`^Actions for ${agency?.name}`), 'Delete');
  const question = within(await screen.findByRole('dialog', { name: `Delete ${agency?.name}?` }, patient));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/^Couldn’t delete the property manager\. /, {}, patient);
  expect(propertyManager.get(agency?.id ?? '')).toBeDefined();
});

it('Contacts of a vCard file are added in one role, those on record left out', async () => {
  const { contact } = mockServer.world.db;
  const [known] = contact.by('ownerId', 1).filter(({ emails }) => emails.length > 0);
  const card = (name: string, line: string) =>
    `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\n${line}\r\nEND:VCARD\r\n`;
  const text = card('Ben Ashworth', 'TEL:07700 900123') + card('Known', `EMAIL:${known?.emails[0]}`);
  openApp('/portfolio/people');
  await userEvent.click(await screen.findByRole('button', { name: 'Import contacts' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts' }, patient));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'contractor');
  const file = new File([text], 'contacts.vcf', { type: 'text/vcard' });
  await userEvent.upload(dialog.getByLabelText(/^vCard file/), file);
  await dialog.findByText('1 new contact, 1 already here', {}, patient);
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Import contacts' }));
  await screen.findByText('1 contact imported', {}, patient);
  expect(contact.by('ownerId', 1).filter(({ name }) => name === 'Ben Ashworth')).toMatchObject([
    { kind: 'contractor', phones: ['07700 900123'] },
  ]);
});

it('Everything that is kept of a contact is exported as one file', async () => {
  const files: Blob[] = [];
  // jsdom has none of both.
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    }),
  );
  const tenant = contact(1);
  openApp(`/portfolio/people?q=${encodeURIComponent(tenant?.name ?? '')}`);
  await choose(new RegExp(`^Actions for ${tenant?.name}`), 'Export data');
  await screen.findByText('Data exported', {}, patient);
  vi.unstubAllGlobals();
  const kept = JSON.parse((await files[0]?.text()) ?? '') as Record<string, unknown>;
  expect(kept).toMatchObject({ contact: { id: tenant?.id, emails: tenant?.emails } });
  const tenancies = mockServer.world.db.tenancy
    .by('ownerId', 1)
    .filter(({ tenantIds }) => tenantIds.includes(tenant?.id ?? ''));
  expect(kept['tenancies']).toHaveLength(tenancies.length);
  expect(tenancies.length).toBeGreaterThan(0);
});

it('Erasing a contact leaves their tenancies and payments, and nothing of who they were', async () => {
  const tenant = contact(1);
  const named = () =>
    mockServer.world.db.tenancy
      .by('ownerId', 1)
      .filter(({ tenantIds }) => tenantIds.includes(tenant?.id ?? ''));
  const before = named().length;
  const { router } = openApp(`/portfolio/people?q=${encodeURIComponent(tenant?.name ?? '')}`);
  await choose(new RegExp(`^Actions for ${tenant?.name}`), 'Erase details');
  const question = within(await screen.findByRole('dialog', { name: /^Erase the details of / }, patient));
  await userEvent.click(question.getByRole('button', { name: 'Erase details' }));
  await screen.findByText('Details erased', {}, patient);
  await router.navigate({
    to: '/portfolio/records/$kind/$id',
    params: { kind: 'contact', id: tenant?.id ?? '' },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Erased contact' }, patient)).toBeVisible();
  const money = within(screen.getByRole('region', { name: 'Transactions' }));
  expect(await money.findByText(/^\d+ transactions? · £/, {}, patient)).toBeVisible();
  expect(contact(1)).toMatchObject({
    name: 'Erased contact',
    emails: [],
    phones: [],
    address: null,
    notes: null,
  });
  expect(named()).toHaveLength(before);
});

it('What an agency kept of a month’s rent stands beside the fee that its contract allows', async () => {
  const { property, propertyManager, transaction } = mockServer.world.db;
  const [agency] = propertyManager.by('ownerId', 1);
  const home = uuidOf('property', 4);
  property.update(home, { managerId: agency?.id ?? null });
  propertyManager.update(agency?.id ?? '', { feePct: 10, vatPct: 20, minFee: null, service: 'full' });
  const month = new Date().toISOString().slice(0, 7);
  for (const { id, date } of transaction.by('ownerId', 1))
    if (date.startsWith(month)) transaction.update(id, { status: 'void' });
  const [row] = transaction.by('ownerId', 1).filter(({ gross }) => gross !== null);
  transaction.update(row?.id ?? '', {
    propertyId: home,
    date: `${month}-01`,
    status: 'confirmed',
    amount: 1040,
    gross: 1200,
    fee: 160,
  });
  openApp(`/portfolio/records/manager/${agency?.id}`);
  const statement = within(await screen.findByRole('region', { name: 'Statement' }, patient));
  const address = property.get(home)?.addressLine1 ?? '';
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(await details.findByText(new RegExp(`^${address}`), {}, patient)).toBeVisible();
  expect(
    await statement.findByText('£1,200 collected, £160 kept, £1,040 paid to you.', {}, patient),
  ).toBeVisible();
  expect(statement.getByText('The fee is £16 more than agreed, including VAT.')).toBeVisible();
});
