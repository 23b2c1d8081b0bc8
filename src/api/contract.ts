// Reads the generated contract at the type level: what a path takes and what it answers.
import type { components, paths } from './schema.gen';

export type Schemas = components['schemas'];
export type WriteMethod = 'post' | 'put' | 'delete';
export type Method = 'get' | WriteMethod;

type Operation<P extends keyof paths, M extends Method> = paths[P][M];

/** The paths that have an operation of this method. */
export type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];

type Parameters<O, K extends 'path' | 'query'> = O extends { parameters: infer R }
  ? R extends { [key in K]?: infer V }
    ? Exclude<V, undefined>
    : never
  : never;

type JsonContent<T> = T extends { content: infer C } ? C[keyof C] : undefined;

type Body<O> = O extends { requestBody: { content: infer C } }
  ? C extends { 'multipart/form-data': unknown }
    ? FormData | (C extends { 'application/json': infer Json } ? Json : never)
    : C[keyof C]
  : never;

/** What a successful call answers; `undefined` for an empty answer. */
export type Answer<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: infer R }
    ? { [S in keyof R]: S extends 200 | 201 | 202 | 204 ? JsonContent<R[S]> : never }[keyof R]
    : never;

/** What a successful write answers; a server may answer with less than the record, which then is undefined. */
export type Written<P extends keyof paths, M extends WriteMethod> = Answer<P, M> | undefined;

type Given<K extends string, V> = [V] extends [never]
  ? unknown
  : Record<never, never> extends V
    ? { [key in K]?: V | undefined }
    : { [key in K]: V };

/** What a call must be given: path parameters, query and body, each only where the contract has one. */
export type CallArgs<P extends keyof paths, M extends Method> = Given<
  'path',
  Parameters<Operation<P, M>, 'path'>
> &
  Given<'query', Parameters<Operation<P, M>, 'query'>> &
  Given<'body', Body<Operation<P, M>>>;

/** A path whose list can be asked for page by page. */
export type PagedPath = {
  [P in PathsWith<'get'>]: Answer<P, 'get'> extends { page: number; totalPages: number } ? P : never;
}[PathsWith<'get'>];

/** The arguments of a call without the page, which paging itself fills in. */
export type PagedArgs<P extends PagedPath> = Omit<CallArgs<P, 'get'>, 'query'> & {
  query?: Omit<Exclude<Parameters<Operation<P, 'get'>, 'query'>, undefined>, 'page'>;
};
