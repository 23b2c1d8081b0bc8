import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

beforeEach(() => mockServer.signInAs('hannah.okafor'));

/** A property without records, which can be deleted. */
function addEmpty(): void {
  const { property } = mockServer.world.db;
  const like = property.get(uuidOf('property', 1));
  if (like === undefined) throw new Error('The seeds have no property');
  const { id: _id, ...rest } = like;
  property.add({ ...rest, addressLine1: '1 Aardvark Row', evaluationId: null });
}

it.each(['list', 'cards'])(
  'A property that is deleted in the view “%s” leaves the focus on the next one',
  async (view) => {
    addEmpty();
    openApp(`/portfolio/properties${view === 'list' ? '' : `?view=${view}`}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for 1 Aardvark Row' }, patient));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patient));
    const question = await screen.findByRole('dialog', { name: 'Delete 1 Aardvark Row?' }, patient);
    const row = screen.getByText('1 Aardvark Row').closest('[data-row]');
    const next = row?.nextElementSibling?.querySelector('a');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Property deleted', {}, patient);
    await waitFor(() => expect(next).toHaveFocus());
  },
);

it('A sold property has no value in the list, and its sale is said', async () => {
  openApp('/portfolio/properties');
  const row = await screen.findByRole('row', { name: /^3 Ripponden Road/ }, patient);
  expect(row).toHaveTextContent(/–Sold for £236,500/);
});
