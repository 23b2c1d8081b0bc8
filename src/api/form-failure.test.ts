import { expect, it } from 'vitest';
import { ApiError, NetworkError } from './errors';
import { formFailure } from './form-failure';

const what = 'Couldn’t send the link';
const textOf = (error: unknown) => formFailure(error, ['email'], what).text;

it('A failure that may pass says what wasn’t done, and what to do', () => {
  expect(textOf(new ApiError(500, { message: 'Something went wrong on the server' }))).toBe(
    'Couldn’t send the link. Something went wrong on the server. Try again in a few minutes.',
  );
  expect(textOf(new NetworkError())).toBe('Couldn’t send the link. Check your connection and try again.');
});

it('A refusal is told in the server’s own words, at its field where it names one', () => {
  expect(textOf(new ApiError(403, { message: 'Links are turned off' }))).toBe('Links are turned off');
  const refused = formFailure(
    new ApiError(422, { errors: { email: ['Enter an email address'] } }),
    ['email'],
    what,
  );
  expect(refused).toEqual({
    fields: new Map([['email', 'Enter an email address']]),
    text: null,
    waitSeconds: 0,
  });
});

it('Who asks too often is told how long to wait, not that anything failed', () => {
  const failure = formFailure(new ApiError(429, { message: 'Too many attempts' }, 20), ['email'], what);
  expect(failure).toMatchObject({ text: 'Too many attempts', waitSeconds: 20 });
});
