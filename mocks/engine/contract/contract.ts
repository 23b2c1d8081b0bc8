// The contract's types, under the names the mock server speaks of.
import type { components, operations } from '@/api/schema.gen';

/** A shape of the contract by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export type Operations = operations;
export type OperationId = keyof operations;
