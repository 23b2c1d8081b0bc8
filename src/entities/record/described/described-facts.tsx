import type { ReactNode } from 'react';
import { floorAreaText, type AreaUnit } from '@/lib/area';
import { shortDate } from '@/lib/dates/day-text';
import { formatPounds } from '@/lib/money/money';
import { useAreaUnit } from '@/ui/area/area-unit';
import type { AnyField, Choice, RecordValues } from '@/ui/records/form/record-field';
import { valuesOf } from '@/ui/records/form/record-values';
import { RecordFacts } from '@/ui/records/record-facts';
import type { RecordDescription } from './record-description';

interface DescribedFactsProps<Row extends { id: string; updatedAt: string }, Body> {
  type: RecordDescription<Row, Body>;
  row: Row;
  /** Fields that are shown elsewhere. */
  without?: readonly string[] | undefined;
}

/** Everything that the form of a record asks for, as it stands: by the labels of its fields, without what is empty. */
export function DescribedFacts<Row extends { id: string; updatedAt: string }, Body>({
  type,
  row,
  without = [],
}: DescribedFactsProps<Row, Body>) {
  const unit = useAreaUnit();
  const given = new Map<string, unknown>(Object.entries(row));
  const values = valuesOf(
    type.groups.flatMap(({ fields }) => fields),
    row,
    type.own,
  );
  return (
    <div className="flex flex-col gap-5">
      {type.groups.map(({ title, fields }, at) => {
        const facts = fields
          .filter(({ name }) => !without.includes(name))
          .map((field) => {
            const ownFact = type.own?.[field.name]?.fact?.(values[field.name] ?? '');
            return [field.label, ownFact ?? factOf(field, given, values, unit)] as const;
          });
        if (facts.every(([, fact]) => fact === null || fact === false)) return null;
        return (
          <div key={title ?? at}>
            {title !== undefined && <h3 className="mb-2 text-sm font-semibold">{title}</h3>}
            <RecordFacts facts={facts} />
          </div>
        );
      })}
    </div>
  );
}

/** A value in words; null where there is none. */
function factOf(
  field: AnyField,
  given: ReadonlyMap<string, unknown>,
  values: RecordValues,
  unit: AreaUnit,
): ReactNode {
  const value = given.get(field.name);
  if (value === null || value === undefined || value === '') return null;
  if (field.isAsked?.(values) === false) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberFact(field, value, unit);
  if (Array.isArray(value)) return value.map(namedBy).filter(Boolean).join(', ') || null;
  if (typeof value !== 'string') return null;
  if (field.kind === 'day') return shortDate(value);
  if (field.kind !== 'choice') return value;
  const { Choices } = field;
  return Choices ? (
    <Choices values={values}>{(choices) => labelOf(choices, value) ?? '…'}</Choices>
  ) : (
    (labelOf(field.choices ?? [], value) ?? value)
  );
}

const labelOf = (choices: readonly Choice[], wanted: string) =>
  choices.find(({ value }) => value === wanted)?.label;

function numberFact({ kind, suffix }: AnyField, value: number, unit: AreaUnit): string {
  if (kind === 'pounds') return formatPounds(value);
  if (kind === 'percent') return `${value}%`;
  if (kind === 'area') return floorAreaText(value, unit);
  const text = kind === 'number' && value >= 10_000 ? value.toLocaleString('en-GB') : String(value);
  return suffix === undefined ? text : `${text} ${suffix}`;
}

/** What a row of a list is called by: its first text. */
const namedBy = (row: unknown): string => {
  if (typeof row !== 'object' || row === null) return String(row);
  const first: unknown = Object.values(row).find((each) => typeof each === 'string' && each !== '');
  return typeof first === 'string' ? first : '';
};
