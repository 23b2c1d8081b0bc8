import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writePost } from '@mocks/features/feed/activity/activity';
import type { Schemas } from '@/api/contract';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';
// evaluated with the test file, so that nothing has to arrive first
import '@/testing/screens/feed-screen';
import '@/ui/menu/menu-list';
import '@/ui/modal/modal-stack';
import '../acts/post-menu';
import '../acts/post-parts.rare';
import { chooseFeed } from '../list/feed-choice';

const posts = () => within(screen.getByRole('main')).getAllByRole('article');

const deal: Schemas['Attachment'] = {
  kind: 'evaluation',
  refId: '018f3c2a-7b41-4d9e-9a56-3f1c8e2d7a01',
  snapshot: {
    title: 'Armley terrace, three bedrooms',
    subtitle: 'BRRR · Leeds LS12',
    image: null,
    figures: [{ label: 'Gross yield', value: '8.4%', field: 'grossYield' }],
  },
};

async function openRepost(more: { attachment?: Schemas['Attachment'] } = {}) {
  const { world } = mockServer;
  const priya = world.db.user.first('username', 'priya.raman')?.id ?? 0;
  const original = writePost(world, priya, { content: 'The cellar is dry at last', ...more });
  mockServer.signInAs('hannah.okafor');
  localStorage.setItem('session-hint', '1');
  openApp('/');
  await waitFor(() => expect(posts()[0]).toHaveTextContent('The cellar is dry at last'), { timeout: 10_000 });
  await userEvent.click(within(posts()[0] ?? document.body).getByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Repost with a note…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repost with a note' }));
  return { dialog, original };
}

/** A browser in which everything is in view. */
class Observer {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    // Of an entry and of the observer, only what the code reads.
    const entry = { target, isIntersecting: true, boundingClientRect: new DOMRect() } as never;
    this.#tell([entry], this as never);
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  removeDraftsOf(1);
  chooseFeed({ feed: 'for-you', sort: 'latest' });
});
afterEach(() => vi.unstubAllGlobals());

describe('a post that I pass on', () => {
  it('stands on top of the feed with my note, the other post below it', async () => {
    const { dialog } = await openRepost();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your note' }), 'How it is done');
    await userEvent.click(dialog.getByRole('button', { name: 'Repost' }));
    await waitFor(() => expect(posts()[0]).toHaveTextContent('How it is done'));
    const repost = within(posts()[0] ?? document.body);
    expect(await repost.findByRole('region', { name: 'Shared post by Priya Raman' })).toHaveTextContent(
      'The cellar is dry at last',
    );
  });

  it('keeps the deal of the other post, in the dialog and in the feed', async () => {
    const { dialog } = await openRepost({ attachment: deal });
    const asked = within(dialog.getByRole('region', { name: 'Shared post by Priya Raman' }));
    expect(asked.getByRole('link', { name: deal.snapshot.title })).toBeVisible();
    expect(asked.getByText('8.4%')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your note' }), 'How it is done');
    await userEvent.click(dialog.getByRole('button', { name: 'Repost' }));
    await waitFor(() => expect(posts()[0]).toHaveTextContent('How it is done'));
    const shared = await within(posts()[0] ?? document.body).findByRole('region', {
      name: 'Shared post by Priya Raman',
    });
    await waitFor(() => expect(shared).toHaveTextContent('Gross yield8.4%'));
    expect(within(shared).getByRole('link', { name: deal.snapshot.title })).toHaveAttribute(
      'href',
      `/property-evaluations/${deal.refId}`,
    );
  });

  it('waits with its note when it could not be sent, and says why', async () => {
    const { dialog, original } = await openRepost();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your note' }), 'How it is done');
    mockServer.world.db.post.remove(original.id);
    await userEvent.click(dialog.getByRole('button', { name: 'Repost' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Couldn’t post: .*Your text is kept\./);
    expect(dialog.getByRole('textbox', { name: 'Your note' })).toHaveValue('How it is done');
  });
});
