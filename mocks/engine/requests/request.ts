// What a call carries, read once and held against the contract.
import { badRequest, invalid, tooLarge } from './refusal';
import type { Json, RequestShape } from './request-shape';
import { requests } from './requests.gen';
import { problemsOf } from './schema-check';

const maxJsonBytes = 1_000_000;
const maxFormBytes = 25_000_000;
const maxDepth = 40;

/** A body as the contract describes it; the files of a form stand apart, by field. */
export interface ReadBody {
  readonly value: unknown;
  readonly files: ReadonlyMap<string, readonly File[]>;
}

const shapeOf = (id: string): RequestShape => requests[id] ?? {};

/** Throws 413 when it is too large, 400 when it cannot be read, 422 with messages by field when it breaks a rule. */
export async function readBody(id: string, request: Request): Promise<ReadBody> {
  const { json, form, maxBytes } = shapeOf(id).body ?? {};
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  if (isForm && form) return readForm(request, form, maxBytes ?? maxFormBytes);
  if (!json) throw badRequest('The request isn’t in a format we accept');
  // Where a form is offered too, the larger limit is for its files.
  const value = await readJson(request, form ? maxJsonBytes : (maxBytes ?? maxJsonBytes));
  refuse(problemsOf(value, json));
  return { value, files: new Map() };
}

async function readJson(request: Request, maxBytes: number): Promise<object> {
  refuseLarge(Number(request.headers.get('content-length') ?? 0), maxBytes);
  const text = await request.text();
  refuseLarge(new TextEncoder().encode(text).byteLength, maxBytes);
  // A page of another site can send text and forms with our cookie, but JSON only when it is let.
  if (!request.headers.get('content-type')?.includes('json'))
    throw badRequest('The request isn’t valid JSON');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest('The request isn’t valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('The request isn’t a JSON object');
  }
  refuseHostile(value);
  return value;
}

/** Text fields are read as the types of their schemas; objects and lists of them travel as JSON. */
async function readForm(request: Request, schema: Json, maxBytes: number): Promise<ReadBody> {
  refuseLarge(Number(request.headers.get('content-length') ?? 0), maxBytes);
  const bytes = await request.arrayBuffer();
  refuseLarge(bytes.byteLength, maxBytes);
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw badRequest('We couldn’t read the form');
  });
  // Without a prototype, so that a field called `__proto__` is a field and nothing else.
  const value = Object.create(null) as Record<string, unknown>;
  const files = new Map<string, File[]>();
  const fields = objectOf(schema['properties']);
  for (const name of new Set(form.keys())) {
    const given = form.getAll(name);
    const field = objectOf(fields[name]);
    const uploads = given.filter((each) => typeof each !== 'string');
    if (uploads.length > 0) files.set(name, uploads);
    const texts = given.filter((each) => typeof each === 'string');
    value[name] = isList(field)
      ? [...uploads.map(() => ''), ...listed(texts, objectOf(field['items']))]
      : coerced(texts[0] ?? '', field);
  }
  refuseHostile(value);
  const problems = problemsOf({ ...value }, schema);
  for (const [name, field] of Object.entries(fields)) {
    const isFile = objectOf(field)['format'] === 'binary';
    if (isFile && name in value && !files.has(name))
      problems.set(name, 'The file given is not an instance of Blob or File');
  }
  refuse(problems);
  for (const name of files.keys()) delete value[name];
  return { value: { ...value }, files };
}

/** A list in a form: repeated texts, or other things as JSON, one by one or the whole list at once. */
function listed(texts: readonly string[], items: Json): unknown[] {
  if ([items['type']].flat().includes('string')) return [...texts];
  return texts.flatMap((text) => coerced(text, items));
}

/** The query's parameters, read as their types; throws 400 naming one that breaks its rule. */
export function readQuery(id: string, query: URLSearchParams): Readonly<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const [name, { schema, required }] of Object.entries(shapeOf(id).query ?? {})) {
    const given = query.getAll(name).filter((each) => each !== '');
    if (given.length === 0) {
      if (required) throw badRequest(`“${name}” is required`);
      if (schema['default'] !== undefined) read[name] = schema['default'];
      continue;
    }
    const value = isList(schema)
      ? given.flatMap((each) => each.split(',')).map((each) => coerced(each, objectOf(schema['items'])))
      : coerced(given[0] ?? '', schema);
    const [problem] = problemsOf(value, schema).values();
    if (problem !== undefined) throw badRequest(`“${name}”: ${problem}`);
    read[name] = value;
  }
  return read;
}

const isList = (schema: Json) => [schema['type']].flat().includes('array');

function coerced(text: string, schema: Json): unknown {
  const types = [schema['type']].flat();
  if (types.includes('string')) return text;
  if (types.includes('null') && text === '') return null;
  if (types.includes('integer') || types.includes('number')) {
    return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  }
  if (types.includes('boolean')) return text === 'true' ? true : text === 'false' ? false : text;
  // Neither text, number nor yes-or-no, or a reference: what reads as JSON is taken as that.
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function refuse(problems: ReadonlyMap<string, string>): void {
  if (problems.size === 0) return;
  throw invalid(Object.fromEntries([...problems].map(([field, message]) => [field || 'body', [message]])));
}

function refuseLarge(bytes: number, maxBytes: number): void {
  if (bytes > maxBytes) throw tooLarge();
}

const hostileKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Throws 422 for keys that could reach a prototype, 400 for nesting that no honest body has. */
function refuseHostile(value: object): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) throw badRequest('The request is nested too deeply');
    const objects = level.flatMap((each) => (typeof each === 'object' && each !== null ? [each] : []));
    const found = objects.flatMap((each) => Object.keys(each)).find((key) => hostileKeys.has(key));
    if (found !== undefined) throw invalid({ [`“${found}”`]: ['This field isn’t allowed'] });
    level = objects.flatMap((each) => Object.values(objectOf(each)));
  }
}

function objectOf(value: unknown): Json {
  // Parts of a schema are objects with string keys.
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
