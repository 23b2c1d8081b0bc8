import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  callumSays,
  composer,
  hannah,
  openCallum,
  prepareChat,
  row,
  stored,
} from '@/testing/screens/chat-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

const { world } = mockServer;
prepareChat();

const choose = async (text: string, item: string) => {
  const user = userEvent.setup();
  await waitFor(() => expect(row(text)).toHaveLength(1));
  const [target] = row(text);
  if (!target) throw new Error('The message is not there');
  await user.click(within(target).getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return user;
};

const openMenu = async (item: string) => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Conversation menu' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return user;
};

describe('the keys of the list', () => {
  it('Alt and an arrow open the next conversation and the one before, also while one writes', async () => {
    const app = await openCallum();
    const user = userEvent.setup();
    await user.type(await composer(), 'Half a thought');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(app.router.state.location.search).not.toMatchObject({ chat: 1 }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Message / })).toHaveFocus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(app.router.state.location.search).toMatchObject({ chat: 1 }));
    expect(await composer()).toHaveValue('Half a thought');
  });
});

describe('a search in a conversation', () => {
  it('finds a message by its words, marks them, and leads to it', async () => {
    await openCallum();
    callumSays('The damp report came back clean');
    const user = await openMenu('Find a message…');
    await user.type(await screen.findByRole('searchbox', { name: 'Search messages' }), 'DAMP REP');
    const found = await screen.findByRole('list', { name: 'Found messages' });
    const hit = await within(found).findByRole('button', {
      name: /Callum Reyes.*damp report came back clean/,
    });
    expect(within(hit).getByText('damp rep')).toBeVisible();
    expect(screen.getByText('1 message')).toBeVisible();
    await user.click(hit);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(row('The damp report came back clean')).toHaveLength(1);
  });

  it('says when there is nothing, and tries again after a failure', async () => {
    await openCallum();
    const user = await openMenu('Find a message…');
    const field = await screen.findByRole('searchbox', { name: 'Search messages' });
    await user.type(field, 'unobtainium');
    expect(await screen.findByText('No results found')).toBeVisible();
    mockServer.fail('listMessages', { status: 422, times: 1, body: { message: 'These words are no words' } });
    await user.clear(field);
    await user.type(field, 'there');
    expect(await screen.findByText('These words are no words')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /Are you there/ })).toBeVisible();
  });
});

describe('a pinned message', () => {
  it('stands above the thread for everybody, until the pin is taken back', async () => {
    await openCallum();
    callumSays('Keys are with the neighbour at 14');
    await choose('Keys are with the neighbour', 'Pin');
    const bar = await screen.findByRole('button', { name: /^Pinned\s*Keys are with the neighbour/ });
    expect(bar).toBeVisible();
    expect(stored('Keys are with the neighbour at 14')[0]?.pinned).toBe(true);
    await choose('Keys are with the neighbour', 'Unpin');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Pinned/ })).not.toBeInTheDocument());
  });

  it('that could not be pinned says so', async () => {
    await openCallum();
    callumSays('Pin me');
    mockServer.fail('updateMessage', { status: 500 });
    await choose('Pin me', 'Pin');
    expect(await screen.findByText('Couldn’t update the pinned message')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pinned/ })).not.toBeInTheDocument();
  });
});

describe('a forwarded message', () => {
  it('goes to each chosen conversation once, and to no other', async () => {
    await openCallum();
    callumSays('The auction is on the 4th');
    const user = await choose('The auction is on the 4th', 'Forward…');
    const list = await screen.findByRole('list', { name: 'Conversations to forward to' });
    const boxes = await within(list).findAllByRole('checkbox');
    const [first, second] = boxes.slice(1);
    if (!first || !second) throw new Error('There are too few conversations');
    await user.click(first);
    await user.click(second);
    await user.click(screen.getByRole('button', { name: 'Forward to 2' }));
    const sent = () =>
      world.db.message
        .all()
        .filter(({ content, senderId }) => content === 'The auction is on the 4th' && senderId === hannah);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(new Set(sent().map(({ conversationId }) => conversationId)).size).toBe(2);
    expect(await screen.findByText('Message forwarded to 2 conversations')).toBeInTheDocument();
  });
});

describe('a deal', () => {
  it('is chosen, can be taken out again, and goes with the message', async () => {
    await openCallum();
    const user = userEvent.setup();
    const attach = async (title: RegExp) => {
      await user.click(
        await screen.findByRole('button', { name: 'Share a deal, listing, property or contact' }),
      );
      await user.click(await screen.findByRole('menuitem', { name: 'A deal…' }));
      await user.click(await screen.findByRole('button', { name: title }));
    };
    await attach(/Ashfield Terrace, two-bed/);
    const chosen = await screen.findByRole('list', { name: 'Cards to send' });
    await user.click(within(chosen).getByRole('button', { name: /^Remove “Ashfield/ }));
    expect(screen.queryByRole('list', { name: 'Cards to send' })).not.toBeInTheDocument();
    await attach(/Ashfield Terrace, two-bed/);
    await user.type(await composer(), 'Yours, if the roof is sound{Enter}');
    await waitFor(() => expect(stored('Yours, if the roof is sound')).toHaveLength(1));
    await waitFor(() =>
      expect(
        within(row('Yours, if the roof is sound')[0] ?? document.body).getByRole('link', {
          // its owner sees it by its own name
          name: /Ashfield Terrace, two-bed/,
        }),
      ).toHaveAttribute('href', expect.stringMatching(/^\/property-evaluations\//)),
    );
    expect(screen.queryByRole('list', { name: 'Cards to send' })).not.toBeInTheDocument();
  });
});

describe('a group', () => {
  const groupOf = () => {
    const group = world.db.conversation
      .all()
      .find(
        ({ isGroup, id }) =>
          isGroup &&
          world.db.conversationMember
            .by('conversationId', id)
            .some(({ userId, leftAfterId }) => userId === hannah && leftAfterId === null),
      );
    if (!group) throw new Error('Hannah is in no group');
    return group;
  };

  it('is renamed, and shows who is in it', async () => {
    const { id, name } = groupOf();
    openApp(`/conversations?chat=${id}&view=chat`);
    await screen.findByRole('log', { name: `Messages with ${name}` });
    const user = await openMenu('Members and files');
    const dialog = await screen.findByRole('dialog', { name: 'Members and files' });
    expect(await within(dialog).findByText('You', { exact: false })).toBeVisible();
    const field = within(dialog).getByRole('textbox', { name: 'Group name' });
    await user.clear(field);
    await user.type(field, 'Sunday viewings{Enter}');
    await waitFor(() => expect(world.db.conversation.get(id)?.name).toBe('Sunday viewings'));
    expect(await screen.findByRole('heading', { name: 'Sunday viewings', hidden: true })).toBeInTheDocument();
    const [somebody] = within(within(dialog).getByRole('region', { name: 'Members' }))
      .getAllByRole('link')
      .filter(({ textContent }) => textContent !== 'Hannah Okafor');
    if (!somebody) throw new Error('Nobody else is in the group');
    await user.click(somebody);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { level: 1, name: somebody.textContent })).toBeVisible();
  });
});
