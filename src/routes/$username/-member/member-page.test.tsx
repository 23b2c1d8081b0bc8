import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { patient } from '@/testing/screens/evaluation-screen';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { writePost } from '@mocks/features/feed/activity/activity';

const { db } = mockServer.world;

/** A member whom Hannah is (not) connected with, as the seeds have it. */
function memberBy(id: number) {
  const member = mockServer.world.db.user.get(id);
  if (!member) throw new Error(`The seeds have no member ${id}`);
  return member;
}

/** To whom Hannah is nothing yet. */
const stranger = () => memberBy(40);
const friend = () => memberBy(2);
const asking = () => memberBy(45);

function open(path: string, as = 'hannah.okafor') {
  mockServer.signInAs(as);
  return openApp(path);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patient);
const button = (name: string | RegExp) => screen.findByRole('button', { name }, patient);
const chooseAbout = async (fullName: string, act: string) => {
  await userEvent.click(await button(`Actions for ${fullName}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }, patient));
};

it('says who a member is, and keeps the open tab in the address', async () => {
  const { router } = open(`/${friend().username}`);
  await heading(friend().fullName);
  const profile = screen.getByRole('region', { name: 'Profile' });
  expect(profile).toHaveTextContent(`@${friend().username}`);
  expect(profile).toHaveTextContent(/Member since \w+ \d{4}/);
  expect(profile).toHaveTextContent(/\d+ connections?, \d+ mutual connections?/);
  expect(await screen.findByRole('button', { name: `Message ${friend().fullName}` }, patient)).toBeEnabled();
  await userEvent.click(screen.getByRole('tab', { name: 'About' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'about' }), patient);
  expect(await screen.findByText('Strategies', undefined, patient)).toBeVisible();
});

it('shows what the member posted, and of it the deals alone', async () => {
  open(`/${friend().username}`);
  const posts = await screen.findByRole('list', { name: 'Posts' }, patient);
  const authored = db.post.by('authorId', friend().id);
  expect(authored.length).toBeGreaterThan(0);
  expect(within(posts).getAllByRole('article').length).toBeGreaterThan(0);
  for (const article of within(posts).getAllByRole('article')) {
    expect(article).toHaveTextContent(friend().fullName);
  }
  await userEvent.click(screen.getByRole('tab', { name: /^Deals/ }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Posts' })).toBeNull(), patient);
});

it('shows what the member wrote for the knowledge base, and no draft', async () => {
  const author = memberBy(db.article.all().find(({ status }) => status === 'published')?.ownerId ?? 0);
  open(`/${author.username}?tab=articles`);
  const articles = await screen.findByRole('region', { name: 'Articles' }, patient);
  const titles = db.article
    .all()
    .filter(({ ownerId, status }) => ownerId === author.id && status === 'published')
    .map(({ title }) => title);
  const shown = within(articles).getAllByRole('link');
  expect(shown.length).toBeGreaterThan(0);
  for (const link of shown) expect(titles).toContain(link.textContent);
});

it('shows of the posts those with photos alone', async () => {
  const withPhotos = db.post.all().filter(({ images }) => images !== null);
  const author = memberBy(withPhotos[0]?.authorId ?? 0);
  open(`/${author.username}?tab=media`);
  const posts = await screen.findByRole('list', { name: 'Posts with photos' }, patient);
  expect(within(posts).getAllByRole('article')).toHaveLength(
    withPhotos.filter(({ authorId }) => authorId === author.id).length,
  );
});

it('shows with whom the member is connected: searched in the address, asked from the list', async () => {
  const { fullName, username } = friend();
  const { router } = open(`/${username}`);
  await userEvent.click(await screen.findByRole('tab', { name: /^Connections/ }, patient));
  const name = `${fullName}’s connections`;
  const list = () => screen.findByRole('list', { name }, patient);
  const [row] = within(await list())
    .getAllByRole('button', { name: /^Connect with/ })
    .map((each) => each.getAttribute('aria-label')?.replace('Connect with ', ''));
  const asked = db.user.all().find((each) => each.fullName === row);
  await userEvent.type(
    screen.getByRole('searchbox', { name: `Search ${fullName}’s connections` }),
    row ?? '',
  );
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'connections', q: row }), patient);
  await userEvent.click(await button(`Connect with ${row}`));
  expect(await button(`Requested. Withdraw the request to ${row}`)).toBeVisible();
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
  await waitFor(
    () =>
      expect(db.connection.by('addresseeId', asked?.id ?? 0).some((each) => each.requesterId === 1)).toBe(
        true,
      ),
    patient,
  );
});

it('shows no connections of who keeps them to themselves', async () => {
  open('/mei-ling.zhou?tab=connections');
  expect(await screen.findByText('Connections hidden', undefined, patient)).toBeVisible();
  expect(screen.queryByRole('searchbox', { name: /’s connections$/ })).toBeNull();
});

it('follows who comes online and who leaves', async () => {
  const { username, fullName } = friend();
  open(`/${username}`);
  await heading(fullName);
  const profile = screen.getByRole('region', { name: 'Profile' });
  // The server says it, before or after the connection is there: the list that comes with the connection says the same.
  mockServer.setOnline(username, true);
  await waitFor(() => expect(profile).toHaveTextContent('· Online'), patient);
  mockServer.setOnline(username, false);
  await waitFor(() => expect(profile).not.toHaveTextContent('· Online'), patient);
});

it('counts as many connections in the header as the list has, me among them', async () => {
  const { fullName, username } = friend();
  open(`/${username}?tab=connections`);
  const list = await screen.findByRole('list', { name: `${fullName}’s connections` }, patient);
  const rows = within(list).getAllByRole('listitem');
  expect(screen.getByRole('region', { name: 'Profile' })).toHaveTextContent(`${rows.length} connections`);
  expect(screen.getByRole('tab', { name: /^Connections/ })).toHaveTextContent(String(rows.length));
  const me = rows.find((row) => row.textContent.includes('Hannah Okafor'));
  expect(me).toHaveTextContent(/You$/);
});

it('asks with a note, then withdraws: Connect is back', async () => {
  const { fullName, username, id } = stranger();
  open(`/${username}`);
  await userEvent.click(await button(`Connect with ${fullName}`));
  const dialog = await screen.findByRole('dialog', { name: `Connect with ${fullName}` }, patient);
  const note = within(dialog).getByRole('textbox', { name: /^Note/ });
  await userEvent.type(note, 'We met in Leeds.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
  await userEvent.click(await button(`Withdraw the request to ${fullName}`));
  expect(await button(`Connect with ${fullName}`)).toBeVisible();
  await waitFor(
    () => expect(db.connection.by('addresseeId', id).some((row) => row.requesterId === 1)).toBe(false),
    patient,
  );
});

it('keeps the note of a request that was not sent, and says why', async () => {
  const { fullName, username } = stranger();
  open(`/${username}`);
  mockServer.fail('requestConnection', {
    status: 403,
    body: { message: 'This member isn’t accepting connection requests' },
  });
  await userEvent.click(await button(`Connect with ${fullName}`));
  const dialog = await screen.findByRole('dialog', { name: `Connect with ${fullName}` }, patient);
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Note/ }), 'Hello');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
  expect(await within(dialog).findByRole('alert', undefined, patient)).toHaveTextContent(
    'This member isn’t accepting connection requests',
  );
  expect(within(dialog).getByRole('textbox', { name: /^Note/ })).toHaveValue('Hello');
});

it('accepts who asks me', async () => {
  const { fullName, username } = asking();
  open(`/${username}`);
  await userEvent.click(await button(`Accept ${fullName}’s request`));
  await waitFor(
    () => expect(screen.queryByRole('button', { name: `Accept ${fullName}’s request` })).toBeNull(),
    patient,
  );
  expect(await button(`Message ${fullName}`)).toBeVisible();
  expect(await screen.findByText('You are now connected', undefined, patient)).toBeInTheDocument();
});

it('takes an answer back that was not saved', async () => {
  const { fullName, username } = asking();
  open(`/${username}`);
  mockServer.fail('updateConnection', { status: 500 });
  await userEvent.click(await button(`Decline ${fullName}’s request`));
  expect(await screen.findByText('Your answer wasn’t saved', undefined, patient)).toBeInTheDocument();
  expect(await button(`Decline ${fullName}’s request`)).toBeEnabled();
});

it('mutes a member and lets them be heard again', async () => {
  const { fullName, username, id } = friend();
  open(`/${username}`);
  const muted = () => db.preference.first('userId', 1)?.given.mutedUserIds;
  await chooseAbout(fullName, 'Mute');
  await waitFor(() => expect(muted()).toContain(id), patient);
  await chooseAbout(fullName, 'Unmute');
  await waitFor(() => expect(muted()).not.toContain(id), patient);
});

it('tells me of a member’s new posts once I ask for it, and no more once I ask it to stop', async () => {
  const { fullName, username, id } = friend();
  const { router } = open(`/${username}`);
  const alerts = () => db.preference.first('userId', 1)?.given.postAlertUserIds;
  const post = (content: string) => writePost(mockServer.world, id, { content });
  await chooseAbout(fullName, 'Notify me about posts');
  expect(
    await screen.findByText(`You’ll be notified when ${fullName} posts`, undefined, patient),
  ).toBeInTheDocument();
  expect(alerts()).toEqual([id]);
  const { id: postId } = post('Offer accepted in Leeds this morning.');
  await chooseAbout(fullName, 'Stop notifying me about posts');
  await waitFor(() => expect(alerts()).toEqual([]), patient);
  post('And nobody needs to hear of this one.');
  await act(() => router.navigate({ href: '/notifications?only=posts' }));
  const row = await screen.findByRole('button', { name: `Unread: ${fullName} Shared a new post` }, patient);
  expect(screen.getByText('Offer accepted in Leeds this morning.')).toBeVisible();
  expect(screen.queryByText('And nobody needs to hear of this one.')).toBeNull();
  await userEvent.click(row);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${username}/post/${postId}`), patient);
});

it('takes the wish to hear of posts back when it was not saved, and offers none of a muted member', async () => {
  const { fullName, username } = friend();
  open(`/${username}`);
  mockServer.fail('updateUser', { status: 403 });
  await chooseAbout(fullName, 'Notify me about posts');
  expect(
    await screen.findByText('Your notification settings weren’t saved', undefined, patient),
  ).toBeInTheDocument();
  mockServer.clearFaults();
  await userEvent.click(await button(`Actions for ${fullName}`));
  expect(await screen.findByRole('menuitem', { name: 'Notify me about posts' }, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mute' }));
  await userEvent.click(await button(`Actions for ${fullName}`));
  expect(await screen.findByRole('menuitem', { name: 'Unmute' }, patient)).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /about posts$/ })).toBeNull();
});

it('blocks only after a question; who is blocked is not found any more', async () => {
  const { fullName, username } = friend();
  const { path, router } = open(`/${username}`);
  await userEvent.click(await button(`Actions for ${fullName}`));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }, patient));
  const dialog = await screen.findByRole('dialog', { name: `Block ${fullName}?` }, patient);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(path()).toBe('/'), patient);
  await act(() => router.navigate({ href: `/${username}` }));
  expect(await heading('We couldn’t find that page or profile')).toBeVisible();
});

it.each(['nobody.of.this.name', '999999'])('says that nobody is at /%s', async (name) => {
  open(`/${name}`);
  expect(await heading('We couldn’t find that page or profile')).toBeVisible();
});

it('can be loaded again after it failed', async () => {
  const { username, fullName } = friend();
  mockServer.fail('getProfile', { status: 403, body: { message: 'Not now' } });
  open(`/${username}`);
  expect(await heading('Couldn’t load this profile')).toBeVisible();
  mockServer.clearFaults();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading(fullName)).toBeVisible();
});

it('shows me my own as others see it, and no act upon myself', async () => {
  const { router } = open('/hannah.okafor?tab=about');
  await heading('Hannah Okafor');
  expect(screen.getByText(/^\d+% complete$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Connect with Hannah Okafor' })).toBeNull();
  const experience = () => screen.queryByText('Experience');
  expect(experience()).toBeVisible();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'View profile as' }),
    'View as the public',
  );
  await waitFor(
    () => expect(router.state.location.search).toEqual({ tab: 'about', preview: 'public' }),
    patient,
  );
  expect(await screen.findByText(/^Preview\./, undefined, patient)).toBeVisible();
  expect(experience()).toBeNull();
});

it('prompts a newcomer to write', async () => {
  open('/zainab.hussain', 'zainab.hussain');
  expect(await screen.findByText('Write your first post', undefined, patient)).toBeVisible();
});
