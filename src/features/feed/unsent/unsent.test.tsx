// What is said under a post stands there at once, and is never lost when the server does not take it.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeComment, writePost } from '@mocks/activity';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft-store';
import { useToastAnnouncer } from '@/ui/toast-announcer';
// evaluated with the test file, so that nothing has to arrive first
import '@/testing/feed-screen';
import '../comments';

const { world } = mockServer;
const hannah = 1;
const callum = 2;
const priya = 3;
const patient = { timeout: 10_000 };

function discussion(...said: string[]) {
  const post = writePost(world, priya, { content: 'Which surveyor?' });
  const ids = said.map((content) => writeComment(world, post, callum, { content }).id);
  return { post, ids };
}

async function open(postId: number) {
  localStorage.setItem('session-hint', '1');
  const app = openApp(`/priya.raman/post/${postId}`);
  await screen.findByLabelText('Write a comment', undefined, patient);
  return app;
}

const region = () => within(screen.getByRole('region', { name: 'Comments' }));
const box = () => screen.getByRole('textbox', { name: 'Write a comment' });
const texts = () =>
  region()
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('p[dir]')?.textContent);
const say = async (text: string) => {
  await userEvent.type(box(), text);
  await userEvent.click(region().getByRole('button', { name: 'Comment' }));
};
const sending = () => region().queryByRole('listitem', { name: 'Your comment, being sent' });
const refused = () => region().findByRole('listitem', { name: 'Your comment, not sent' }, patient);
const stored = (content: string) => world.db.comment.all().filter((each) => each.content === content);

/** The server answers a comment when the test says so. */
function holdAnswers() {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  mockServer.use(http.post('*/api/posts/:id/comment', () => held, { once: true }));
  return () => release();
}

beforeEach(() => {
  mockServer.signInAs('hannah.okafor');
  removeDraftsOf(hannah);
  URL.createObjectURL = () => 'blob:nothing';
  URL.revokeObjectURL = () => {};
});

describe('a comment on its way', () => {
  it('stands below the others at once, and the box is free for the next one', async () => {
    const { post } = discussion('Ask around');
    await open(post.id);
    await region().findByText('Ask around');
    const release = holdAnswers();
    await say('Ask Ada');
    expect(sending()).toHaveTextContent('Ask Ada');
    expect(within(sending() ?? document.body).getByText('Sending')).toBeVisible();
    expect(texts()).toEqual(['Ask around', 'Ask Ada']);
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    release();
    await waitFor(() => expect(sending()).toBeNull());
    expect(texts()).toEqual(['Ask around', 'Ask Ada']);
    expect(useToastAnnouncer.getState().polite.text).toBe('Comment sent');
  });

  it('goes out before the one that is written next', async () => {
    const { post } = discussion('Ask around');
    await open(post.id);
    const release = holdAnswers();
    await say('Ask Ada');
    await say('Or Bola');
    expect(texts().slice(-2)).toEqual(['Ask Ada', 'Or Bola']);
    expect(stored('Or Bola')).toEqual([]);
    release();
    await waitFor(() => expect(stored('Or Bola')).toHaveLength(1));
    expect(stored('Or Bola')[0]?.id).toBeGreaterThan(stored('Ask Ada')[0]?.id ?? Infinity);
  });

  it('is there once when the list has it before the answer comes', async () => {
    const { post } = discussion();
    const { queryClient } = await open(post.id);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    mockServer.use(
      http.post(
        '*/api/posts/:id/comment',
        async ({ request }) => {
          // the contract's NewComment, as the application sends it
          const given = (await request.clone().json()) as { content: string; clientId: string };
          writeComment(world, post, hannah, given);
          await held;
        },
        { once: true },
      ),
    );
    await say('Ask Ada');
    await waitFor(() => expect(stored('Ask Ada')).toHaveLength(1));
    await queryClient.refetchQueries({ queryKey: [`/posts/${post.id}/comment`] });
    await waitFor(() => expect(sending()).toBeNull());
    expect(texts()).toEqual(['Ask Ada']);
    release();
    await waitFor(() => expect(useToastAnnouncer.getState().polite.text).toBe('Comment sent'));
    expect(texts()).toEqual(['Ask Ada']);
  });

  it('stays in sight under a discussion that was not read to its end', async () => {
    const { post } = discussion(...Array.from({ length: 23 }, (_, index) => `Word ${index}`));
    const { queryClient } = await open(post.id);
    await region().findByText('Word 9');
    await say('Ask Ada');
    await waitFor(() => expect(stored('Ask Ada')).toHaveLength(1));
    await waitFor(() => expect(sending()).toBeNull());
    await queryClient.refetchQueries({ queryKey: [`/posts/${post.id}/comment`] });
    expect(texts().at(-1)).toBe('Ask Ada');
    for (const page of [1, 2]) {
      await userEvent.click(region().getByRole('button', { name: 'View more comments' }));
      await region().findByText(`Word ${page === 1 ? 19 : 22}`);
    }
    expect(texts().filter((text) => text === 'Ask Ada')).toHaveLength(1);
    expect(texts()).toHaveLength(24);
  });

  it('stands on top of the newest', async () => {
    const { post } = discussion('The first', 'The last');
    await open(post.id);
    await userEvent.selectOptions(await screen.findByLabelText('Order of the comments'), 'Newest first');
    await waitFor(() => expect(texts()).toEqual(['The last', 'The first']));
    holdAnswers();
    await say('Ask Ada');
    expect(texts()).toEqual(['Ask Ada', 'The last', 'The first']);
  });

  it('may be a reply: it stands below the replies that are shown, and stays there', async () => {
    const { post, ids } = discussion('Who knows?');
    for (const answer of ['One', 'Two', 'Three', 'Four'])
      writeComment(world, post, priya, { content: answer, parentId: ids[0] });
    await open(post.id);
    await userEvent.click(await screen.findByRole('button', { name: 'Reply to Callum Reyes' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply to Callum Reyes' }), 'Five');
    await userEvent.click(region().getByRole('button', { name: 'Reply' }));
    expect(await region().findByText('Five', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Reply to Callum Reyes' })).not.toBeInTheDocument();
    await waitFor(() => expect(stored('Five')).toHaveLength(1));
    await waitFor(() => expect(region().queryByText('Sending')).not.toBeInTheDocument());
    expect(await region().findByRole('button', { name: 'View 1 more reply' })).toBeVisible();
    expect(texts().at(-1)).toBe('Five');
    await userEvent.click(region().getByRole('button', { name: 'View 1 more reply' }));
    await region().findByText('Four');
    expect(texts().slice(1)).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  });

  it('can be liked and deleted as soon as the server has it, also on a page that was not read', async () => {
    const { post } = discussion(...Array.from({ length: 12 }, (_, index) => `Word ${index}`));
    await open(post.id);
    await region().findByText('Word 9');
    await say('Ask Ada');
    await userEvent.click(await region().findByRole('button', { name: 'Like, comment by Hannah Okafor' }));
    expect(await region().findByRole('button', { name: 'Like · 1, comment by Hannah Okafor' })).toBeVisible();
    await userEvent.click(region().getByRole('button', { name: 'Delete your comment' }));
    await userEvent.click(region().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(region().queryByText('Ask Ada')).not.toBeInTheDocument());
  });
});

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
    fireEvent.change(screen.getByLabelText('Picture of the comment'), { target: { files: [gif] } });
    await userEvent.type(await screen.findByLabelText('What the picture shows'), 'The new tiles');
    mockServer.fail('createComment', { status: 503, times: 1 });
    await userEvent.click(region().getByRole('button', { name: 'Comment' }));
    const item = await refused();
    expect(within(item).getByRole('img', { name: 'The new tiles' })).toBeVisible();
    expect(screen.queryByLabelText('What the picture shows')).not.toBeInTheDocument();
    await userEvent.click(within(item).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Open picture 1 of 1: The new tiles' })).toBeVisible();
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
    expect(await refused()).toHaveTextContent('Ask Ada');
  });
});

it('the picture of a comment being written is kept with its text', async () => {
  const { post } = discussion();
  await open(post.id);
  await userEvent.type(box(), 'My kitchen');
  const gif = new File(['GIF89a'], 'mine.gif', { type: 'image/gif' });
  fireEvent.change(screen.getByLabelText('Picture of the comment'), { target: { files: [gif] } });
  await userEvent.type(await screen.findByLabelText('What the picture shows'), 'The new tiles');
  cleanup();
  await open(post.id);
  expect(box()).toHaveValue('My kitchen');
  expect(await screen.findByLabelText('What the picture shows')).toHaveValue('The new tiles');
});
