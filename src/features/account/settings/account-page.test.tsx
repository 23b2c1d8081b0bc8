import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { sessionQueries } from '@/entities/session/queries';
import { openApp } from '@/testing/open-app';
import { patient } from '@/testing/screens/evaluation-screen';
import { mockServer } from '@/testing/setup';

const me = () => mockServer.world.db.user.get(1);

async function open(username = 'hannah.okafor') {
  mockServer.signInAs(username);
  const app = openApp('/settings/account');
  await screen.findByRole('heading', { level: 1, name: 'Account' }, patient);
  return app;
}

const form = (name: string) => within(screen.getByRole('form', { name }));

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

it('Settings stays lit in the sidebar, and its sections lead to one another', async () => {
  const { path } = await open();
  const lit = () => screen.getByRole('link', { name: 'Settings', current: 'page' });
  expect(lit()).toBeVisible();
  const sections = within(screen.getByRole('navigation', { name: 'Settings' }));
  expect(sections.getByRole('link', { current: 'page' })).toHaveTextContent('Account');
  await userEvent.click(sections.getByRole('link', { name: 'Evaluation profiles' }));
  await screen.findByRole('heading', { level: 1, name: 'Evaluation profiles' }, patient);
  expect(path()).toBe('/settings/evaluation');
  expect(lit()).toBeVisible();
});

it('The address of the settings alone opens the account, where a sign-out leads to the sign-in page', async () => {
  mockServer.signInAs('hannah.okafor');
  const { path } = openApp('/settings');
  await screen.findByRole('heading', { level: 1, name: 'Account' }, patient);
  expect(path()).toBe('/settings/account');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' }, patient)).toBeVisible();
  expect(mockServer.world.sessions.visitor()).toBeUndefined();
});

it('Only what changed of my details is sent, and nothing where nothing did', async () => {
  await open();
  const bodies: unknown[] = [];
  mockServer.use(
    http.put('*/api/users/:id', async ({ request }) => void bodies.push(await request.clone().json())),
  );
  const details = form('Your details');
  await userEvent.click(details.getByRole('button', { name: 'Save' }));
  await screen.findByText('No changes to save', { selector: '.sr-only[aria-live] p', ignore: false });
  expect(bodies).toEqual([]);
  await retype(details.getByRole('textbox', { name: /^Phone/ }), '0161 496 0199');
  await userEvent.click(details.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toEqual([{ phone: '0161 496 0199' }]), patient);
});

it('A reserved username is refused, and a new one can be changed again only after 30 days', async () => {
  await open();
  const details = form('Your details');
  const username = details.getByRole('textbox', { name: 'Username' });
  await retype(username, 'settings');
  await userEvent.click(details.getByRole('button', { name: 'Save' }));
  expect(await details.findByText('This username isn’t available. Choose another.')).toBeVisible();
  expect(username).toHaveFocus();
  await retype(username, 'hannah.new');
  await userEvent.click(details.getByRole('button', { name: 'Save' }));
  expect(await details.findByText(/^You can change it again from/, undefined, patient)).toBeVisible();
  expect(me()?.username).toBe('hannah.new');
  expect(username).toHaveAttribute('readonly');
});

it('A new email address asks for the password, is saved, and has to be confirmed', async () => {
  await open();
  const email = form('Email');
  const field = email.getByRole('textbox', { name: /^Email/ });
  expect(email.getByText('Confirmed')).toBeVisible();
  await retype(field, 'new@post.example');
  await userEvent.type(email.getByLabelText('Current password'), 'wrong one');
  await userEvent.click(email.getByRole('button', { name: 'Save' }));
  expect(await email.findByText(/isn’t your current password/, undefined, patient)).toBeVisible();
  expect(field).toHaveValue('new@post.example');
  await retype(email.getByLabelText('Current password'), mockServer.member.password);
  await userEvent.click(email.getByRole('button', { name: 'Save' }));
  expect(await email.findByText('Not confirmed', undefined, patient)).toBeVisible();
  expect(email.queryByLabelText('Current password')).toBeNull();
  expect(await screen.findByRole('region', { name: 'Confirm your email' }, patient)).toHaveTextContent(
    'new@post.example',
  );
  await waitFor(() => expect(mockServer.mails().at(-1)?.subject).toMatch(/confirm/i));
});

it('A new password needs the present one, and the form is empty after it', async () => {
  await open();
  const password = form('Password');
  await userEvent.type(password.getByLabelText('Current password'), 'not the password');
  await userEvent.type(password.getByLabelText('New password'), 'a longer pass phrase');
  await userEvent.type(password.getByLabelText('Confirm new password'), 'a longer pass phrase');
  await userEvent.click(password.getByRole('button', { name: 'Change password' }));
  expect(await password.findByText(/isn’t your current password/, undefined, patient)).toBeVisible();
  await retype(password.getByLabelText('Current password'), mockServer.member.password);
  await userEvent.click(password.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(me()?.password).toBe('a longer pass phrase'), patient);
  await waitFor(() => expect(password.getByLabelText('New password')).toHaveValue(''));
});

it('The only way to sign in can’t be unlinked, and the reason is said', async () => {
  mockServer.world.db.user.update(1, { password: '' });
  await open();
  const unlink = await screen.findByRole('button', { name: 'Unlink Google' });
  expect(unlink).toBeDisabled();
  expect(unlink).toHaveAccessibleDescription(/only way to sign in/);
});

it('A linked sign-in is unlinked while there is a password', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Unlink Google' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unlink Google' })).toBeNull(), patient);
  expect(mockServer.world.db.linkedSignIn.by('userId', 1)).toEqual([]);
});

it('What another tab saved comes in where nothing was typed, and what was typed stays', async () => {
  const { queryClient } = await open();
  const details = form('Your details');
  const phone = details.getByRole('textbox', { name: /^Phone/ });
  await retype(phone, '0161 496 0199');
  mockServer.world.db.user.update(1, { fullName: 'Hannah Adeyemi' });
  await act(() => queryClient.invalidateQueries({ queryKey: sessionQueries.user().queryKey }));
  await waitFor(() =>
    expect(details.getByRole('textbox', { name: 'Full name' })).toHaveValue('Hannah Adeyemi'),
  );
  expect(phone).toHaveValue('0161 496 0199');
  await userEvent.click(details.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(me()).toMatchObject({ phone: '0161 496 0199', fullName: 'Hannah Adeyemi' }));
});

it('Leaving with unsaved text in two forms asks once', async () => {
  const { path } = await open();
  await userEvent.type(form('Your details').getByRole('textbox', { name: /^Phone/ }), '1');
  await userEvent.type(form('Email').getByRole('textbox', { name: /^Email/ }), 'x');
  const sections = within(screen.getByRole('navigation', { name: 'Settings' }));
  await userEvent.click(sections.getByRole('link', { name: 'Evaluation profiles' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  expect(path()).toBe('/settings/account');
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(path()).toBe('/settings/evaluation'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
