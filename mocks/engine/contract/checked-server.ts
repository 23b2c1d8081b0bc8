// A test server every answer of which is held against the contract.
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Contract } from './contract-check';
import { belowPrefix } from '../requests/below-prefix';
import { createTestServer, type TestServer } from '../../hosts/node';
import type { WorldOptions } from '../world/world';

export const testOrigin = 'http://localhost:4000';

/** Starts it for the tests of this file; a violation fails the test that met it. Call it at the file's top. */
export function checkedServer(options: WorldOptions = {}): TestServer {
  const server = createTestServer(options);
  const checks: Promise<string[]>[] = [];
  let contract: Contract;
  beforeAll(async () => {
    contract = await Contract.load();
    server.onAnswer((request, response) => {
      // The payment provider's pages are no part of the contract.
      if (belowPrefix.test(request.url)) checks.push(contract.violations(request, response));
    });
    server.listen();
  });
  afterEach(async () => {
    const violations = await Promise.all(checks.splice(0));
    await server.reset();
    expect(violations.flat()).toEqual([]);
  });
  afterAll(() => server.close());
  return server;
}

/** Calls the server; `body` goes as JSON, a string as it is. */
export async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) {
  const response = await fetch(`${testOrigin}/api${path}`, {
    method,
    credentials: 'include',
    ...(body !== undefined && {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  });
  const text = await response.text();
  const json: unknown =
    text === '' || !response.headers.get('content-type')?.includes('json') ? text : JSON.parse(text);
  return { status: response.status, json, headers: response.headers };
}
