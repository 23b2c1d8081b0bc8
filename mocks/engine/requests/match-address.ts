import type { OperationId } from '../contract/contract';
import { addressOf, operationIds } from './addresses';
import { apiPrefix } from './api-prefix';

/** An operation, and what stands in its path's places. */
export interface MatchedAddress {
  id: OperationId;
  params: Readonly<Record<string, string>>;
}

interface Template {
  id: OperationId;
  segments: readonly string[];
}

const placeIn = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1];
const openness = ({ segments }: Template) => segments.filter((each) => placeIn(each) !== undefined).length;

/** The templates of each method and number of segments, the more fixed ones before the more open ones. */
const templates = new Map<string, Template[]>();
const keyOf = (method: string, segments: readonly string[]) => `${method} ${segments.length}`;
for (const id of operationIds) {
  const [method = '', path = ''] = addressOf[id].split(' ');
  const segments = path.slice(1).split('/');
  const key = keyOf(method, segments);
  templates.set(key, [...(templates.get(key) ?? []), { id, segments }]);
}
for (const [key, list] of templates)
  templates.set(
    key,
    list.toSorted((a, b) => openness(a) - openness(b)),
  );

function paramsOf({ segments }: Template, given: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    const value = given[at] ?? '';
    const place = placeIn(segment);
    if (place === undefined ? value !== segment : value === '') return undefined;
    if (place !== undefined) params[place] = decodeURIComponent(value);
  }
  return params;
}

/**
 * The operation that is called by this method at this address, whatever stands before the server prefix; undefined when the contract
 * has none. Throws when a segment cannot be decoded.
 */
export function matchAddress(method: string, { pathname }: URL): MatchedAddress | undefined {
  const at = pathname.indexOf(`${apiPrefix}/`);
  if (at === -1) return undefined;
  const given = pathname
    .slice(at + apiPrefix.length + 1)
    .replace(/\/$/, '')
    .split('/');
  for (const template of templates.get(keyOf(method, given)) ?? []) {
    const params = paramsOf(template, given);
    if (params) return { id: template.id, params };
  }
  return undefined;
}
