/** The runtime configuration of a deployment: what a page's data block may say, and how it gets in and out of index.html. */

function address(initial) {
  return {
    initial,
    fault: (value) =>
      value === '' || isUrl(value, ['https:', 'http:']) ? null : 'empty, or an absolute http(s) address',
  };
}

/** A script or a style: of this site, or of another one by https; its query may name the account. */
function script(initial) {
  return {
    initial,
    fault: (value) =>
      value === '' ||
      isOwnPath(value) ||
      (isUrl(value.replace(/\?[\w\-.=&%]*$/, ''), ['https:']) && !/[;,\s'"]/.test(value))
        ? null
        : 'empty, a path of the same origin, or an https address',
  };
}

/** Origins parted by spaces. */
function origins(protocols) {
  const schemes = protocols.map((each) => each.slice(0, -1)).join(' or ');
  return {
    initial: '',
    fault: (value) =>
      value === '' ||
      value.split(' ').every((each) => isUrl(each, protocols) && new URL(each).origin === each)
        ? null
        : `empty, or ${schemes} origins parted by one space, such as "https://stats.example.com"`,
  };
}

/** What a provider knows the site by. */
const identifier = {
  initial: '',
  fault: (value) => (/^[\w.-]{0,200}$/.test(value) ? null : 'empty, or what the provider knows the site by'),
};

/** One key each: its default, and what is wrong with a value (nothing when it is fine). Same keys as src/api/runtime-config.ts. */
const keys = {
  apiPrefix: {
    initial: '/api',
    fault: (value) =>
      isOwnPath(value) || isUrl(value, ['https:', 'http:'])
        ? null
        : 'a path of the same origin such as "/api", or an absolute http(s) address without query or fragment',
  },
  socketUrl: {
    initial: '',
    fault: (value) =>
      value === '' || (isUrl(value, ['https:', 'http:', 'wss:', 'ws:']) && new URL(value).pathname === '/')
        ? null
        : 'empty for the same origin, or an origin such as "https://live.example.com" (the path is always /socket/)',
  },
  portfolioUrl: address(''),
  siteUrl: {
    initial: '',
    fault: (value) =>
      value === '' || (isUrl(value, ['https:', 'http:']) && value === new URL(value).origin)
        ? null
        : 'empty for the origin of the page, or an origin such as "https://tiebeam.example"',
  },
  googleClientId: identifier,
  facebookAppId: identifier,
  appleClientId: identifier,
  googleScriptUrl: script('https://accounts.google.com/gsi/client'),
  facebookScriptUrl: script('https://connect.facebook.net/en_GB/sdk.js'),
  appleScriptUrl: script(
    'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_GB/appleid.auth.js',
  ),
  reviewsScriptUrl: script(''),
  analyticsScriptUrl: script(''),
  tagManagerScriptUrl: script(''),
  mapStyleUrl: script(''),
  mapOrigins: origins(['https:']),
  thirdPartyOrigins: origins(['https:', 'wss:']),
};

function isOwnPath(value) {
  return /^\/(?![/\\])[\w\-./~%]*$/.test(value);
}

function isUrl(value, protocols) {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return protocols.includes(url.protocol) && url.search === '' && url.hash === '' && url.username === '';
}

export const configurationKeys = Object.keys(keys);

/** The whole configuration, defaults filled in. Throws naming every unknown key and wrong value. */
export function validConfiguration(given) {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Error('The configuration is not a JSON object');
  }
  const faults = Object.keys(given)
    .filter((key) => !configurationKeys.includes(key))
    .map((key) => `unknown key "${key}" (known: ${configurationKeys.join(', ')})`);
  const whole = {};
  for (const [key, { initial, fault }] of Object.entries(keys)) {
    const value = given[key] ?? initial;
    const wrong = typeof value === 'string' ? fault(value) : 'a text';
    if (wrong) faults.push(`${key} is ${JSON.stringify(value)}; it must be ${wrong}`);
    whole[key] = value;
  }
  if (faults.length > 0) throw new Error(`Wrong configuration: ${faults.join('; ')}`);
  return whole;
}

const block = /(<script type="application\/json" id="runtime-config">)([\s\S]*?)(<\/script>)/;

/** The configuration that a page carries. */
export function readConfiguration(html) {
  const text = html.match(block)?.[2];
  if (text === undefined) throw new Error('index.html has no data block with the id "runtime-config"');
  return validConfiguration(JSON.parse(text));
}

const picture = /(<meta property="og:image" content=")[^"]*(")/;

/** The page with another configuration. `<` is escaped, so that no value can end the block. */
export function writeConfiguration(html, configuration) {
  if (!block.test(html)) throw new Error('index.html has no data block with the id "runtime-config"');
  const text = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  return (
    html
      .replace(block, (_, open, _old, close) => `${open}${text}${close}`)
      // Who shows a link to the page runs no script, and takes no address but a whole one.
      .replace(picture, (_, open, close) => `${open}${configuration.siteUrl ?? ''}/share.png${close}`)
  );
}
