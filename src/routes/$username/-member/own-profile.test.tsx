import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { writePost } from '@mocks/features/feed/activity/activity';
import { removeDraftsOf } from '@/ui/draft/draft-store';
import { closeAllModals } from '@/ui/modal/modal-store';
import { patient } from '@/testing/screens/evaluation-screen';
import { holdNext } from '@/testing/hold-next';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { storedDrafts } from '@/testing/agreements/stored-drafts';

// What one test began to change is not the next one's.
beforeEach(() => {
  closeAllModals();
  removeDraftsOf(1);
});

async function openEditor() {
  mockServer.signInAs('hannah.okafor');
  openApp('/hannah.okafor');
  await edit();
}

async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }, patient));
  await screen.findByRole('form', { name: 'Profile' }, patient);
}

/** The page is closed, with all that it holds in memory but the drafts. */
function leave() {
  cleanup();
  closeAllModals();
}

const field = (name: string) => within(screen.getByRole('form')).getByRole('textbox', { name });
const save = () =>
  userEvent.click(
    within(screen.getByRole('form', { name: 'Profile' })).getByRole('button', { name: 'Save' }),
  );

async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

it('is edited, and stands on the page at once', async () => {
  writePost(mockServer.world, 1, { content: 'Fourteen is enough' });
  await openEditor();
  const post = () => within(screen.getByText('Fourteen is enough').closest('article') ?? document.body);
  await retype('Headline', 'Landlord of fifteen');
  await save();
  expect(await screen.findByText('Profile saved', undefined, patient)).toBeInTheDocument();
  expect(await screen.findAllByText('Landlord of fifteen')).not.toEqual([]);
  expect(await post().findByText(/^Landlord of fifteen/)).toBeVisible();
  expect(mockServer.world.db.user.get(1)?.headline).toBe('Landlord of fifteen');
});

it('is not sent while something is wrong; the first such field has the focus', async () => {
  await openEditor();
  await retype('Postcode district', 'Manchester');
  await save();
  await waitFor(() => expect(field('Postcode district')).toHaveFocus());
  expect(field('Postcode district')).toHaveAccessibleDescription(/first half of a postcode/);
});

it('keeps what was typed when it could not be saved, says so, and saves it the next time', async () => {
  await openEditor();
  await retype('Headline', 'Landlord of fifteen');
  mockServer.fail('updateProfile', { status: 500 });
  await save();
  const form = screen.getByRole('form', { name: 'Profile' });
  expect(await within(form).findByRole('alert', undefined, patient)).toBeVisible();
  expect(field('Headline')).toHaveValue('Landlord of fifteen');
  expect(mockServer.world.db.user.get(1)?.headline).not.toBe('Landlord of fifteen');
  mockServer.clearFaults();
  await save();
  expect(await screen.findByText('Profile saved', undefined, patient)).toBeInTheDocument();
  expect(mockServer.world.db.user.get(1)?.headline).toBe('Landlord of fifteen');
});

it('keeps what was typed when the form is closed without saving, until it is discarded', async () => {
  await openEditor();
  const before = mockServer.world.db.user.get(1)?.headline ?? '';
  await retype('Headline', 'Not done yet');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Profile' })).toBeNull());
  await edit();
  expect(field('Headline')).toHaveValue('Not done yet');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Headline')).toHaveValue(before);
});

it('loses nothing to a change made elsewhere, and saves over it only the fields that were edited', async () => {
  await openEditor();
  await retype('Headline', 'Mine');
  const { db } = mockServer.world;
  const row = db.profile.first('userId', 1);
  db.profile.update(row?.id ?? '', { languages: ['Welsh'], updatedAt: '2026-11-21T10:00:00.000Z' });
  await save();
  expect(
    await screen.findByText(/was changed elsewhere while you were editing/, undefined, patient),
  ).toBeVisible();
  expect(field('Headline')).toHaveValue('Mine');
  await save();
  expect(await screen.findByText('Profile saved', undefined, patient)).toBeInTheDocument();
  expect(db.user.get(1)?.headline).toBe('Mine');
  expect(db.profile.first('userId', 1)?.languages).toEqual(['Welsh']);
});

it('A profile keeps what is typed while it is being saved, on the page and after it is left', async () => {
  await openEditor();
  const answer = holdNext('put', '/profiles/:id');
  await retype('Headline', 'Landlord of fifteen');
  await save();
  await userEvent.type(field('Headline'), ' homes');
  answer();
  await waitFor(() => expect(mockServer.world.db.user.get(1)?.headline).toBe('Landlord of fifteen'), patient);
  await waitFor(() =>
    expect(within(screen.getByRole('form')).getByRole('button', { name: 'Save' })).toBeEnabled(),
  );
  expect(field('Headline')).toHaveValue('Landlord of fifteen homes');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await edit();
  expect(field('Headline')).toHaveValue('Landlord of fifteen homes');
  expect(screen.queryByText(/^Changed elsewhere/)).toBeNull();
  await save();
  await waitFor(() => expect(mockServer.world.db.user.get(1)?.headline).toBe('Landlord of fifteen homes'));
});

it('A profile saved while its form was closed is no draft any more', async () => {
  await openEditor();
  const answer = holdNext('put', '/profiles/:id');
  await retype('Headline', 'Landlord of fifteen');
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  answer();
  await waitFor(() => expect(storedDrafts()).not.toContain('Landlord of fifteen'), patient);
  expect(mockServer.world.db.user.get(1)?.headline).toBe('Landlord of fifteen');
});

it('A profile whose draft the server has is opened as it is, also when it was changed again since', async () => {
  await openEditor();
  await retype('Headline', 'Landlord of fifteen');
  leave();
  mockServer.world.db.user.update(1, { headline: 'Landlord of fifteen' });
  openApp('/hannah.okafor');
  await edit();
  expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  leave();
  mockServer.world.db.user.update(1, { headline: 'Landlord of sixteen' });
  openApp('/hannah.okafor');
  await edit();
  expect(field('Headline')).toHaveValue('Landlord of sixteen');
});

it('A profile says which unsaved fields were changed elsewhere before they are saved over', async () => {
  await openEditor();
  await retype('Headline', 'Mine');
  leave();
  mockServer.world.db.user.update(1, { headline: 'Theirs' });
  openApp('/hannah.okafor');
  await edit();
  expect(field('Headline')).toHaveValue('Mine');
  expect(screen.getByText(/^Changed elsewhere: Headline\./)).toBeVisible();
});

it('takes no picture that is none', async () => {
  mockServer.signInAs('hannah.okafor');
  openApp('/hannah.okafor');
  await userEvent.click(await screen.findByRole('button', { name: 'Change photos' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change profile photo…' }, patient));
  const dialog = await screen.findByRole('dialog', { name: 'Profile photo' }, patient);
  const input = within(dialog).getByLabelText('Photo');
  await userEvent.upload(input, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), {
    applyAccept: false,
  });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The file given is not an image');
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  closeAllModals();
});

it('loses its picture when I remove it', async () => {
  mockServer.world.db.user.update(1, { profileImage: 'hannah.svg' });
  mockServer.signInAs('hannah.okafor');
  openApp('/hannah.okafor');
  await userEvent.click(await screen.findByRole('button', { name: 'Change photos' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove profile photo' }, patient));
  await waitFor(() => expect(mockServer.world.db.user.get(1)?.profileImage).toBeNull());
});
