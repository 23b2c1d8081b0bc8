import type { Ask } from './probe.mjs';

export function serverAt(prefix: string, how?: { cookie?: string | undefined; send?: typeof fetch }): Ask;
export function signIn(
  prefix: string,
  identifier: string,
  password: string,
  send?: typeof fetch,
): Promise<string>;
