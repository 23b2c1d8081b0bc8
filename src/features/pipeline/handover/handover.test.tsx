import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const dealId = uuidOf('evaluation', 18);

async function openWizard() {
  const { db } = mockServer.world;
  db.evaluation.update(dealId, { propertyId: null });
  mockServer.signInAs('hannah.okafor');
  const { queryClient } = openApp(`/pipeline?deal=${dealId}`);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Move to portfolio' }, { timeout: 20_000 }),
  );
  await screen.findByRole('dialog', { name: 'Move to portfolio' }, patient);
  // The dialog is another one once it was closed and opened again.
  const wizard = within(document.body);
  await wizard.findByRole('textbox', { name: 'Purchase price' }, patient);
  return {
    db,
    wizard,
    queryClient,
    next: () => userEvent.click(wizard.getByRole('button', { name: 'Next' })),
  };
}

it('A completed deal becomes a home with its loan, payments and dates, and stays its forecast', async () => {
  const { db, wizard, next } = await openWizard();
  const before = {
    homes: new Set(db.property.by('ownerId', 1).map(({ id }) => id)),
    payments: db.recurringPayment.by('ownerId', 1).length,
    dates: db.renewalDate.by('ownerId', 1).length,
  };
  await next();
  await userEvent.type(wizard.getByRole('textbox', { name: 'Lender' }), 'Foundry Mutual');
  await next();
  await next();
  // The loan is refused once: what was made before it is not made again.
  mockServer.fail('createMortgage', { status: 503, times: 1 });
  await userEvent.click(wizard.getByRole('button', { name: 'Create property' }));
  await wizard.findByText(/What was created is kept\. Try again to create the rest\.$/, {}, patient);
  // Closed meanwhile, it asks; opened again, it goes on with what is left.
  await userEvent.click(wizard.getByRole('button', { name: 'Not now' }));
  const question = await wizard.findByRole('group', { name: /^Close before everything is created\?/ });
  await userEvent.click(within(question).getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Finish moving to portfolio' }, patient));
  await wizard.findByText('Already created. You can change it on the property’s page.', {}, patient);
  expect(wizard.getByRole('textbox', { name: 'Purchase price' })).toBeDisabled();
  await next();
  expect(wizard.getByRole('textbox', { name: 'Lender' })).toHaveValue('Foundry Mutual');
  await next();
  await next();
  await userEvent.click(wizard.getByRole('button', { name: 'Create property' }));
  await wizard.findByRole('link', { name: 'Open property' }, patient);

  const homes = db.property.by('ownerId', 1).filter(({ id }) => !before.homes.has(id));
  expect(homes).toMatchObject([{ evaluationId: dealId }]);
  const [home] = homes;
  expect(db.mortgage.by('ownerId', 1).filter(({ propertyId }) => propertyId === home?.id)).toMatchObject([
    { lender: 'Foundry Mutual' },
  ]);
  // The server keeps the end of the fixed rate with the mortgage: once.
  expect(
    db.renewalDate
      .by('ownerId', 1)
      .filter(({ kind, propertyId }) => kind === 'mortgage_fix' && propertyId === home?.id),
  ).toHaveLength(1);
  expect(db.evaluation.get(dealId)?.propertyId).toBe(home?.id);
  await waitFor(() => {
    expect(db.recurringPayment.by('ownerId', 1).length).toBeGreaterThan(before.payments);
    expect(db.renewalDate.by('ownerId', 1).length).toBeGreaterThan(before.dates);
  });
});

it('A move that is undone while the wizard is open creates nothing', async () => {
  const { db, wizard, queryClient } = await openWizard();
  const row = db.evaluation.get(dealId);
  if (!row?.pipeline) throw new Error('The deal is in the pipeline');
  db.evaluation.update(dealId, { pipeline: { ...row.pipeline, stage: 'conveyancing' } });
  await queryClient.invalidateQueries();
  expect(
    await wizard.findByText(/is no longer in Completed\. Nothing was created\.$/, {}, patient),
  ).toBeVisible();
});

it('A step of the wizard that lacks something says what, and moving to the portfolio can be put off', async () => {
  const { wizard, next } = await openWizard();
  const town = wizard.getByRole('textbox', { name: 'Town' });
  await userEvent.clear(town);
  await next();
  await waitFor(() => expect(town).toHaveFocus());
  expect(town).toHaveAccessibleDescription('Enter a town');
  await userEvent.click(wizard.getByRole('button', { name: 'Not now' }));
  await userEvent.click(wizard.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Move to portfolio' })).toBeNull());
  expect(mockServer.world.db.evaluation.get(dealId)?.propertyId).toBeNull();
});

it('The keyboard goes on at the step that a key leads to, and at the link to the new property', async () => {
  const { wizard } = await openWizard();
  await userEvent.type(wizard.getByRole('textbox', { name: 'Town' }), '{Enter}');
  await waitFor(() => expect(wizard.getByText(/^Step 2 of 4/)).toHaveFocus());
  await userEvent.type(wizard.getByRole('textbox', { name: 'Lender' }), 'Foundry Mutual{Enter}');
  await waitFor(() => expect(wizard.getByText(/^Step 3 of 4/)).toHaveFocus());
  await userEvent.click(wizard.getByRole('button', { name: 'Back' }));
  expect(wizard.getByText(/^Step 2 of 4/)).toHaveFocus();
  await userEvent.click(wizard.getByRole('button', { name: 'Next' }));
  await userEvent.click(wizard.getByRole('button', { name: 'Next' }));
  await userEvent.click(wizard.getByRole('button', { name: 'Create property' }));
  await waitFor(() => expect(wizard.getByRole('link', { name: 'Open property' })).toHaveFocus(), patient);
});
