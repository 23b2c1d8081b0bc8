import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfiguration, validConfiguration, writeConfiguration } from '../../deploy/configuration.mjs';
import {
  cacheControl,
  contentSecurityPolicy,
  headersData,
  headersFile,
  scriptHashes,
} from '../../deploy/headers.mjs';
import { robots, sitemap } from '../../deploy/sitemap.mjs';
import { readRuntimeConfig, runtimeConfig } from '../../src/api/runtime-config';

const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
/** What the client makes of a page's data block. */
const clientsView = (page: string) =>
  readRuntimeConfig(page.match(/id="runtime-config">([\s\S]*?)<\/script>/)?.[1]);
const directive = (page: string, name: string) =>
  contentSecurityPolicy(page)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

describe('the runtime configuration', () => {
  test('of the script and of the client have the same keys, in the same order', () => {
    expect(Object.keys(validConfiguration({}))).toEqual(Object.keys(runtimeConfig));
  });

  test('is the same for the client without a page as for a page that says nothing, save the scripts of providers', () => {
    const { googleScriptUrl, facebookScriptUrl, appleScriptUrl, ...rest } = validConfiguration({});
    const none = { googleScriptUrl: '', facebookScriptUrl: '', appleScriptUrl: '' };
    expect({ ...rest, ...none }).toEqual(runtimeConfig);
    // The client's first load does without these: a page that offers a provider carries its script's address.
    for (const each of [googleScriptUrl, facebookScriptUrl, appleScriptUrl]) expect(each).toMatch(/^https:/);
  });

  test('reaches the client whole from a configured page, with the address of every script', () => {
    const configured = writeConfiguration(html, validConfiguration({ googleClientId: 'g1' }));
    expect(clientsView(configured)).toEqual(validConfiguration({ googleClientId: 'g1' }));
  });

  test('of the page as it is built offers no provider and no third party', () => {
    const built = readConfiguration(html);
    const client = clientsView(html);
    for (const config of [built, client]) {
      expect(config).toMatchObject({ googleClientId: '', facebookAppId: '', appleClientId: '' });
      expect(config).toMatchObject({ reviewsScriptUrl: '', analyticsScriptUrl: '', tagManagerScriptUrl: '' });
    }
  });

  test('is written, read back, and written again without a change', () => {
    const given = validConfiguration({
      apiPrefix: 'https://api.example.com/v1',
      socketUrl: 'https://live.example.com',
    });
    const once = writeConfiguration(html, given);
    expect(readConfiguration(once)).toEqual(given);
    expect(writeConfiguration(once, given)).toBe(once);
    const asBuilt = writeConfiguration(html, readConfiguration(html));
    expect(writeConfiguration(once, readConfiguration(html))).toBe(asBuilt);
  });

  test('cannot end its block, whatever a value says', () => {
    const hostile = {
      ...readConfiguration(html),
      portfolioUrl: 'https://x.example/</script><script>$&alert(1)',
    };
    const written = writeConfiguration(html, hostile);
    expect(written.match(/<script/g)).toHaveLength(html.match(/<script/g)?.length ?? 0);
    expect(readConfiguration(written)).toEqual(hostile);
  });

  test.each([
    [{ apiPrefix: 'api' }, /apiPrefix/],
    [{ apiPrefix: '//evil.example' }, /apiPrefix/],
    [{ apiPrefix: 'javascript:alert(1)' }, /apiPrefix/],
    [{ apiPrefix: 'https://api.example.com?x=1' }, /apiPrefix/],
    [{ socketUrl: '/socket' }, /socketUrl/],
    [{ socketUrl: 'https://live.example.com/deep' }, /socketUrl/],
    [{ portfolioUrl: 7 }, /portfolioUrl/],
    [{ siteUrl: 'https://tiebeam.example/' }, /siteUrl/],
    [{ googleClientId: "x'; script-src *" }, /googleClientId/],
    [{ analyticsScriptUrl: 'http://stats.example/x.js' }, /analyticsScriptUrl/],
    [{ analyticsScriptUrl: 'https://stats.example/x.js; frame-src *' }, /analyticsScriptUrl/],
    [{ reviewsScriptUrl: 'javascript:alert(1)' }, /reviewsScriptUrl/],
    [{ thirdPartyOrigins: '*' }, /thirdPartyOrigins/],
    [{ mapStyleUrl: 'http://maps.example/style.json' }, /mapStyleUrl/],
    [{ mapOrigins: 'wss://tiles.example' }, /mapOrigins/],
    [{ thirdPartyOrigins: 'https://a.example; default-src *' }, /thirdPartyOrigins/],
    [{ apiPrefx: '/api' }, /unknown key "apiPrefx"/],
    [[], /not a JSON object/],
  ])('%j is refused, and said why', (given, why) => {
    expect(() => validConfiguration(given)).toThrow(why);
  });
});

describe('the headers', () => {
  test('allow exactly the inline scripts that run', () => {
    const runs = [...html.matchAll(/<script id="[\w-]+">([\s\S]*?)<\/script>/g)].map(
      ([, text]) => text ?? '',
    );
    const hashes = runs.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(hashes.length).toBeGreaterThan(0);
    expect(scriptHashes(html)).toEqual(hashes);
    expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hashes.join(' ')}`);
  });

  test('let the page talk to its own origin alone', () => {
    expect(directive(html, 'connect-src')).toBe("connect-src 'self'");
  });

  test('name the configured servers, the socket in both of its schemes', () => {
    const page = writeConfiguration(
      html,
      validConfiguration({
        apiPrefix: 'https://api.example.com/v1',
        socketUrl: 'https://live.example.com:8443',
      }),
    );
    expect(directive(page, 'connect-src')).toBe(
      "connect-src 'self' https://api.example.com https://live.example.com:8443 wss://live.example.com:8443",
    );
    expect(directive(page, 'img-src')).toBe("img-src 'self' data: blob: https://api.example.com");
  });

  test('let the map ask where its configured style and tiles come from, and nobody without one', () => {
    const map = { mapStyleUrl: 'https://maps.example/style.json?key=1', mapOrigins: 'https://tiles.example' };
    const page = writeConfiguration(html, validConfiguration(map));
    expect(directive(page, 'connect-src')).toBe(
      "connect-src 'self' https://maps.example https://tiles.example",
    );
    expect(directive(page, 'img-src')).toBe(
      "img-src 'self' data: blob: https://maps.example https://tiles.example",
    );
    expect(directive(page, 'script-src')).not.toMatch(/maps\.example/);
    const without = writeConfiguration(html, validConfiguration({ mapOrigins: 'https://tiles.example' }));
    expect(contentSecurityPolicy(without)).not.toMatch(/tiles/);
  });

  test('let in what is configured, and nothing else', () => {
    const page = writeConfiguration(
      html,
      validConfiguration({
        googleClientId: '1234.apps.example',
        analyticsScriptUrl: 'https://stats.example/count.js?site=1',
        thirdPartyOrigins: 'https://pixel.example wss://live.example',
      }),
    );
    expect(directive(page, 'script-src')).toMatch(
      / https:\/\/accounts\.google\.com https:\/\/stats\.example https:\/\/pixel\.example$/,
    );
    expect(directive(page, 'connect-src')).toBe(
      "connect-src 'self' https://accounts.google.com https://stats.example https://pixel.example wss://live.example",
    );
    expect(directive(page, 'frame-src')).toBe(
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://accounts.google.com https://stats.example https://pixel.example',
    );
    expect(contentSecurityPolicy(page)).not.toMatch(/facebook|apple/);
    expect(contentSecurityPolicy(html)).not.toMatch(/google|facebook|apple/);
  });

  test('name the picture of shared links by its whole address where the site’s own is known', () => {
    const picture = (page: string) => page.match(/property="og:image" content="([^"]*)"/)?.[1];
    const siteUrl = 'https://tiebeam.example';
    const configured = writeConfiguration(html, validConfiguration({ siteUrl }));
    expect(picture(configured)).toBe('https://tiebeam.example/share.png');
    expect(picture(writeConfiguration(configured, validConfiguration({})))).toBe('/share.png');
  });

  test('are the same as data', () => {
    const { '/': page, '/assets/': assets } = headersData(html);
    expect(page?.['Content-Security-Policy']).toBe(contentSecurityPolicy(html));
    expect(page?.['Cache-Control']).toBe('no-store');
    expect(assets?.['Cache-Control']).toContain('immutable');
  });

  test('forbid plug-ins, another base and any frame around', () => {
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect(directive(html, name)).toBe(`${name} 'none'`);
    }
  });

  test('keep hashed files for ever, the page nowhere, and ask again for what keeps its name', () => {
    expect(cacheControl('/assets/app-1a2b.js')).toContain('immutable');
    for (const path of ['/', '/index.html', '/hannah.okafor', '/property-evaluations/1'])
      expect(cacheControl(path)).toBe('no-store');
    expect(cacheControl('/favicon.svg')).toBe('no-cache');
    expect(headersFile(html)).toContain('Content-Security-Policy: ');
  });

  test('are told to every file of the site that keeps its name', () => {
    const files = readdirSync(new URL('../../public', import.meta.url), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^.*?\/public\/+/, '/'));
    for (const file of files) expect([file, cacheControl(file)]).toEqual([file, 'no-cache']);
  });

  test('say the same to nginx', () => {
    const nginx = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
    const cacheOf = (location: string) =>
      new RegExp(`location ${location} \\{[^}]*add_header Cache-Control "([^"]*)"`).exec(nginx)?.[1];
    expect(cacheOf('= /index.html')).toBe(cacheControl('/index.html'));
    expect(cacheOf('/assets/')).toBe(cacheControl('/assets/'));
    expect(cacheOf('/')).toBe(cacheControl('/favicon.svg'));
  });
});

describe('search engines', () => {
  const page = writeConfiguration(html, validConfiguration({ siteUrl: 'https://tiebeam.example' }));

  test('are told the public pages under the site’s own address', () => {
    expect(sitemap(page)).toContain('<loc>https://tiebeam.example/blog</loc>');
    expect(robots(page)).toContain('Sitemap: https://tiebeam.example/sitemap.xml');
  });

  test('get no map without that address, and are kept from what needs a sign-in', () => {
    expect(sitemap(html)).toBeNull();
    expect(robots(html)).not.toContain('Sitemap');
    expect(robots(html)).toContain('Disallow: /settings/');
    expect(robots(html)).not.toMatch(/Disallow: \/(blog|about|terms|privacy|contact)?$/m);
  });
});
