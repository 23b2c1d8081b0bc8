import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const home = (n: number) => uuidOf('property', n);

beforeEach(() => mockServer.signInAs('hannah.okafor'));

it('A property that there is not is a missing page', async () => {
  openApp(`/portfolio/properties/${home(900)}`);
  expect(await screen.findByRole('heading', { name: 'We couldn’t find that page' }, patient)).toBeVisible();
});

it('An id that can be none is a missing page', async () => {
  openApp('/portfolio/properties/not-an-id');
  expect(await screen.findByRole('heading', { name: 'We couldn’t find that page' }, patient)).toBeVisible();
});

it('Somebody else’s property is forbidden', async () => {
  openApp(`/portfolio/properties/${home(15)}`);
  expect(await screen.findByRole('heading', { name: /access/ }, patient)).toBeVisible();
});

it('The photo that is made the cover comes first, and one that is removed goes', async () => {
  openApp(`/portfolio/properties/${home(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: '2 photos' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Photos' }, patient));
  const [first, second] = mockServer.world.db.property.get(home(1))?.images ?? [];
  const images = () => mockServer.world.db.property.get(home(1))?.images;
  await userEvent.click(await dialog.findByRole('button', { name: 'Set photo 2 as cover' }, patient));
  await waitFor(() => expect(images()).toEqual([second, first]));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove photo 2' })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: 'Remove photo 2' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove photo 2?' }, patient));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(images()).toEqual([second]));
  const file = new File(['text'], 'plan.txt', { type: 'text/plain' });
  await userEvent
    .setup({ applyAccept: false })
    .upload(dialog.getByLabelText('Add photos', { selector: 'input' }), file);
  expect(await dialog.findByText('plan.txt: The file given is not an image')).toBeVisible();
});

it('Each tab of a property has an address of its own, and opens by it', async () => {
  const { router } = openApp(`/portfolio/properties/${home(1)}`);
  const tabs = async () =>
    within(await screen.findByRole('tablist', { name: /^Records for/ }, patient)).getAllByRole('tab');
  const { length } = await tabs();
  expect(length).toBe(15);
  for (let at = 0; at < length; at += 1) {
    await userEvent.click((await tabs())[at] ?? document.body);
    const { href } = router.state.location;
    await router.navigate({ href: '/portfolio/properties' });
    await router.navigate({ href });
    expect((await tabs())[at]).toHaveAttribute('aria-selected', 'true');
  }
  expect(router.state.location.pathname).toBe(`/portfolio/properties/${home(1)}/forecast`);
});

it('A tab says how many records it opens, and one that is added counts at once', async () => {
  const { tenancy, transaction, propertyMaintenance } = mockServer.world.db;
  const ofHome = ({ propertyId }: { propertyId?: string | null }) => propertyId === home(1);
  openApp(`/portfolio/properties/${home(1)}/documents`);
  const tabs = within(await screen.findByRole('tablist', { name: /^Records for/ }, patient));
  for (const [label, rows] of [
    ['Tenancies', tenancy.by('ownerId', 1).filter(ofHome)],
    ['Maintenance', propertyMaintenance.by('ownerId', 1).filter(ofHome)],
    ['Money', transaction.by('ownerId', 1).filter((row) => ofHome(row) || row.splits.some(ofHome))],
  ] as const) {
    const name = rows.length === 0 ? label : `${label} ${rows.length}`;
    expect(tabs.getByRole('tab', { name })).toBeVisible();
  }
  const [, count] = /^Documents (\d+)$/.exec(tabs.getByRole('tab', { name: /^Documents/ }).textContent) ?? [];
  const file = new File(['text'], 'Survey.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('Choose files', {}, patient), file);
  expect(await tabs.findByRole('tab', { name: `Documents ${Number(count) + 1}` }, patient)).toBeVisible();
});

it('A gas safety record that has run out is ended by booking a gas engineer, as a planned job', async () => {
  const { renewalDate, propertyMaintenance } = mockServer.world.db;
  const [gas] = renewalDate
    .by('ownerId', 1)
    .filter((row) => row.propertyId === home(1) && row.kind === 'gas_safety');
  renewalDate.update(gas?.id ?? '', { dueOn: '2020-01-01' });
  const { router } = openApp(`/portfolio/properties/${home(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Book gas engineer' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add job' }, patient));
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Gas safety check');
  await userEvent.click(dialog.getByRole('button', { name: 'Add job' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/portfolio/maintenance'), patient);
  const job = propertyMaintenance.get(String((router.state.location.search as { job?: string }).job));
  expect(job).toMatchObject({
    propertyId: home(1),
    category: 'heating',
    priority: 'planned',
    status: 'open',
  });
});
