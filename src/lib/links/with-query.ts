/** An address with one more parameter in its query: after those it has, before its fragment. */
export function withQuery(address: string, name: string, value: string): string {
  const [, path = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  const joint = path.includes('?') ? (/[?&]$/.test(path) ? '' : '&') : '?';
  return `${path}${joint}${encodeURIComponent(name)}=${encodeURIComponent(value)}${fragment}`;
}
