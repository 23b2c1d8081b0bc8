import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { patient } from '@/testing/screens/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

function open(path = '/networking/connections', as = 'hannah.okafor') {
  mockServer.signInAs(as);
  return openApp(path);
}

const list = (name: string) => screen.findByRole('list', { name }, patient);
/** The first whom the list suggests. */
function suggestedIn(suggestions: HTMLElement): number {
  const [first] = within(suggestions).getAllByRole('link');
  const username = first?.getAttribute('href')?.slice(1);
  return mockServer.world.db.user.all().find((user) => user.username === username)?.id ?? 0;
}
const nameOf = (id: number) => mockServer.world.db.user.get(id)?.fullName ?? '';
/** The seeds: a sourcer in Leeds whom Hannah tagged so, one she asked, one who asks her, one she blocked. */
const [tagged, blocked] = [2, 32];

it('lists my connections, and finds them by a tag of mine; the address says so', async () => {
  const { router } = open();
  const all = within(await list('Connections')).getAllByRole('article').length;
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search connections' }), 'sourcer');
  await waitFor(() => expect(router.state.location.search).toEqual({ query: 'sourcer' }), patient);
  await waitFor(async () => {
    const found = within(await list('Connections')).getAllByRole('article');
    expect(found.length).toBeLessThan(all);
    expect(found[0]).toHaveTextContent(nameOf(tagged));
  }, patient);
});

it('opens as an address says, and says when nobody is found', async () => {
  open('/networking/connections?query=lighthouse&sort=name');
  expect(await screen.findByText('No results found', undefined, patient)).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search connections' })).toHaveValue('lighthouse');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');
});

it('shows in one press whom I asked, and takes a request back', async () => {
  open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Sent' }, patient));
  const sent = within(await list('Sent requests')).getAllByRole('article');
  const [withdraw] = screen.getAllByRole('button', { name: /^Withdraw the request to/ });
  if (withdraw) await userEvent.click(withdraw);
  await waitFor(() => expect(screen.queryAllByRole('article').length).toBe(sent.length - 1), patient);
});

/** Slower than anything that shows at once, ms. */
const slow = 2500;

it('shows a request of mine before the server answers, and takes it back when it was not sent', async () => {
  open('/networking/connections?tab=suggested');
  const name = nameOf(suggestedIn(await list('Suggested')));
  mockServer.setLatency(slow);
  mockServer.fail('requestConnection', { status: 500 });
  await userEvent.click(screen.getByRole('button', { name: `Connect with ${name}` }));
  expect(screen.getByRole('button', { name: `Requested. Withdraw the request to ${name}` })).toBeVisible();
  expect(screen.queryByText('Your request wasn’t sent')).toBeNull();
  expect(await screen.findByText('Your request wasn’t sent', undefined, patient)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Connect with ${name}` })).toBeVisible();
});

it('asks with one press and takes it back with the next', async () => {
  open('/networking/connections?tab=suggested');
  const id = suggestedIn(await list('Suggested'));
  const asked = () =>
    mockServer.world.db.connection.by('addresseeId', id).some((row) => row.requesterId === 1);
  await userEvent.click(screen.getByRole('button', { name: `Connect with ${nameOf(id)}` }));
  const withdraw = await screen.findByRole('button', {
    name: `Requested. Withdraw the request to ${nameOf(id)}`,
  });
  await waitFor(() => expect(asked()).toBe(true));
  await userEvent.click(withdraw);
  expect(await screen.findByRole('button', { name: `Connect with ${nameOf(id)}` })).toBeVisible();
  await waitFor(() => expect(asked()).toBe(false));
});

it.each([
  ['Accept %’s request', 'Received requests', 'received', 'updateConnection', 'Your answer wasn’t saved'],
  [
    'Withdraw the request to %',
    'Sent requests',
    'sent',
    'removeConnection',
    'Couldn’t withdraw your request',
  ],
])('%s: the request is gone at once, and back when that failed', async (act, name, tab, call, failure) => {
  open(`/networking/connections?tab=${tab}`);
  const cards = within(await list(name)).getAllByRole('article');
  const person = cards[0]?.getAttribute('aria-label') ?? '';
  mockServer.setLatency(slow);
  mockServer.fail(call, { status: 500 });
  await userEvent.click(screen.getByRole('button', { name: act.replace('%', person) }));
  await waitFor(() => expect(screen.queryByRole('article', { name: person })).toBeNull());
  expect(screen.queryByText(failure)).toBeNull();
  expect(await screen.findByText(failure, undefined, patient)).toBeInTheDocument();
  expect(screen.getAllByRole('article')[0]).toHaveAccessibleName(person);
});

it('removes a connection only after a question, and tells nobody', async () => {
  open('/networking/connections?query=sourcer');
  const name = nameOf(tagged);
  const told = mockServer.world.db.notification.all().length;
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove connection' }, patient));
  const dialog = await screen.findByRole(
    'dialog',
    { name: `Remove ${name} from your connections?` },
    patient,
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull(), patient);
  expect(mockServer.world.db.notification.all().length).toBe(told);
});

it('keeps a note that only I see', async () => {
  open('/networking/connections?query=sourcer');
  const name = nameOf(tagged);
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit note and tags…' }, patient));
  const dialog = await screen.findByRole('dialog', { name: `Note on ${name}` }, patient);
  const note = within(dialog).getByRole('textbox', { name: 'Note' });
  await userEvent.clear(note);
  await userEvent.type(note, 'Likes an early call');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Likes an early call', undefined, patient)).toBeVisible();
});

it('lets whom I blocked back in', async () => {
  open('/networking/connections?tab=blocked');
  await userEvent.click(await screen.findByRole('button', { name: `Unblock ${nameOf(blocked)}` }, patient));
  expect(await screen.findByText('No blocked members', undefined, patient)).toBeVisible();
});

it('lets whom I muted be heard again, at once, and keeps the keyboard in the list', async () => {
  mockServer.world.db.preference.add({ userId: 1, given: { mutedUserIds: [2, 40] } });
  open('/networking/connections?tab=blocked');
  expect(
    await screen.findByRole('tab', { name: 'Blocked and muted', selected: true }, patient),
  ).toBeVisible();
  const rows = async () => within(await list('Muted')).getAllByRole('listitem');
  expect(await rows()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: `Unmute ${nameOf(2)}` }));
  await waitFor(async () => expect(await rows()).toHaveLength(1), patient);
  await waitFor(() => expect(screen.getByRole('button', { name: `Unmute ${nameOf(40)}` })).toHaveFocus());
  expect(await screen.findByText(`${nameOf(2)} unmuted`, undefined, patient)).toBeInTheDocument();
  expect(mockServer.world.db.preference.first('userId', 1)?.given.mutedUserIds).toEqual([40]);
  mockServer.fail('updateUser', { status: 403 });
  await userEvent.click(screen.getByRole('button', { name: `Unmute ${nameOf(40)}` }));
  expect(
    await screen.findByText('Your notification settings weren’t saved', undefined, patient),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: `Unmute ${nameOf(40)}` }, patient)).toBeVisible();
  mockServer.clearFaults();
  await userEvent.click(screen.getByRole('button', { name: `Unmute ${nameOf(40)}` }));
  expect(await screen.findByText('No muted members', undefined, patient)).toBeVisible();
});

it('offers to connect with an address that is a member’s, and invites the other', async () => {
  open('/networking/connections?tab=invite');
  const member = mockServer.world.db.user.get(40);
  const field = await screen.findByRole('textbox', { name: 'Email addresses' }, patient);
  await userEvent.type(field, `bob, ${member?.email}`);
  await userEvent.click(screen.getByRole('button', { name: 'Send invitations' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('“bob” isn’t an email address'));
  await userEvent.clear(field);
  await userEvent.type(field, `new.neighbour@post.example, ${member?.email}`);
  await userEvent.click(screen.getByRole('button', { name: 'Send invitations' }));
  expect(await screen.findByText('1 invitation sent', undefined, patient)).toBeVisible();
  expect(within(await list('Already members')).getByText(member?.fullName ?? '')).toBeVisible();
  expect(screen.getByRole('button', { name: `Connect with ${member?.fullName}` })).toBeEnabled();
  expect(
    await within(screen.getByRole('region', { name: 'Invitations' })).findByText(
      'new.neighbour@post.example',
      undefined,
      patient,
    ),
  ).toBeVisible();
  expect(field).toHaveValue('');
});

it.each([
  ['connections', 'No connections yet'],
  ['received', 'No requests waiting'],
  ['sent', 'No requests sent'],
  ['blocked', 'No blocked members'],
  ['blocked', 'No muted members'],
  ['invite', 'No invitations yet'],
])('says on the tab %s of a newcomer: %s', async (tab, words) => {
  open(`/networking/connections?tab=${tab}`, 'zainab.hussain');
  expect(await screen.findByText(words, undefined, patient)).toBeVisible();
});

it('can be loaded again after it failed', async () => {
  mockServer.fail('listConnections', { status: 403, body: { message: 'Not now' } });
  open();
  expect(await screen.findByText('Couldn’t load the connections', undefined, patient)).toBeVisible();
  mockServer.clearFaults();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await list('Connections')).toBeVisible();
});

it('writes to several connections at once, each alone, and tries again who missed it', async () => {
  open();
  const rows = within(await list('Connections'));
  const [first, second] = rows.getAllByRole('article').map((row) => row.getAttribute('aria-label') ?? '');
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  await userEvent.click(rows.getByRole('checkbox', { name: `Select ${first}` }));
  await userEvent.click(rows.getByRole('checkbox', { name: `Select ${second}` }));
  const bar = within(screen.getByRole('toolbar', { name: 'Selected connections' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 selected');
  await userEvent.click(bar.getByRole('button', { name: 'Message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message 2 people' }, patient));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  const field = dialog.getByRole('textbox', { name: 'Message' });
  expect(field).toHaveAccessibleDescription('Write a message');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'I am at the Leeds evening on Thursday.');
  mockServer.fail('createMessage', { status: 500, times: 1 });
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Sent to 1 of 2, 1 not sent', undefined, patient)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: /^Retry (?!all)/ }));
  expect(await dialog.findByText('Sent to 2 of 2', undefined, patient)).toBeVisible();
  const sent = mockServer.world.db.message
    .all()
    .filter(({ content }) => content === 'I am at the Leeds evening on Thursday.');
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ conversationId }) => conversationId)).size).toBe(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected connections' })).toBeNull());
});

it('chooses no more than twenty at once', async () => {
  open();
  const all = within(await list('Connections'));
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }, patient));
  await waitFor(() => expect(all.getAllByRole('article').length).toBeGreaterThan(20), patient);
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  await userEvent.click(screen.getByRole('button', { name: 'Select the first 20' }));
  const bar = within(screen.getByRole('toolbar', { name: 'Selected connections' }));
  expect(bar.getByRole('status')).toHaveTextContent('20 selected (maximum)');
  const boxes = all.getAllByRole('checkbox');
  expect(boxes[19]).toBeChecked();
  expect(boxes[20]).toBeDisabled();
});

it('shows my link as a code to scan, beside the link itself', async () => {
  open('/networking/connections?tab=invite');
  await userEvent.click(await screen.findByRole('button', { name: 'QR code' }, patient));
  const link = screen.getByRole('textbox', { name: 'Your link' });
  const { value } = link as HTMLInputElement; // -- a text box is one
  expect(await screen.findByRole('img', { name: `QR code for ${value}` }, patient)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download as SVG' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'QR code' }));
  expect(screen.queryByRole('img', { name: `QR code for ${value}` })).toBeNull();
});
