import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { patient, storedEvaluation } from '@/testing/screens/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import '@/features/business/edit/open-business-editor';
import '@/features/business/edit/open-logo-editor';
import '@/features/business/team/open-team-editor';
import '@/ui/modal/modal-stack';

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
  await userEvent.click(contact.getByRole('button', { name: /^Show phone number/ }));
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
  const header = within(screen.getByRole('region', { name: 'Business' }));
  const type = header.getByRole('link', { name: /^(?!Property in)/ });
  const words = type.textContent;
  await userEvent.click(type);
  await waitFor(() => expect(router.state.location.search).toEqual({ businessType: words }), patient);
});

it('leads from its place and from each area it covers to the property there', async () => {
  const { name, town, outcode, areas } = business();
  const { router } = open();
  await screen.findByRole('heading', { level: 1, name }, patient);
  const [area] = areas;
  expect(screen.getByRole('link', { name: `Property in ${area}` })).toHaveAttribute(
    'href',
    `/property-search?locations=${area}`,
  );
  const place = within(screen.getByRole('region', { name: 'Business' }));
  await userEvent.click(place.getByRole('link', { name: `Property in ${town} ${outcode}` }));
  await waitFor(() => expect(router.state.location.search).toEqual({ locations: outcode }), patient);
  expect(router.state.location.pathname).toBe('/property-search');
});

it('can be loaded again after it failed', async () => {
  const { name } = business();
  mockServer.fail('listBusinesses', { status: 403, body: { message: 'Not now' } });
  open();
  expect(await screen.findByText('Couldn’t load this business', undefined, patient)).toBeVisible();
  mockServer.clearFaults();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name }, patient)).toBeVisible();
});

it('is asked for a quote: its owner gets the deal’s card and the question', async () => {
  const { world } = mockServer;
  const deal = storedEvaluation();
  const firm = world.db.business
    .all()
    .find(
      ({ ownerId, typeId }) =>
        ownerId !== 1 && world.db.businessType.get(typeId)?.name === 'Solicitors & conveyancers',
    );
  if (!firm) throw new Error('The seeds have no solicitor');
  mockServer.signInAs('hannah.okafor');
  const { router } = openApp(`/${firm.username}`);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Request a quote' }, patient));
  const panel = await screen.findByRole('dialog', { name: `Request a quote from ${firm.name}` }, patient);
  await user.click(await within(panel).findByRole('button', { name: 'Send request' }, patient));
  const choice = within(panel).getByRole('combobox', { name: 'Evaluation' });
  expect(choice).toHaveAccessibleDescription('Choose an evaluation');
  await user.selectOptions(choice, deal.title);
  await user.selectOptions(
    within(panel).getByRole('combobox', { name: 'Which figure is it for?' }),
    'Legal fees',
  );
  await user.type(within(panel).getByRole('textbox', { name: /^Message/ }), 'By Friday, please');
  await user.click(within(panel).getByRole('button', { name: 'Send request' }));
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
