import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { writePost } from '@mocks/features/feed/activity/activity';
import { currentUser } from '@/testing/fixtures/fixtures';
import { testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { Composer } from '../composer';
// evaluated with the test file, so that nothing has to arrive first
import '../write/composer-parts';
import '../write/text-offers';

const { world } = mockServer;
const user = currentUser();
const callum = 2;
const text = () => screen.getByLabelText(/^Share a deal/);
const offered = async () =>
  within(await screen.findByRole('listbox', { name: 'Tags' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  removeDraftsOf(user.id);
  mockServer.signInAs('hannah.okafor');
  for (const { id } of world.db.post.all()) world.db.post.remove(id);
  writePost(world, callum, { content: '#brrr and #leeds' });
  writePost(world, callum, { content: '#brrr again, with #bridging' });
  render(
    <QueryClientProvider client={testQueryClient()}>
      <Composer user={user} />
    </QueryClientProvider>,
  );
});

describe('a # in a post', () => {
  it('offers the trending tags', async () => {
    await userEvent.type(text(), 'Keys today #');
    expect(await offered()).toEqual(['#brrr2 posts', '#bridging1 post', '#leeds1 post']);
  });

  it('offers those that begin so, chosen with the arrows and Enter', async () => {
    await userEvent.type(text(), 'Keys today #BR');
    await waitFor(async () => expect(await offered()).toEqual(['#brrr2 posts', '#bridging1 post']));
    await userEvent.keyboard('{ArrowDown}');
    const option = screen.getByRole('option', { name: /bridging/, selected: true });
    expect(text()).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}and more');
    expect(text()).toHaveValue('Keys today #bridging and more');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('leaves a tag as it is written after Escape, and one that is there in full', async () => {
    await userEvent.type(text(), '#le');
    expect(await offered()).toEqual(['#leeds1 post']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('eds');
    expect(text()).toHaveValue('#leeds');
    await userEvent.keyboard('{Enter}');
    expect(text()).toHaveValue('#leeds\n');
  });

  it('is followed by people after an @', async () => {
    await userEvent.type(text(), '#le');
    expect(await offered()).toEqual(['#leeds1 post']);
    await userEvent.keyboard('{Enter}@call');
    expect(await screen.findByRole('option', { name: /Callum Reyes/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(text()).toHaveValue('#leeds @callum.reyes ');
  });

  it('offers nothing when the tags cannot be read', async () => {
    mockServer.fail('listTrendingTags', { status: 403 });
    await userEvent.type(text(), '#le{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(text()).toHaveValue('#le\n');
  });
});
