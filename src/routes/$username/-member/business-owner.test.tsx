import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { patient } from '@/testing/screens/evaluation-screen';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { storedDrafts } from '@/testing/agreements/stored-drafts';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { closeAllModals } from '@/ui/modal/modal-store';
import { connectedIds } from '@mocks/engine/world/relations';
// evaluated with the test file, so that nothing has to arrive first
import '@/features/business/edit/open-business-editor';
import '@/features/business/edit/open-logo-editor';
import '@/features/business/team/open-team-editor';
import '@/ui/modal/modal-stack';

/** One whose owner is signed in. */
function ownBusiness() {
  const { business: businesses, user } = mockServer.world.db;
  const found = businesses.all().find(({ members }) => members.length > 0);
  const owner = found && user.get(found.members.find(({ role }) => role === 'owner')?.userId ?? 0);
  if (!found || !owner) throw new Error('The seeds have no such business');
  // What one test began to change is not the next one's.
  removeDraftsOf(owner.id);
  mockServer.signInAs(owner.username);
  return found;
}

it('is changed by its owner, and stands on the page at once', async () => {
  const { username, id } = ownBusiness();
  openApp(`/${username}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit business' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit business' }, patient));
  const price = dialog.getByRole('textbox', { name: 'Price from, service 1' });
  await userEvent.clear(price);
  await userEvent.type(price, 'dear');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(price).toHaveFocus());
  expect(price).toHaveAccessibleDescription(/in pounds, such as 450$/);
  expect(dialog.getByRole('textbox', { name: 'Name, service 1' })).toBeValid();
  await userEvent.clear(price);
  await userEvent.type(price, '£1,234');
  const tagline = dialog.getByRole('textbox', { name: 'Tagline' });
  await userEvent.clear(tagline);
  await userEvent.type(tagline, 'Quicker than the rest');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Quicker than the rest', undefined, patient)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Services' })).toHaveTextContent('From £1,234'),
  );
  expect(mockServer.world.db.business.get(id)?.tagline).toBe('Quicker than the rest');
});

it('A business keeps what is typed while it is being saved, and drops what the server has', async () => {
  const { username, id } = ownBusiness();
  openApp(`/${username}`);
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit business' }, patient));
    return within(await screen.findByRole('dialog', { name: 'Edit business' }, patient));
  };
  const tagline = (dialog: Awaited<ReturnType<typeof open>>) =>
    dialog.getByRole('textbox', { name: 'Tagline' });
  const stored = () => mockServer.world.db.business.get(id)?.tagline;
  const dialog = await open();
  const answer = holdNext('put', '/businesses/:id');
  await userEvent.clear(tagline(dialog));
  await userEvent.type(tagline(dialog), 'Quicker');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.type(tagline(dialog), ' than the rest');
  answer();
  await waitFor(() => expect(stored()).toBe('Quicker'));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const again = await open();
  expect(tagline(again)).toHaveValue('Quicker than the rest');
  const second = holdNext('put', '/businesses/:id');
  await userEvent.click(again.getByRole('button', { name: 'Save' }));
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
  second();
  await waitFor(() => expect(stored()).toBe('Quicker than the rest'));
  await waitFor(() => expect(storedDrafts()).not.toContain('Quicker'));
});

it('says at the field that another business has its company number, and takes the next one', async () => {
  const { business: businesses, registeredCompany } = mockServer.world.db;
  const { username, id, companyNumber } = ownBusiness();
  const taken = businesses
    .all()
    .map((each) => each.companyNumber)
    .find((number) => number !== null && number !== companyNumber);
  const free = registeredCompany
    .all()
    .find((each) => !businesses.all().some((other) => other.companyNumber === each.companyNumber));
  if (!taken || !free) throw new Error('The seeds have no such companies');
  openApp(`/${username}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit business' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit business' }, patient));
  const number = dialog.getByRole('textbox', { name: 'Company number' });
  await userEvent.clear(number);
  await userEvent.type(number, taken);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(number).toHaveAccessibleDescription('Another business already uses this company number'),
  );
  expect(number).toHaveFocus();
  expect(dialog.queryByText(/changed elsewhere/)).toBeNull();
  await userEvent.clear(number);
  await userEvent.type(number, free.companyNumber);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(businesses.get(id)?.companyNumber).toBe(free.companyNumber), patient);
});

it('gets another type and more accreditations, and says what is missing of one', async () => {
  const { username, id, accreditations } = ownBusiness();
  openApp(`/${username}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit business' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit business' }, patient));
  const type = dialog.getByRole('combobox', { name: 'Type' });
  await waitFor(() => expect(within(type).getAllByRole('option').length).toBeGreaterThan(5), patient);
  await userEvent.selectOptions(type, 'Auctioneers');
  await userEvent.click(dialog.getByRole('button', { name: 'Add accreditation' }));
  const place = accreditations.length + 1;
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: `Organisation, accreditation ${place}` }),
    'ICO',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const number = dialog.getByRole('textbox', { name: `Number, accreditation ${place}` });
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveAccessibleDescription('Enter your ICO membership number');
  await userEvent.type(number, 'ZA114402');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const registered = await screen.findByRole('region', { name: 'Registered with' }, patient);
  await waitFor(() => expect(registered).toHaveTextContent('ICO ZA114402'), patient);
  expect(
    within(screen.getByRole('region', { name: 'Business' })).getByRole('link', { name: 'Auctioneers' }),
  ).toBeVisible();
  expect(mockServer.world.db.business.get(id)?.accreditations.at(-1)).toEqual({
    body: 'ICO',
    number: 'ZA114402',
  });
});

it('loses its logo when its owner removes it, and takes no picture that is none', async () => {
  const { username, id } = ownBusiness();
  const { business: businesses } = mockServer.world.db;
  businesses.update(id, { profileImage: 'logo.svg' });
  openApp(`/${username}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Change logo' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change logo…' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Logo' }, patient));
  const text = new File(['no'], 'logo.txt', { type: 'text/plain' });
  await userEvent.setup({ applyAccept: false }).upload(dialog.getByLabelText('Photo'), text);
  expect(await dialog.findByRole('alert')).toHaveTextContent('The file given is not an image');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change logo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove logo' }, patient));
  await waitFor(() => expect(businesses.get(id)?.profileImage).toBeNull(), patient);
  await userEvent.click(screen.getByRole('button', { name: 'Change logo' }));
  expect(await screen.findByRole('menuitem', { name: 'Add logo…' }, patient)).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Remove logo' })).toBeNull();
});

it('has a team that its owner makes of their connections, and that its page shows at once', async () => {
  const { username, id, name, ownerId } = ownBusiness();
  const { business: businesses, user } = mockServer.world.db;
  businesses.update(id, { members: [{ userId: ownerId, role: 'owner' }] });
  const others = () => businesses.get(id)?.members.filter(({ role }) => role !== 'owner');
  openApp(`/${username}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Manage team' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: `Team at ${name}` }, patient));
  const [friendId = 0] = connectedIds(mockServer.world.db, ownerId);
  const friend = user.get(friendId)?.fullName ?? '';
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search your connections' }), friend);
  await waitFor(
    () =>
      expect(
        within(dialog.getByRole('list', { name: 'Your connections' })).getAllByRole('listitem'),
      ).toHaveLength(1),
    patient,
  );
  await userEvent.click(dialog.getByRole('button', { name: `Add ${friend}` }));
  const role = await dialog.findByRole('combobox', { name: `${friend}’s role` }, patient);
  expect(dialog.getByRole('status')).toHaveTextContent(/may already be on the team/);
  await waitFor(() => expect(others()).toEqual([{ userId: friendId, role: 'member' }]), patient);
  await userEvent.selectOptions(role, 'Admin');
  await waitFor(() => expect(others()).toEqual([{ userId: friendId, role: 'admin' }]), patient);
  const team = within(screen.getByRole('region', { name: 'Team', hidden: true }));
  expect(team.getByText(friend)).toBeInTheDocument();
  mockServer.fail('updateBusiness', { status: 403 });
  await userEvent.click(dialog.getByRole('button', { name: `Remove ${friend}` }));
  expect(await screen.findByText('Couldn’t update the team', undefined, patient)).toBeInTheDocument();
  expect(await dialog.findByRole('combobox', { name: `${friend}’s role` }, patient)).toBeVisible();
  mockServer.clearFaults();
  await userEvent.click(dialog.getByRole('button', { name: `Remove ${friend}` }));
  await waitFor(() => expect(others()).toEqual([]), patient);
  closeAllModals();
});

it('leaves the team alone to who is not its owner', async () => {
  const { username, id, ownerId } = ownBusiness();
  mockServer.world.db.business.update(id, {
    members: [
      { userId: ownerId, role: 'owner' },
      { userId: 7, role: 'admin' },
    ],
  });
  mockServer.signInAs('zainab.hussain');
  openApp(`/${username}`);
  expect(await screen.findByRole('button', { name: 'Edit business' }, patient)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Team' })).toHaveTextContent('Zainab Hussain');
  expect(screen.queryByRole('button', { name: 'Manage team' })).toBeNull();
});

it('claims no company that the register does not have', async () => {
  const { username, id } = ownBusiness();
  openApp(`/${username}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit business' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit business' }, patient));
  const number = dialog.getByRole('textbox', { name: 'Company number' });
  await userEvent.clear(number);
  await userEvent.type(number, '99999999');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(number).toHaveAccessibleDescription(/There’s no company with this number at Companies House/),
  );
  expect(mockServer.world.db.business.get(id)?.companyNumber).not.toBe('99999999');
});

it('loses nothing of an edit to a change made elsewhere', async () => {
  const { username, id } = ownBusiness();
  openApp(`/${username}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit business' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit business' }, patient));
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Town' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Town' }), 'Swansea');
  const { business: businesses } = mockServer.world.db;
  businesses.update(id, { tagline: 'Written elsewhere', updatedAt: '2026-11-19T11:00:00.000Z' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/changed this business while you were editing/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(businesses.get(id)?.town).toBe('Swansea'));
  expect(businesses.get(id)?.tagline).toBe('Written elsewhere');
});
