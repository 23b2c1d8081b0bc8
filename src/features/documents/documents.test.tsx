import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const home = (n: number) => uuidOf('property', n);
const mine = () => mockServer.world.db.document.by('ownerId', 1);
const file = (name: string, text = 'text') =>
  new File([text], name, { type: name.endsWith('.pdf') ? 'application/pdf' : 'text/plain' });
/** The browser would not let a file of another type be chosen; a dropped one may be of any. */
const user = () => userEvent.setup({ applyAccept: false });
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => mockServer.signInAs('hannah.okafor'));

it('Of several files the bad ones are explained, and the others are uploaded to the open property', async () => {
  openApp(`/portfolio/documents?property=${home(1)}`);
  const input = await screen.findByLabelText('Choose files', {}, patient);
  const before = mine().length;
  await user().upload(input, [file('CP12.pdf'), file('plan.txt'), file('empty.pdf', ''), file('EICR.pdf')]);
  const panel = within(screen.getByRole('region', { name: 'Uploads' }));
  expect(await panel.findByText('2 files uploaded, 2 files not uploaded', {}, patient)).toBeVisible();
  expect(panel.getByText(/Choose a PDF, Word, Excel/)).toBeVisible();
  expect(panel.getByText(/This file is empty/)).toBeVisible();
  expect(mine()).toHaveLength(before + 2);
  expect(mine().filter(({ name }) => name === 'CP12.pdf')).toMatchObject([{ propertyId: home(1) }]);
});

it('Of five files dropped on the page, four are uploaded and the one that is too large is explained', async () => {
  openApp(`/portfolio/documents?property=${home(1)}`);
  await screen.findByLabelText('Choose files', {}, patient);
  const before = mine().length;
  const large = file('Survey with photos.pdf');
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });
  const files = [file('CP12.pdf'), file('EICR.pdf'), large, file('EPC.pdf'), file('Lease.pdf')];
  const list = await screen.findByRole('searchbox', { name: 'Search documents' }, patient);
  fireEvent.drop(list, { dataTransfer: { files, types: ['Files'] } });
  const panel = within(await screen.findByRole('region', { name: 'Uploads' }, patient));
  expect(await panel.findByText('4 files uploaded, 1 file not uploaded', {}, patient)).toBeVisible();
  const refused = panel.getByText('Survey with photos.pdf').closest('li');
  expect(refused).toHaveTextContent(/Not uploaded\. .*20 MB/);
  expect(mine()).toHaveLength(before + 4);
});

it('A document is moved to another folder by the keyboard alone', async () => {
  openApp('/portfolio/documents');
  const actions = await screen.findByRole('button', { name: 'Actions for “Kitchen plan.png”' }, patient);
  actions.focus();
  await userEvent.keyboard('{Enter}');
  const edit = await screen.findByRole('menuitem', { name: 'Edit…' }, patient);
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toMatch(/^menu/), patient);
  for (let presses = 0; presses < 12 && document.activeElement !== edit; presses += 1)
    await userEvent.keyboard('{ArrowDown}');
  expect(edit).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit document' }, patient));
  const folder = dialog.getByRole('combobox', { name: /^Folder/ });
  const tax = mockServer.world.db.folder
    .by('ownerId', 1)
    .find(({ name, propertyId }) => name === 'Tax' && propertyId === home(1));
  fireEvent.change(folder, { target: { value: tax?.id } });
  dialog.getByRole('textbox', { name: 'Name' }).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Document saved', {}, patient);
  expect(mine().find(({ name }) => name === 'Kitchen plan.png')).toMatchObject({
    folderId: tax?.id,
    propertyId: home(1),
  });
});

it('While a file goes to the server, how much of it has gone is shown, and it can be cancelled', async () => {
  openApp('/portfolio/documents');
  const input = await screen.findByLabelText('Choose files', {}, patient);
  // It never comes to the server.
  holdNext('post', '/documents');
  const before = mine().length;
  await user().upload(input, [file('Survey.pdf', 'x'.repeat(4096))]);
  const panel = within(screen.getByRole('region', { name: 'Uploads' }));
  expect(await panel.findByText('Uploading · 0 kB of 4 kB', {}, patient)).toBeVisible();
  expect(panel.getByRole('progressbar', { name: 'Uploaded' })).toHaveAttribute('max', '4096');
  await userEvent.click(panel.getByRole('button', { name: 'Cancel “Survey.pdf”' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
  expect(mine()).toHaveLength(before);
});

it('An upload that failed is tried again with the same file, is sent once, and the keyboard stays in its row', async () => {
  openApp('/portfolio/documents');
  const input = await screen.findByLabelText('Choose files', {}, patient);
  mockServer.fail('createDocument', { status: 503 });
  await user().upload(input, [file('Survey.pdf')]);
  const retry = await screen.findByRole('button', { name: 'Retry “Survey.pdf”' }, patient);
  mockServer.clearFaults();
  retry.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^(Cancel|Remove) “Survey.pdf”$/ })).toHaveFocus();
  expect(await screen.findByText('1 file uploaded', {}, patient)).toBeVisible();
  expect(mine().filter(({ name }) => name === 'Survey.pdf')).toHaveLength(1);
});

it('An upload that the network broke off goes on by itself with the same file once the network is back', async () => {
  openApp('/portfolio/documents');
  const input = await screen.findByLabelText('Choose files', {}, patient);
  mockServer.fail('createDocument', { status: 'network' });
  await user().upload(input, [file('Survey.pdf')]);
  await screen.findByRole('button', { name: 'Retry “Survey.pdf”' }, patient);
  mockServer.clearFaults();
  act(() => onlineManager.setOnline(false));
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText('1 file uploaded', {}, patient)).toBeVisible();
  expect(mine().filter(({ name }) => name === 'Survey.pdf')).toHaveLength(1);
});

it('A file that the plan has no room for says so in words, and the way to the plans is offered', async () => {
  const [large] = mine();
  mockServer.world.db.document.update(large?.id ?? '', { size: 5 * 1024 ** 3 });
  openApp('/portfolio/documents');
  const input = await screen.findByLabelText('Choose files', {}, patient);
  await user().upload(input, [file('Survey.pdf')]);
  const why = 'Not uploaded. You’ve run out of storage. Delete some documents or change your plan';
  expect(await screen.findByText(why, {}, patient)).toBeVisible();
  const limit = within(await screen.findByRole('dialog', { name: 'Plan limit reached' }, patient));
  expect(limit.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/settings/subscription');
});

it('An expiry given to a document is a renewal date of its property', async () => {
  openApp(`/portfolio/properties/${home(1)}/documents`);
  const input = await screen.findByLabelText('Choose files', {}, patient);
  await user().upload(input, [file('Fire risk.pdf')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Fire risk.pdf”' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit…' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit document' }, patient));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Certificate type/ }), 'fire_risk');
  fill(dialog.getByRole('textbox', { name: /^Expiry date/ }), '1/6/2027');
  fill(dialog.getByRole('textbox', { name: /^Tags/ }), 'fire, 2027');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Document saved', {}, patient);
  const renewals = mockServer.world.db.renewalDate.all().filter(({ kind }) => kind === 'fire_risk');
  expect(renewals).toContainEqual(expect.objectContaining({ propertyId: home(1), dueOn: '2027-06-01' }));
});

it('A deleted document is in the bin, from which it is restored', async () => {
  const { router } = openApp('/portfolio/documents');
  const [row] = mine().filter(({ trashedAt }) => trashedAt === null);
  const actions = await screen.findAllByRole('button', { name: /^Actions for “Kitchen plan/ }, patient);
  if (actions[0]) await userEvent.click(actions[0]);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patient));
  await screen.findByText('Document moved to the bin', {}, patient);
  await router.navigate({ to: '/portfolio/documents', search: { bin: true } });
  await userEvent.click(await screen.findByRole('button', { name: /^Restore “Kitchen plan/ }, patient));
  expect(await screen.findByText('Document restored', {}, patient)).toBeVisible();
  expect(row).toBeDefined();
});

it('A folder is renamed, moved into another one, and deleted there', async () => {
  openApp('/portfolio/documents');
  const act = async (folder: string, name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for “${folder}”` }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name }, patient));
  };
  for (const name of ['Receipts', 'Invoices']) {
    await userEvent.click(await screen.findByRole('button', { name: 'Add folder' }, patient));
    const adding = within(await screen.findByRole('dialog', { name: 'Add folder' }, patient));
    fill(adding.getByRole('textbox', { name: 'Name' }), name);
    await userEvent.click(adding.getByRole('button', { name: 'Add folder' }));
    await screen.findByRole('button', { name: new RegExp(`^${name}`) }, patient);
  }
  await act('Invoices', 'Rename or move…');
  const edit = within(await screen.findByRole('dialog', { name: 'Edit folder' }, patient));
  fill(edit.getByRole('textbox', { name: 'Name' }), 'Bills');
  await userEvent.selectOptions(edit.getByRole('combobox', { name: /^Parent folder/ }), 'Receipts');
  await userEvent.click(edit.getByRole('button', { name: 'Save' }));
  await screen.findByText('Folder saved', {}, patient);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^(Invoices|Bills)/ })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /^Receipts/ }));
  await screen.findByRole('button', { name: /^Bills/ }, patient);
  await act('Bills', 'Delete');
  await screen.findByText('Folder deleted', {}, patient);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Bills/ })).toBeNull());
});

it('A folder that holds something is not deleted, and that is said', async () => {
  openApp('/portfolio/documents');
  await userEvent.click(await screen.findByRole('button', { name: 'Add folder' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add folder' }, patient));
  fill(dialog.getByRole('textbox', { name: 'Name' }), 'Receipts');
  await userEvent.click(dialog.getByRole('button', { name: 'Add folder' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Receipts/ }, patient));
  const input = await screen.findByLabelText('Choose files', {}, patient);
  await user().upload(input, [file('Boiler.pdf')]);
  await screen.findByText('1 file uploaded', {}, patient);
  await userEvent.click(screen.getByRole('button', { name: 'All documents' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “Receipts”' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patient));
  await waitFor(() => expect(screen.getAllByText(/This folder isn’t empty/)[0]).toBeInTheDocument());
});

it('A share link is created, opens the document for a member, and ends when it is revoked', async () => {
  const [row] = mine().filter(({ name }) => name === 'Kitchen plan.png');
  openApp('/portfolio/documents');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Actions for “Kitchen plan.png”' }, patient),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share…' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Kitchen plan.png' }, patient));
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText(/^Shared until/)).toBeVisible();
  const token = mine().find(({ id }) => id === row?.id)?.shared?.token ?? '';
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await dialog.findByRole('button', { name: 'Create link' })).toBeVisible();
  mockServer.signInAs('callum.reyes');
  openApp(`/documents/shared/${token}`);
  expect(await screen.findByRole('heading', { name: 'No longer shared' }, patient)).toBeVisible();
});

it('A member who was given a link sees the document, and can open and download it', async () => {
  const [row] = mine().filter(({ name }) => name === 'Kitchen plan.png');
  const token = 'a'.repeat(32);
  const shared = { token, expires: '2099-01-01T00:00:00.000Z' };
  mockServer.world.db.document.update(row?.id ?? '', { shared, shareToken: token });
  mockServer.signInAs('callum.reyes');
  openApp(`/documents/shared/${token}`);
  expect(await screen.findByRole('heading', { name: 'Kitchen plan.png' }, patient)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const photo = within(await screen.findByRole('dialog', { name: 'Kitchen plan.png' }));
  expect(photo.getByRole('img', { name: 'Kitchen plan.png' })).toBeVisible();
});

it('The next version of a document keeps the earlier one', async () => {
  openApp('/portfolio/documents');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Actions for “Kitchen plan.png”' }, patient),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Versions…' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions of Kitchen plan.png' }, patient));
  await user().upload(dialog.getByLabelText('Choose the new version'), [file('Plan 2.pdf')]);
  expect(await screen.findByText('1 file uploaded', {}, patient)).toBeVisible();
  expect(mine().find(({ name }) => name === 'Kitchen plan.png')?.versions).toHaveLength(1);
});

it('A document is linked to a tenancy, and the link is removed', async () => {
  openApp('/portfolio/documents');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Actions for “Kitchen plan.png”' }, patient),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Links…' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Links for Kitchen plan.png' }, patient));
  const choice = dialog.getByRole('combobox', { name: 'Add a tenancy or an evaluation' });
  await waitFor(() => expect(within(choice).getAllByRole('option').length).toBeGreaterThan(1), patient);
  const tenancy = uuidOf('tenancy', 1);
  fireEvent.change(choice, { target: { value: tenancy } });
  const remove = await dialog.findByRole('button', { name: /^Remove link to Tenancy: / }, patient);
  const linksOf = () => mine().find(({ name }) => name === 'Kitchen plan.png')?.links;
  expect(linksOf()).toEqual([{ kind: 'tenancy', id: tenancy }]);
  await userEvent.click(remove);
  expect(await dialog.findByText(/^Not linked/)).toBeVisible();
  expect(linksOf()).toEqual([]);
});
