import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './storage';

afterEach(() => vi.restoreAllMocks());

test('A stored text is read again, and is gone once it is removed', () => {
  expect(writeStored('storage-test', 'kept')).toBe(true);
  expect(readStored('storage-test')).toBe('kept');
  expect(readStored('storage-test', 'session')).toBeNull();
  expect(writeStored('storage-test', null)).toBe(true);
  expect(readStored('storage-test')).toBeNull();
});

test('Blocked storage reads as empty and says that nothing was stored', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
  expect(writeStored('storage-test', 'lost')).toBe(false);
  expect(writeStored('storage-test', null, 'session')).toBe(false);
  expect(readStored('storage-test')).toBeNull();
});
