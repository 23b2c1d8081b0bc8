import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentUser } from '@/testing/fixtures/fixtures';
import { animatedGif } from '@/testing/fixtures/moving-pictures';
import { testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { closeAllModals } from '@/ui/modal/modal-store';
import { ModalHost } from '@/ui/modal/modal-host';
import { Composer } from './composer';
// evaluated with the test file, so that nothing has to arrive first
import './write/composer-parts';
import '@/ui/menu/menu-list';
import '@/ui/modal/modal-stack';

const user = currentUser();

beforeEach(() => {
  closeAllModals();
  removeDraftsOf(user.id);
  mockServer.signInAs('hannah.okafor');
  URL.createObjectURL = () => 'blob:nothing';
  URL.revokeObjectURL = () => {};
});

function openComposer() {
  return render(
    <QueryClientProvider client={testQueryClient()}>
      <Composer user={user} />
      <ModalHost />
    </QueryClientProvider>,
  );
}

const text = () => screen.getByLabelText(/^Share a deal/);
const post = () => userEvent.click(screen.getByRole('button', { name: 'Post' }));
const tool = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** One of the things that the last tool's menu offers. */
const more = async (name: string) => {
  await tool('More');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const chooser = () => screen.getByLabelText('Add photos');
/** Sent as it is: jsdom can draw no picture, and a GIF is not made smaller. */
const gif = (name: string) => new File(['GIF89a'], name, { type: 'image/gif' });
const stored = (content: string) => mockServer.world.db.post.all().find((each) => each.content === content);

async function addPictures(...files: File[]) {
  await userEvent.click(text());
  await screen.findByRole('button', { name: 'Photo' });
  fireEvent.change(chooser(), { target: { files } });
}

it('Post is of no use while nothing is written, and says so when pressed', async () => {
  openComposer();
  const button = screen.getByRole('button', { name: 'Post' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await post();
  expect(screen.getByText('Write something first')).toBeVisible();
  await userEvent.type(text(), 'Now');
  expect(button).not.toHaveAttribute('aria-disabled');
});

describe('pictures of a new post', () => {
  it('go with it in their order, each with its words', async () => {
    openComposer();
    await addPictures(gif('before.gif'), gif('after.gif'));
    const list = await screen.findByRole('list', { name: 'Photos' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    await userEvent.type(screen.getByLabelText('Description of “after.gif”'), 'The new kitchen');
    await userEvent.click(screen.getByRole('button', { name: 'Move “after.gif” forward' }));
    await userEvent.type(text(), 'Before and after');
    await post();
    await waitFor(() => expect(stored('Before and after')).toBeDefined());
    expect(stored('Before and after')?.images).toMatchObject([{ alt: 'The new kitchen' }, { alt: '' }]);
    expect(text()).toHaveValue('');
    expect(screen.queryByLabelText('Description of “after.gif”')).not.toBeInTheDocument();
  });

  it.each([
    [
      new File(['%PDF'], 'lease.pdf', { type: 'application/pdf' }),
      'lease.pdf: The file given is not an image',
    ],
    [new File(['text'], 'a.gif', { type: 'image/gif' }), 'a.gif: The file given is not an image'],
    [
      new File([animatedGif({ size: 1_048_577 })], 'tour.gif', { type: 'image/gif' }),
      'tour.gif: Animated photos can be up to 1 MB. Choose a smaller one, or use a still photo.',
    ],
  ])('that are none are refused in the documented words: $1', async (file, words) => {
    openComposer();
    await addPictures(file);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: `Remove ${file.name}` })).not.toBeInTheDocument();
  });

  it('are ten at most', async () => {
    openComposer();
    await addPictures(...Array.from({ length: 11 }, (_, index) => gif(`${index}.gif`)));
    expect(await screen.findByText('A post can have up to 10 photos.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(10));
    expect(screen.getByRole('button', { name: 'Photo' })).toBeDisabled();
  });

  it('wait with the text when the upload breaks off, and go with the retry', async () => {
    openComposer();
    await addPictures(gif('roof.gif'));
    await userEvent.type(text(), 'The roof is on');
    mockServer.fail('createPost', { status: 'network', times: 1 });
    await post();
    expect(await screen.findByText(/^Couldn’t post:/)).toBeVisible();
    expect(text()).toHaveValue('The roof is on');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(stored('The roof is on')?.images?.map(({ file }) => file)).toEqual([
        expect.stringMatching(/post-/),
      ]),
    );
    expect(mockServer.world.db.post.all().filter((each) => each.content === 'The roof is on')).toHaveLength(
      1,
    );
  });

  it('can be copied or deleted when it could not be sent', async () => {
    openComposer();
    await addPictures(gif('roof.gif'));
    await userEvent.type(text(), 'The roof is off');
    mockServer.fail('createPost', { status: 500, times: 1 });
    await post();
    expect(await screen.findByText(/^Couldn’t post:/)).toBeVisible();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('The roof is off');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard this post?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(text()).toHaveValue(''));
    expect(screen.queryByText(/^Couldn’t post:/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove “roof.gif”' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Post' })).toBeVisible();
  });

  it('leave the keyboard in the list when one is taken out', async () => {
    openComposer();
    await addPictures(gif('one.gif'), gif('two.gif'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove “one.gif”' }));
    await waitFor(() =>
      expect(document.activeElement?.closest('li')).toHaveAttribute('data-row', expect.any(String)),
    );
  });
});

describe('what else goes with a post', () => {
  it('a poll with its days, once its answers differ', async () => {
    openComposer();
    await userEvent.type(text(), 'Fix or wait?');
    await tool('Poll');
    await userEvent.type(screen.getByLabelText('Answer 1'), 'Fix');
    await userEvent.type(screen.getByLabelText('Answer 2'), 'Fix');
    await post();
    expect(screen.getByText('Two poll answers are the same')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Answer 2'), ' later');
    await userEvent.selectOptions(screen.getByLabelText('Poll length'), '3 days');
    await post();
    await waitFor(() => expect(stored('Fix or wait?')).toBeDefined());
    expect(stored('Fix or wait?')?.poll).toMatchObject({ options: ['Fix', 'Fix later'] });
  });

  it('for whom it is and what it looks for', async () => {
    openComposer();
    await userEvent.type(text(), 'Who knows a surveyor?');
    await userEvent.selectOptions(await screen.findByLabelText('Who can see this'), 'Connections');
    await userEvent.selectOptions(screen.getByLabelText('Looking for'), 'Tradesperson');
    await post();
    await waitFor(() =>
      expect(stored('Who knows a surveyor?')).toMatchObject({
        audience: 'connections',
        lookingFor: 'tradesperson',
      }),
    );
  });

  it('an evaluation that was found by its name', async () => {
    openComposer();
    await userEvent.type(text(), 'What do you think?');
    await tool('Evaluation');
    const dialog = await screen.findByRole('dialog', { name: 'Attach an evaluation' });
    const [first] = await within(dialog).findAllByRole('listitem');
    const title = first?.querySelector('bdi')?.textContent ?? '';
    await userEvent.type(within(dialog).getByRole('searchbox'), title.slice(0, 8));
    await userEvent.click(
      await within(dialog).findByRole('button', { name: new RegExp(`^${title.slice(0, 8)}`) }),
    );
    expect(within(screen.getByRole('group', { name: 'Attached' })).getByText(title)).toBeVisible();
    await post();
    await waitFor(() =>
      expect(stored('What do you think?')?.attachment).toMatchObject({ kind: 'evaluation' }),
    );
  });

  it('a listing that was found by its place', async () => {
    openComposer();
    await userEvent.type(text(), 'Too dear?');
    await more('Listing…');
    const dialog = await screen.findByRole('dialog', { name: 'Attach a listing' });
    await within(dialog).findAllByRole('listitem');
    await userEvent.type(within(dialog).getByRole('searchbox'), 'Leeds');
    await waitFor(() => {
      const rows = within(dialog).getAllByRole('listitem');
      expect(rows.every(({ textContent }) => textContent.includes('Leeds'))).toBe(true);
    });
    const [first] = within(dialog).getAllByRole('button', { name: /Leeds/ });
    if (first) await userEvent.click(first);
    expect(within(screen.getByRole('group', { name: 'Attached' })).getByText(/Leeds/)).toBeVisible();
    await post();
    await waitFor(() => expect(stored('Too dear?')?.attachment).toMatchObject({ kind: 'listing' }));
  });

  it('a link to a video, which waits until it is an address', async () => {
    openComposer();
    await userEvent.type(text(), 'A walk through the flat');
    await more('Video link');
    await userEvent.type(screen.getByLabelText('Video link'), 'my video');
    await post();
    expect(screen.getByText('Enter a web address for the video')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Video link'));
    await userEvent.type(screen.getByLabelText('Video link'), 'www.youtube.com/watch?v=1');
    await post();
    await waitFor(() =>
      expect(stored('A walk through the flat')?.videoUrl).toBe('https://www.youtube.com/watch?v=1'),
    );
    expect(screen.queryByLabelText('Video link')).not.toBeInTheDocument();
  });

  it('says that nothing fits', async () => {
    openComposer();
    await userEvent.click(text());
    await more('Article…');
    const dialog = await screen.findByRole('dialog', { name: 'Attach an article' });
    await userEvent.type(within(dialog).getByRole('searchbox'), 'zzqqxx');
    expect(await within(dialog).findByText('No results for “zzqqxx”.')).toBeVisible();
  });

  it('an @ that the Mention button writes', async () => {
    openComposer();
    await userEvent.type(text(), 'Thanks');
    await tool('Mention');
    expect(text()).toHaveValue('Thanks @');
    expect(text()).toHaveFocus();
  });
});

describe('the draft', () => {
  it('is whole again when its writer comes back', async () => {
    const { unmount } = openComposer();
    await addPictures(gif('stairs.gif'));
    await screen.findByRole('button', { name: 'Remove “stairs.gif”' });
    await tool('Poll');
    await userEvent.type(screen.getByLabelText('Answer 1'), 'Keep');
    await userEvent.selectOptions(screen.getByLabelText('Looking for'), 'Advice');
    unmount();
    openComposer();
    expect(await screen.findByDisplayValue('Keep')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove “stairs.gif”' })).toBeVisible();
    expect(screen.getByLabelText('Looking for')).toHaveDisplayValue('Advice');
  });

  it('goes when it is discarded, and stays for every other answer', async () => {
    openComposer();
    await userEvent.type(text(), 'Half a thought');
    await tool('Poll');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard this post?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep writing' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save draft' }));
    expect(text()).toHaveValue('Half a thought');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    const again = await screen.findByRole('dialog', { name: 'Discard this post?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(text()).toHaveValue(''));
    expect(screen.queryByLabelText('Answer 1')).not.toBeInTheDocument();
  });

  it('of somebody who signed out is gone from the page', async () => {
    openComposer();
    await userEvent.click(text());
    await tool('Poll');
    removeDraftsOf(user.id);
    await waitFor(() => expect(screen.queryByLabelText('Answer 1')).not.toBeInTheDocument());
  });
});
