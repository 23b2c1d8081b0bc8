// What an operation of the contract is to the mock server: a function from a call to a typed answer.
import type { OperationId, Operations } from '../contract';
import type { Row } from '../db/database';
import type { World } from '../world';
import { badRequest, notFound, unauthorised } from './refusal';

type Responses<Id extends OperationId> = Operations[Id]['responses'];
type Success = 200 | 201 | 204;

type Content<R> = R extends { content: { 'application/json': infer Body } }
  ? { body: Body }
  : R extends { content: { 'image/*': unknown } }
    ? { svg: string }
    : unknown;

/** What the contract lets the operation answer when all is well; failures are thrown as a `Refusal`. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & Success]: Content<Responses<Id>[Status]> & {
    status: Status;
    headers?: Record<string, string>;
  };
}[keyof Responses<Id> & Success];

export type RequestBody<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

export type Operation<Id extends OperationId> = (call: Call) => Answer<Id> | Promise<Answer<Id>>;
export type OperationsOf<Ids extends OperationId> = { [Id in Ids]: Operation<Id> };

/** One request to the server. */
export class Call {
  readonly world: World;
  readonly request: Request;
  readonly query: URLSearchParams;
  readonly token: string | undefined;
  readonly #params: Readonly<Record<string, unknown>>;

  constructor(world: World, request: Request, params: Readonly<Record<string, unknown>>, token?: string) {
    this.world = world;
    this.request = request;
    this.query = new URL(request.url).searchParams;
    this.token = token;
    this.#params = params;
  }

  /** The member whose session this is. Throws 401 without one. */
  me(): Readonly<Row<'user'>> {
    const me = this.world.sessions.memberOf(this.token);
    if (me === undefined) throw unauthorised();
    return me;
  }

  param(name: string): string {
    const value = this.#params[name];
    return typeof value === 'string' ? decode(value) : '';
  }

  /** An id in the path. Throws 404 for what cannot be an id: no such record. */
  id(name = 'id'): number {
    const id = Number(this.param(name));
    if (!isId(id)) throw notFound('There is nothing here');
    return id;
  }

  /** An id in the query. Throws 400 when it is none. */
  queryId(name: string): number | undefined {
    const given = this.query.get(name);
    if (given === null) return undefined;
    if (!isId(Number(given))) throw badRequest(`“${name}” is not an id`);
    return Number(given);
  }

  /** A choice in the query. Throws 400 for a value that is not offered. */
  choice<const Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const given = this.query.get(name);
    if (given === null) return undefined;
    const choice = choices.find((each) => each === given);
    if (choice === undefined) throw badRequest(`“${name}” is one of ${choices.join(', ')}`);
    return choice;
  }
}

const isId = (id: number) => Number.isInteger(id) && id >= 1 && id <= 2_147_483_647;

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
