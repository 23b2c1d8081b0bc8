// The dry run of an import: what would be added, what is there already, and what can't be, in words. Writes nothing.
import type { Schemas } from '@/api/contract';
import { readArea } from '@/lib/area';
import { cellsByField } from '@/lib/csv/columns';
import type { CsvTable } from '@/lib/csv/read-csv';
import { readDay } from '@/lib/dates/day-text';
import { numberText } from '@/lib/money/amount-text';
import { addressKey, tidyPostcode } from '@/lib/places/address';
import type { AnyField, FieldGroup, RecordValues } from '@/ui/records/form/record-field';
import { newProperty, propertyProblems } from '../form/property-values';
import { ownersValue } from '../form/owner-shares';

type Body = Schemas['NewProperty'];

interface Row {
  /** Its number in the spreadsheet. */
  line: number;
  /** What it is called: its address. */
  title: string;
}

export type PlannedRow =
  | (Row & { kind: 'new'; body: Body })
  | (Row & { kind: 'known'; uuid: string })
  | (Row & { kind: 'rejected'; problems: readonly string[] });

export interface PlanInput {
  table: CsvTable;
  /** The field of each column, by position. */
  mapping: readonly (string | null)[];
  groups: readonly FieldGroup<Omit<Body, 'images'>>[];
  /** What the member has already. */
  known: readonly { uuid: string; addressLine1: string; postcode: string }[];
  companies: readonly { id: string; name: string }[];
  meId: number;
}

/** Every row of the table as it would be imported. An address that is there twice is imported once. */
export function planRows({ table, mapping, groups, known, companies, meId }: PlanInput): PlannedRow[] {
  const fields: readonly AnyField[] = groups.flatMap((group) => group.fields);
  const mine = new Map(known.map((home) => [keyOf(home), home.uuid]));
  const seen = new Map<string, number>();
  return table.rows.map(({ line, cells }) => {
    const given = cellsByField(cells, mapping);
    const problems: string[] = [];
    const values = valuesOfRow(given, fields, problems);
    values['owners'] = ownersOf(given['owner'], companies, meId, problems);
    const found = propertyProblems(groups, values);
    for (const field of fields) {
      const problem = found[field.name];
      if (problem !== undefined) problems.push(said(field.label, given[field.name], problem));
    }
    const title = [given['addressLine1'], given['postcode']].filter(Boolean).join(', ');
    const key = keyOf({ addressLine1: given['addressLine1'] ?? '', postcode: given['postcode'] ?? '' });
    const first = key === undefined ? undefined : seen.get(key);
    if (key !== undefined && first === undefined) seen.set(key, line);
    if (first !== undefined) problems.unshift(`Same address as row ${first}`);
    const uuid = key === undefined ? undefined : mine.get(key);
    if (uuid !== undefined && first === undefined) return { line, title, kind: 'known', uuid };
    if (problems.length > 0) return { line, title, kind: 'rejected', problems: [...new Set(problems)] };
    return { line, title, kind: 'new', body: newProperty(groups, values) };
  });
}

/** What two ways of writing an address have in common; undefined while it is no whole address. */
function keyOf({ addressLine1, postcode }: { addressLine1: string; postcode: string }): string | undefined {
  const tidy = tidyPostcode(postcode);
  return tidy === undefined || addressLine1.trim() === ''
    ? undefined
    : addressKey({ addressLine1, postcode: tidy });
}

/** `Purchase date “13/25/24”: enter a date as dd/mm/yyyy`; of an empty cell the problem alone. */
const said = (label: string, cell: string | undefined, problem: string) =>
  cell === undefined || cell === ''
    ? problem
    : `${label} “${cell.length > 40 ? `${cell.slice(0, 39)}…` : cell}”: ${problem[0]?.toLowerCase()}${problem.slice(1)}`;

/** The cells as the form would hold them; a choice that is none is said at once. */
function valuesOfRow(given: RecordValues, fields: readonly AnyField[], problems: string[]): RecordValues {
  const values: RecordValues = {};
  for (const field of fields) {
    const text = given[field.name] ?? '';
    if (field.kind === 'choice') values[field.name] = choiceOf(field, text, problems);
    else if (field.kind === 'day') values[field.name] = readDay(text) ?? text;
    else values[field.name] = text;
  }
  if (values['status'] === '') values['status'] = 'void';
  const feet = given['areaSqFt'] ?? '';
  if (feet !== '' && !values['areaSqm']) {
    const read = readArea(feet, 'sqft');
    if (typeof read === 'number') values['areaSqm'] = numberText(read);
    else problems.push(said('Floor area (sq ft)', feet, 'Enter a number, such as 850'));
  }
  return values;
}

const bare = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Other words for choices, by the label they stand for. */
const meanings: Readonly<Record<string, string>> = {
  apartment: 'flat',
  btl: 'buytolet',
  houseinmultipleoccupation: 'hmo',
  buyrefurbishrefinancerent: 'brrr',
  buytosell: 'flip',
  sa: 'servicedaccommodation',
  semi: 'semidetachedhouse',
  endterrace: 'endofterracehouse',
  commerciallet: 'commercial',
  mixeduse: 'mixeduseproperty',
  vacant: 'void',
  tenanted: 'let',
  ni: 'northernireland',
};

function choiceOf({ label, choices = [], isRequired }: AnyField, text: string, problems: string[]): string {
  const wanted = meanings[bare(text)] ?? bare(text);
  if (wanted === '') return '';
  const exact = choices.find((choice) => bare(choice.label) === wanted || bare(choice.value) === wanted);
  const begun = choices.filter((choice) => bare(choice.label).startsWith(wanted));
  const chosen = exact ?? (begun.length === 1 ? begun[0] : undefined);
  if (chosen) return chosen.value;
  const listed = choices.map((choice) => choice.label);
  problems.push(said(label, text, `Use one of ${listed.slice(0, -1).join(', ')} or ${listed.at(-1)}`));
  // What is required is not asked for a second time.
  return isRequired === true ? (choices[0]?.value ?? '') : '';
}

function ownersOf(
  text: string | undefined,
  companies: PlanInput['companies'],
  meId: number,
  problems: string[],
): string {
  const wanted = bare(text ?? '');
  if (wanted === '' || wanted === 'me') return ownersValue([{ owner: `user:${meId}`, share: '100' }]);
  const company = companies.find(({ name }) => bare(name) === wanted);
  if (company) return ownersValue([{ owner: `company:${company.id}`, share: '100' }]);
  problems.push(said('Owner', text, 'Use “Me” or the name of one of your companies'));
  return ownersValue([{ owner: `user:${meId}`, share: '100' }]);
}
