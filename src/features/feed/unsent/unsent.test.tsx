// What is said under a post stands there at once.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { writeComment } from '@mocks/features/feed/activity/activity';
import {
  box,
  discussion,
  hannah,
  holdAnswers,
  open,
  prepareComments,
  priya,
  region,
  say,
  sending,
  stored,
  texts,
} from '@/testing/screens/comments-screen';
import { mockServer } from '@/testing/setup';
import { storedDrafts } from '@/testing/agreements/stored-drafts';
import { useToastAnnouncer } from '@/ui/toast/toast-announcer';

const { world } = mockServer;
prepareComments();

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

  it('is no draft when the page was left, and what was typed since is', async () => {
    const { post } = discussion();
    await open(post.id);
    const release = holdAnswers();
    await say('Ask Ada');
    await userEvent.type(box(), 'Or Bola');
    cleanup();
    release();
    await waitFor(() => expect(stored('Ask Ada')).toHaveLength(1));
    await open(post.id);
    expect(box()).toHaveValue('Or Bola');
    await waitFor(() => expect(texts()).toEqual(['Ask Ada']));
    expect(stored('Ask Ada')).toHaveLength(1);
    expect(storedDrafts()).not.toContain('Ask Ada');
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

  it('keeps an open reply when the list has it', async () => {
    const { post } = discussion('Ask around');
    const { queryClient } = await open(post.id);
    await region().findByText('Ask around');
    const release = holdAnswers('get');
    await say('Ask Ada');
    await userEvent.click(await region().findByRole('button', { name: 'Reply to Hannah Okafor' }));
    const reply = region().getByRole('textbox', { name: /^Reply to/ });
    release();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(reply).toBeInTheDocument();
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
    await userEvent.selectOptions(await screen.findByLabelText('Sort comments'), 'Newest first');
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
    await userEvent.click(await region().findByRole('button', { name: 'Like, Hannah Okafor’s comment' }));
    expect(await region().findByRole('button', { name: 'Like · 1, Hannah Okafor’s comment' })).toBeVisible();
    await userEvent.click(region().getByRole('button', { name: 'Delete your comment' }));
    await userEvent.click(region().getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(region().queryByText('Ask Ada')).not.toBeInTheDocument());
  });
});
