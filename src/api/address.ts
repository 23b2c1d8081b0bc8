import { pathPart } from '@/lib/links/path-part';
import type { PathsWith } from './contract';
import { runtimeConfig } from './runtime-config';

type Value = string | number | boolean;
/** A list goes into the query with commas, as the contract has it. */
export type Values = Readonly<Record<string, Value | readonly Value[] | undefined>>;

/** The path with its parameters filled in, each encoded; `_` stands for one that can be no part of a path, which no server knows. */
export function fillPath(path: string, parameters: Values = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => pathPart(String(parameters[name] ?? '')) ?? '_');
}

/** Where a call goes, as an absolute address: for what a worker reads by itself. */
export const addressOf = (path: PathsWith<'get'>, query: Values): string =>
  new URL(address(path, query), location.origin).href;

/** Where a call goes, on this origin unless the configuration has another. */
export function address(path: string, query: Values = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.append(key, String(value));
  }
  const suffix = search.size > 0 ? `?${search.toString()}` : '';
  return `${runtimeConfig.apiPrefix}${path}${suffix}`;
}
