import type { OutputUnit } from '@cfworker/json-schema';

const byType = new Map([
  ['string', 'Enter some text'],
  ['integer', 'Enter a whole number'],
  ['number', 'Enter a number'],
  ['boolean', 'Choose yes or no'],
  ['array', 'Enter a list'],
  ['object', 'Enter the details'],
]);
const byFormat = new Map([
  ['not-blank', 'This can’t be empty'],
  ['email', 'Enter an email address'],
  ['date', 'Enter a date'],
  ['date-time', 'Enter a date and time'],
  ['time', 'Enter a time'],
  ['uri', 'Enter a web address'],
  ['uuid', 'Choose an item'],
]);

const figure = (limit: unknown) => Number(limit).toLocaleString('en-GB');

/**
 * The field and the sentence for a validator's error; undefined for errors that only repeat what lies inside them.
 * @param limit what the contract says at the broken keyword
 * @param value what was given at the place of the error
 */
export function wordingOf(
  { keyword, instanceLocation, error }: OutputUnit,
  limit: unknown,
  value: unknown,
): [field: string, message: string] | undefined {
  const field = instanceLocation.split('/').slice(1).join('.');
  const say = (message: string): [string, string] => [field, message];
  switch (keyword) {
    case 'required':
      // The validator names the missing field in its sentence only.
      return [[field, error.match(/"(.*)"/)?.[1]].filter(Boolean).join('.'), 'This field is required'];
    case 'false':
      return say('This field isn’t allowed');
    case 'type':
      return limit === 'null' ? undefined : say(typeWording(limit));
    case 'format':
      return say(byFormat.get(String(limit)) ?? 'This isn’t in the right format');
    case 'enum':
      return Array.isArray(limit) ? say(`Choose one of ${limit.filter(Boolean).join(', ')}`) : undefined;
    case 'minLength':
      return say(value === '' ? 'This can’t be empty' : `Use at least ${figure(limit)} characters`);
    case 'maxLength':
      return say(`Use ${figure(limit)} characters or fewer`);
    case 'minimum':
      return say(`Enter ${figure(limit)} or more`);
    case 'exclusiveMinimum':
      return say(`Enter more than ${figure(limit)}`);
    case 'maximum':
      return say(`Enter ${figure(limit)} or less`);
    case 'exclusiveMaximum':
      return say(`Enter less than ${figure(limit)}`);
    case 'minItems':
      return say(`Add at least ${figure(limit)}`);
    case 'maxItems':
      return say(`Add no more than ${figure(limit)}`);
    case 'uniqueItems':
      return say('Remove the duplicates');
    case 'minProperties':
      return say('Change at least one field');
    case 'pattern':
    case 'multipleOf':
    case 'const':
      return say('This isn’t in the right format');
    default:
      return undefined;
  }
}

function typeWording(limit: unknown): string {
  const [type] = [limit].flat().filter((each) => each !== 'null');
  return byType.get(String(type)) ?? 'This isn’t in the right format';
}
