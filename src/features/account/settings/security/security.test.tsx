import { codeAt } from '@mocks/features/account/security/totp';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const { password } = mockServer.member;
const me = () => mockServer.world.db.user.get(1);
const now = () => mockServer.world.clock.now().getTime();

async function open() {
  mockServer.signInAs('hannah.okafor');
  const app = openApp('/settings/account');
  await screen.findByRole('heading', { level: 1, name: 'Account' }, patient);
  return app;
}

const dialog = (name: string) => screen.findByRole('dialog', { name }, patient);

it('Another device is signed out, and then all others, while this one stays', async () => {
  await open();
  const list = await screen.findByRole('list', { name: 'Sessions' }, patient);
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Active now');
  await userEvent.click(within(list).getByRole('button', { name: 'Sign out of Edge on Windows' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2), patient);
  expect(list).toHaveFocus();
  await userEvent.click(within(list).getByRole('button', { name: 'Sign out of Safari on iPhone' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1), patient);
  expect(mockServer.world.db.session.by('userId', 1)).toHaveLength(1);
});

it('Two-step sign-in is set up with the password and a code, and asks for a code at the next sign-in', async () => {
  const { path } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Set up' }));
  const setup = within(await dialog('Set up two-step sign-in'));
  await userEvent.type(setup.getByLabelText('Current password'), password);
  await userEvent.click(setup.getByRole('button', { name: 'Continue' }));
  expect(await setup.findByRole('img', { name: /^QR code/ }, patient)).toBeVisible();
  const code = setup.getByRole('textbox', { name: 'Verification code' });
  expect(code).toHaveFocus();
  await userEvent.type(code, '000000');
  await userEvent.click(setup.getByRole('button', { name: 'Turn on' }));
  expect(await setup.findByText(/That code isn’t right/, undefined, patient)).toBeVisible();
  const secret = mockServer.world.db.twoStep.first('userId', 1)?.secret ?? '';
  await userEvent.clear(code);
  await userEvent.type(code, codeAt(secret, now()));
  await userEvent.click(setup.getByRole('button', { name: 'Turn on' }));
  const codes = await setup.findByRole('list', { name: 'Recovery codes' }, patient);
  const recovery = within(codes).getAllByRole('listitem');
  expect(recovery).toHaveLength(10);
  const [first = ''] = recovery.map(({ textContent }) => textContent ?? '');
  await userEvent.keyboard('{Escape}');
  expect(setup.getByRole('group', { name: /^Close without saving your codes\?/ })).toBeVisible();
  await userEvent.click(setup.getByRole('button', { name: 'Go back to the codes' }));
  // With a clipboard.
  const user = userEvent.setup();
  await user.click(setup.getByRole('button', { name: 'Copy' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain(first));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Turn off' }, patient)).toBeVisible();
  expect(me()?.twoFactor).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }, patient));
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' }, patient);
  await userEvent.type(screen.getByRole('textbox', { name: 'Email or username' }), 'hannah.okafor');
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  const second = await screen.findByRole('textbox', { name: 'Verification code' }, patient);
  expect(second).toHaveFocus();
  await userEvent.type(second, 'wrong-code{Enter}');
  expect(await screen.findByText(/That code isn’t right/, undefined, patient)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue(password);
  await userEvent.clear(second);
  await userEvent.type(second, `${first}{Enter}`);
  await waitFor(() => expect(path()).toBe('/'), patient);
});

it('The account is closed with username and password, and a sign-in opens it again', async () => {
  const { path } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close account' }));
  const close = within(await dialog('Close your account?'));
  expect(close.getByText(/We’ll cancel your subscription/)).toBeVisible();
  await userEvent.click(close.getByRole('button', { name: 'Close account' }));
  expect(await close.findByText('Enter hannah.okafor to confirm')).toBeVisible();
  await userEvent.type(close.getByRole('textbox'), 'hannah.okafor');
  await userEvent.type(close.getByLabelText('Current password'), password);
  await userEvent.click(close.getByRole('button', { name: 'Close account' }));
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' }, patient);
  expect(path()).toBe('/account/login');
  expect(me()?.status).toBe('suspended');
  expect(mockServer.world.db.session.by('userId', 1)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Email or username' }), 'hannah.okafor');
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  await waitFor(() => expect(path()).toBe('/'), patient);
  expect(me()?.status).toBe('active');
});
