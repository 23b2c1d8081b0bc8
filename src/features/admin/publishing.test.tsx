import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

beforeEach(() => mockServer.signInAs('tom.whitfield'));

const { db } = mockServer.world;
const list = async (name: string) => within(await screen.findByRole('list', { name }, patient));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patient));
const names = () => db.articleCategory.sorted('order').map(({ name }) => name);
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('Article categories are added, renamed and moved; one with articles can’t be deleted', async () => {
  openApp('/admin/categories');
  const [first = '', second = ''] = names();
  const rows = await list('Article categories');
  await userEvent.click(rows.getByRole('button', { name: `Move “${second}” up` }));
  await waitFor(() => expect(names().slice(0, 2)).toEqual([second, first]), patient);
  await userEvent.click(screen.getByRole('button', { name: 'Add category' }));
  const form = await dialog('Add category');
  fill(form.getByRole('textbox', { name: 'Name' }), first);
  await userEvent.click(form.getByRole('button', { name: 'Add category' }));
  expect(await form.findByText('There’s already a category with this name.', {}, patient)).toBeVisible();
  fill(form.getByRole('textbox', { name: 'Name' }), 'Surveys');
  await userEvent.click(form.getByRole('button', { name: 'Add category' }));
  await waitFor(() => expect(names().at(-1)).toBe('Surveys'), patient);
  await userEvent.click(screen.getByRole('button', { name: `Delete “${first}”` }));
  await userEvent.click((await dialog(`Delete “${first}”?`)).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/” still has articles/, {}, patient)).toBeVisible();
  expect(names()).toContain(first);
});

it('A business type is added with its group, and moves by one place', async () => {
  openApp('/admin/business-types');
  const types = () => db.businessType.sorted('order').map(({ name }) => name);
  const [first = '', second = ''] = types();
  const rows = await list('Business types');
  await userEvent.click(await rows.findByRole('button', { name: `Move “${first}” down` }, patient));
  await waitFor(() => expect(types().slice(0, 2)).toEqual([second, first]), patient);
  await userEvent.click(screen.getByRole('button', { name: 'Add type' }));
  const form = await dialog('Add business type');
  fill(form.getByRole('textbox', { name: 'Name' }), 'Damp Surveyors');
  await userEvent.click(form.getByRole('button', { name: 'Add type' }));
  expect(form.getByText('Choose a group')).toBeVisible();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Group' }), 'Professionals');
  await userEvent.click(form.getByRole('button', { name: 'Add type' }));
  await waitFor(() => expect(types()).toContain('Damp Surveyors'), patient);
});

it('A business is verified once that is confirmed', async () => {
  openApp('/admin/businesses');
  const [verify] = await screen.findAllByRole('button', { name: /^Verify / }, patient);
  const name = verify?.getAttribute('aria-label')?.replace('Verify ', '') ?? '';
  await userEvent.click(verify ?? document.body);
  await userEvent.click((await dialog(`Verify ${name}?`)).getByRole('button', { name: 'Verify' }));
  await waitFor(
    () => expect(db.business.all().find((each) => each.name === name)?.verified).toBe(true),
    patient,
  );
});

it('A post is written as a draft, found in the list, and deleted once that is confirmed', async () => {
  openApp('/admin/post');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }, patient));
  expect(screen.getByText('Enter a title')).toBeVisible();
  fill(screen.getByRole('textbox', { name: 'Title' }), 'What we changed this winter');
  fill(screen.getByRole('textbox', { name: 'Text' }), 'Searches are faster.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Product');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const posts = within(await screen.findByRole('table', { name: 'Posts' }, patient));
  const row = await posts.findByRole('row', { name: /What we changed this winter/ }, patient);
  expect(row).toHaveTextContent('Draft');
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, patient));
  await userEvent.click((await dialog('Delete this post?')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(db.blog.first('slug', 'what-we-changed-this-winter')).toBeUndefined(), patient);
});

it('A post that somebody else saved meanwhile is replaced only by saving again', async () => {
  const [post] = db.blog.all();
  openApp(`/admin/post?slug=${post?.slug}`);
  fill(await screen.findByRole('textbox', { name: 'Title' }, patient), 'A better title');
  db.blog.update(post?.id ?? '', { updatedAt: new Date().toISOString() });
  const save = screen.getByRole('button', { name: /^Save/ });
  await userEvent.click(save);
  expect(await screen.findByText(/^This was changed elsewhere/, {}, patient)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('A better title');
  await userEvent.click(save);
  await waitFor(() => expect(db.blog.get(post?.id ?? '')?.title).toBe('A better title'), patient);
});

it('The cover of a post is chosen, sent with the post, and taken away again', async () => {
  const [post] = db.blog.all();
  db.blog.update(post?.id ?? '', { cover: null });
  openApp(`/admin/post?slug=${post?.slug}`);
  const cover = within(await screen.findByRole('group', { name: 'Cover photo' }, patient));
  const input = cover.getByLabelText('Cover photo');
  await userEvent.upload(input, new File(['x'], 'notes.gif', { type: 'image/gif' }));
  expect(await cover.findByText('notes.gif: The file given is not an image', {}, patient)).toBeVisible();
  await userEvent.upload(input, new File(['GIF89a, a street'], 'street.gif', { type: 'image/gif' }));
  expect(await cover.findByRole('button', { name: 'Change cover photo' }, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(db.blog.get(post?.id ?? '')?.cover).toMatch(/\/media\/blog-/), patient);
  const posts = within(await screen.findByRole('table', { name: 'Posts' }, patient));
  await userEvent.click(posts.getByRole('link', { name: post?.title ?? '' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }, patient));
  expect(screen.getByRole('button', { name: 'Add cover photo' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(db.blog.get(post?.id ?? '')?.cover).toBeNull(), patient);
});

it('The documents of a business are declined with a reason, which its owner reads in the settings', async () => {
  const business = db.business.first('username', 'pritchard.lettings');
  db.business.update(business?.id ?? '', {
    verified: false,
    verification: {
      documents: [{ file: '10/media/verification-1.pdf', name: 'Licence.pdf', size: 2048 }],
      submittedAt: '2026-05-12T09:00:00.000Z',
      declinedReason: null,
    },
  });
  openApp('/admin/businesses?waiting=true');
  expect(await screen.findByRole('link', { name: 'Licence.pdf' }, patient)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Decline Pritchard Lettings' }));
  const form = await dialog('Decline the documents from Pritchard Lettings?');
  await userEvent.click(form.getByRole('button', { name: 'Decline' }));
  expect(form.getByText('Enter a reason')).toBeVisible();
  fill(form.getByRole('textbox', { name: 'Reason' }), 'The licence has expired.');
  await userEvent.click(form.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Licence.pdf' })).toBeNull(), patient);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patient);
  cleanup();
  mockServer.signInAs('gareth.pritchard');
  openApp('/settings/business');
  expect(await screen.findByText('The licence has expired.', {}, patient)).toBeVisible();
  const input = screen.getByLabelText('Documents for verification');
  await userEvent.upload(input, [
    new File(['%PDF'], 'New licence.pdf', { type: 'application/pdf' }),
    new File(['x'], 'plan.svg', { type: 'image/svg+xml' }),
  ]);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send for verification' }));
  expect(await screen.findByText('Being checked', {}, patient)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send different documents' })).toHaveFocus());
  expect(db.business.get(business?.id ?? '')?.verification?.documents).toHaveLength(1);
});
