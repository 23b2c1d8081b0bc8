/** Bodies that the contract allows, as small as may be: what the probe sends when it may write. */

const words = 'Contract probe';
const day = 24 * 60 * 60 * 1000;
/** One white pixel: an image that every server can read. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

/**
 * A value for the schema: its own example where it has one, else the least that it allows; names and titles say whose they
 * are. `known`: {now, reference(name, isText, {ownOnly})}, which gives ids of records. Throws a sentence when a record is needed that
 * nothing gave.
 */
export function exampleOf(schema, known, name = '') {
  if (isReference(name) && !schema.enum) return referenceTo(schema, known, name);
  if (isStart(name)) return dateIn(30, known);
  if (schema.properties) return objectFor(schema, known);
  if (isName(name, schema)) return nameFor(name, schema, known);
  const given = schema.example ?? schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0];
  if (given !== undefined) return given;
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return exampleOf(choices.find((each) => each.type !== 'null') ?? choices[0], known, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, known, name)));
  switch ([schema.type].flat()[0]) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return numberFor(schema);
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items, known, name));
    case 'object':
      return {};
    default:
      return textFor(schema, known);
  }
}

const isReference = (name) => /(Id|Ids|Uuid)$/.test(name) && !/^(client|session|previous)Id$/.test(name);
const isName = (name, { type, enum: choice, format }) =>
  ['name', 'title', 'username', 'addressLine1'].includes(name) &&
  type === 'string' &&
  !choice &&
  format !== 'uuid';

/** A series that has begun may make records of its own, and they stay when it is removed. */
const isStart = (name) => name === 'startOn';
const dateIn = (days, { now }) => new Date(now + days * day).toISOString().slice(0, 10);

/** Names are unique in some places, and whoever finds one left behind should know where it came from. */
function nameFor(name, { maxLength = Infinity }, { now }) {
  const mark = now.toString(36);
  return (name === 'username' ? `contract-probe-${mark}` : `${words} ${mark}`).slice(0, maxLength);
}

/** What is required, and what the schema's own example adds to it, as far as it names no records. */
function objectFor(schema, known) {
  const required = schema.required ?? [];
  const given = schema.example ?? schema.examples?.[0] ?? {};
  // A new default would take the place of the member's own.
  const extra = Object.keys(given).filter(
    (field) => !required.includes(field) && !isReference(field) && field !== 'isDefault',
  );
  // Many records must hang on something, whichever it is: on the first thing that the probe has of its own.
  const hook = Object.keys(schema.properties).find(
    (field) =>
      !required.includes(field) && isReference(field) && known.reference(field, true, { ownOnly: true }),
  );
  const fields = [...required, ...extra, ...(hook ? [hook] : [])].map((field) => {
    const part = schema.properties[field] ?? {};
    const isOwn = isReference(field) || isName(field, part) || isStart(field) || !(field in given);
    // `refId` is the id of whatever kind `refKind` names.
    const kind = field === 'refId' ? `${schema.properties.refKind?.enum?.[0]}Id` : field;
    return [field, isOwn ? exampleOf(part, known, kind) : given[field]];
  });
  return Object.fromEntries(fields);
}

function referenceTo(schema, known, name) {
  if (/^(user|member|recipient|participant)Ids?$/.test(name))
    throw new Error('it would reach another person');
  const items = schema.type === 'array' ? schema.items : schema;
  const id = known.reference(name, [items.type].flat().includes('string'));
  if (id === undefined) throw new Error(`“${name}” needs a record, and the server gave none`);
  return schema.type === 'array' ? [id] : id;
}

function numberFor({ minimum, exclusiveMinimum, maximum = Infinity }) {
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
  return Math.min(Math.max(least, 1), maximum);
}

function textFor({ format, minLength = 0, maxLength = Infinity, pattern }, known) {
  switch (format) {
    case 'date':
      return dateIn(0, known);
    case 'date-time':
      return new Date(known.now + day).toISOString();
    case 'email':
      return 'contract.probe@tiebeam.example';
    case 'uri':
      return 'https://tiebeam.example/';
    default:
      if (pattern) throw new Error(`no text is known for the pattern ${pattern}`);
      return words.padEnd(minLength, '.').slice(0, maxLength);
  }
}

/** What to send for the operation, ready for fetch: {headers, body}; nothing for one without a body. */
export function payloadFor(operation, known) {
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  if (json) {
    const body = JSON.stringify(exampleOf(json, known));
    return { headers: { 'Content-Type': 'application/json' }, body };
  }
  const form = content['multipart/form-data']?.schema;
  return form ? { headers: {}, body: formFor(form, known) } : { headers: {} };
}

function formFor(schema, known) {
  const form = new FormData();
  for (const field of schema.required ?? []) {
    const part = schema.properties[field];
    const isFile = (part.items ?? part).format === 'binary';
    if (isFile)
      form.append(
        field,
        new File([Buffer.from(pixel, 'base64')], 'contract-probe.png', { type: 'image/png' }),
      );
    else form.append(field, String(exampleOf(part, known, field)));
  }
  return form;
}
