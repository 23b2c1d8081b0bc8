// Two people, each in a window of their own: one asks what the other would reckon, who answers before seeing any figure.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

// A stranger's session check is answered with 401, and the browser itself writes that down.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/401 .*\/auth\/session/));

/** A deal of this window's member that nobody else has seen. */
const ownDeal = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/evaluations');
    // The contract's page of evaluations.
    const { data } = (await answer.json()) as {
      data: { id: string; isPublished: boolean; primary: string; collaborators: unknown[] }[];
    };
    const deal = data.find(
      ({ isPublished, primary, collaborators }) =>
        !isPublished && primary === 'btl' && collaborators.length === 0,
    );
    if (!deal) throw new Error('No deal that nobody else has seen');
    return deal.id;
  });

test('a connection says blind what a deal would bring, and both see how far they lie apart', async ({
  page: hannah,
  context,
}) => {
  test.slow();
  await hannah.goto('/?as=hannah.okafor');
  await expect(hannah.getByRole('main').getByRole('article').first()).toBeVisible();
  await hannah.evaluate(() => window.mockServer?.setAlive(false));
  await hannah.goto(`/property-evaluations/${await ownDeal(hannah)}`);
  const card = hannah.getByRole('region', { name: 'Second opinions' });
  await card.getByRole('button', { name: 'Ask for a second opinion' }).click();
  const panel = hannah.getByRole('dialog', { name: 'Ask for a second opinion' });
  await panel.getByRole('checkbox', { name: /Callum Reyes/ }).check();
  await panel.getByRole('textbox', { name: /Message/ }).fill('You know the street: what would it let for?');
  await panel.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(card.getByText(/^0 of 1 answered/)).toBeVisible();

  const callum = await context.newPage();
  await callum.goto('/conversations?as=callum.reyes');
  await callum
    .getByRole('link', { name: /^Hannah Okafor/ })
    .first()
    .click();
  await callum.getByRole('log').getByRole('link', { name: 'Give your second opinion' }).click();
  // The list of conversations says the same until the page has come.
  await expect(callum.getByRole('button', { name: 'Send and see other opinions' })).toBeVisible();
  await expect(callum.getByText('You know the street: what would it let for?')).toBeVisible();
  await expect(callum.getByText(/reckons/)).toHaveCount(0);
  for (const box of await callum
    .getByRole('main')
    .getByRole('textbox', { name: /^(?!Note)/ })
    .all()) {
    await box.fill('1,225');
  }
  await callum.getByRole('button', { name: 'Send and see other opinions' }).click();
  await expect(callum.getByText(/^Monthly rent: 1 opinion, £1,225; the owner’s estimate is £/)).toBeVisible();

  await hannah.reload();
  await expect(card.getByText(/^1 of 1 answered/)).toBeVisible();
  await expect(card.getByText(/^Monthly rent: 1 opinion, £1,225/)).toBeVisible();
});
