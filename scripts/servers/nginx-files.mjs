/** The production build and deploy/nginx.conf as they would lie on a host, in a folder that git ignores. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

export const folder = path.join(root, 'node_modules/.cache/tiebeam/nginx');
export const site = path.join(folder, 'site');
export const inFolder = (name) => path.join(folder, name);

/** The committed file with this machine's paths and ports; throws when a line that must be replaced is not there any more. */
function serverBlock(port, server) {
  let text = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8');
  for (const [there, here] of [
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/nginx/certificate.pem', inFolder('certificate.pem')],
    ['/etc/nginx/key.pem', inFolder('key.pem')],
    ['root /srv/tiebeam;', `root ${site};`],
    ['/etc/nginx/tiebeam-headers.conf', inFolder('headers.conf')],
    ['http://127.0.0.1:4000', server],
  ]) {
    assert.ok(text.includes(there), `deploy/nginx.conf no longer says ${there}`);
    text = text.replaceAll(there, here);
  }
  return text;
}

/** Writes all of it: the configured and compressed site, a certificate, and nginx.conf around the committed server block. */
export function writeNginxFiles({ brotli, openssl }, port, server) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(root, 'dist'), site, { recursive: true });
  const configure = [path.join(root, 'deploy/configure.mjs'), site, '--compress'];
  execFileSync(process.execPath, [...configure, '--nginx', inFolder('headers.conf')], { stdio: 'inherit' });
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-newkey', 'rsa:2048', '-nodes'];
  const files = ['-keyout', inFolder('key.pem'), '-out', inFolder('certificate.pem')];
  execFileSync(openssl, ['req', '-x509', ...subject, ...files], { stdio: 'pipe' });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(inFolder('site.conf'), serverBlock(port, server));
  writeFileSync(
    inFolder('nginx.conf'),
    [
      `load_module ${brotli};`,
      // Whoever runs this may read the files; the account that nginx would change to might not.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      'worker_processes 1;',
      `pid ${inFolder('nginx.pid')};`,
      'error_log stderr warn;',
      'events {}',
      'http {',
      '  include /etc/nginx/mime.types;',
      '  access_log off;',
      ...temporary.map((name) => `  ${name}_temp_path ${inFolder(name)};`),
      `  include ${inFolder('site.conf')};`,
      '}',
      '',
    ].join('\n'),
  );
}
