import type { OperationId, Schema } from '../contract/contract';
import { operationOf } from '../requests/addresses';
import {
  faultGroups,
  isMeant,
  tidyRules,
  type FaultKind,
  type FaultRule,
  type FaultTarget,
} from '../../scenarios/fault-rule';
import { throwDice } from '../../scenarios/dice';

export interface Fault {
  /** An HTTP status, `network` for an answer that never comes through, or how the answer is broken. */
  status: FaultKind;
  body?: Schema<'ApiError'>;
  headers?: Record<string, string>;
  /** How often; for ever when left out. */
  times?: number;
}

/** Failures switched on by a person or a test, by operation or group of operations. */
export class Faults {
  readonly #faults = new Map<FaultTarget, { fault: Fault; left: number }>();
  /** How many calls of each operation the dice were thrown for. */
  readonly #calls = new Map<OperationId, number>();
  #flakyPercent = 0;
  /** While true no answer comes through. */
  isCutOff = false;
  /** Told when a fault has been met as often as it should. */
  onSpent: () => void = () => {};

  /** @param target an operation's id, `METHOD /path` as the contract writes it, or a group of operations */
  add(target: string, fault: Fault): void {
    const group = faultGroups.find((each) => each === target);
    this.#faults.set(group ?? operationOf(target), { fault, left: fault.times ?? Infinity });
  }

  remove(target: string): void {
    const group = faultGroups.find((each) => each === target);
    this.#faults.delete(group ?? operationOf(target));
  }

  /** How many calls of a hundred fail from now on. The dice fall the same way each time they are set. */
  setFlaky(percent: number): void {
    this.#flakyPercent = percent;
    this.#calls.clear();
  }

  clear(): void {
    this.#faults.clear();
    this.setFlaky(0);
    this.isCutOff = false;
  }

  get flakyPercent(): number {
    return this.#flakyPercent;
  }

  /** The failures that are still to come, as plain data. */
  rules(): FaultRule[] {
    const rules = [...this.#faults].map(([target, { fault, left }]) => ({
      target,
      kind: fault.status,
      times: left === Infinity ? null : left,
    }));
    return tidyRules(rules);
  }

  /** The fault this call meets, used up by it; undefined when all is well. `isSpared`: it has a network still. */
  take(operation: OperationId, { isSpared = false } = {}): Fault | undefined {
    if (this.isCutOff && !isSpared) return { status: 'network' };
    const target = this.#faults.has(operation)
      ? operation
      : [...this.#faults.keys()].find((each) => isMeant(each, operation));
    const entry = target === undefined ? undefined : this.#faults.get(target);
    if (target === undefined || entry === undefined) return this.#unlucky(operation);
    entry.left -= 1;
    if (entry.left <= 0) {
      this.#faults.delete(target);
      this.onSpent();
    }
    return entry.fault;
  }

  #unlucky(operation: OperationId): Fault | undefined {
    if (this.#flakyPercent === 0) return undefined;
    const call = (this.#calls.get(operation) ?? 0) + 1;
    this.#calls.set(operation, call);
    if (throwDice(`${operation} ${call}`) >= this.#flakyPercent) return undefined;
    return { status: 503, body: { message: 'The server is busy. Try again', code: 'flaky' } };
  }
}
