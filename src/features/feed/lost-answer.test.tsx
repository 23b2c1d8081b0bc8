import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { writePost } from '@mocks/features/feed/activity/activity';
import { currentUser } from '@/testing/fixtures/fixtures';
import { testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { Composer } from './composer';
// evaluated with the test file, so that nothing has to arrive first
import './write/composer-parts';

const user = currentUser();

beforeEach(() => {
  removeDraftsOf(user.id);
  mockServer.signInAs('hannah.okafor');
});

function openComposer() {
  return render(
    <QueryClientProvider client={testQueryClient()}>
      <Composer user={user} />
    </QueryClientProvider>,
  );
}

const text = () => screen.getByLabelText(/^Share a deal/);
const post = () => userEvent.click(screen.getByRole('button', { name: 'Post' }));
const stored = (content: string) => mockServer.world.db.post.all().find((each) => each.content === content);

describe('a post whose answer was lost', () => {
  /** The server keeps the post; its answer does not come through. */
  const loseTheAnswer = () =>
    mockServer.use(
      http.post(
        '*/api/posts',
        async ({ request }) => {
          // the contract's NewPost, as the application sends it
          const given = (await request.json()) as { content: string; clientId: string };
          writePost(mockServer.world, user.id, given);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
  const kept = (content: string) =>
    mockServer.world.db.post.all().filter((each) => each.content.startsWith(content));

  it('is there once after a retry, also when the page was left meanwhile', async () => {
    const { unmount } = openComposer();
    loseTheAnswer();
    await userEvent.type(text(), 'Did it arrive?');
    await post();
    await screen.findByText(/^Couldn’t post:/);
    expect(kept('Did it arrive?')).toHaveLength(1);
    unmount();
    openComposer();
    await post();
    await waitFor(() => expect(text()).toHaveValue(''));
    expect(kept('Did it arrive?')).toHaveLength(1);
    await userEvent.type(text(), 'Did it arrive?');
    await post();
    await waitFor(() => expect(kept('Did it arrive?')).toHaveLength(2));
  });

  it('is a post of its own when its writer has changed it since', async () => {
    openComposer();
    loseTheAnswer();
    await userEvent.type(text(), 'Rates fell');
    await post();
    await screen.findByText(/^Couldn’t post:/);
    await userEvent.type(text(), ' to 4.2%');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(stored('Rates fell to 4.2%')).toBeDefined());
  });
});
