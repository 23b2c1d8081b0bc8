import { describe, expect, it } from 'vitest';
import { currentUser } from '@/testing/fixtures/fixtures';
import { emailErrors, identityBody, identityErrors, passwordErrors } from './account-rules';

const saved = { fullName: 'Hannah Okafor', username: 'admin', phone: '' };

describe('My details', () => {
  it.each([
    [{ fullName: ' H ' }, 'fullName'],
    [{ username: 'settings' }, 'username'],
    [{ username: 'Hannah' }, 'username'],
    [{ username: 'taken.name' }, 'username'],
    [{ phone: '0161' }, 'phone'],
    [{ phone: 'call me maybe' }, 'phone'],
  ] as const)('can’t be saved as %j: %s is wrong', (change, field) => {
    const taken = { username: 'taken.name', message: 'This username is taken' };
    const errors = identityErrors({ ...saved, ...change }, saved, taken);
    expect(Object.entries(errors).flatMap(([name, text]) => (text ? [name] : []))).toEqual([field]);
  });

  it('keep a username of an older rule as long as it is not changed', () => {
    expect(identityErrors(saved, saved, null).username).toBeUndefined();
  });

  it('are sent without blanks, and an emptied phone number as none', () => {
    expect(identityBody({ fullName: ' Hannah  ', phone: ' ' })).toEqual({ fullName: 'Hannah', phone: null });
    expect(identityBody({ username: 'hannah' })).toEqual({ username: 'hannah' });
  });
});

describe('A new email address', () => {
  const user = currentUser({ email: 'hannah@post.example' });

  it('asks for the password, unless there is none', () => {
    const change = { email: 'new@post.example', currentPassword: '' };
    expect(emailErrors(change, user).currentPassword).toBe('Enter your password');
    expect(emailErrors(change, { ...user, hasPassword: false }).currentPassword).toBeUndefined();
  });

  it('is not one when only its capitals differ', () => {
    expect(emailErrors({ email: 'Hannah@Post.example', currentPassword: '' }, user)).toEqual({});
  });
});

describe('A new password', () => {
  const user = currentUser();
  const password = 'a longer pass phrase';

  it('asks for the present one and for itself twice', () => {
    expect(passwordErrors({ currentPassword: '', password, again: 'other' }, user)).toMatchObject({
      currentPassword: 'Enter your current password',
      again: 'The passwords don’t match',
    });
    expect(passwordErrors({ currentPassword: 'x', password, again: password }, user)).toEqual({});
  });

  it('of somebody without one asks for nothing else', () => {
    const first = { currentPassword: '', password, again: password };
    expect(passwordErrors(first, { ...user, hasPassword: false })).toEqual({});
  });
});
