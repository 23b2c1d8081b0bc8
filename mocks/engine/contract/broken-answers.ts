// Answers of a server, or of something before it, that does not do what the contract says.
import { HttpResponse } from 'msw';
import { withBadRows } from './bad-rows';
import type { Fault } from '../world/faults';
import { withLongTexts } from '../world/long-texts';

/** What becomes of an operation's own answer, by the kind of fault. */
const spoilers = {
  truncated: (text: string) => text.slice(0, Math.floor(text.length / 2)),
  schema: violate,
  rows: (text: string) => JSON.stringify(withBadRows(JSON.parse(text))),
  long: (text: string) => JSON.stringify(withLongTexts(JSON.parse(text))),
};
const isSpoilt = (kind: Fault['status']): kind is keyof typeof spoilers =>
  typeof kind === 'string' && Object.hasOwn(spoilers, kind);

/** What is answered in the place of what was done. */
const withoutContent = {
  'no-content': () => null,
  empty: () => '',
  object: () => '{}',
  list: () => '[]',
  named: async (answer: Answer) => JSON.stringify(nameOf(await answer.text())),
};
const isWithoutContent = (kind: Fault['status']): kind is keyof typeof withoutContent =>
  typeof kind === 'string' && Object.hasOwn(withoutContent, kind);

type Answer = HttpResponse<null | string | Blob>;

const page = `<!doctype html>
<html lang="en"><head><title>Sign in to the network</title></head>
<body><h1>Welcome to the station’s Wi-Fi</h1><p>Accept our terms to go on.</p></body></html>`;

/** What a server says with a status, as far as a person can act on it; a fault without words of its own says that. */
const wordsOf: Readonly<Record<number, string>> = {
  403: 'You don’t have access to this',
  404: 'We couldn’t find this',
  413: 'That’s too large to send',
  429: 'Too many attempts. Wait a moment and try again',
};
const serverFailed = 'Something went wrong on the server';

/** What a fault answers instead of the operation; undefined when the operation's own answer is to be spoilt. */
export function insteadOf({ status, body, headers }: Fault): Response | undefined {
  if (isSpoilt(status) || isWithoutContent(status)) return undefined;
  if (status === 'network') return HttpResponse.error();
  if (status === 'html') return new HttpResponse(page, { headers: { 'Content-Type': 'text/html' } });
  const error = body ?? { message: wordsOf[status] ?? serverFailed, code: 'fault' };
  return HttpResponse.json(error, { status, ...(headers && { headers }) });
}

/** The operation's answer, broken off in the middle or against the contract, or without what was done. What is no JSON stays as it is. */
export async function spoil(answer: Answer, how: Fault['status']): Promise<Answer> {
  if (isWithoutContent(how)) return answer.ok ? await withoutRecord(answer, how) : answer;
  if (!answer.headers.get('Content-Type')?.includes('json')) return answer;
  if (!isSpoilt(how)) return answer;
  const { status, headers } = answer;
  return new HttpResponse(spoilers[how](await answer.text()), { status, headers });
}

async function withoutRecord(answer: Answer, how: keyof typeof withoutContent): Promise<Answer> {
  const body = await withoutContent[how](answer);
  const { headers } = answer;
  return new HttpResponse(body, { status: body === null ? 204 : 200, headers });
}

/** The id alone of what was written, where the answer tells one. */
function nameOf(text: string): { id?: unknown } {
  const written: unknown = text === '' ? null : JSON.parse(text);
  return typeof written === 'object' && written !== null && 'id' in written ? { id: written.id } : {};
}

/** As of a server that writes empty lists as null and leaves out what it does not know. */
function violate(text: string): string {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '{}';
  const lists = Object.entries(value).filter(([, part]) => Array.isArray(part));
  return JSON.stringify(
    lists.length === 0 ? {} : { ...value, ...Object.fromEntries(lists.map(([key]) => [key, null])) },
  );
}
