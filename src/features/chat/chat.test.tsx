import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { readUpTo } from '@mocks/features/chat/activity/chat-activity';
import { membershipOf } from '@mocks/features/chat/activity/conversations';
import { tellTyping } from '@mocks/features/chat/activity/typing';
import {
  callum,
  callumSays,
  composer,
  hannah,
  openCallum,
  prepareChat,
  row,
  rows,
  stored,
} from '@/testing/screens/chat-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

const { world } = mockServer;
prepareChat();

describe('an opened conversation', () => {
  it('begins its unread messages with a mark, and is read with its notifications', async () => {
    await openCallum();
    expect(screen.getByText('2 unread messages')).toBeVisible();
    expect(rows().at(-1)).toHaveTextContent('Are you there?');
    await waitFor(() => {
      const newest = world.db.message.sortedBy('conversationId', 1, 'id').at(-1)?.id;
      expect(membershipOf(world.db, 1, hannah)?.lastReadId).toBe(newest);
    });
    const unread = world.db.notification
      .by('conversationId', 1)
      .filter((each) => each.notifierId === hannah && !each.read);
    expect(unread).toEqual([]);
    const link = await screen.findByRole('link', { name: /^Callum Reyes/, current: 'page' });
    await waitFor(() => expect(link).not.toHaveTextContent('unread'));
    // where they began stays to be seen
    expect(screen.getByText('2 unread messages')).toBeVisible();
  });

  it('is not read while the window is elsewhere', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const before = membershipOf(world.db, 1, hannah)?.lastReadId;
    await openCallum();
    callumSays('Hello?');
    expect(await screen.findByText('Hello?')).toBeVisible();
    expect(membershipOf(world.db, 1, hannah)?.lastReadId).toBe(before);
  });

  it('is read by Escape without being looked at, but not by one that is for a menu or a field beside it', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const lastRead = () => membershipOf(world.db, 1, hannah)?.lastReadId;
    const before = lastRead();
    await openCallum();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Conversation menu' }));
    await screen.findByRole('menu', { name: 'Conversation' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'Cal{Escape}');
    expect(screen.queryByText('Marked as read')).toBeNull();
    expect(lastRead()).toBe(before);
    await user.type(await composer(), 'Half a thought{Escape}');
    expect(await screen.findAllByText('Marked as read')).not.toEqual([]);
    await waitFor(() =>
      expect(lastRead()).toBe(world.db.message.sortedBy('conversationId', 1, 'id').at(-1)?.id),
    );
    expect(await composer()).toHaveValue('Half a thought');
  });

  it('loads what was written before, down to where it began', async () => {
    await openCallum();
    const user = userEvent.setup();
    const first = rows().length;
    await user.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await waitFor(() => expect(rows().length).toBeGreaterThan(first));
    await user.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    expect(await screen.findByText('Start of the conversation')).toBeVisible();
    expect(rows()).toHaveLength(95);
  });

  it('shows what strangers write as text', async () => {
    await openCallum();
    const vector = '<img src=x onerror="alert(1)">"><svg/onload=alert(1)> javascript:alert(1)';
    callumSays(vector);
    await waitFor(() => expect(row('onerror')).toHaveLength(1));
    expect(row('onerror')[0]).toHaveTextContent(vector);
    expect(row('onerror')[0]?.querySelector('img, svg[onload], a')).toBeNull();
  });

  it('says who it is with, and can be written in, while its messages are still read', async () => {
    let goOn: (() => void) | undefined;
    const held = new Promise<undefined>((resolve) => {
      goOn = () => resolve(undefined);
    });
    mockServer.use(http.get('*/api/conversations/1/messages', () => held));
    openApp('/conversations');
    await userEvent.click(await screen.findByRole('link', { name: /^Callum Reyes/ }));
    await userEvent.type(await composer(), 'Before you are here{Enter}');
    expect(screen.getByRole('heading', { name: 'Callum Reyes' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading conversation' })).toBeVisible();
    await waitFor(() => expect(stored('Before you are here')).toHaveLength(1));
    goOn?.();
    await screen.findByRole('log');
    await waitFor(() => expect(row('Before you are here')).toHaveLength(1));
    expect(stored('Before you are here')).toHaveLength(1);
  });

  it('shows what could not be sent also before its messages are there', async () => {
    mockServer.use(http.get('*/api/conversations/1/messages', () => delay('infinite')));
    mockServer.fail('createMessage', { status: 500, times: 1, body: { message: 'The server is resting' } });
    openApp('/conversations');
    await userEvent.click(await screen.findByRole('link', { name: /^Callum Reyes/ }));
    await userEvent.type(await composer(), 'Keep me{Enter}');
    expect(await screen.findByText('Not sent: The server is resting')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(stored('Keep me')).toHaveLength(1));
  });

  it('says that it is not there', async () => {
    openApp('/conversations?chat=9999&view=chat');
    expect(await screen.findByText('We couldn’t find that conversation')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'All conversations' }));
    expect(await screen.findByText('No conversation selected')).toBeVisible();
  });
});

describe('live', () => {
  it('a message appears once, however often it is told, and screen readers hear of it once', async () => {
    await openCallum();
    const message = callumSays('Ring me at two');
    const news = { conversationId: 1, messageId: message.id, senderId: callum };
    world.hub.emitTo(hannah, 'newMessage', news);
    world.hub.emitTo(hannah, 'newMessage', news);
    await waitFor(() => expect(row('Ring me at two')).toHaveLength(1));
    expect(await screen.findByText('Callum: Ring me at two')).toBeInTheDocument();
  });

  it('works by the documented event alone', async () => {
    const tell = world.hub.emitTo.bind(world.hub);
    vi.spyOn(world.hub, 'emitTo').mockImplementation((...told) => {
      if (told[1] === 'newNotification') tell(told[0], 'newNotification');
    });
    await openCallum();
    await waitFor(() => expect(membershipOf(world.db, 1, hannah)?.lastReadId).toBeGreaterThan(0));
    await waitFor(() => {
      const unread = world.db.notification.by('conversationId', 1).filter((each) => !each.read);
      expect(unread.filter(({ notifierId }) => notifierId === hannah)).toEqual([]);
    });
    callumSays('Old-fashioned');
    await waitFor(() => expect(row('Old-fashioned')).toHaveLength(1));
  });

  it('shows who types, until their message comes', async () => {
    await openCallum();
    tellTyping(world, 1, callum);
    expect(await screen.findByText('Callum is typing')).toBeInTheDocument();
    callumSays('Done typing');
    await waitFor(() => expect(screen.queryByText('Callum is typing')).not.toBeInTheDocument());
  });

  it('shows that what I wrote was read', async () => {
    await openCallum();
    await userEvent.type(await composer(), 'Have you seen it?{Enter}');
    await waitFor(() => expect(stored('Have you seen it?')).toHaveLength(1));
    const member = membershipOf(world.db, 1, callum);
    const [message] = stored('Have you seen it?');
    if (!member || !message) throw new Error('Nobody is there');
    readUpTo(world, member, message.id);
    await waitFor(() => expect(row('Have you seen it?')[0]).toHaveTextContent(/Read$/));
  });

  it('what was missed while the socket was away is there once it is back', async () => {
    await openCallum();
    const tell = vi.spyOn(world.hub, 'emitTo').mockImplementation(() => {});
    callumSays('Said to nobody');
    tell.mockRestore();
    mockServer.dropSocket('transport');
    await waitFor(() => expect(row('Said to nobody')).toHaveLength(1), { timeout: 10_000 });
  });
});
