import { describe, expect, it } from 'vitest';
import {
  ApiError,
  errorMessage,
  failureAdvice,
  failureText,
  isPassing,
  NetworkError,
  readErrorBody,
  readRetryAfter,
  UnexpectedAnswerError,
} from './errors';

describe('what a failure says', () => {
  it('is the server’s message when it has one', () => {
    expect(errorMessage(new ApiError(422, { message: 'Too short' }))).toBe('Too short');
  });

  it.each([[new ApiError(500, {})], [new Error('stack trace')], ['text'], [null]])(
    'is ours for %s',
    (error) => {
      expect(errorMessage(error)).toBe('Something went wrong');
    },
  );

  it('never shows a proxy’s page', () => {
    expect(errorMessage(new ApiError(502, readErrorBody('<html><h1>Bad gateway</h1></html>')))).toBe(
      'Something went wrong',
    );
    expect(errorMessage(new UnexpectedAnswerError())).toBe('Something went wrong on our side');
  });

  it.each([[{ message: ['a', 'b'] }], [{ message: 7 }], [{ message: '' }], [[]], [null], ['<p>']])(
    'leaves out a message of another shape: %j',
    (body) => {
      expect(readErrorBody(body).message).toBeUndefined();
    },
  );

  it('keeps messages by field, and only of the contract’s shape', () => {
    expect(
      new ApiError(422, readErrorBody({ message: 'No', errors: { content: ['Too long'] } })).errors.get(
        'content',
      ),
    ).toEqual(['Too long']);
    expect(readErrorBody({ message: 'No', errors: { content: 'Too long' } }).errors).toBeUndefined();
  });

  it('cannot be reached through an object’s own prototype', () => {
    const errors = new ApiError(422, { message: 'No' }).errors;
    expect(errors.get('constructor')).toBeUndefined();
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  it.each([
    ['7', 7],
    ['0', 0],
    ['99999', 30],
    ['Sat, 21 Nov 2026 09:00:12 GMT', 12],
    ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
    ['-1', 0],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %j is %j seconds', (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });
});

describe('a failure that may pass', () => {
  it.each([
    [new NetworkError(), true],
    [new ApiError(500, {}), true],
    [new ApiError(503, {}), true],
    [new ApiError(429, {}), true],
    [new ApiError(404, {}), false],
    [new ApiError(422, {}), false],
    [new UnexpectedAnswerError(), false],
  ])('%s: %s', (error, expected) => {
    expect(isPassing(error)).toBe(expected);
  });
});

it.each([
  ['This link has ended', 'Couldn’t open the pack. This link has ended.'],
  ['Try again in an hour.', 'Couldn’t open the pack. Try again in an hour.'],
])('What failed and why are two sentences when the server says “%s”', (message, text) => {
  expect(failureText('Couldn’t open the pack', new ApiError(409, { message }))).toBe(text);
});

it('a failure without words of the server says what to do about it', () => {
  const advice = (error: unknown) => failureAdvice('Couldn’t sign you in', error);
  expect(advice(new NetworkError())).toBe('Couldn’t sign you in. Check your connection and try again.');
  expect(advice(new ApiError(500, { message: 'Something went wrong on the server' }))).toBe(
    'Couldn’t sign you in. Something went wrong on the server. Try again in a few minutes.',
  );
  expect(advice(new ApiError(502, {}))).toBe('Couldn’t sign you in. Try again in a few minutes.');
  expect(advice(new UnexpectedAnswerError())).toBe('Couldn’t sign you in. Try again in a few minutes.');
  expect(advice(new ApiError(403, { message: 'This account is closed' }))).toBe(
    'Couldn’t sign you in. This account is closed.',
  );
});
