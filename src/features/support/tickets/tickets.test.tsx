import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import { storedDrafts } from '@/testing/agreements/stored-drafts';
import { removeDraftsOf } from '@/ui/draft/draft-store';

beforeEach(() => mockServer.signInAs('hannah.okafor'));
afterEach(() => removeDraftsOf(1));

const answered = uuidOf('supportTicket', 2);
const ticket = (id: string) => mockServer.world.db.supportTicket.get(id);
const openTicket = async (id: string) => {
  openApp(`/settings/support?ticket=${id}`);
  return screen.findByRole('textbox', { name: 'Reply' }, patient);
};

it('A member’s own tickets are listed with their state, and nobody else’s', async () => {
  openApp('/settings/support');
  const table = within(await screen.findByRole('table', { name: 'Your tickets' }, patient));
  expect(table.getAllByRole('row').slice(1)).toHaveLength(4);
  expect(table.getByRole('row', { name: /Listing report/ })).toHaveTextContent('Open');
  await userEvent.click(table.getByRole('link', { name: /second column is cut off/ }));
  expect(await screen.findByText(/turning your phone sideways/, {}, patient)).toBeVisible();
  expect(screen.getByText('Tiebeam support')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Problem' })).toHaveFocus();
});

it('A new ticket asks for no name, is sent once and opens', async () => {
  openApp('/settings/support?new=true');
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Message' }, patient),
    'Which plan has the archive of old evaluations?',
  );
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Billing');
  await userEvent.click(screen.getByRole('checkbox', { name: /can keep/ }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Billing' }, patient)).toBeVisible();
  const mine = mockServer.world.db.supportTicket.by('ownerId', 1);
  expect(mine.filter(({ topic, name }) => topic === 'billing' && name === 'Hannah Okafor')).toHaveLength(2);
});

it('A reply opens an answered ticket again, and is a draft until it is sent', async () => {
  const reply = await openTicket(answered);
  await userEvent.type(reply, 'It still is on my tablet.');
  expect(storedDrafts()).toContain('It still is on my tablet.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  const messages = within(await screen.findByRole('list', { name: 'Messages' }));
  expect(await messages.findByText('It still is on my tablet.', {}, patient)).toBeVisible();
  expect(reply).toHaveValue('');
  expect(storedDrafts()).toBe('');
  expect(ticket(answered)?.status).toBe('open');
});

it('A reply whose answer was lost is found in the ticket and not sent twice', async () => {
  const reply = await openTicket(answered);
  mockServer.fail('updateSupportTicket', { status: 'truncated', times: 1 });
  await userEvent.type(reply, 'It still is on my tablet.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(reply).toHaveValue(''), patient);
  expect(ticket(answered)?.replies).toHaveLength(2);
});

it('A reply to a ticket that has changed meanwhile keeps its text and shows what is new', async () => {
  const reply = await openTicket(answered);
  await userEvent.type(reply, 'It still is on my tablet.');
  const row = ticket(answered);
  const news = {
    id: 2,
    authorId: 4,
    isStaff: true,
    message: 'The fix is out.',
    createdAt: new Date().toISOString(),
  };
  mockServer.world.db.supportTicket.update(answered, {
    replies: [...(row?.replies ?? []), news],
    updatedAt: news.createdAt,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText(/^This ticket has changed/, {}, patient)).toBeVisible();
  expect(await screen.findByText('The fix is out.')).toBeVisible();
  expect(reply).toHaveValue('It still is on my tablet.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(ticket(answered)?.replies).toHaveLength(3), patient);
});

it('A ticket is closed, and reopened', async () => {
  await openTicket(answered);
  await userEvent.click(screen.getByRole('button', { name: 'Close ticket' }));
  const reopen = await screen.findByRole('button', { name: 'Reopen ticket' }, patient);
  expect(ticket(answered)?.status).toBe('closed');
  await userEvent.click(reopen);
  await screen.findByRole('button', { name: 'Close ticket' }, patient);
  expect(ticket(answered)?.status).toBe('open');
});

it('Another member’s ticket can’t be read', async () => {
  openApp(`/settings/support?ticket=${uuidOf('supportTicket', 4)}`);
  expect(await screen.findByText('You don’t have access to this ticket.', {}, patient)).toBeVisible();
});
