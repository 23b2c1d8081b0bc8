import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { beforeEach, expect, it } from 'vitest';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { renderScreen } from '@/testing/screens/render-part';
import { mockServer } from '@/testing/setup';
import { SubjectVideos } from './subject-videos';

const home = uuidOf('property', 1);
const ofHome = () => mockServer.world.db.video.all().filter(({ refId }) => refId === home);
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => mockServer.signInAs('hannah.okafor'));

it('A video is added by its link, and its player comes with the press alone', async () => {
  openApp(`/portfolio/properties/${home}/videos`);
  const [add] = await screen.findAllByRole('button', { name: 'Add video' }, patient);
  if (add) await userEvent.click(add);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add video' }, patient));
  fill(dialog.getByRole('textbox', { name: /^Title/ }), 'Walk-through');
  const link = dialog.getByRole('textbox', { name: /^Video link/ });
  fill(link, 'https://example.com/film');
  await userEvent.click(dialog.getByRole('button', { name: 'Add video' }));
  expect(await dialog.findByText('Paste the link of a YouTube or Vimeo video')).toBeVisible();
  fill(link, 'https://youtu.be/aBcDeFgHiJk');
  await userEvent.click(dialog.getByRole('button', { name: 'Add video' }));
  const play = await screen.findByRole('button', { name: 'Play “Walk-through” from YouTube' }, patient);
  expect(document.querySelector('iframe')).toBeNull();
  play.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: 'Video player: “Walk-through”' })).toHaveFocus();
  expect(screen.getByTitle('Walk-through')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aBcDeFgHiJk?autoplay=1&start=0',
  );
  expect(ofHome()).toContainEqual(expect.objectContaining({ title: 'Walk-through', visibility: 'me' }));
});

it('A file that is no video is refused in words, and a deleted video leaves the list', async () => {
  const { id } = mockServer.world.db.video.add({
    ownerId: 1,
    title: 'Tour',
    source: 'vimeo',
    url: 'https://vimeo.com/1084537',
    poster: null,
    duration: 596,
    chapters: [{ at: 75, title: 'The back bedroom' }],
    captions: null,
    refKind: 'property',
    refId: home,
    visibility: 'me',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
  openApp(`/portfolio/properties/${home}/videos`);
  const input = await screen.findByLabelText('Choose a video', {}, patient);
  const text = new File(['text'], 'notes.txt', { type: 'text/plain' });
  await userEvent.setup({ applyAccept: false }).upload(input, text);
  expect(await screen.findByText('Couldn’t upload the video. Choose a video file')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /The back bedroom/ }));
  expect(screen.getByTitle('Tour').getAttribute('src')).toBe(
    'https://player.vimeo.com/video/1084537?dnt=1&autoplay=1#t=75s',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions for “Tour”' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patient));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tour' })).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(id).toBeDefined();
});

it('While a video goes to the server, how much of it has gone is shown, and it can be cancelled and sent again', async () => {
  openApp(`/portfolio/properties/${home}/videos`);
  const input = await screen.findByLabelText('Choose a video', {}, patient);
  const [status] = within(input.parentElement ?? document.body).getAllByRole('status');
  expect(status).toBeEmptyDOMElement();
  const before = ofHome().length;
  const film = new File(['x'.repeat(4096)], 'Walk-through.mp4', { type: 'video/mp4' });
  // It never comes to the server.
  holdNext('post', '/videos');
  await userEvent.upload(input, film);
  expect(await screen.findByText('Uploading · 0 kB of 4 kB', {}, patient)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Uploaded' })).toBeVisible();
  expect(status).toHaveTextContent('Uploading Walk-through.mp4');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel “Walk-through.mp4”' }));
  await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Uploaded' })).toBeNull());
  expect(screen.queryByText(/^Couldn’t upload/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Upload video' })).toHaveFocus();

  mockServer.fail('createVideo', { status: 503 });
  await userEvent.upload(input, film);
  const retry = await screen.findByRole('button', { name: 'Retry' }, patient);
  mockServer.clearFaults();
  await userEvent.click(retry);
  expect(screen.getByRole('button', { name: 'Upload video' })).toHaveFocus();
  expect(await screen.findByRole('heading', { name: 'Walk-through' }, patient)).toBeVisible();
  expect(await screen.findByText('Video uploaded', {}, patient)).toBeVisible();
  expect(ofHome()).toHaveLength(before + 1);
});

it('Captions of an uploaded video come with its player, to be turned on and off there', async () => {
  mockServer.world.db.video.add({
    ownerId: 1,
    title: 'Tour with captions',
    source: 'upload',
    url: 'tour.mp4',
    poster: null,
    duration: 12,
    chapters: [],
    captions: 'WEBVTT\n\n00:00.000 --> 00:04.000\nThe front door\n',
    refKind: 'property',
    refId: home,
    visibility: 'me',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
  openApp(`/portfolio/properties/${home}/videos`);
  const play = await screen.findByRole('button', { name: 'Play “Tour with captions”' }, patient);
  expect(document.querySelector('video')).toBeNull();
  await userEvent.click(play);
  const film = screen.getByLabelText<HTMLVideoElement>('Tour with captions');
  expect(film).toHaveAttribute('controls');
  const track = film.querySelector('track');
  expect(track).toMatchObject({ kind: 'captions', srclang: 'en', default: true });
  expect(track?.src).toMatch(/^blob:/);
});

it('A video is added to an article by its link, and other members see it without a menu', async () => {
  const article = uuidOf('article', 2);
  const openPart = (userId: number) =>
    renderScreen(
      <SubjectVideos subject={{ refKind: 'article', refId: article }} userId={userId} headingLevel={2} />,
    );
  const { unmount } = openPart(1);
  expect(await screen.findByText('No videos for this article yet', {}, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add video' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add video' }, patient));
  fill(dialog.getByRole('textbox', { name: /^Title/ }), 'Reading a certificate');
  fill(dialog.getByRole('textbox', { name: /^Video link/ }), 'https://vimeo.com/76979871');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Who can watch' }), 'members');
  await userEvent.click(dialog.getByRole('button', { name: 'Add video' }));
  expect(
    await screen.findByRole('button', { name: 'Actions for “Reading a certificate”' }, patient),
  ).toBeVisible();
  expect(mockServer.world.db.video.by('refId', article)).toMatchObject([
    { refKind: 'article', source: 'vimeo', visibility: 'members' },
  ]);
  unmount();
  mockServer.signInAs('tom.whitfield');
  openPart(2);
  expect(await screen.findByText('Vimeo · From a member', {}, patient)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

it('A chapter that starts too early has the error and the focus at its own start time', async () => {
  openApp(`/portfolio/properties/${home}/videos`);
  const [add] = await screen.findAllByRole('button', { name: 'Add video' }, patient);
  if (add) await userEvent.click(add);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add video' }, patient));
  fill(dialog.getByRole('textbox', { name: /^Title/ }), 'Walk-through');
  fill(dialog.getByRole('textbox', { name: /^Video link/ }), 'https://youtu.be/aBcDeFgHiJk');
  for (const [place, title, start] of [
    [1, 'Hall', '12'],
    [2, 'Bedroom', '5'],
  ] as const) {
    await userEvent.click(dialog.getByRole('button', { name: 'Add chapter' }));
    fill(dialog.getByRole('textbox', { name: `Title, chapter ${place}` }), title);
    fill(dialog.getByRole('textbox', { name: `Start time, chapter ${place}` }), start);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Add video' }));
  const start = dialog.getByRole('textbox', { name: 'Start time, chapter 2' });
  await waitFor(() => expect(start).toHaveFocus());
  expect(start).toHaveAccessibleDescription('Each chapter must start after the one before it');
  expect(dialog.getByRole('textbox', { name: 'Title, chapter 1' })).toBeValid();
});
