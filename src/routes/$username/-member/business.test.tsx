import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { patient, storedEvaluation } from '@/testing/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { closeAllModals } from '@/ui/modal-store';
import { connectedIds } from '@mocks/relations';
// evaluated with the test file, so that nothing has to arrive first
import '@/features/business/edit/open-business-editor';
import '@/features/business/edit/open-logo-editor';
import '@/features/business/team/open-team-editor';
import '@/ui/modal-stack';

/** A business of the seeds that tells how it can be reached and what it asks. */
function business() {
  const found = mockServer.world.db.business
    .all()
    .find(({ phone, services }) => phone !== null && services.some(({ priceFrom }) => priceFrom != null));
  if (!found) throw new Error('The seeds have no such business');
  return found;
}

function open() {
  mockServer.signInAs('zainab.hussain');
  return openApp(`/${business().username}`);
}

it('shows what a business does and for how much, and its telephone after a press', async () => {
  const { name, phone } = business();
  open();
  expect(await screen.findByRole('heading', { level: 1, name }, patient)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Services' })).toHaveTextContent(/From £/);
  const contact = within(screen.getByRole('region', { name: 'Contact' }));
  expect(contact.queryByText(phone ?? '')).toBeNull();
  await userEvent.click(contact.getByRole('button', { name: /^Show telephone/ }));
  expect(contact.getByRole('link', { name: phone ?? '' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(await screen.findByRole('button', { name: /^Message / })).toBeEnabled();
});

it('leads from its type to all of that type', async () => {
  const { name } = business();
  const { router } = open();
  await screen.findByRole('heading', { level: 1, name }, patient);
  const type = within(screen.getByRole('region', { name: 'Business' })).getByRole('link');
  const words = type.textContent;
  await userEvent.click(type);
  await waitFor(() => expect(router.state.location.search).toEqual({ businessType: words }), patient);
});

it('can be loaded again after it failed', async () => {
  const { name } = business();
  mockServer.fail('listBusinesses', { status: 403, body: { message: 'Not now' } });
  open();
  expect(await screen.findByText('We could not load this business', undefined, patient)).toBeVisible();
  mockServer.clearFaults();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name }, patient)).toBeVisible();
});

it('is asked for a quote: its owner gets the deal’s card and the question', async () => {
  const { world } = mockServer;
  const deal = storedEvaluation();
  const firm = world.db.business
    .all()
    .find(
      ({ ownerId, typeId }) =>
        ownerId !== 1 && world.db.businessType.get(typeId)?.name === 'Solicitors & Conveyancers',
    );
  if (!firm) throw new Error('The seeds have no solicitor');
  mockServer.signInAs('hannah.okafor');
  const { router } = openApp(`/${firm.username}`);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Request a quote' }, patient));
  const panel = await screen.findByRole('dialog', { name: `Request a quote from ${firm.name}` }, patient);
  await user.click(await within(panel).findByRole('button', { name: 'Send the request' }, patient));
  const choice = within(panel).getByRole('combobox', { name: 'Evaluation' });
  expect(choice).toHaveAccessibleDescription('Choose an evaluation');
  await user.selectOptions(choice, deal.title);
  await user.selectOptions(within(panel).getByRole('combobox', { name: 'For which figure' }), 'Legal fees');
  await user.type(within(panel).getByRole('textbox', { name: /^Message/ }), 'By Friday, please');
  await user.click(within(panel).getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/conversations'), patient);
  const [message] = world.db.message.by('evaluationId', deal.id);
  expect(message).toMatchObject({
    senderId: 1,
    content: 'By Friday, please',
    attachments: [{ kind: 'evaluation' }, { kind: 'quote', line: 'fees.legal', status: 'asked' }],
  });
  // who asked may review the business
  expect(world.db.businessEnquiry.by('businessId', firm.id)).toMatchObject([
    { userId: 1, messageId: message?.id },
  ]);
});

/** One whose owner is signed in. */
function ownBusiness() {
  const { business: businesses, user } = mockServer.world.db;
  const found = businesses.all().find(({ members }) => members.length > 0);
  const owner = found && user.get(found.members.find(({ role }) => role === 'owner')?.userId ?? 0);
  if (!found || !owner) throw new Error('The seeds have no such business');
  mockServer.signInAs(owner.username);
  return found;
}

it('is changed by its owner, and stands on the page at once', async () => {
  const { username, id } = ownBusiness();
  openApp(`/${username}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit business' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit business' }, patient));
  const price = dialog.getByRole('textbox', { name: 'Price from 1' });
  await userEvent.clear(price);
  await userEvent.type(price, 'dear');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(price).toHaveFocus());
  expect(price).toHaveAccessibleDescription(/in pounds, such as 450$/);
  expect(dialog.getByRole('textbox', { name: 'Service 1' })).toBeValid();
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
  const number = dialog.getByRole('textbox', { name: 'Companies House number' });
  await userEvent.clear(number);
  await userEvent.type(number, taken);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(number).toHaveAccessibleDescription('Another business has this company number'));
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
  await userEvent.click(dialog.getByRole('button', { name: 'Add an accreditation' }));
  const place = accreditations.length + 1;
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: `Body ${place}` }), 'ICO');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const number = dialog.getByRole('textbox', { name: `Number ${place}` });
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveAccessibleDescription('Enter the number at ICO');
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
  await userEvent.click(await screen.findByRole('button', { name: 'Change the logo' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change logo' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Logo' }, patient));
  const text = new File(['no'], 'logo.txt', { type: 'text/plain' });
  await userEvent.setup({ applyAccept: false }).upload(dialog.getByLabelText('Picture'), text);
  expect(await dialog.findByRole('alert')).toHaveTextContent('The file given is not an image');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change the logo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove logo' }, patient));
  await waitFor(() => expect(businesses.get(id)?.profileImage).toBeNull(), patient);
  await userEvent.click(screen.getByRole('button', { name: 'Change the logo' }));
  expect(await screen.findByRole('menuitem', { name: 'Add a logo' }, patient)).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Remove logo' })).toBeNull();
});

it('has a team that its owner makes of their connections, and that its page shows at once', async () => {
  const { username, id, name, ownerId } = ownBusiness();
  const { business: businesses, user } = mockServer.world.db;
  businesses.update(id, { members: [{ userId: ownerId, role: 'owner' }] });
  const others = () => businesses.get(id)?.members.filter(({ role }) => role !== 'owner');
  openApp(`/${username}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Manage team' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: `Team of ${name}` }, patient));
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
  const role = await dialog.findByRole('combobox', { name: `Role of ${friend}` }, patient);
  expect(dialog.getByRole('status')).toHaveTextContent(/is not on the team yet/);
  await waitFor(() => expect(others()).toEqual([{ userId: friendId, role: 'member' }]), patient);
  await userEvent.selectOptions(role, 'Admin');
  await waitFor(() => expect(others()).toEqual([{ userId: friendId, role: 'admin' }]), patient);
  const team = within(screen.getByRole('region', { name: 'Team', hidden: true }));
  expect(team.getByText(friend)).toBeInTheDocument();
  mockServer.fail('updateBusiness', { status: 403 });
  await userEvent.click(dialog.getByRole('button', { name: `Remove ${friend}` }));
  expect(await screen.findByText("The team wasn't changed", undefined, patient)).toBeInTheDocument();
  expect(await dialog.findByRole('combobox', { name: `Role of ${friend}` }, patient)).toBeVisible();
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
  const number = dialog.getByRole('textbox', { name: 'Companies House number' });
  await userEvent.clear(number);
  await userEvent.type(number, '99999999');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(number).toHaveAccessibleDescription(/Companies House has no company with this number/),
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
  expect(await dialog.findByText(/was changed elsewhere meanwhile/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(businesses.get(id)?.town).toBe('Swansea'));
  expect(businesses.get(id)?.tagline).toBe('Written elsewhere');
});

it('offers no edit to somebody else', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: business().name }, patient)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit business' })).toBeNull();
});

it('says what the register of companies has of it', async () => {
  const { business: businesses, registeredCompany } = mockServer.world.db;
  const register = registeredCompany.all();
  const companyOf = (number: string | null) => register.find(({ companyNumber }) => companyNumber === number);
  const found = businesses.all().find(({ companyNumber }) => companyOf(companyNumber));
  mockServer.signInAs('zainab.hussain');
  openApp(`/${found?.username}`);
  const card = await screen.findByRole('region', { name: 'Companies House' }, patient);
  expect(within(card).getByText(found?.companyNumber ?? '')).toBeVisible();
  expect(await within(card).findByText(companyOf(found?.companyNumber ?? '')?.title ?? '')).toBeVisible();
  expect(within(card).getByText('Active')).toBeVisible();
  expect(
    await within(card).findByRole('link', { name: /^No charges on the register/ }, patient),
  ).toHaveAttribute('href', expect.stringContaining(`/company/${found?.companyNumber}/charges`));
});

it('counts the charges that the register has of it', async () => {
  const { business: businesses, companyCharge } = mockServer.world.db;
  const [charge] = companyCharge.all();
  const count = companyCharge.all().filter((each) => each.companyNumber === charge?.companyNumber).length;
  businesses.update(business().id, { companyNumber: charge?.companyNumber ?? null });
  open();
  const card = await screen.findByRole('region', { name: 'Companies House' }, patient);
  expect(
    await within(card).findByRole(
      'link',
      { name: new RegExp(`^${count} charges? on the register`) },
      patient,
    ),
  ).toBeVisible();
});
