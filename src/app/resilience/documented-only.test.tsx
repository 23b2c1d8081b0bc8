// With exactly the fields that the specification documents (§3), and 404 for what is our design.
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { useToastAnnouncer } from '@/ui/toast/toast-announcer';

const patience = { timeout: 15_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);

beforeEach(async () => {
  await mockServer.apply('documented-only');
  localStorage.setItem('session-hint', '1');
});

describe('a server that knows the specification alone', { timeout: 60_000 }, () => {
  it('A click on the bell opens the panel with its notifications', async () => {
    openApp('/pipeline');
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }, patience));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' }, patience);
    await waitFor(() => expect(within(panel).getAllByRole('listitem').length).toBeGreaterThan(3), patience);
  });

  it('The page of notifications shows its list', async () => {
    openApp('/notifications');
    await heading('Notifications');
    const list = within(screen.getByRole('main'));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThan(3), patience);
  });

  it('A conversation whose code comes after the first figures asks for nothing twice', async () => {
    const asked: string[] = [];
    mockServer.onAnswer(({ method, url }) => {
      const { pathname, search } = new URL(url);
      if (method === 'GET' && pathname.startsWith('/api/conversations')) asked.push(pathname + search);
    });
    const { queryClient, router } = openApp('/pipeline');
    await waitFor(() => expect(asked).toContain('/api/conversations?filter=unread'), patience);
    await router.navigate({ to: '/conversations', search: { chat: 1 } });
    await screen.findByRole('heading', { name: 'Couldn’t load this conversation' }, patience);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0), patience);
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([]);
  });

  it('My profile is made of my account', async () => {
    const requests = mockServer.recordRequests();
    openApp('/hannah.okafor');
    await heading('Hannah Okafor');
    expect(requests.filter((path) => path.startsWith('/profiles/'))).toHaveLength(1);
  });

  it('Another member’s profile is made of what the search finds, and profiles are not asked for again', async () => {
    const requests = mockServer.recordRequests();
    const { router } = openApp('/callum.reyes');
    await heading('Callum Reyes');
    await router.navigate({ to: '/$username', params: { username: 'tom.whitfield' } });
    await heading('Tom Whitfield');
    expect(requests.filter((path) => path.startsWith('/profiles/'))).toHaveLength(1);
  });

  it('Posts of which a server tells no more than their names are not shown, in the feed or on a profile', async () => {
    const { router } = openApp('/');
    await screen.findByText(/No posts yet/i, undefined, patience);
    expect(within(screen.getByRole('main')).queryByText('Member')).toBeNull();
    await router.navigate({ to: '/$username', params: { username: 'tom.whitfield' } });
    await heading('Tom Whitfield');
    expect(
      await screen.findByText('Posts from Tom Whitfield will appear here.', undefined, patience),
    ).toBeVisible();
  });

  it('A conversation of which a server tells no more than its name says that it couldn’t be loaded', async () => {
    openApp('/conversations?chat=1&view=chat');
    expect(
      await screen.findByRole('heading', { name: 'Couldn’t load this conversation' }, patience),
    ).toBeVisible();
    expect(screen.queryByText('Unknown date')).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Message/ })).toBeNull();
  });

  it('A member whom nobody knows is not shown; the page says that profiles are not available', async () => {
    openApp('/no.one.at.all');
    await heading('Couldn’t load this profile');
    expect(screen.getByRole('alert')).toHaveTextContent('This isn’t available here yet');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(useToastAnnouncer.getState()).toEqual(useToastAnnouncer.getInitialState());
  });
});
