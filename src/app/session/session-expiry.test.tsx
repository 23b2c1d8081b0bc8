import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { request } from '@/api/client';
import { read } from '@/api/queries';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { useToastAnnouncer } from '@/ui/toast/toast-announcer';
// evaluated with the test file, so that nothing has to arrive first
import '@/routes/-home/signed-in-home';
import '@/routes/-shell/shell';

// a page's chunk comes first, and the machine may be busy
const patience = { timeout: 10_000 };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);
const textBox = (name: string | RegExp) => screen.findByRole('textbox', { name }, patience);
const composer = () => textBox(/^Share a deal/);
const idOf = (username: string) => mockServer.world.db.user.first('username', username)?.id ?? 0;

/** At once, not key by key: the whole application renders with each. */
const fill = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });

async function signIn(username: string) {
  fill(await textBox('Email or username'), username);
  fill(screen.getByLabelText('Password'), 'tiebeam-demo');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** The server ends every session of that member; their page does not know it yet. */
function expire(username: string) {
  mockServer.signOut();
  mockServer.world.sessions.closeAllOf(idOf(username));
}

beforeEach(() => useToastAnnouncer.setState(useToastAnnouncer.getInitialState()));

describe('a session that ends while somebody writes', { timeout: 60_000 }, () => {
  it('keeps the text for the one who wrote it, and shows it to nobody else', async () => {
    mockServer.signInAs('hannah.okafor');
    // she was here before, so `/` is the feed
    localStorage.setItem('session-hint', '1');
    const { router, path } = openApp('/');
    fill(await composer(), 'The vendor is in a hurry');
    expire('hannah.okafor');
    fireEvent.click(screen.getByRole('button', { name: 'Post' }));
    await heading('Welcome back');
    expect(router.history.location.href).toBe('/account/login');

    await signIn('aoife.brennan');
    await waitFor(() => expect(path()).toBe('/'), patience);
    expect(await composer()).toHaveValue('');
    expect(document.body).not.toHaveTextContent('The vendor is in a hurry');

    expire('aoife.brennan');
    fill(await composer(), 'x');
    fireEvent.click(screen.getByRole('button', { name: 'Post' }));
    await heading('Welcome back');
    await signIn('hannah.okafor');
    await waitFor(async () => expect(await composer()).toHaveValue('The vendor is in a hurry'), patience);
  });

  it('keeps a comment, and opens the post again after the sign-in', async () => {
    mockServer.signInAs('hannah.okafor');
    const post = mockServer.world.db.post.by('authorId', idOf('hannah.okafor')).at(-1)?.id ?? 0;
    const { path } = openApp(`/hannah.okafor/post/${post}`);
    const box = await textBox('Write a comment');
    await userEvent.type(box, 'Well bought');
    // it ends before the comment is sent: anything else that asks earlier would lead away from the box as well
    expire('hannah.okafor');
    await userEvent.type(box, '{Control>}{Enter}{/Control}');
    await heading('Welcome back');
    expect(path()).toBe('/account/login');
    await signIn('hannah.okafor');
    await waitFor(() => expect(path()).toBe(`/hannah.okafor/post/${post}`), patience);
    const comment = await screen.findByRole('listitem', { name: 'Your comment, not sent' }, patience);
    expect(comment).toHaveTextContent('Well bought');
  });
});

describe('a session that ends under ten calls at once', () => {
  it('is asked for once, leads to the sign-in page once, and no call complains', async () => {
    mockServer.signInAs('hannah.okafor');
    const { queryClient, router, path } = openApp('/pipeline');
    await heading('Pipeline');
    const places = router.history.length;
    const requests = mockServer.recordRequests();
    mockServer.signOut();
    const reads = Array.from({ length: 5 }, (_, index) =>
      queryClient.fetchQuery(read('/posts/{id}', { path: { id: index + 1 } })),
    );
    const writes = Array.from({ length: 5 }, () =>
      queryClient
        .getMutationCache()
        .build(queryClient, {
          mutationFn: () => request('post', '/posts', { body: { content: 'x' } }),
          meta: { failureTitle: 'Not saved' },
        })
        .execute(undefined),
    );
    const ends = await act(() => Promise.allSettled([...reads, ...writes]));
    expect(ends.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'rejected'));
    await heading('Welcome back');
    expect(path()).toBe('/account/login');
    expect(router.history.length).toBe(places);
    expect(sessionStorage.getItem('return-path')).toBe('/pipeline');
    expect(requests.filter((each) => each === '/auth/session')).toHaveLength(1);
    expect(useToastAnnouncer.getState()).toEqual(useToastAnnouncer.getInitialState());
    expect(queryClient.getQueryCache().findAll({ queryKey: ['/posts/1'] })).toEqual([]);
  });
});

describe('a network that is gone, or said to be', { timeout: 60_000 }, () => {
  const say = (event: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(event)));

  it('takes nobody who is signed in away from what is on the screen', async () => {
    mockServer.signInAs('hannah.okafor');
    const { path, router, queryClient } = openApp('/pipeline');
    await heading('Pipeline');
    mockServer.fail('getSession', { status: 'network' });
    say('offline');
    await act(() => router.navigate({ to: '/portfolio' }));
    expect(path()).toBe('/portfolio');
    // nobody is asked for whom there would be no answer
    expect(queryClient.isFetching({ queryKey: ['/auth/session'] })).toBe(0);
    expect(await heading('Portfolio')).toBeVisible();
    mockServer.clearFaults();
    mockServer.signOut();
    say('online');
    await heading('Welcome back');
  });

  it('does not leave a visitor waiting: the gate asks all the same, and so does the return of the network', async () => {
    mockServer.signInAs('hannah.okafor');
    openApp('/terms');
    await screen.findByRole('heading', { level: 1 });
    say('offline');
    mockServer.fail('getSession', { status: 'network' });
    const { path } = openApp('/pipeline');
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' }, patience);
    mockServer.clearFaults();
    localStorage.setItem('session-hint', '1');
    say('online');
    await waitFor(() => expect(path()).toBe('/pipeline'));
    expect(await heading('Pipeline')).toBeVisible();
  });
});
