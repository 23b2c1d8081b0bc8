/** The mock server over the wire, as a program of its own. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * Starts `mocks/hosts/serve.mjs` on a free port, without neighbours who act by themselves.
 * @param {{isPollingOnly?: boolean, scenario?: string, size?: string}} [options] `isPollingOnly` refuses WebSocket; `scenario`: what it
 * is like, by name; `size`: of its world, `default` or `large`
 * @returns {Promise<{origin: string, stop: () => void}>} rejects when it ends before it listens
 */
export function startMockServer({ isPollingOnly = false, scenario, size } = {}) {
  const flags = [
    '--port',
    '0',
    '--quiet',
    ...(isPollingOnly ? ['--polling-only'] : []),
    ...(scenario ? ['--scenario', scenario] : []),
    ...(size ? ['--size', size] : []),
  ];
  const child = spawn(process.execPath, [path.join(root, 'mocks/hosts/serve.mjs'), ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The mock server ended with ${code}`)));
    child.stdout.on('data', (text) => {
      const origin = String(text).match(/https?:\/\/[^\s/]+/)?.[0];
      if (origin) resolve({ origin, stop: () => child.kill() });
    });
  });
}
