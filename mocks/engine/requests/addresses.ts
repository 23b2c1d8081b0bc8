import type { paths } from '@/api/schema.gen';
import type { OperationId } from '../contract/contract';
import { addresses } from './addresses.gen';

export type Address = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${keyof paths}`;

/** Where an operation is called, as `METHOD /path` of the contract. */
export const addressOf: Readonly<Record<OperationId, Address>> = addresses;

// Object.keys of a literal holds exactly its own keys.
export const operationIds = Object.keys(addresses) as OperationId[];

/** The operation called by its id or by `METHOD /path` as the contract writes it. Throws when there is none. */
export function operationOf(target: string): OperationId {
  const found = operationIds.find((id) => id === target || addressOf[id] === target);
  if (found === undefined) throw new Error(`The contract has no operation “${target}”`);
  return found;
}
