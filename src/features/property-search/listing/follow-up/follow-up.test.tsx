import { uuidOf } from '@mocks/engine/db/table-definition';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const id = uuidOf('listing', 1);
const isOfHome = (each: { kind: string; refId?: string }) => each.kind === 'listing' && each.refId === id;

async function openMenu(act: string) {
  mockServer.signInAs('hannah.okafor');
  const app = openApp(`/property-search?listing=${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }, patient));
  return app;
}

it('A home is shared in a conversation as its card', async () => {
  await openMenu('Share…');
  const form = within(await screen.findByRole('dialog', { name: 'Share this home' }, patient));
  await userEvent.click(await form.findByRole('button', { name: 'Send' }, patient));
  expect(await screen.findByText('Message sent', undefined, patient)).toBeVisible();
  const sent = mockServer.world.db.message.all().at(-1);
  expect(sent?.attachments.some((each) => 'refId' in each && isOfHome(each))).toBe(true);
});

it('A home is shared with the network in a post with its card, for whom I choose', async () => {
  await openMenu('Share…');
  const form = within(await screen.findByRole('dialog', { name: 'Share this home' }, patient));
  await userEvent.click(form.getByRole('tab', { name: 'Post' }));
  await userEvent.type(form.getByRole('textbox', { name: /^What do you want to say/ }), 'Worth a look?');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Audience' }), 'My connections');
  await userEvent.click(form.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText('Posted to your network', undefined, patient)).toBeVisible();
  const post = mockServer.world.db.post.all().find(({ content }) => content === 'Worth a look?');
  expect(post).toMatchObject({ audience: 'connections', attachment: { kind: 'listing', refId: id } });
});

it('A home that I report stays, and says that I reported it', async () => {
  await openMenu('Report as no longer available');
  expect(
    await screen.findByText('You reported this home as no longer available.', undefined, patient),
  ).toBeVisible();
  await waitFor(() =>
    expect(mockServer.world.db.listingMark.by('listingId', id).some(({ reported }) => reported)).toBe(true),
  );
});
