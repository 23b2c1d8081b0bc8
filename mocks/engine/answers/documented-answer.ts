// A server that knows only what the specification states (the scenario `documented-only`).
import type { OperationId } from '../contract/contract';
import { documented } from './documented.gen';
import type { Kept } from './kept';

/** What a server says that does not know the address: not in the contract's words, for it knows no contract. */
const unknownAddress = { statusCode: 404, error: 'Not Found', message: 'We couldn’t find that address' };

interface Written {
  status: number;
  body?: unknown;
}

/** Whether the specification alone has the operation. */
export const isDocumented = (id: OperationId): boolean => documented[id] !== 'unknown';

export const notDocumented = () => ({ status: 404, body: unknownAddress });

/** The answer with its documented fields alone; a refusal keeps its message. */
export function documentedAlone<W extends Written>(id: OperationId, written: W): W {
  const kept = documented[id];
  if (kept === 'unknown' || written.body === undefined) return written;
  if (written.status >= 400) return { ...written, body: only(written.body, { message: true }) };
  return { ...written, body: only(written.body, kept) };
}

function only(value: unknown, kept: Kept): unknown {
  if (kept === true || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((row: unknown) => only(row, kept));
  const fields = Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const inner = kept[name];
    return inner === undefined ? [] : [[name, only(part, inner)]];
  });
  return Object.fromEntries(fields);
}
