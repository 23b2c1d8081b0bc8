// Texts as somebody writes them who wants to see a page break: long, and without a space to wrap at.

const freeTexts = new Set(
  (
    'fullName name title headline subtitle excerpt summary content text bio about tagline label value note notes town address ' +
    'line1 street area company role reason caption alt question description websiteName displayName lastMessage'
  ).split(' '),
);
const links = new Set(['website', 'link', 'portfolioUrl']);

const word = (text: string) => `${text.replaceAll(/[ \t]/g, '')}${'WordWithoutEnd'.repeat(12)}`;

/** The answer with every name, title and link in it made long, each without a space. */
export function withLongTexts(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (links.has(key) || /^https?:/.test(value)) return `${value}${'/without-a-space'.repeat(12)}`;
    return value !== '' && freeTexts.has(key) ? word(value) : value;
  }
  if (Array.isArray(value)) return value.map((part) => withLongTexts(part, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]): [string, unknown] => [name, withLongTexts(part, name)]),
  );
}
