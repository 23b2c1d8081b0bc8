// What this server turned out not to have. The specification states little of what we call; the rest a server may lack.
import { useSyncExternalStore } from 'react';
import { ApiError } from './errors';

/** The server does not know this operation: known for the page's life, and never asked for again. */
export class NotOfferedError extends ApiError {
  override name = 'NotOfferedError';
  constructor() {
    // Not the server's own status: a page must not take it for a missing record.
    super(501, { message: 'This isn’t available here yet', code: 'not-offered' });
  }
}

/** Trying again cannot help: no button for it. */
export const retryOf = (error: unknown, retry: () => void): (() => void) | undefined =>
  error instanceof NotOfferedError ? undefined : retry;

const missing = new Set<string>();
const found = new Set<string>();
const listeners = new Set<() => void>();

/** `operation` is a method and a path of the contract: `get /posts/tags`. */
export const isOffered = (operation: string): boolean => !missing.has(operation);

/** Whether the server has the operation, as far as is known; a part of a page that lives by it is not shown without. */
export function useIsOffered(operation: string): boolean {
  return useSyncExternalStore(subscribe, () => isOffered(operation));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server answered this one: a later 404 of it is about a record. */
export function noteOffered(operation: string): void {
  found.add(operation);
}

/**
 * What a refusal of an operation means: the refusal itself, or that the server does not know the operation. 404 with
 * a code, as the contract has it, is always about a record, and so is any 404 of an operation that has answered before.
 */
export async function readRefusal(operation: string, refusal: ApiError): Promise<ApiError> {
  const { status, code } = refusal;
  const isUnknown = status === 501 || status === 405 || (status === 404 && code === undefined);
  if (!isUnknown || found.has(operation)) return refusal;
  const provenance = await import('./answers/provenance.gen').catch(() => null);
  const isOurs = provenance && !provenance.documented.includes(operation);
  // Of a stated path the record may be missing, in words of another server's.
  const isAboutRecord =
    status === 404 && operation.includes('{') && !provenance?.designed.includes(operation);
  if (!isOurs || isAboutRecord) return refusal;
  missing.add(operation);
  for (const listener of listeners) listener();
  return new NotOfferedError();
}

/** For tests, whose servers differ: everything may be asked for again. */
export function forgetOffers(): void {
  missing.clear();
  found.clear();
}
