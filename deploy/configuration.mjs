/** The runtime configuration of a deployment: what a page's data block may say, and how it gets in and out of index.html. */

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
  portfolioUrl: {
    initial: '',
    fault: (value) =>
      value === '' || isUrl(value, ['https:', 'http:']) ? null : 'empty, or an absolute http(s) address',
  },
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

/** The page with another configuration. `<` is escaped, so that no value can end the block. */
export function writeConfiguration(html, configuration) {
  if (!block.test(html)) throw new Error('index.html has no data block with the id "runtime-config"');
  const text = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  return html.replace(block, (_, open, _old, close) => `${open}${text}${close}`);
}
