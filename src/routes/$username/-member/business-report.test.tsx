import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { patient } from '@/testing/screens/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { closeAllModals } from '@/ui/modal/modal-store';
// evaluated with the test file, so that nothing has to arrive first
import '@/entities/report/report-form';
import '@/ui/menu/menu-list';
import '@/ui/modal/modal-stack';
import '@/ui/toast/toast-stack';

const hannah = 1;
const { db } = mockServer.world;
const isHers = (business: { members: readonly { userId: number }[] }) =>
  business.members.some(({ userId }) => userId === hannah);

afterEach(closeAllModals);

it('Somebody else’s business is reported from its page', async () => {
  const business = db.business.all().find((each) => !isHers(each));
  if (!business) throw new Error('The seeds have no such business');
  mockServer.signInAs('hannah.okafor');
  openApp(`/${business.username}`);
  const more = await screen.findByRole('button', { name: `Actions for ${business.name}` }, patient);
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
  const form = within(await screen.findByRole('dialog', { name: `Report ${business.name}` }, patient));
  await userEvent.click(form.getByRole('radio', { name: 'Not the business it claims to be' }));
  await userEvent.click(form.getByRole('button', { name: 'Send report' }));
  expect(
    await screen.findByText(/^Thanks\. Your report’s reference is SUP-/, undefined, patient),
  ).toBeVisible();
  expect(db.supportTicket.by('ownerId', hannah).at(-1)?.context).toEqual({
    kind: 'business',
    id: business.id,
    reason: 'Not the business it claims to be',
    route: `/${business.username}`,
  });
});

it('A business has no report for the people of its team', async () => {
  const [business] = db.business.all().filter((each) => each.members.length > 0);
  const owner = business && db.user.get(business.members[0]?.userId ?? 0);
  if (!business || !owner) throw new Error('The seeds have no such business');
  mockServer.signInAs(owner.username);
  openApp(`/${business.username}`);
  await screen.findByRole('region', { name: 'Services' }, patient);
  expect(screen.queryByRole('button', { name: `Actions for ${business.name}` })).toBeNull();
});
