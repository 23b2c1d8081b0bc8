import { act, screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import type { Schemas } from '@/api/contract';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';

afterEach(() => removeDraftsOf(1));

const { db } = mockServer.world;
type FormQueries = BoundFunctions<typeof queries>;

/** One form of the settings that saves by itself. */
interface Section {
  path: string;
  name: string;
  /** Another tab saves something of the same form. */
  elsewhere: () => void;
  /** What another tab saved is in the form. */
  follows: (form: FormQueries) => void;
  change: (form: FormQueries) => Promise<void>;
  /** The body that the change is saved with. */
  sends: unknown;
}

function prefer(patch: Schemas['PreferencesUpdate']): void {
  const row = db.preference.first('userId', 1);
  if (row) db.preference.update(row.id, { given: { ...row.given, ...patch } });
  else db.preference.add({ userId: 1, given: patch });
}

const choose = (label: string, option: string) => (form: FormQueries) =>
  userEvent.selectOptions(form.getByRole('combobox', { name: label }), option);
const tick = (name: string) => (form: FormQueries) => userEvent.click(form.getByRole('checkbox', { name }));
const type = (name: RegExp, text: string) => async (form: FormQueries) => {
  await userEvent.clear(form.getByRole('textbox', { name }));
  await userEvent.type(form.getByRole('textbox', { name }), text);
};
const isTicked = (name: string) => (form: FormQueries) =>
  expect(form.getByRole('checkbox', { name })).toBeChecked();
const isEmpty = (name: string) => (form: FormQueries) =>
  expect(form.getByRole('checkbox', { name })).not.toBeChecked();
const reads = (label: string, option: string) => (form: FormQueries) =>
  expect(form.getByRole('combobox', { name: label })).toHaveDisplayValue(option);

const sections: readonly Section[] = [
  {
    path: 'account',
    name: 'Your details',
    elsewhere: () => db.user.update(1, { fullName: 'Hannah Adeyemi' }),
    follows: (form) => expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Hannah Adeyemi'),
    change: type(/^Phone/, '0161 496 0199'),
    sends: { phone: '0161 496 0199' },
  },
  {
    path: 'account',
    name: 'Nation',
    elsewhere: () => prefer({ defaultNation: 'wales' }),
    follows: reads('Default nation', 'Wales'),
    change: choose('Default nation', 'Scotland'),
    sends: { preferences: { defaultNation: 'scotland' } },
  },
  {
    path: 'notifications',
    name: 'Notifications',
    elsewhere: () => prefer({ notification: { 1: { inApp: true, email: true, sound: true } } }),
    follows: isTicked('New connection request: Sound'),
    change: tick('Liked your comment: App'),
    sends: { preferences: { notification: { 9: { inApp: false, email: true, sound: false } } } },
  },
  {
    path: 'notifications',
    name: 'Quiet hours',
    elsewhere: () => prefer({ quietHours: { from: '21:00', to: '06:00' } }),
    follows: isTicked('Use quiet hours'),
    change: tick('Use quiet hours'),
    sends: { preferences: { quietHours: null } },
  },
  {
    path: 'notifications',
    name: 'Email digest',
    elsewhere: () => prefer({ digestDay: 3 }),
    follows: reads('Day', 'Wednesday'),
    change: choose('Frequency', 'Every day'),
    sends: { preferences: { digest: 'daily' } },
  },
  {
    path: 'privacy',
    name: 'Who can contact you',
    elsewhere: () => prefer({ messagesFrom: 'nobody' }),
    follows: reads('Who can start a conversation with you', 'No one'),
    change: choose('Who can ask to connect with you', 'No one'),
    sends: { preferences: { connectionsFrom: 'nobody' } },
  },
  {
    path: 'privacy',
    name: 'What others see',
    elsewhere: () => prefer({ findByEmail: false }),
    follows: isEmpty('People who know my email address can find me'),
    change: tick('Show when I’m online'),
    sends: { preferences: { showOnline: false } },
  },
  {
    path: 'appearance',
    name: 'Start page',
    elsewhere: () => prefer({ startPage: '/portfolio' }),
    follows: reads('Start page', 'Portfolio'),
    change: choose('Start page', 'Property Search'),
    sends: { preferences: { startPage: '/property-search' } },
  },
];

it.each(sections)(
  'In $path, $name takes in what another tab saves, asks before it is left unsaved, and sends only what was changed',
  async ({ path, name, elsewhere, follows, change, sends }) => {
    mockServer.signInAs('hannah.okafor');
    const bodies: unknown[] = [];
    mockServer.use(
      http.put('*/api/users/:id', async ({ request }) => void bodies.push(await request.clone().json())),
    );
    const { queryClient, router } = openApp(`/settings/${path}`);
    const form = within(await screen.findByRole('form', { name }, patient));
    elsewhere();
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => follows(form), patient);

    await change(form);
    const toData = within(screen.getByRole('navigation', { name: 'Settings' })).getByRole('link', {
      name: 'Data',
    });
    await userEvent.click(toData);
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }, patient));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe(`/settings/${path}`);

    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodies).toEqual([sends]), patient);
    await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toBeEnabled(), patient);
    await userEvent.click(toData);
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/data'), patient);
    expect(bodies).toHaveLength(1);
  },
);

it('Topics of the mailing list chosen in another tab come in, and unsaved ones are asked about', async () => {
  mockServer.signInAs('hannah.okafor');
  const { queryClient, router } = openApp('/settings/notifications');
  const form = within(await screen.findByRole('form', { name: 'Mailing list' }, patient));
  const { email = '' } = db.user.get(1) ?? {};
  const entry = db.mailingListEntry.all().find((each) => each.email === email);
  const topics: Schemas['MailingTopic'][] = ['market'];
  if (entry) db.mailingListEntry.update(entry.id, { topics, unsubscribedAt: null });
  else {
    const at = '2026-05-01T09:00:00.000Z';
    const dates = { consentAt: at, unsubscribedAt: null, createdAt: at, updatedAt: at };
    db.mailingListEntry.add({ email, topics, code: 'hannahs-code', ...dates });
  }
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => isTicked('Market reports')(form), patient);
  isEmpty('Events and webinars')(form);
  await tick('Events and webinars')(form);
  await userEvent.click(screen.getByRole('link', { name: 'Data' }));
  await screen.findByRole('dialog', { name: 'Discard your changes?' }, patient);
  expect(router.state.location.pathname).toBe('/settings/notifications');
});

it.each([
  ['profile', 'Profile', /^Headline/],
  ['business', 'Business', /^Tagline/],
])('What is typed in %s and not saved is there again after leaving', async (path, name, field) => {
  mockServer.signInAs('hannah.okafor');
  const { router } = openApp(`/settings/${path}`);
  const first = within(await screen.findByRole('form', { name }, patient));
  await type(field, 'Lets in Leeds')(first);
  await act(() => router.navigate({ to: '/settings/data' }));
  await screen.findByRole('heading', { level: 1, name: 'Data' }, patient);
  await act(() => router.navigate({ to: `/settings/${path}` }));
  const again = within(await screen.findByRole('form', { name }, patient));
  expect(again.getByRole('textbox', { name: field })).toHaveValue('Lets in Leeds');
});
