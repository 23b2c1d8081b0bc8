import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { uuidOf } from '@mocks/engine/db/table-definition';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';
import { removeDraftsOf } from '@/ui/draft/draft-store';

/** Tom, the admin. */
const tom = 4;
afterEach(() => removeDraftsOf(tom));

const { db } = mockServer.world;
const asAdmin = () => mockServer.signInAs('tom.whitfield');
const table = async (name: string) => within(await screen.findByRole('table', { name }, patient));
const confirm = async (act: string) => {
  const dialog = within(await screen.findByRole('dialog', {}, patient));
  await userEvent.click(await dialog.findByRole('button', { name: act }));
};

/** Every page under Admin, as the routes have them. */
const adminPages = Object.keys(import.meta.glob('../../routes/admin/[a-z]*.tsx'))
  .filter((file) => !file.endsWith('/route.tsx'))
  .map((file) =>
    file
      .replace('../../routes', '')
      .replace('.tsx', '')
      .replace(/\/index$/, ''),
  );
/** What they read, and nothing else around them does. */
const readByAdmins = [
  'admin/*',
  'support',
  'mailing-list',
  'beta-applications',
  'users',
  'blogs',
  'articles',
];

it.each(adminPages)('The page %s is refused to a member, and nothing of it is asked for', async (page) => {
  const asked: string[] = [];
  const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname);
  mockServer.use(...readByAdmins.map((each) => http.get(`*/api/${each}`, note)));
  mockServer.signInAs('hannah.okafor');
  openApp(page);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You don’t have access' }, patient),
  ).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Admin pages' })).toBeNull();
  expect(asked).toEqual([]);
});

it('Somebody who stops being an admin loses the page at the next session check', async () => {
  asAdmin();
  const { router } = openApp('/admin/members');
  await table('Members');
  db.user.update(tom, { role: 'user' });
  await router.navigate({ to: '/admin/tickets' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You don’t have access' }, patient),
  ).toBeVisible();
});

it('A member who becomes an admin has the page at the next session check', async () => {
  mockServer.signInAs('hannah.okafor');
  const { router } = openApp('/settings/appearance');
  await screen.findByRole('heading', { level: 1, name: 'Appearance' }, patient);
  db.user.update(1, { role: 'admin' });
  await router.navigate({ to: '/admin/members' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Members' }, patient)).toBeVisible();
});

it('The overview counts what waits and leads to it, and lists what admins did', async () => {
  asAdmin();
  openApp('/admin');
  expect(await screen.findByRole('link', { name: /^Open reports, ?4/ }, patient)).toBeVisible();
  const log = await table('Audit log');
  expect(await log.findByRole('link', { name: 'SUP-2026-000012' }, patient)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Blog post');
  expect(await screen.findByText('No actions of this kind yet', {}, patient)).toBeVisible();
});

it('A member is suspended with a reason, and restored with another that the audit log keeps', async () => {
  asAdmin();
  openApp('/admin/members?query=callum');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Callum Reyes' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend…' }, patient));
  const form = within(await screen.findByRole('dialog', { name: 'Suspend Callum Reyes?' }, patient));
  await userEvent.click(form.getByRole('button', { name: 'Suspend' }));
  expect(form.getByText('Enter a reason')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Sells one home twice');
  await userEvent.click(form.getByRole('button', { name: 'Suspend' }));
  const members = await table('Members');
  expect(await members.findByText('Sells one home twice', {}, patient)).toBeVisible();
  const callum = db.user.first('username', 'callum.reyes');
  expect(callum).toMatchObject({ status: 'suspended', suspendedReason: 'Sells one home twice' });
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Callum Reyes' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Restore…' }, patient));
  const restoring = within(
    await screen.findByRole('dialog', { name: 'Restore Callum Reyes’s account?' }, patient),
  );
  await userEvent.click(restoring.getByRole('button', { name: 'Restore account' }));
  expect(restoring.getByText('Enter a reason')).toBeVisible();
  await userEvent.type(restoring.getByRole('textbox', { name: 'Reason' }), 'Proved that both were his');
  await userEvent.click(restoring.getByRole('button', { name: 'Restore account' }));
  await waitFor(() => expect(db.user.first('username', 'callum.reyes')?.status).toBe('active'), patient);
  expect(db.auditEntry.all().at(-1)).toMatchObject({ act: 'restore', after: 'Proved that both were his' });
});

it('A member’s menu leads to their subscription, with its plan, state and latest payment', async () => {
  asAdmin();
  const { router } = openApp('/admin/members?query=grace');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Grace Otieno' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'View subscription' }, patient));
  const subscriptions = await table('Subscriptions');
  const row = await subscriptions.findByRole('row', { name: /^Grace Otieno/ }, patient);
  expect(row).toHaveTextContent('Pro, £19 per month');
  expect(within(row).getByText('Payment overdue')).toBeVisible();
  expect(row).toHaveTextContent(/£19 (failed|due) on \d/);
  expect(router.history.location.search).toBe('?query=grace.otieno');
});

it('An unconfirmed member is sent the confirmation email again, and nobody else is', async () => {
  asAdmin();
  const member = db.user.first('username', 'callum.reyes');
  const resend = () => screen.queryByRole('menuitem', { name: 'Resend confirmation email' });
  const openMenu = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Callum Reyes' }, patient));
    await screen.findByRole('menuitem', { name: 'Make admin' }, patient);
  };
  db.user.update(member?.id ?? 0, { emailConfirmed: true });
  openApp('/admin/members?query=callum');
  await openMenu();
  expect(resend()).toBeNull();
  cleanup();
  db.user.update(member?.id ?? 0, { emailConfirmed: false });
  openApp('/admin/members?query=callum');
  await openMenu();
  await userEvent.click(resend() ?? document.body);
  expect(await screen.findByText('Confirmation email sent', undefined, patient)).toBeVisible();
  expect(db.mail.by('userId', member?.id ?? 0).at(-1)?.subject).toBe('Confirm your email address');
});

it('Members are found by name, and an admin can’t change their own account', async () => {
  asAdmin();
  openApp('/admin/members?status=active');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search members' }, patient), 'whitf');
  const members = await table('Members');
  expect(await members.findByText('You', {}, patient)).toBeVisible();
  expect(screen.getByText('1 member')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actions for Tom Whitfield' })).toBeNull();
});

it('A member is made an admin once that is confirmed', async () => {
  asAdmin();
  openApp('/admin/members?query=callum');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Callum Reyes' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make admin' }, patient));
  await confirm('Make admin');
  await waitFor(() => expect(db.user.first('username', 'callum.reyes')?.role).toBe('admin'), patient);
  expect(await (await table('Members')).findByText('Admin', {}, patient)).toBeVisible();
});

it('A reported post is read in its report, removed once that is confirmed, and its report is closed', async () => {
  asAdmin();
  openApp('/admin/reports');
  const reports = await table('Reports');
  await userEvent.click(await reports.findByRole('link', { name: /^This deal is advertised/ }, patient));
  expect(await screen.findByRole('heading', { name: 'Reported post' }, patient)).toBeVisible();
  expect(screen.getByText('1 other report')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await confirm('Remove');
  expect(await screen.findByText('Decision: removed', {}, patient)).toBeVisible();
  expect(db.post.get(23)).toBeUndefined();
  expect(screen.queryByRole('group', { name: 'Decision' })).toBeNull();
});

it('A report is decided by its letter, which asks first and means nothing in a field', async () => {
  asAdmin();
  const report = uuidOf('supportTicket', 9);
  openApp(`/admin/reports?ticket=${report}`);
  await screen.findByRole('button', { name: 'Dismiss' }, patient);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'aha');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.keyboard('a');
  const question = within(await screen.findByRole('dialog', { name: 'Dismiss this report?' }, patient));
  expect(db.supportTicket.get(report)?.action).toBeNull();
  await userEvent.click(await question.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(db.supportTicket.get(report)?.action).toBe('dismiss'), patient);
});

it('A report that another admin decided meanwhile isn’t decided twice, and shows their decision', async () => {
  asAdmin();
  const report = uuidOf('supportTicket', 9);
  openApp(`/admin/reports?ticket=${report}`);
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' }, patient);
  db.supportTicket.update(report, { action: 'warn', status: 'closed' });
  await userEvent.click(dismiss);
  expect(await screen.findByText('Decision: member warned', {}, patient)).toBeVisible();
  expect(db.supportTicket.get(report)?.action).toBe('warn');
});

it('A ticket is claimed, answered and out of the queue', async () => {
  asAdmin();
  const ticket = uuidOf('supportTicket', 4);
  openApp(`/admin/tickets?ticket=${ticket}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Claim' }, patient));
  expect(await screen.findByRole('button', { name: 'Release' }, patient)).toBeVisible();
  expect(db.supportTicket.get(ticket)?.assigneeId).toBe(tom);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), 'We’ve sent it again.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(db.supportTicket.get(ticket)?.status).toBe('answered'), patient);
  await userEvent.click(screen.getAllByRole('link', { name: 'Tickets' }).at(-1) ?? document.body);
  expect(await (await table('Tickets')).findAllByRole('row')).toHaveLength(3);
});

it('A ticket that another admin has claimed can only be read', async () => {
  const ticket = uuidOf('supportTicket', 4);
  db.supportTicket.update(ticket, { assigneeId: 2 });
  asAdmin();
  openApp(`/admin/tickets?ticket=${ticket}`);
  expect(await screen.findByText(/is working on this\.$/, {}, patient)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
});

it('A beta application is accepted from its row', async () => {
  asAdmin();
  openApp('/admin/beta?status=applied');
  const [accept] = await screen.findAllByRole('button', { name: /^Accept / }, patient);
  const before = db.betaApplication.all().filter(({ status }) => status === 'accepted').length;
  await userEvent.click(accept ?? document.body);
  await waitFor(
    () =>
      expect(db.betaApplication.all().filter(({ status }) => status === 'accepted')).toHaveLength(before + 1),
    patient,
  );
});

it('Several beta applications are decided at once, and those that couldn’t be stay selected', async () => {
  asAdmin();
  openApp('/admin/beta?status=applied');
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select / }, patient);
  const waiting = db.betaApplication.all().filter(({ status }) => status === 'applied');
  expect(boxes).toHaveLength(waiting.length);
  for (const box of boxes) await userEvent.click(box);
  mockServer.fail('updateBetaApplication', { status: 500, times: 1 });
  const bar = within(screen.getByRole('group', { name: 'Selected applications' }));
  await userEvent.click(bar.getByRole('button', { name: 'Add to waiting list' }));
  await confirm('Add to waiting list');
  expect(await bar.findByText('1 selected', undefined, patient)).toHaveFocus();
  const left = db.betaApplication.all().filter(({ status }) => status === 'applied');
  expect(left).toHaveLength(1);
});

it('The mailing list is narrowed by topic and exported whole, as it is shown', async () => {
  const saved: Blob[] = [];
  asAdmin();
  openApp('/admin/mailing-list?topic=market');
  const list = await table('Mailing list');
  const shown = db.mailingListEntry.all().filter(({ topics }) => topics.includes('market'));
  expect(await screen.findByText(`${shown.length} email addresses`, {}, patient)).toBeVisible();
  expect(await list.findByText(shown[0]?.email ?? '', {}, patient)).toBeVisible();
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
      revokeObjectURL: () => {},
    }),
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1), patient);
  vi.unstubAllGlobals();
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(shown.length + 1);
  expect(lines[0]).toContain('Email,Topics,Subscribed on,Unsubscribed on');
});
