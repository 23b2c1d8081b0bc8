import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callum, callumSays, openCallum, prepareChat, row } from '@/testing/screens/chat-screen';
import { mockServer } from '@/testing/setup';

const { world } = mockServer;
prepareChat();

const say = async (path: string) => {
  callumSays(`Look at ${location.origin}${path}`);
  // The list of conversations may say it before the thread does.
  const said = await waitFor(() => {
    const [found] = row('Look at');
    if (!found) throw new Error('It is not said yet');
    return found;
  });
  return within(said);
};

describe('a link to a record of this site', () => {
  it.each([
    { kind: 'profile', path: () => '/callum.reyes', card: /^Callum Reyes/ },
    {
      kind: 'article',
      path: () => `/knowledge-base/article/${world.db.article.all()[0]?.id}`,
      card: /Article · /,
    },
    {
      kind: 'home on the market',
      path: () => `/property-search?listing=${world.db.listing.all()[0]?.id}`,
      card: /Listing · £[\d,]+$/,
    },
    {
      kind: 'post',
      path: () => `/callum.reyes/post/${world.db.post.by('authorId', callum)[0]?.id}`,
      card: /^Post by Callum Reyes/,
    },
  ])('shows the $kind beneath the words', async ({ path, card }) => {
    await openCallum();
    const said = await say(path());
    expect(await said.findByRole('link', { name: card })).toHaveAttribute('href', path());
  });

  it('shows nothing where the server answers with nothing', async () => {
    const gone = '018f3c2a-7b41-4d9e-9a56-000000000000';
    const asked = mockServer.recordRequests();
    await openCallum();
    const said = await say(`/property-evaluations/${gone}`);
    await waitFor(() => expect(asked).toContainEqual(expect.stringContaining(`/evaluations/${gone}`)));
    expect(said.getAllByRole('link')).toHaveLength(1);
  });
});
