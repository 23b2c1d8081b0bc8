import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const home = uuidOf('property', 1);

beforeEach(() => mockServer.signInAs('hannah.okafor'));

/** Opens the receipts and the activity of one payment on the page of its property. */
async function openFiles() {
  const payment = mockServer.world.db.transaction
    .by('ownerId', 1)
    .find(({ propertyId, status }) => propertyId === home && status === 'confirmed');
  if (payment === undefined) throw new Error('The property has no confirmed payment');
  mockServer.world.db.transaction.update(payment.id, { description: 'BOILER PARTS' });
  openApp(`/portfolio/properties/${home}/money`);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for “BOILER PARTS”' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Receipts and activity…' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'BOILER PARTS' }, patient));
  return { id: payment.id, dialog };
}

it('A receipt that is attached to a payment is among the documents of its property', async () => {
  const { id, dialog } = await openFiles();
  const files = within(await dialog.findByRole('region', { name: 'Attachments' }, patient));
  await userEvent.upload(
    files.getByLabelText('Choose files to attach'),
    new File(['receipt'], 'Boiler receipt.pdf', { type: 'application/pdf' }),
  );
  expect(await files.findByRole('button', { name: 'Boiler receipt.pdf' }, patient)).toBeVisible();
  const stored = () => mockServer.world.db.document.all().find(({ name }) => name === 'Boiler receipt.pdf');
  expect(stored()).toMatchObject({ propertyId: home, links: [{ kind: 'transaction', id }] });
  await userEvent.click(files.getByRole('button', { name: 'Remove “Boiler receipt.pdf”' }));
  await waitFor(() => expect(stored()?.links).toEqual([]));
});

it('A receipt of a kind that is not kept is refused with the reason', async () => {
  const { dialog } = await openFiles();
  const files = within(await dialog.findByRole('region', { name: 'Attachments' }, patient));
  await userEvent
    .setup({ applyAccept: false })
    .upload(files.getByLabelText('Choose files to attach'), new File(['x'], 'notes.exe'));
  expect(await files.findByText(/^Not attached\. Choose a PDF/, {}, patient)).toBeVisible();
});

it('The activity of a payment has the notes about it', async () => {
  const { dialog } = await openFiles();
  const log = within(await dialog.findByRole('region', { name: 'Activity' }, patient));
  await userEvent.type(log.getByRole('textbox', { name: 'Note' }), 'Under warranty');
  await userEvent.click(log.getByRole('button', { name: 'Add note' }));
  expect(await log.findByText('Under warranty', {}, patient)).toBeVisible();
  expect(log.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});
