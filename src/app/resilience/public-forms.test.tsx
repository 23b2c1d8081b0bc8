// What every form that a stranger can reach owes to whoever fills it in.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ReportForm } from '@/features/support/report-form';
import { openApp, testQueryClient } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

interface PublicForm {
  name: string;
  /** Where it stands; or itself, when no address leads there. */
  at: string | ReactElement;
  button: string;
  /** By label: what is typed, and what a password manager or the browser knows the field by. In the order of the page. */
  texts: Record<string, { text: string; autocomplete: string | null }>;
  choices?: Record<string, string>;
  ticks?: readonly RegExp[];
  /** The call that sends it: its name in the contract, and its path. */
  call: readonly [Parameters<typeof mockServer.fail>[0], string];
  /** A field as the server names it, and its label. None: the form says the same whatever the server finds wrong. */
  refused?: readonly [string, string | RegExp];
}

const nothing = () => undefined;
const email = { text: 'ada.fenwick@post.example', autocomplete: 'email' };
const newPassword = { text: 'a seaside rowing boat', autocomplete: 'new-password' };

const forms: readonly PublicForm[] = [
  {
    name: 'sign in',
    at: '/account/login',
    button: 'Sign in',
    texts: {
      'Email or username': { text: 'hannah.okafor', autocomplete: 'username' },
      Password: { text: mockServer.member.password, autocomplete: 'current-password' },
    },
    call: ['login', '/auth/login'],
  },
  {
    name: 'register',
    at: '/account/register',
    button: 'Create FREE Account',
    texts: {
      'Full name': { text: 'Ada Fenwick', autocomplete: 'name' },
      Username: { text: 'ada.fenwick', autocomplete: 'username' },
      Email: email,
      Password: newPassword,
    },
    choices: { 'What do you do?': 'Landlord' },
    ticks: [/I agree/],
    call: ['registerUser', '/users'],
    refused: ['role', 'What do you do?'],
  },
  {
    name: 'forgotten password',
    at: '/account/forgot-password',
    button: 'Send link',
    texts: { Email: email },
    call: ['requestPasswordReset', '/auth/reset-password'],
    refused: ['email', 'Email'],
  },
  {
    name: 'new password',
    at: '/account/reset-password?token=abc',
    button: 'Set new password',
    texts: { 'New password': newPassword, 'Confirm new password': newPassword },
    call: ['setNewPassword', '/auth/new-password'],
    refused: ['password', 'New password'],
  },
  {
    name: 'contact',
    at: '/contact',
    button: 'Send message',
    texts: {
      Name: { text: 'Ada Fenwick', autocomplete: 'name' },
      Email: email,
      Message: { text: 'Which of the two plans has the archive?', autocomplete: null },
    },
    choices: { Topic: 'Sales' },
    ticks: [/can keep/],
    call: ['createSupportTicket', '/support'],
    refused: ['topic', 'Topic'],
  },
  {
    name: 'newsletter',
    at: '/contact',
    button: 'Subscribe',
    texts: { 'Email address for the newsletter': email },
    ticks: [/send me the newsletter/],
    call: ['joinMailingList', '/mailing-list'],
    refused: ['consent', /send me the newsletter/],
  },
  {
    name: 'report a problem',
    at: (
      <ReportForm
        problem={{ path: '/blog', error: 'TypeError: x is undefined' }}
        isMember={false}
        onChange={nothing}
        onCancel={nothing}
        onSent={nothing}
      />
    ),
    button: 'Send report',
    texts: {
      'What were you doing?': { text: 'I opened the second page of the blog.', autocomplete: null },
      'Your name': { text: 'Ada Fenwick', autocomplete: 'name' },
      'Your email': email,
    },
    ticks: [/can keep/],
    call: ['createSupportTicket', '/support'],
    refused: ['email', 'Your email'],
  },
];

async function open({ at, button }: PublicForm) {
  if (typeof at === 'string') openApp(at);
  else render(<QueryClientProvider client={testQueryClient()}>{at}</QueryClientProvider>);
  const press = await screen.findByRole('button', { name: button });
  const form = press.closest('form');
  if (!form) throw new Error(`${button} sends no form`);
  const controls = within(form);
  const control = (label: string | RegExp) => controls.getByLabelText(label);
  return { form, press, controls, control };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Everything is pasted: what forbids that keeps password managers out as well. */
async function fill({ texts, choices = {}, ticks = [] }: PublicForm, { control }: Opened) {
  for (const [label, { text }] of Object.entries(texts)) {
    await userEvent.click(control(label));
    await userEvent.paste(text);
  }
  for (const [label, choice] of Object.entries(choices))
    await userEvent.selectOptions(control(label), choice);
  for (const tick of ticks) await userEvent.click(control(tick));
}

function expectFilled({ texts, ticks = [] }: PublicForm, { control }: Opened) {
  for (const [label, { text }] of Object.entries(texts)) expect(control(label)).toHaveValue(text);
  for (const tick of ticks) expect(control(tick)).toBeChecked();
}

describe.each(forms)('the form $name', (form) => {
  const [operation, address] = form.call;

  it('sent empty sends nothing, names what is wrong and begins with its first field', async () => {
    const requests = mockServer.recordRequests();
    const page = await open(form);
    await userEvent.click(page.press);
    const [first = ''] = Object.keys(form.texts);
    await waitFor(() => expect(page.control(first)).toHaveFocus());
    const wrong = page.form.querySelectorAll('[aria-invalid="true"]');
    for (const control of wrong) expect(control).toHaveAccessibleDescription(/\w/);
    expect(wrong[0]).toBe(page.control(first));
    expect(page.controls.getByText(/fields? needs? your attention/)).toHaveAttribute('role', 'status');
    expect(page.controls.getByText(/fields? needs? your attention/)).toHaveTextContent(
      `${wrong.length} field`,
    );
    expect(requests).not.toContain(address);
  });

  it('keeps all that was pasted into it when the server fails, and can be sent again', async () => {
    mockServer.fail(operation, { status: 500, body: { message: 'Back in a minute' } });
    const page = await open(form);
    await fill(form, page);
    expectFilled(form, page);
    await userEvent.click(page.press);
    const said = await page.controls.findByText(/Back in a minute/);
    expect(said.closest('[role=alert]')).not.toBeNull();
    expectFilled(form, page);
    await waitFor(() => expect(page.press).toBeEnabled());
  });

  it('is sent once, however often it is sent in one moment', async () => {
    const answered = mockServer.recordRequests();
    let sent = 0;
    mockServer.use(
      http.post(`*/api${address}`, () => {
        sent += 1;
      }),
    );
    const page = await open(form);
    await fill(form, page);
    for (let time = 0; time < 3; time += 1) fireEvent.submit(page.form);
    fireEvent.click(page.press);
    await waitFor(() => expect(answered).toContain(address));
    expect(sent).toBe(1);
  });

  it('tells the browser what each field is', async () => {
    const { control } = await open(form);
    for (const [label, { autocomplete }] of Object.entries(form.texts)) {
      expect(control(label)).toHaveProperty('autocomplete', autocomplete ?? '');
      expect(control(label)).toHaveAttribute('name');
    }
  });
});

describe.each(forms.filter(({ refused }) => refused !== undefined))('the form $name', (form) => {
  it('shows what the server says of a field at the field, and goes there', async () => {
    const [name, label] = form.refused ?? ['', ''];
    const [operation] = form.call;
    mockServer.fail(operation, {
      status: 422,
      body: { message: 'Look again', errors: { [name]: ['Not like that.'] } },
    });
    const page = await open(form);
    await fill(form, page);
    await userEvent.click(page.press);
    await waitFor(() => expect(page.control(label)).toHaveFocus());
    expect(page.control(label)).toBeInvalid();
    expect(page.control(label)).toHaveAccessibleDescription('Not like that.');
    expect(page.controls.queryByText('Look again')).toBeNull();
    expectFilled(form, page);
  });
});
