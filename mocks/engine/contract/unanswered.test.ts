import { expect, it, vi } from 'vitest';
import { createTestServer } from '../../hosts/node';

it('a call that nobody answers fails, and fails the test', async () => {
  const strict = createTestServer();
  const silent = vi.spyOn(console, 'error').mockReturnValue();
  strict.listen();
  await expect(fetch('http://localhost/elsewhere')).rejects.toThrow(TypeError);
  await expect(strict.reset()).rejects.toThrow('doesn’t handle GET http://localhost/elsewhere');
  strict.close();
  silent.mockRestore();
});
