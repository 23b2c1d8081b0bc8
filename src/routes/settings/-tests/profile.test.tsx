import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

async function open(section: string, title: string, username = 'hannah.okafor') {
  mockServer.signInAs(username);
  const bodies: unknown[] = [];
  mockServer.use(
    http.put('*/api/:kind/:id', async ({ request }) => void bodies.push(await request.clone().json())),
    http.post('*/api/:kind', async ({ request }) => void bodies.push(await request.clone().json())),
  );
  const app = openApp(`/settings/${section}`);
  await screen.findByRole('heading', { level: 1, name: title }, patient);
  return { ...app, bodies };
}

// The matcher's own type is any.
const updatedAt: unknown = expect.any(String);
const form = async (name: string) => within(await screen.findByRole('form', { name }, patient));

it('The profile’s form sends only what was changed, and Settings is lit in the sidebar', async () => {
  const { bodies } = await open('profile', 'Profile');
  const profile = await form('Profile');
  const headline = profile.getByRole('textbox', { name: /^Headline/ });
  await userEvent.clear(headline);
  await userEvent.type(headline, 'Lets in Leeds');
  await userEvent.click(profile.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toEqual([{ headline: 'Lets in Leeds', updatedAt }]), patient);
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
});

it('A profile saved in another tab comes in where nothing is being typed', async () => {
  const { queryClient } = await open('profile', 'Profile');
  const profile = await form('Profile');
  await fetch('/api/profiles/hannah.okafor', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ headline: 'Typed in the other tab' }),
  });
  await act(() => queryClient.invalidateQueries());
  await waitFor(
    () => expect(profile.getByRole('textbox', { name: /^Headline/ })).toHaveValue('Typed in the other tab'),
    patient,
  );
});

it('A business is added, edited by its changed fields alone, and closed', async () => {
  const { bodies } = await open('business', 'Business', 'zainab.hussain');
  await userEvent.click(await screen.findByRole('button', { name: 'Add business' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add business' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Hussain Lettings');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Page address/ }), 'hussain.lettings');
  await dialog.findByRole('option', { name: 'Letting agents' }, patient);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Letting agents');
  await userEvent.click(dialog.getByRole('button', { name: 'Add business' }));
  const business = await form('Business');
  await userEvent.type(business.getByRole('textbox', { name: /^Tagline/ }), 'Let with care');
  await userEvent.click(business.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies.at(-1)).toEqual({ tagline: 'Let with care', updatedAt }), patient);
  await userEvent.click(await screen.findByRole('button', { name: 'Close business page' }));
  const close = within(
    await screen.findByRole('dialog', { name: 'Close Hussain Lettings’s business page?' }),
  );
  await userEvent.click(close.getByRole('button', { name: 'Close business page' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Business' })).toBeNull(), patient);
});

it('A business passes to somebody on its team, and its former owner stays as an admin', async () => {
  const { db } = mockServer.world;
  const [business] = db.business.by('ownerId', 1);
  const members = [
    { userId: 1, role: 'owner' as const },
    { userId: 2, role: 'member' as const },
  ];
  db.business.update(business?.id ?? '', { members });
  await open('business', 'Business');
  const own = await screen.findByRole('combobox', { name: 'Business' }, { timeout: 2000 }).catch(() => null);
  if (own) await userEvent.selectOptions(own, business?.name ?? '');
  await userEvent.click(await screen.findByRole('button', { name: 'Transfer ownership' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: `Transfer ${business?.name}?` }));
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
  expect(dialog.getByText('Choose a new owner')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'New owner' }), 'Callum Reyes');
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer' }));
  await waitFor(
    () =>
      expect(db.business.get(business?.id ?? '')?.members).toMatchObject([
        { userId: 1, role: 'admin' },
        { userId: 2, role: 'owner' },
      ]),
    patient,
  );
  await waitFor(
    () => expect(screen.queryByRole('button', { name: 'Close business page' })).toBeNull(),
    patient,
  );
});

it('Topics of the mailing list are saved, and unticking them all unsubscribes', async () => {
  const { bodies } = await open('notifications', 'Notification settings', 'zainab.hussain');
  const list = await form('Mailing list');
  await userEvent.click(list.getByRole('checkbox', { name: 'Market reports' }));
  await userEvent.click(list.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ topics: ['market'], consent: true }), patient);
  await screen.findByText('Email topics saved', { selector: '.sr-only p', ignore: false }, patient);
  const entry = () =>
    mockServer.world.db.mailingListEntry.all().find(({ email }) => email.startsWith('zainab'));
  await waitFor(() => expect(list.getByRole('button', { name: 'Save' })).toBeEnabled());
  await userEvent.click(list.getByRole('checkbox', { name: 'Market reports' }));
  await userEvent.click(list.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(entry()?.unsubscribedAt).not.toBeNull(), patient);
});

it('A beta feature is applied for once, and then shows how far that is', async () => {
  const { bodies } = await open('beta', 'Beta features', 'zainab.hussain');
  await userEvent.click(await screen.findByRole('button', { name: 'Apply for the Pipeline beta' }, patient));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply for the Pipeline beta' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^How would you use/ }), 'Too short');
  await userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
  expect(await dialog.findByText('Tell us a little more. Use at least 20 characters.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /^How would you use/ }), ', but now it is long.');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'HMO' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
  await waitFor(
    () => expect(bodies.at(-1)).toMatchObject({ feature: 'pipeline', strategies: ['hmo'] }),
    patient,
  );
  expect(await screen.findByText('Applied', undefined, patient)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply for the Pipeline beta' })).toBeNull();
});
