import type { OperationId, Schema } from './contract';
import { operationOf } from './handlers/addresses';

export interface Fault {
  /** An HTTP status, or `network` for an answer that never comes through. */
  status: number | 'network';
  body?: Schema<'ApiError'>;
  headers?: Record<string, string>;
  /** How often; for ever when left out. */
  times?: number;
}

/** Failures switched on by a person or a test, by operation. */
export class Faults {
  readonly #faults = new Map<OperationId, { fault: Fault; left: number }>();

  /** @param target an operation's id, or `METHOD /path` as the contract writes it */
  add(target: string, fault: Fault): void {
    this.#faults.set(operationOf(target), { fault, left: fault.times ?? Infinity });
  }

  clear(): void {
    this.#faults.clear();
  }

  /** The fault this call meets, used up by it; undefined when all is well. */
  take(operation: OperationId): Fault | undefined {
    const entry = this.#faults.get(operation);
    if (entry === undefined) return undefined;
    entry.left -= 1;
    if (entry.left <= 0) this.#faults.delete(operation);
    return entry.fault;
  }
}
