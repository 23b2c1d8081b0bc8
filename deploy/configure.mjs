/**
 * Points a built page at its server, without building again:
 *
 *   node deploy/configure.mjs dist --api https://api.example.com --socket https://live.example.com
 *   node deploy/configure.mjs dist deploy/runtime-config.example.json --compress --nginx /etc/nginx/tiebeam-headers.conf
 *
 * Writes the data block of dist/index.html and its revision into dist/sw.js, then dist/_headers, dist/headers.json, dist/robots.txt, with `--site` dist/sitemap.xml
 * and, when asked, the same headers for nginx, and every text compressed beside itself (.br, .gz). Sign-in providers, third parties and the style of maps are configured by the file.
 * What is not given keeps the value it has in the page. Running it twice changes nothing.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfiguration, validConfiguration, writeConfiguration } from './configuration.mjs';
import { headersData, headersFile, nginxHeaders } from './headers.mjs';
import { compressFolder } from './precompress.mjs';
import { withPageRevision } from './service-worker.mjs';
import { robots, sitemap } from './sitemap.mjs';

function configure(argv) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      api: { type: 'string' },
      socket: { type: 'string' },
      portfolio: { type: 'string' },
      site: { type: 'string' },
      nginx: { type: 'string' },
      compress: { type: 'boolean' },
    },
  });
  const [folder, file] = positionals;
  if (!folder)
    throw new Error('Say which folder: node deploy/configure.mjs dist [file.json] [--api …] [--socket …]');
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const given = {
    ...(file ? JSON.parse(readFileSync(file, 'utf8')) : {}),
    ...(values.api === undefined ? {} : { apiPrefix: values.api }),
    ...(values.socket === undefined ? {} : { socketUrl: values.socket }),
    ...(values.portfolio === undefined ? {} : { portfolioUrl: values.portfolio }),
    ...(values.site === undefined ? {} : { siteUrl: values.site }),
  };
  const configuration = validConfiguration({ ...readConfiguration(html), ...given });
  const configured = writeConfiguration(html, configuration);
  writeFileSync(page, configured);
  const worker = path.join(folder, 'sw.js');
  if (existsSync(worker)) writeFileSync(worker, withPageRevision(readFileSync(worker, 'utf8'), configured));
  writeFileSync(path.join(folder, '_headers'), headersFile(configured));
  writeFileSync(path.join(folder, 'headers.json'), `${JSON.stringify(headersData(configured), null, 2)}\n`);
  writeFileSync(path.join(folder, 'robots.txt'), robots(configured));
  const map = sitemap(configured);
  if (map === null) rmSync(path.join(folder, 'sitemap.xml'), { force: true });
  else writeFileSync(path.join(folder, 'sitemap.xml'), map);
  if (values.nginx) writeFileSync(values.nginx, nginxHeaders(configured));
  if (values.compress) compressFolder(folder);
  console.log(`${page}: ${JSON.stringify(configuration)}`);
}

try {
  configure(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
