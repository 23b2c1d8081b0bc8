// For tests: values that a schema of the contract allows, and values that it does not.
import fc, { type Arbitrary } from 'fast-check';
import type { Json } from '../requests/request-shape';
import { schemas } from '../requests/requests.gen';

/** What a generator may draw on: ids of records that are there. */
export interface Known {
  uuids: readonly string[];
}

type Make = (schema: Json) => Arbitrary<unknown>;

const texts = fc.oneof(
  fc.constantFrom(
    'Leeds',
    'New boiler £2,600',
    '3-bed terrace under £180k',
    'O’Sullivan & Sons',
    '🏠 a home',
    'é'.repeat(40),
  ),
  fc.string({ minLength: 1, unit: 'grapheme' }),
);
const byFormat: Readonly<Record<string, Arbitrary<string>>> = {
  date: fc
    .date({ min: new Date('2015-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('2015-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString()),
  time: fc.constantFrom('08:30:00Z', '17:00:00Z'),
  email: fc.constantFrom('hannah.okafor@post.example', 'somebody.new@post.example'),
  uri: fc.constantFrom(
    'https://tiebeam.example',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://localhost:4000',
  ),
  password: fc.constantFrom('correct horse battery', 'tiebeam-demo', 'short'),
};

/** Values that the schema allows. A pattern is met by trying; records are named by ids of `known` or by none. */
export function allowed(schema: Json, known: Known): Arbitrary<unknown> {
  const make: Make = (each) => arbitrary(each, make, known);
  return make(schema);
}

function arbitrary(schema: Json, make: Make, known: Known): Arbitrary<unknown> {
  const reference = schema['$ref'];
  if (typeof reference === 'string') return make(named(reference));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...asList(schema['enum']));
  if ('const' in schema) return fc.constant(schema['const']);
  for (const key of ['oneOf', 'anyOf']) {
    if (Array.isArray(schema[key])) return fc.oneof(...asList(schema[key]).map((each) => make(object(each))));
  }
  if (Array.isArray(schema['allOf'])) {
    const parts = fc.tuple(...asList(schema['allOf']).map((each) => make(object(each))));
    return parts.map((all) => all.reduce<unknown>((sum, each) => ({ ...object(sum), ...object(each) }), {}));
  }
  const types = [schema['type']].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, make, known)));
}

function ofType(type: unknown, schema: Json, make: Make, known: Known): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: lowest(schema, 0), max: Math.min(highest(schema, 100_000), 2 ** 31 - 1) });
    case 'number':
      return numbers(schema);
    case 'array': {
      const items = make(object(schema['items']));
      const size = {
        minLength: number(schema['minItems']) ?? 0,
        maxLength: Math.min(number(schema['maxItems']) ?? 3, (number(schema['minItems']) ?? 0) + 3),
      };
      return schema['uniqueItems'] === true
        ? fc.uniqueArray(items, { ...size, selector: (each) => JSON.stringify(each) })
        : fc.array(items, size);
    }
    case 'object':
      return objects(schema, make);
    default:
      return strings(schema, known);
  }
}

function numbers(schema: Json): Arbitrary<number> {
  const pence = fc.integer({
    min: Math.ceil(lowest(schema, 0) * 100),
    max: Math.floor(highest(schema, 1_000_000) * 100),
  });
  return pence.map((value) => value / 100);
}

function strings(schema: Json, known: Known): Arbitrary<string> {
  const format = typeof schema['format'] === 'string' ? schema['format'] : '';
  if (format === 'uuid') return fc.constantFrom(...known.uuids, '00000000-0000-4000-8000-00000000dead');
  const base = byFormat[format] ?? texts;
  const max = number(schema['maxLength']) ?? 5000;
  const min = number(schema['minLength']) ?? 0;
  const sized = base.map((text) => Array.from(text.padEnd(min, 'a')).slice(0, max).join(''));
  const pattern = schema['pattern'];
  if (typeof pattern !== 'string') return sized;
  const matcher = new RegExp(pattern, 'u');
  // A format's own values are known to meet its patterns; of any text one could wait for ever.
  if (format in byFormat) return sized.filter((text) => matcher.test(text));
  return fc.stringMatching(matcher).filter((text) => text.length >= min && text.length <= max);
}

function objects(schema: Json, make: Make): Arbitrary<object> {
  const fields = Object.entries(object(schema['properties'])).map(
    ([name, each]) => [name, make(object(each))] as const,
  );
  const required = asList(schema['required']).map(String);
  const rest = schema['additionalProperties'];
  const named = fc.record(Object.fromEntries(fields), {
    requiredKeys: fields.map(([name]) => name).filter((name) => required.includes(name)),
    noNullPrototype: true,
  });
  if (typeof rest !== 'object') return named;
  const others = fc.dictionary(fc.constantFrom('a', 'b', '1', '5'), make(object(rest)), {
    noNullPrototype: true,
  });
  return fc.tuple(named, others).map(([own, more]) => ({ ...more, ...own }));
}

/** A body with something wrong: a field taken away, of another type, too long, or one that nobody knows. */
export function spoilt(body: Arbitrary<unknown>): Arbitrary<unknown> {
  const junk = fc.constantFrom<unknown>(
    null,
    -1,
    1e308,
    '',
    'x'.repeat(9001),
    [],
    {},
    true,
    [[[]]],
    '2026-13-45',
  );
  return fc
    .tuple(body, fc.nat(), junk, fc.constantFrom('drop', 'replace', 'add'))
    .map(([value, at, instead, how]) => {
      const whole = { ...object(value) };
      const names = Object.keys(whole);
      const name = names[at % Math.max(names.length, 1)] ?? 'content';
      if (how === 'drop') return Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
      return how === 'add' ? { ...whole, nobodyKnowsThis: instead } : { ...whole, [name]: instead };
    });
}

const lowest = (schema: Json, otherwise: number) =>
  number(schema['minimum']) ?? (number(schema['exclusiveMinimum']) ?? otherwise - 1) + 1;
const highest = (schema: Json, otherwise: number) =>
  number(schema['maximum']) ?? (number(schema['exclusiveMaximum']) ?? otherwise + 1) - 1;
const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? Array.from<unknown>(value) : []);
const named = (reference: string) => object(object(schemas['$defs'])[reference.split('/').at(-1) ?? '']);

function object(value: unknown): Json {
  // Parts of a schema and parsed bodies are objects with string keys.
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
