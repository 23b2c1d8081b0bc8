// Holds answers against the contract at run time: types vanish, and a seed or a cast may lie.
import { fileURLToPath } from 'node:url';
import { bundle, createConfig } from '@redocly/openapi-core';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { isBlank } from '@/lib/text/blank';

interface Answers {
  operationId: string;
  byStatus: ReadonlyMap<
    string,
    { mediaTypes: readonly string[]; validator: () => ValidateFunction | undefined }
  >;
}

interface Route extends Answers {
  method: string;
  pattern: RegExp;
}

type Json = Readonly<Record<string, unknown>>;

const contractFile = fileURLToPath(new URL('../../../openapi/openapi.yaml', import.meta.url));

/** The contract, ready to judge answers. */
export class Contract {
  readonly #routes: readonly Route[];
  readonly operationIds: readonly string[];

  private constructor(routes: readonly Route[]) {
    this.#routes = routes;
    this.operationIds = routes.map((route) => route.operationId);
  }

  static #loaded: Promise<Contract> | undefined;

  /** Read once, whoever asks. */
  static load(): Promise<Contract> {
    return (Contract.#loaded ??= Contract.#read());
  }

  static async #read(): Promise<Contract> {
    const config = await createConfig({});
    const { bundle: document } = await bundle({ ref: contractFile, config, dereference: true });
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats(ajv);
    // The contract's own format.
    ajv.addFormat('not-blank', (text: string) => !isBlank(text));
    const routes = entries(object(document.parsed)['paths']).flatMap(([path, item]) =>
      entries(item)
        .filter(([, operation]) => 'operationId' in object(operation))
        .map(([method, operation]) => routeOf(ajv, method, path, object(operation))),
    );
    // Fixed paths first, so that they are not taken for an open one.
    return new Contract(routes.toSorted((a, b) => openness(a) - openness(b)));
  }

  /**
   * What is wrong with an answer, one sentence each with operation and JSON pointer; nothing when all is well.
   * A call that the contract does not know is wrong too.
   */
  async violations(request: Request, response: Response): Promise<string[]> {
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const method = request.method.toLowerCase();
    const route = this.#routes.find((each) => each.method === method && each.pattern.test(path));
    if (route === undefined) return [`The contract has no ${request.method} ${path}`];
    const where = `${route.operationId} ${response.status}`;
    const answer =
      route.byStatus.get(String(response.status)) ??
      route.byStatus.get(`${Math.floor(response.status / 100)}XX`);
    if (answer === undefined) return [`${where}: the contract does not list this status`];
    return checkAnswer(where, answer, response.headers.get('content-type'), await response.clone().text());
  }
}

function checkAnswer(
  where: string,
  answer: { mediaTypes: readonly string[]; validator: () => ValidateFunction | undefined },
  contentType: string | null,
  text: string,
): string[] {
  if (answer.mediaTypes.length === 0) return text === '' ? [] : [`${where}: must be empty`];
  const type = contentType?.split(';')[0] ?? 'none';
  const isOffered = answer.mediaTypes.some((each) => each === type || each === `${type.split('/')[0]}/*`);
  if (!isOffered) return [`${where}: content type ${type} is not offered`];
  const validate = answer.validator();
  if (validate === undefined) return [];
  validate(JSON.parse(text));
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${where} ${instancePath || '/'}: ${message} ${JSON.stringify(params)}`,
  );
}

function routeOf(ajv: Ajv2020, method: string, path: string, operation: Json): Route {
  const byStatus = entries(operation['responses']).map(([status, response]) => {
    const content = entries(object(response)['content']);
    const schema = content.find(([type]) => type === 'application/json')?.[1];
    // Made when first needed: a test meets a few of all the answers.
    let validate: ValidateFunction | undefined;
    const validator = () => {
      if (schema !== undefined) validate ??= ajv.compile(closed(object(schema)['schema']));
      return validate;
    };
    return [status, { mediaTypes: content.map(([type]) => type), validator }] as const;
  });
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return { operationId: String(operation['operationId']), method, pattern, byStatus: new Map(byStatus) };
}

/** The schema with every object closed: a field that the contract does not name is a leak. */
function closed(schema: unknown): Json {
  const close = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(close);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(entries(value).map(([key, part]) => [key, close(part)]));
    return 'properties' in copy && !('additionalProperties' in copy)
      ? { ...copy, additionalProperties: false }
      : copy;
  };
  return object(close(schema));
}

const openness = ({ pattern }: Route) => pattern.source.split('[^/]+').length;

function object(value: unknown): Json {
  // Every object of a parsed document has string keys.
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

const entries = (value: unknown) => Object.entries(object(value));
