import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { writeComment } from '@mocks/features/feed/activity/activity';
import {
  callum,
  discussion,
  hannah,
  open,
  patient,
  prepareComments,
  region,
} from '@/testing/screens/comments-screen';
import { mockServer } from '@/testing/setup';
import { closeAllModals } from '@/ui/modal/modal-store';
// evaluated with the test file, so that nothing has to arrive first
import '@/ui/menu/menu-list';
import '@/ui/modal/modal-stack';
import '@/ui/toast/toast-stack';

prepareComments();
afterEach(closeAllModals);

const reports = () =>
  mockServer.world.db.supportTicket
    .by('ownerId', hannah)
    .flatMap(({ topic, context }) => (topic === 'report' ? [context] : []));

const comments = () => screen.getByRole('region', { name: 'Comments' });

async function openForm(place: HTMLElement, title: string) {
  await userEvent.click(within(place).getByRole('button', { name: 'Actions for Callum Reyes’s comment' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
  return within(await screen.findByRole('dialog', { name: title }, patient));
}

it('Somebody else’s comment is reported once, and a second report says so', async () => {
  const { post, ids } = discussion('Send me your bank details');
  await open(post.id);
  await region().findByText('Send me your bank details');
  const before = reports().length;
  const form = await openForm(comments(), 'Report this comment');
  await userEvent.click(form.getByRole('radio', { name: 'Misleading figures' }));
  await userEvent.click(form.getByRole('button', { name: 'Send report' }));
  expect(
    await screen.findByText(/^Thanks\. Your report’s reference is SUP-/, undefined, patient),
  ).toBeVisible();
  expect(reports()).toHaveLength(before + 1);
  expect(reports().at(-1)).toEqual({
    kind: 'comment',
    id: String(ids[0]),
    reason: 'Misleading figures',
    route: `/priya.raman/post/${post.id}`,
  });
  const again = await openForm(comments(), 'Report this comment');
  await userEvent.click(again.getByRole('radio', { name: 'Something else' }));
  await userEvent.click(again.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/^You’ve already reported this: SUP-/, undefined, patient)).toBeVisible();
  expect(reports()).toHaveLength(before + 1);
});

it('A report that could not be sent keeps its reason and says why in the form', async () => {
  const { post } = discussion('Send me your bank details');
  await open(post.id);
  await region().findByText('Send me your bank details');
  mockServer.fail('createSupportTicket', { status: 500, body: { message: 'The server is resting' } });
  const form = await openForm(comments(), 'Report this comment');
  await userEvent.click(form.getByRole('radio', { name: 'Spam or a scam' }));
  await userEvent.click(form.getByRole('button', { name: 'Send report' }));
  expect(await form.findByText('The server is resting', undefined, patient)).toBeVisible();
  expect(form.getByRole('radio', { name: 'Spam or a scam' })).toBeChecked();
});

it('A reply is reported as a reply, and what I said myself has no report', async () => {
  const { post, ids } = discussion('Who did yours?');
  const reply = writeComment(mockServer.world, post, callum, { content: 'My uncle', parentId: ids[0] }).id;
  writeComment(mockServer.world, post, hannah, { content: 'Mine' });
  await open(post.id);
  await region().findByText('Mine');
  expect(region().queryByRole('button', { name: 'Actions for Hannah Okafor’s comment' })).toBeNull();
  const item = document.getElementById(`comment-${reply}`);
  if (!item) throw new Error('The reply is not shown');
  const form = await openForm(item, 'Report this reply');
  await userEvent.click(form.getByRole('radio', { name: 'Harassment or hate' }));
  await userEvent.click(form.getByRole('button', { name: 'Send report' }));
  const report = { kind: 'comment', id: String(reply), reason: 'Harassment or hate' };
  await waitFor(() => expect(reports().at(-1)).toMatchObject(report));
});
