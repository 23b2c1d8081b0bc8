import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runtimeConfig } from '@/api/runtime-config';
import { openApp } from '@/testing/open-app';
import { mockServer } from '@/testing/setup';
import { forgetProof } from './pending-proof';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const before = { ...runtimeConfig };

/** The next answer of each provider's script. */
let googleAnswer: { credential?: unknown; clientId?: string; select_by?: string } | 'dismissed';
let facebookAnswer: { authResponse?: { accessToken?: unknown } | null };
let appleAnswer: Awaited<ReturnType<NonNullable<Window['AppleID']>['auth']['signIn']>> | Error;
let requests: readonly string[];

beforeEach(() => {
  Object.assign(runtimeConfig, { googleClientId: 'g1', facebookAppId: 'f1', appleClientId: 'a1' });
  requests = mockServer.recordRequests();
  window.google = {
    accounts: {
      id: {
        initialize({ callback }) {
          // handed over when the prompt ends, as the script does
          this.prompt = (onMoment) => {
            if (googleAnswer === 'dismissed') onMoment({ isDismissedMoment: () => true });
            else callback(googleAnswer);
          };
        },
        prompt: () => undefined,
      },
    },
  };
  window.FB = { init: () => undefined, login: (onAnswer) => onAnswer(facebookAnswer) };
  window.AppleID = {
    auth: {
      init: () => undefined,
      signIn: () =>
        appleAnswer instanceof Error ? Promise.reject(appleAnswer) : Promise.resolve(appleAnswer),
    },
  };
});
afterEach(() => {
  Object.assign(runtimeConfig, before);
  delete window.google;
  delete window.FB;
  delete window.AppleID;
  forgetProof();
});

const proofsSent = () => requests.filter((path) => path.endsWith('-oauth'));

async function press(name: string, at = '/account/login') {
  const app = openApp(at);
  await userEvent.click(await screen.findByRole('button', { name }));
  return app;
}

describe('signing in by a provider', () => {
  it('opens the page that was wanted', async () => {
    googleAnswer = { credential: 'mock:callum.reyes@post.example', clientId: 'g1', select_by: 'btn' };
    const { path } = await press('Google', '/pipeline');
    await waitFor(() => expect(path()).toBe('/pipeline'));
  });

  it('is offered only where it is configured', async () => {
    Object.assign(runtimeConfig, before);
    openApp('/account/login');
    await heading('Welcome back');
    expect(screen.queryByRole('group', { name: 'Continue with another account' })).toBeNull();
  });

  it.each([
    ['Google', () => (googleAnswer = {})],
    ['Google', () => (googleAnswer = { credential: '' })],
    ['Google', () => (googleAnswer = { credential: { toString: 'x' } })],
    ['Google', () => (googleAnswer = 'dismissed')],
    ['Facebook', () => (facebookAnswer = { authResponse: null })],
    ['Facebook', () => (facebookAnswer = {})],
    ['Apple', () => (appleAnswer = new Error('popup_closed_by_user'))],
    ['Apple', () => (appleAnswer = { authorization: { code: 'c1' } })],
  ])('%s without a proof says so and sends nothing (%#)', async (name, answer) => {
    answer();
    await press(name);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Couldn’t sign you in with ${name}. Try again.`,
    );
    expect(proofsSent()).toEqual([]);
    expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  it('says when the script does not come', async () => {
    delete window.google;
    runtimeConfig.googleScriptUrl = 'https://accounts.google.com/gsi/client';
    const script = () => document.querySelector(`script[src="${runtimeConfig.googleScriptUrl}"]`);
    await press('Google');
    await waitFor(() => expect(script()).not.toBeNull());
    script()?.dispatchEvent(new Event('error'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Google isn’t responding');
    expect(proofsSent()).toEqual([]);
  });

  it('asks for a password first where the address has one, and links the two then', async () => {
    googleAnswer = { credential: 'mock:tom.whitfield@post.example' };
    const { path } = await press('Google');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You already have an account with tom.whitfield@post.example. Sign in with your password, then link Google in Settings',
    );
    expect(screen.getByRole('checkbox', { name: 'Link Google to my account when I sign in' })).toBeChecked();
    await userEvent.type(screen.getByRole('textbox', { name: 'Email or username' }), 'tom.whitfield');
    await userEvent.type(screen.getByLabelText('Password'), `${mockServer.member.password}{Enter}`);
    await waitFor(() => expect(path()).toBe('/'));
    await screen.findByText('Google is linked to your account', {
      selector: '.sr-only[aria-live] p',
      ignore: false,
    });
    expect(proofsSent()).toHaveLength(2);
  });

  it('does not link what was not wanted', async () => {
    googleAnswer = { credential: 'mock:tom.whitfield@post.example' };
    const { path } = await press('Google');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Link Google/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Email or username' }), 'tom.whitfield');
    await userEvent.type(screen.getByLabelText('Password'), `${mockServer.member.password}{Enter}`);
    await waitFor(() => expect(path()).toBe('/'));
    expect(proofsSent()).toHaveLength(1);
  });
});

describe('somebody new', () => {
  it('chooses a username and agrees to the terms, no more', async () => {
    facebookAnswer = { authResponse: { accessToken: 'mock:ada.obi@post.example:Ada Obi' } };
    const { path } = await press('Facebook');
    await heading('Create your account');
    expect(path()).toBe('/account/register');
    expect(screen.getByText('Almost done: ada.obi@post.example is confirmed.')).toBeVisible();
    expect(screen.getAllByRole('textbox').map((each) => each.getAttribute('name'))).toEqual(['username']);
    expect(screen.queryByLabelText('Password')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'ada.obi');
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create FREE Account' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(mockServer.world.db.user.first('username', 'ada.obi')).toMatchObject({
      email: 'ada.obi@post.example',
      emailConfirmed: true,
    });
  });

  it('is asked for the name that the provider kept to itself', async () => {
    appleAnswer = { authorization: { id_token: 'mock:ada.obi@post.example', code: 'c1' } };
    await press('Apple', '/account/register');
    await screen.findByText(/Almost done/);
    expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('');
  });

  it('leaves no proof in the address or in the storage', async () => {
    googleAnswer = { credential: 'mock:ada.obi@post.example:Ada Obi' };
    const { router } = await press('Google');
    await heading('Create your account');
    expect(router.history.location.href).toBe('/account/register');
    for (const storage of [localStorage, sessionStorage]) {
      expect(JSON.stringify(Object.entries(storage))).not.toContain('google-');
    }
  });
});
