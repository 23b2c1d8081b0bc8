import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create FREE Account' }));
const free = () => screen.findByText('This username is available');

async function open(query = '') {
  const app = openApp(`/account/register${query}`);
  await heading('Create your account');
  return app;
}

async function fill(username = 'ada.fenwick', email = 'ada.fenwick@post.example') {
  await userEvent.type(field('Full name'), 'Ada Fenwick');
  await userEvent.type(field('Username'), username);
  await userEvent.type(field('Email'), email);
  await userEvent.click(password());
  await userEvent.paste('correct horse battery');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What do you do?' }), 'Landlord');
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

const bodies: unknown[] = [];
/** What is sent to `POST /users` from now on; each is then answered by the mock server, or with a status. */
function recordBodies(status?: number) {
  bodies.length = 0;
  mockServer.use(
    http.post('*/api/users', async ({ request }) => {
      bodies.push(await request.clone().json());
      return status === undefined ? undefined : HttpResponse.json({ message: 'Try later' }, { status });
    }),
  );
}

describe('creating an account', () => {
  it('opens the feed, signed in, with the e-mail still to be confirmed', async () => {
    const { path } = await open();
    await fill();
    await free();
    await submit();
    await waitFor(() => expect(path()).toBe('/'));
    expect(await screen.findByRole('region', { name: 'Confirm your email' })).toHaveTextContent(
      'ada.fenwick@post.example',
    );
    const made = mockServer.world.db.user.first('username', 'ada.fenwick');
    expect(made).toMatchObject({ fullName: 'Ada Fenwick', roles: ['landlord'], newsletter: false });
    expect(mockServer.mails().at(-1)?.link).toMatch(/\/\?token=confirm-/);
  });

  it('says all that is missing, and begins with the first', async () => {
    const requests = mockServer.recordRequests();
    await open();
    await submit();
    await waitFor(() => expect(field('Full name')).toHaveFocus());
    expect(field('Full name')).toHaveAccessibleDescription('Enter your full name');
    expect(field('Username')).toBeInvalid();
    expect(field('Email')).toBeInvalid();
    expect(password()).toHaveAccessibleDescription('Choose a password');
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveAccessibleDescription(
      /^Agree to the terms of use and privacy notice/,
    );
    expect(screen.getByText('6 fields need your attention')).toBeInTheDocument();
    expect(requests).not.toContain('/users');
  });

  it('sends once, however often the button is pressed', async () => {
    recordBodies();
    await open();
    await fill();
    await free();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create FREE Account' }));
    await waitFor(() => expect(mockServer.world.db.user.first('username', 'ada.fenwick')).toBeDefined());
    expect(bodies).toHaveLength(1);
  });

  it('keeps the text when the server fails', async () => {
    recordBodies(500);
    await open();
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Couldn’t create your account. Try later. Try again in a few minutes.',
    );
    expect(field('Full name')).toHaveValue('Ada Fenwick');
    expect(password()).toHaveValue('correct horse battery');
    expect(screen.getByRole('button', { name: 'Create FREE Account' })).toBeEnabled();
  });

  it('says before the form is filled in that an admin has turned that off, and keeps what is sent all the same', async () => {
    const changedAt = '2026-05-13T10:00:00.000Z';
    const off = 'We’re not taking new members at the moment';
    mockServer.world.db.featureFlag.add({ key: 'registration', isOn: false, changedAt, changedById: 4 });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(off);
    await fill();
    await free();
    await submit();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent(off);
    expect(field('Email')).toHaveValue('ada.fenwick@post.example');
  });

  it('shows a known e-mail at its field, with the way to sign in', async () => {
    await open();
    await fill('ada.fenwick', 'hannah.okafor@post.example');
    await submit();
    expect(await screen.findByRole('link', { name: 'Sign in instead' })).toHaveAttribute(
      'href',
      '/account/login',
    );
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription('Already registered – sign in instead?');
    await userEvent.type(field('Email'), 'x');
    expect(field('Email')).toBeValid();
  });

  it('gives a business account its business', async () => {
    recordBodies();
    const { path } = await open();
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a business account' }));
    await submit();
    await waitFor(() => expect(field('Business name')).toHaveFocus());
    await userEvent.type(field('Business name'), 'Fenwick Lets');
    const type = screen.getByRole('combobox', { name: 'Business type' });
    await waitFor(() => expect(type.querySelectorAll('option').length).toBeGreaterThan(3));
    await userEvent.selectOptions(type, 'Letting agents');
    await submit();
    await waitFor(() => expect(path()).toBe('/'));
    expect(bodies).toEqual([
      expect.objectContaining({ businessName: 'Fenwick Lets', businessType: 'Letting agents' }),
    ]);
  });
});

describe('the username', () => {
  it.each(['admin', 'Settings', 'robots.txt', '9lives', 'ab', 'naïve', 'a b c', '../etc', '<script>'])(
    '%j is refused without asking',
    async (name) => {
      const requests = mockServer.recordRequests();
      await open();
      await userEvent.type(field('Username'), name);
      await userEvent.tab();
      expect(field('Username')).toBeInvalid();
      expect(requests).not.toContain('/profiles');
    },
  );

  it('that is taken says so at once, and offers three that are free', async () => {
    await open();
    await userEvent.type(field('Username'), 'Hannah.Okafor');
    await screen.findAllByText('This username is taken');
    const names = screen.getByRole('list', { name: 'Available usernames' });
    expect(names.children).toHaveLength(3);
    const first = screen.getByRole('button', { name: 'hannah.okafor.homes' });
    await userEvent.click(first);
    expect(field('Username')).toHaveValue('hannah.okafor.homes');
    await free();
  });

  it('can be tried although the check does not answer', async () => {
    mockServer.fail('checkUsername', { status: 500 });
    const { path } = await open();
    await fill();
    await submit();
    await waitFor(() => expect(path()).toBe('/'));
  });
});

describe('the password', () => {
  it.each([
    ['short', 'Use at least 10 characters'],
    ['Passw0rd2024!', 'Choose a less common password: this one is easy to guess'],
    ['1234567890', 'Choose a less common password: this one is easy to guess'],
    ['Ada Fenwick', 'Choose a password that isn’t your name or email address'],
  ])('%j is refused: %s', async (given, why) => {
    await open();
    await userEvent.type(field('Full name'), 'Ada Fenwick');
    await userEvent.type(password(), given);
    await userEvent.tab();
    expect(password()).toHaveAccessibleDescription(why);
  });

  it('says while it is typed what it lacks', async () => {
    await open();
    await userEvent.type(password(), 'seaside');
    expect(password()).toHaveAccessibleDescription('3 more characters needed');
    await userEvent.type(password(), ' rowing boat');
    expect(password()).toHaveAccessibleDescription('Very strong');
  });
});

describe('an invitation', () => {
  it('shows who invites, and connects the two', async () => {
    const { path } = await open('?invite=hannah.okafor');
    expect(await screen.findByRole('region', { name: 'Your invitation' })).toHaveTextContent(
      'Hannah Okafor has invited you to Tiebeam',
    );
    recordBodies();
    await fill();
    await submit();
    await waitFor(() => expect(path()).toBe('/'));
    expect(bodies).toEqual([expect.objectContaining({ invite: 'hannah.okafor' })]);
  });

  it.each(['12345678901234567890', '12e34567'])(
    'of digits alone, %s, is asked for as it was sent',
    async (code) => {
      const asked: (string | null)[] = [];
      mockServer.use(
        http.get('*/api/auth/invite-user', ({ request }) => {
          asked.push(new URL(request.url).searchParams.get('code'));
        }),
      );
      await open(`?invite=${code}`);
      await screen.findByText(/This invitation has expired/);
      expect(asked).toEqual([code]);
    },
  );

  it('that holds no more takes nothing away', async () => {
    await open('?invite=no-such-code');
    expect(await screen.findByText(/This invitation has expired/)).toBeVisible();
    expect(field('Full name')).toBeEnabled();
  });

  it.each(['<img src=x>', '../../x', 'a'.repeat(101), 'a b'])(
    '%j is no code, and asks nobody',
    async (code) => {
      const requests = mockServer.recordRequests();
      await open(`?invite=${encodeURIComponent(code)}`);
      expect(requests).not.toContain('/auth/invite-user');
      expect(screen.queryByText(/invit/i)).toBeNull();
    },
  );
});

it('lets a password manager see what each field is', async () => {
  await open();
  const kinds = [field('Full name'), field('Username'), field('Email'), password()].map((control) =>
    control.getAttribute('autocomplete'),
  );
  expect(kinds).toEqual(['name', 'username', 'email', 'new-password']);
});
