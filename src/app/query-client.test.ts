import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '@/api/errors';
import { createQueryClient, retryDelay, shouldRetry } from './query-client';

describe('the retry of a read', () => {
  it('waits 1 s, doubling up to 30 s', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 20].map((attempt) => retryDelay(attempt, new NetworkError()));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('waits longer when the server asks for it', () => {
    expect(retryDelay(0, new ApiError(503, {}, 12))).toBe(12_000);
    expect(retryDelay(4, new ApiError(503, {}, 12))).toBe(16_000);
  });

  it('happens three times at most, and only for what may pass', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, new NetworkError()))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(shouldRetry(0, new ApiError(422, {}))).toBe(false);
  });
});

describe('the cache', () => {
  it('keeps what nobody reads for 5 minutes, and never retries a write', () => {
    const { queries, mutations } = createQueryClient(() => {}).getDefaultOptions();
    expect(queries?.gcTime).toBe(300_000);
    expect(mutations?.retry).toBe(false);
  });
});
