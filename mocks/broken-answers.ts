// Answers of a server, or of something before it, that does not do what the contract says.
import { HttpResponse } from 'msw';
import type { Fault } from './faults';

type Answer = HttpResponse<null | string | Blob>;

const page = `<!doctype html>
<html lang="en"><head><title>Sign in to the network</title></head>
<body><h1>Welcome to the station’s Wi-Fi</h1><p>Accept our terms to go on.</p></body></html>`;

/** What a fault answers instead of the operation; undefined when the operation's own answer is to be spoilt. */
export function insteadOf({ status, body, headers }: Fault): Response | undefined {
  if (status === 'truncated' || status === 'schema') return undefined;
  if (status === 'network') return HttpResponse.error();
  if (status === 'html') return new HttpResponse(page, { headers: { 'Content-Type': 'text/html' } });
  const error = body ?? { message: 'Something went wrong on the server', code: 'fault' };
  return HttpResponse.json(error, { status, ...(headers && { headers }) });
}

/** The operation's answer, broken off in the middle or against the contract. What is no JSON stays as it is. */
export async function spoil(answer: Answer, how: Fault['status']): Promise<Answer> {
  if (!answer.headers.get('Content-Type')?.includes('json')) return answer;
  const text = await answer.text();
  const { status, headers } = answer;
  const spoilt = how === 'truncated' ? text.slice(0, Math.floor(text.length / 2)) : violate(text);
  return new HttpResponse(spoilt, { status, headers });
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
