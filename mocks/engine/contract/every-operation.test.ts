// Every operation of the contract, called with what it allows and with what it does not.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { call, checkedServer, testOrigin } from './checked-server';
import { addressOf, operationIds } from '../requests/addresses';
import type { Json, RequestShape } from '../requests/request-shape';
import { requests } from '../requests/requests.gen';
import { problemsOf } from '../requests/schema-check';
import { allowed, spoilt, type Known } from './schema-arbitrary';

const server = checkedServer({ now: new Date('2026-05-13T10:30:00Z') });
const runs = { numRuns: 10, seed: 2026, endOnFailure: true };

const operations = operationIds.map((id) => {
  const [method, path] = addressOf[id].split(' ');
  // An address has one of these four methods.
  return {
    id,
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: path ?? '',
    shape: requests[id] ?? {},
    session: requests[id]?.session,
  };
});

/** Ids that the list above an open place of the path answers. */
async function idsFor(path: string): Promise<string[]> {
  const { json } = await call('GET', path);
  const { data, notifications } = (json ?? {}) as {
    data?: { id?: unknown; uuid?: unknown }[];
    notifications?: { id: number }[];
  };
  const rows = data ?? notifications ?? (Array.isArray(json) ? (json as { id?: unknown }[]) : []);
  return rows.slice(0, 3).map((row) => String('uuid' in row ? row.uuid : row.id));
}

/** The path with real ids in its open places, as far as lists above it name some. */
async function realPath(path: string): Promise<string> {
  let filled = '';
  let template = '';
  for (const segment of path.split('/').slice(1)) {
    const isOpen = segment.startsWith('{');
    const isListed = operations.some((each) => each.method === 'GET' && each.path === template);
    const [id = '1'] = isOpen && isListed ? await idsFor(filled) : [];
    filled += `/${isOpen ? id : segment}`;
    template += `/${segment}`;
  }
  return filled;
}

const knownUuids = (): Known => {
  const { db } = server.world;
  const uuids = Object.values(db).flatMap((table) =>
    typeof table === 'object'
      ? table
          .all()
          .slice(0, 2)
          .map((row) => row.id)
          .filter((id) => typeof id === 'string')
      : [],
  );
  return { uuids };
};

/** Valid queries, as text. */
function queries({ query = {} }: RequestShape, known: Known) {
  const record = fc.record(
    Object.fromEntries(Object.entries(query).map(([name, { schema }]) => [name, allowed(schema, known)])),
    { requiredKeys: Object.keys(query).filter((name) => query[name]?.required), noNullPrototype: true },
  );
  return record.map((values) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(values)) search.append(name, String(value));
    return search.size > 0 ? `?${search}` : '';
  });
}

const bodySchema = ({ body }: RequestShape): Json | undefined => body?.json;

describe.each(operations)('$id', ({ method, path, shape, session }) => {
  it('answers within the contract to whoever asks with what it allows', async () => {
    server.signInAs('hannah.okafor');
    const target = await realPath(path);
    const known = knownUuids();
    const json = bodySchema(shape);
    const bodies = json ? allowed(json, known) : fc.constant(undefined);
    const who = fc.constantFrom('hannah.okafor', 'hannah.okafor', 'tom.whitfield', 'zainab.hussain');
    await fc.assert(
      fc.asyncProperty(queries(shape, known), bodies, who, async (query, body, username) => {
        server.signInAs(username);
        const { status } = await call(method, `${target}${query}`, body);
        expect(status).toBeLessThan(500);
        // A body that the contract allows is never called unreadable.
        if (json) expect(status).not.toBe(400);
      }),
      runs,
    );
  });

  it('refuses what it does not allow, in the one error shape', async () => {
    server.signInAs('hannah.okafor');
    const target = await realPath(path);
    for (const broken of ['%00', 'nobody-here', '-1', '9'.repeat(30), '__proto__', '%E0%A4%A']) {
      if (!path.includes('{')) break;
      const { status } = await call(method, path.replaceAll(/\{\w+\}/g, broken), bodySchema(shape) && {});
      expect(status).toBeLessThan(500);
    }
    const json = bodySchema(shape);
    if (json === undefined) return;
    await fc.assert(
      fc.asyncProperty(spoilt(allowed(json, knownUuids())), async (body) => {
        const { status } = await call(method, target, body);
        expect(status).toBeLessThan(500);
        if (problemsOf(body, json).size > 0)
          expect([400, 401, 403, 404, 409, 413, 422, 429]).toContain(status);
      }),
      runs,
    );
    for (const body of ['{"a":', '[1]', '"text"', '', `{"x":${'['.repeat(5000)}${']'.repeat(5000)}}`]) {
      expect([400, 401, 403, 404, 409, 429]).toContain((await call(method, target, body)).status);
    }
    const polluting = await call(
      method,
      target,
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
    );
    expect([401, 403, 404, 409, 422, 429]).toContain(polluting.status);
    expect({}).not.toHaveProperty('isAdmin');
    // Where a form is offered too, the larger limit is for its files.
    const { form, maxBytes = 0 } = shape.body ?? {};
    const huge = await call(
      method,
      target,
      `{"x":"${'y'.repeat(Math.max(10_000_000, form ? 0 : maxBytes))}"}`,
    );
    expect([401, 403, 404, 409, 413, 429]).toContain(huge.status);
  });

  it('asks strangers to sign in, unless it is public', async () => {
    server.signInAs('hannah.okafor');
    const target = await realPath(path);
    await server.reset();
    const { status } = await call(method, target, bodySchema(shape) && {});
    if (session === undefined) expect(status).toBe(401);
    else if (session === 'none') expect(status).not.toBe(401);
    else expect(status).toBeLessThan(500);
  });

  it('takes no form that it cannot read', async () => {
    if (shape.body?.form === undefined) return;
    server.signInAs('hannah.okafor');
    const send = (init: RequestInit) => fetch(new Request(target, { ...init, method }));
    const form = new FormData();
    form.set(
      'nobodyKnowsThis',
      new File(['<svg onload=alert(1)>'], '../../x.svg', { type: 'image/svg+xml' }),
    );
    const target = `${testOrigin}/api${await realPath(path)}`;
    const unknown = await send({ body: form });
    expect([401, 403, 404, 409, 422, 429]).toContain(unknown.status);
    const torn = await send({
      body: '--x\r\nnonsense',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect([400, 401, 403, 404, 409, 422, 429]).toContain(torn.status);
  });
});
