// What is said under a post is never lost when the server does not take it.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { writeComment } from '@mocks/features/feed/activity/activity';
import {
  box,
  discussion,
  hannah,
  open,
  patient,
  prepareComments,
  refused,
  region,
  say,
  stored,
  texts,
} from '@/testing/screens/comments-screen';
import { mockServer } from '@/testing/setup';
import { useToastAnnouncer } from '@/ui/toast/toast-announcer';

const { world } = mockServer;
prepareComments();

describe('a comment that was refused', () => {
  it('stays in its place with the reason, and is sent once by a retry', async () => {
    const { post } = discussion('Ask around');
    await open(post.id);
    mockServer.fail('createComment', { status: 503, times: 1 });
    await say('Ask Ada');
    const item = await refused();
    expect(within(item).getByText(/^Not sent: /)).toBeVisible();
    expect(useToastAnnouncer.getState().polite.text).toMatch(/^Comment not sent: /);
    expect(texts()).toEqual(['Ask around', 'Ask Ada']);
    await userEvent.type(box(), 'Meanwhile');
    await userEvent.click(within(item).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(stored('Ask Ada')).toHaveLength(1));
    await waitFor(() => expect(region().queryByText(/^Not sent/)).not.toBeInTheDocument());
    expect(texts()).toEqual(['Ask around', 'Ask Ada']);
    expect(box()).toHaveValue('Meanwhile');
  });

  it('is still there for who comes back, can be copied, and goes when its writer gives it up', async () => {
    const { post } = discussion();
    await open(post.id);
    mockServer.fail('createComment', { status: 503, times: 1 });
    await say('Ask Ada');
    await refused();
    cleanup();
    await open(post.id);
    const item = await refused();
    const user = userEvent.setup();
    await user.click(within(item).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('Ask Ada');
    await user.click(within(item).getByRole('button', { name: 'Delete' }));
    expect(texts()).toEqual([]);
    expect(screen.getByRole('region', { name: 'Comments' })).toHaveFocus();
    cleanup();
    await open(post.id);
    expect(region().queryByText('Ask Ada')).not.toBeInTheDocument();
  });

  it('was kept by the server all the same: it is there once', async () => {
    const { post } = discussion();
    await open(post.id);
    mockServer.use(
      http.post(
        '*/api/posts/:id/comment',
        async ({ request }) => {
          // the contract's NewComment, as the application sends it
          const given = (await request.json()) as { content: string; clientId: string };
          writeComment(world, post, hannah, given);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await say('Ask Ada');
    await userEvent.click(within(await refused()).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(region().queryByText(/^Not sent/)).not.toBeInTheDocument());
    await waitFor(() => expect(texts()).toEqual(['Ask Ada']));
    expect(stored('Ask Ada')).toHaveLength(1);
    cleanup();
    await open(post.id);
    await region().findByText('Ask Ada');
    expect(texts()).toEqual(['Ask Ada']);
  });

  it('takes its picture along', async () => {
    const { post } = discussion();
    await open(post.id);
    await userEvent.type(box(), 'My kitchen');
    const gif = new File(['GIF89a'], 'mine.gif', { type: 'image/gif' });
    fireEvent.change(screen.getByLabelText('Comment photo'), { target: { files: [gif] } });
    await userEvent.type(await screen.findByLabelText('Photo description'), 'The new tiles');
    mockServer.fail('createComment', { status: 503, times: 1 });
    await userEvent.click(region().getByRole('button', { name: 'Comment' }));
    const item = await refused();
    expect(within(item).getByRole('img', { name: 'The new tiles' })).toBeVisible();
    expect(screen.queryByLabelText('Photo description')).not.toBeInTheDocument();
    await userEvent.click(within(item).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Open photo 1 of 1: The new tiles' })).toBeVisible();
  });

  it('tells who has left the page, with a way back', async () => {
    const { post } = discussion();
    const { router } = await open(post.id);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    mockServer.use(
      http.post('*/api/posts/:id/comment', async () => {
        await held;
        return HttpResponse.json({ message: 'The server is resting' }, { status: 503 });
      }),
    );
    await say('Ask Ada');
    await router.navigate({ to: '/help' });
    release();
    await userEvent.click(await screen.findByRole('button', { name: 'View' }, patient));
    await screen.findByRole('region', { name: 'Comments' }, patient);
    expect(await refused()).toHaveTextContent('Ask Ada');
  });
});

it('the picture of a comment being written is kept with its text', async () => {
  const { post } = discussion();
  await open(post.id);
  await userEvent.type(box(), 'My kitchen');
  const gif = new File(['GIF89a'], 'mine.gif', { type: 'image/gif' });
  fireEvent.change(screen.getByLabelText('Comment photo'), { target: { files: [gif] } });
  await userEvent.type(await screen.findByLabelText('Photo description'), 'The new tiles');
  cleanup();
  await open(post.id);
  expect(box()).toHaveValue('My kitchen');
  expect(await screen.findByLabelText('Photo description')).toHaveValue('The new tiles');
});
