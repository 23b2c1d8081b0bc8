/**
 * Debian's nginx with brotli, for the journey on deploy/nginx.conf: where it is, and how it comes onto this machine.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const nginx = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const openssl = '/usr/bin/openssl';

/** The three files that the journey needs; null while one of them is missing. */
export function findNginx() {
  return [nginx, brotli, openssl].every((each) => existsSync(each)) ? { nginx, brotli, openssl } : null;
}

/** As `findNginx`, but first installs Debian's packages when that is possible. Throws what the installation says. */
export function ensureNginx() {
  const found = findNginx();
  if (found || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return found;
  // A service that the package would start is not wanted: it would take port 80 and outlive us.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const run = (...args) => execFileSync('apt-get', args, { stdio: 'inherit', env });
  run('update', '-qq');
  run(
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'nginx',
    'libnginx-mod-http-brotli-static',
    'openssl',
  );
  return findNginx();
}
