// A failure as a link writes it: `listPosts:500`, `reads:html`, `createPost:network:1`.
import type { OperationId } from '../engine/contract/contract';
import { addressOf, operationIds } from '../engine/requests/addresses';
import { nearest } from './nearest';

/** Whole groups of operations; those that say who is signed in are left out, or nobody would get any further. */
export const faultGroups = ['all', 'reads', 'writes'] as const;
export type FaultTarget = OperationId | (typeof faultGroups)[number];

export const brokenKinds = [
  'network',
  'html',
  'truncated',
  'schema',
  'rows',
  'long',
  'no-content',
  'empty',
  'object',
  'list',
  'named',
] as const;
/**
 * An HTTP status from 400 to 599; `network`: no answer comes through; `html`: a page instead of JSON; `truncated`: JSON
 * that breaks off; `schema`: JSON that breaks the contract; `rows`: bad rows between the good ones; `long`: texts without a space.
 * Done and not told: `no-content` (204), `empty` (200 without a body), `object` (`{}`), `list` (`[]`), `named` (the id alone).
 */
export type FaultKind = number | (typeof brokenKinds)[number];

/** A failure as plain data. */
export interface FaultRule {
  target: FaultTarget;
  kind: FaultKind;
  /** How often; null for ever. */
  times: number | null;
}

const sessionOperations: ReadonlySet<OperationId> = new Set([
  'getSession',
  'getAuthUser',
  'login',
  'logout',
] satisfies OperationId[]);

/** Does a rule for this target speak of this operation? */
export function isMeant(target: FaultTarget, operation: OperationId): boolean {
  if (target === operation) return true;
  if (sessionOperations.has(operation)) return false;
  const isRead = addressOf[operation].startsWith('GET ');
  return target === 'all' || target === (isRead ? 'reads' : 'writes');
}

const targets: readonly string[] = [...faultGroups, ...operationIds];
const isTarget = (text: string): text is FaultTarget => targets.includes(text);

/** The kind written so, or null. */
export function readKind(text: string): FaultKind | null {
  const kind = brokenKinds.find((each) => each === text);
  if (kind !== undefined) return kind;
  const status = Number(text);
  return /^\d{3}$/.test(text) && status >= 400 && status <= 599 ? status : null;
}

/** Reads one failure. Throws with a sentence for a person when it is none. */
export function readFaultRule(text: string): FaultRule {
  const [target = '', kindText = '', timesText, ...rest] = text.split(':');
  const problem = (why: string) => new Error(`fault=${text}: ${why}`);
  if (!isTarget(target)) {
    throw problem(`there’s no operation “${target}”${nearest(target, targets)}`);
  }
  const kind = readKind(kindText);
  if (kind === null) {
    throw problem(`after the operation, use a status from 400 to 599 or one of ${brokenKinds.join(', ')}`);
  }
  if (timesText === undefined) return { target, kind, times: null };
  if (!/^[1-9]\d{0,3}$/.test(timesText) || rest.length > 0) {
    throw problem('times is a number from 1 to 9999');
  }
  return { target, kind, times: Number(timesText) };
}

/** The one way to write a failure: `readFaultRule` gives the same back. */
export const writeFaultRule = ({ target, kind, times }: FaultRule): string =>
  `${target}:${kind}${times === null ? '' : `:${times}`}`;

/** One failure for each target, the later one of two, in an order of their own. */
export function tidyRules(rules: readonly FaultRule[]): FaultRule[] {
  const byTarget = new Map(rules.map((rule) => [rule.target, rule]));
  return [...byTarget.values()].toSorted((a, b) => targets.indexOf(a.target) - targets.indexOf(b.target));
}

/** As a person reads it in a list of what is switched on. */
export const wordingOf = ({ target, kind, times }: FaultRule): string =>
  `${target}: ${kind}${times === null ? '' : ` (${times} more)`}`;
