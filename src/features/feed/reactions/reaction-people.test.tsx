import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { reactTo, writePost } from '@mocks/features/feed/activity/activity';
import { testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { ReactionPeople } from './reaction-people';

it('Those who reacted are asked for by their post, and those of another one are not shown', async () => {
  const { world } = mockServer;
  mockServer.signInAs('hannah.okafor');
  const [post, other] = [writePost(world, 1, { content: 'One' }), writePost(world, 1, { content: 'Two' })];
  reactTo(world, post, 2, 'like');
  reactTo(world, other, 4, 'like');
  const asked: string[] = [];
  mockServer.use(
    http.get('*/api/reactions', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
    }),
  );
  render(
    <QueryClientProvider client={testQueryClient()}>
      <ReactionPeople postId={post.id} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Callum Reyes')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(asked).toEqual([`/api/reactions?postId=${post.id}`]);
});
