// What an operation of the contract is to the mock server: a function from a call to a typed answer.
import type { OperationId, Operations } from '../contract/contract';
import type { Row } from '../db/database';
import type { World } from '../world/world';
import { notFound, unauthorised } from '../requests/refusal';
import { readBody, readQuery, type ReadBody } from '../requests/request';

type Responses<Id extends OperationId> = Operations[Id]['responses'];
type Success = 200 | 201 | 204;

type Content<R> = R extends { content: { 'application/json': infer Body } }
  ? { body: Body }
  : R extends { content: object }
    ? { file: Blob | string }
    : unknown;

/** What the contract lets the operation answer when all is well; failures are thrown as a `Refusal`. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & Success]: Content<Responses<Id>[Status]> & {
    status: Status;
    headers?: Record<string, string>;
  };
}[keyof Responses<Id> & Success];

/** What the contract lets a call carry; of a form, its text fields. */
export type RequestBody<Id extends OperationId> = Id extends OperationId
  ? NonNullable<Operations[Id]['requestBody']> extends { content: infer Content }
    ? Content[keyof Content]
    : never
  : never;

/** The query parameters by name, defaults filled in. */
export type Filters<Id extends OperationId> = Id extends OperationId
  ? NonNullable<Operations[Id]['parameters']['query']>
  : never;

/** A call of one operation: its body and query have the types of the contract. */
export interface CallOf<Id extends OperationId> extends Call {
  body(): Promise<RequestBody<Id>>;
  filters(): Filters<Id>;
}

export type Operation<Id extends OperationId> = (call: CallOf<Id>) => Answer<Id> | Promise<Answer<Id>>;
export type OperationsOf<Ids extends OperationId> = { [Id in Ids]: Operation<Id> };

/** One request to the server. */
export class Call {
  readonly world: World;
  readonly request: Request;
  readonly query: URLSearchParams;
  readonly token: string | undefined;
  readonly #operation: OperationId;
  readonly #params: Readonly<Record<string, unknown>>;
  #body: Promise<ReadBody> | undefined;

  constructor(
    world: World,
    operation: OperationId,
    request: Request,
    params: Readonly<Record<string, unknown>>,
    token?: string,
  ) {
    this.world = world;
    this.request = request;
    this.query = new URL(request.url).searchParams;
    this.token = token;
    this.#operation = operation;
    this.#params = params;
  }

  /** The body, held against the contract. Throws 400, 413, and 422 with messages by field. */
  async body(): Promise<unknown> {
    return (await this.#read()).value;
  }

  /** The files of a form's field; none when it was left out. Throws like `body`. */
  async files(field: string): Promise<readonly File[]> {
    return (await this.#read()).files.get(field) ?? [];
  }

  /** The query's parameters, held against the contract. Throws 400 naming the one that breaks its rule. */
  filters(): unknown {
    return readQuery(this.#operation, this.query);
  }

  /** The member whose session this is. Throws 401 without one. */
  me(): Readonly<Row<'user'>> {
    const me = this.world.sessions.memberOf(this.token);
    if (me === undefined) throw unauthorised();
    return me;
  }

  /** A part of the path, decoded. */
  param(name: string): string {
    const value = this.#params[name];
    return typeof value === 'string' ? decode(value) : '';
  }

  /** An id in the path. Throws 404 for what cannot be an id: no such record. */
  id(name = 'id'): number {
    const id = Number(this.param(name));
    if (!isId(id)) throw notFound('We couldn’t find that page');
    return id;
  }

  #read(): Promise<ReadBody> {
    return (this.#body ??= readBody(this.#operation, this.request));
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
