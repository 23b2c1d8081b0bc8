// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundledMockServer, bundleMockServer } from './mock-bundle.mjs';
import { root } from '../run.mjs';

it('The import of the worker’s address leads to the bundle', () => {
  const source = readFileSync(path.join(root, 'mocks/hosts/origin/connect.ts'), 'utf8');
  const specifier = /from '([^']*shared-worker[^']*)'/.exec(source)?.[1] ?? '';
  const { resolveId, load } = bundledMockServer();
  const id = resolveId(specifier);
  expect(id).toBeDefined();
  expect(load(id)).toBe("export default '/@mock-server/server.js'");
});

it('The mock server in development is a few files, with maps to its modules', async () => {
  const { files, modules } = await bundleMockServer();
  const code = [...files.keys()].filter((name) => name.endsWith('.js'));
  expect(code).toContain('server.js');
  expect(code.length).toBeLessThan(12);
  expect([...modules].filter((file) => file.includes('/mocks/')).length).toBeGreaterThan(200);
  expect(String(files.get('server.js'))).not.toMatch(/from ['"]\/?mocks\//);
  expect(String(files.get('server.js.map'))).toContain('mocks/hosts/origin/shared-worker.ts');
});
