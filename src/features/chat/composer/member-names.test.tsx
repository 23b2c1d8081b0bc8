import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sendMessage } from '@mocks/features/chat/activity/chat-activity';
import { presentMembers } from '@mocks/features/chat/activity/conversations';
import { composer, hannah, openCallum, prepareChat, row } from '@/testing/screens/chat-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
// evaluated with the test file, so that nothing has to arrive first
import '@/entities/user/mentions';
import '@/ui/markdown/markdown';

const { world } = mockServer;
prepareChat();
const group = 3;
const others = () =>
  presentMembers(world.db, group)
    .filter(({ userId }) => userId !== hannah)
    .flatMap(({ userId }) => world.db.user.get(userId) ?? []);

async function openGroup() {
  openApp(`/conversations?chat=${group}&view=chat`);
  const area = await screen.findByRole('textbox', { name: 'Message Leeds HMO owners' });
  const user = userEvent.setup();
  const [first, second] = others();
  if (!first || !second) throw new Error('The group has other members');
  return { area, user, first, second };
}

describe('an @ in a group', () => {
  it('offers its members; one is taken by a key, and led to from the message', async () => {
    const { area, user, first } = await openGroup();
    await user.type(area, `Ask @${first.fullName.slice(0, 3)}`);
    const list = await screen.findByRole('listbox', { name: 'People to mention' });
    const option = within(list).getByRole('option', { name: new RegExp(first.fullName) });
    expect(option).toHaveAttribute('aria-selected', 'true');
    expect(area).toHaveAttribute('aria-activedescendant', option.id);
    await user.keyboard('{Enter}');
    expect(area).toHaveValue(`Ask @${first.username} `);
    expect(screen.queryByRole('listbox', { name: 'People to mention' })).toBeNull();
    await user.keyboard('today{Enter}');
    const said = `Ask @${first.username} today`;
    await waitFor(() => expect(row(said)).toHaveLength(1));
    // The row is another one once the message has arrived, so it is looked up anew.
    const link = await waitFor(() => {
      const [sent] = row(said);
      if (!sent) throw new Error('The message is not there');
      return within(sent).getByRole('link', { name: `@${first.username}` });
    });
    expect(link).toHaveAttribute('href', `/${first.username}`);
  });

  it('offers all of them at once, of whom the arrow keys choose; Escape sends nothing', async () => {
    const { area, user } = await openGroup();
    await user.type(area, '@');
    const list = await screen.findByRole('listbox', { name: 'People to mention' });
    expect(within(list).queryByText('@hannah.okafor')).toBeNull();
    const options = within(list).getAllByRole('option');
    expect(options).toHaveLength(Math.min(6, others().length));
    await user.keyboard('{ArrowDown}');
    expect(within(list).getByRole('option', { selected: true })).toBe(options[1]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox', { name: 'People to mention' })).toBeNull());
    expect(area).toHaveValue('@');
  });

  it('leads to the member from a text with marks too', async () => {
    const { first, second } = await openGroup();
    sendMessage(world, group, first.id, { content: `**Now** @${second.username}!`, clientId: 'm' });
    await waitFor(() => expect(row('Now')).not.toEqual([]));
    expect(await screen.findByRole('link', { name: `@${second.username}` })).toHaveAttribute(
      'href',
      `/${second.username}`,
    );
  });
});

it('an @ between two offers nobody', async () => {
  await openCallum();
  const user = userEvent.setup();
  const area = await composer();
  await user.type(area, 'Hello @cal');
  expect(area).not.toHaveAttribute('aria-autocomplete');
  expect(screen.queryByRole('listbox')).toBeNull();
});
