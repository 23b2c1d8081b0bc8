import { afterEach, describe, expect, it, vi } from 'vitest';
import { newClientId } from './client-id';

const webcrypto = globalThis.crypto;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
afterEach(() => vi.unstubAllGlobals());

describe.each(['with', 'without'])('%s randomUUID', (has) => {
  it('makes a new id each time', () => {
    if (has === 'without') {
      vi.stubGlobal('crypto', {
        getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes),
      });
    }
    const ids = Array.from({ length: 50 }, newClientId);
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(uuid);
  });
});
