import { Field } from '../../form/field';
import { FieldRows } from '../../form/field-rows';
import { FieldInput } from './field-input';
import type { ChangeEvent } from 'react';
import type { AnyField, OwnField, RecordValues } from './record-field';
import { bodyOf, isNeeded, problemsOf, valuesOf } from './record-values';

export interface RowsDescription {
  /** Over all rows: `Directors`. */
  legend: string;
  /** One of them in a sentence: `director`. */
  one: string;
  most: number;
  /** What a row holds; the first names it, unless `namedBy` says otherwise. */
  columns: readonly AnyField[];
  namedBy?: string;
  /** How the controls of a row stand beside one another. */
  grid: string;
  /** A row is one line from 420 px on: its labels stand over the first one only. */
  isLine?: boolean;
  /** Rows can be moved up and down. */
  isOrdered?: boolean;
  /** Fields of a row that nobody is asked for and that stay as they are. */
  keeps?: readonly string[];
  /** What a new row has of them. */
  defaults?: Readonly<Record<string, unknown>>;
  /** What is wrong between rows that are right by themselves, and with which of them where one can tell. */
  problem?: (rows: readonly Record<string, unknown>[]) => string | RowProblem | undefined;
}

interface RowProblem {
  /** Its index. */
  row: number;
  field: string;
  text: string;
}

const rowsOf = (text: string | undefined): RecordValues[] =>
  // The value is written here alone.
  text === undefined || text === '' ? [] : (JSON.parse(text) as RecordValues[]);
const textOf = (rows: readonly RecordValues[]) => (rows.length === 0 ? '' : JSON.stringify(rows));

const textOfProblem = (problem: string | RowProblem | undefined) =>
  typeof problem === 'object' ? problem.text : problem;

/** A list in a record, such as its directors, each row described as a form is. @param name the field of the record */
export function rowsField(name: string, description: RowsDescription): OwnField {
  const {
    legend,
    one,
    most,
    columns,
    grid,
    keeps = [],
    defaults = {},
    problem,
    isOrdered,
    isLine,
  } = description;
  const [first] = columns;
  const { namedBy = first?.name ?? '' } = description;
  const faultOf = (row: RecordValues) => {
    const [fault] = Object.entries(problemsOf(columns, row)).filter(([, text]) => text !== undefined);
    return fault?.[1] === undefined ? undefined : { field: fault[0], text: fault[1] };
  };
  /** What is wrong between the rows, where it is this one’s. */
  const problemAt = (text: string | undefined, at: number) => {
    if (problem === undefined || text === undefined || rowsOf(text).some(faultOf)) return undefined;
    const found = problem(valueOf(text));
    return typeof found === 'object' && found.row === at ? found : undefined;
  };
  const kept = (row: object): RecordValues => {
    const given = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(keeps.map((each) => [each, JSON.stringify(given.get(each) ?? null)]));
  };
  const valueOf = (text: string) =>
    rowsOf(text).map((row) => ({
      ...defaults,
      ...Object.fromEntries(
        // Written by `kept`.
        keeps.flatMap((each) => (row[each] === undefined ? [] : [[each, JSON.parse(row[each]) as unknown]])),
      ),
      ...bodyOf(columns, row),
    }));
  return {
    textOf: (value) =>
      textOf(
        Array.isArray(value) ? value.map((row: object) => ({ ...valuesOf(columns, row), ...kept(row) })) : [],
      ),
    valueOf,
    problemOf: (text) =>
      rowsOf(text).map(faultOf).find(Boolean)?.text ?? textOfProblem(problem?.(valueOf(text))),
    control: (form) => (
      <FieldRows<RecordValues, string>
        legend={legend}
        rows={rowsOf(form.values[name])}
        onRows={(rows) => form.set(name, textOf(rows))}
        blank={valuesOf(columns, {})}
        most={most}
        addLabel={`Add ${one}`}
        kind={one}
        nameOf={(row) => row[namedBy] ?? ''}
        faultOf={(row, at) => faultOf(row) ?? problemAt(form.values[name], at)}
        error={form.errorOf(name)}
        firstField={first?.name ?? ''}
        columns={grid}
        labels={isLine ? 'once' : 'each'}
        {...(isOrdered && { isOrdered })}
      >
        {(row, { place, change, faulty, label }) =>
          columns.map((field) => {
            const set = (value: string) => change({ ...row, [field.name]: value });
            const name = `${field.label}, ${one} ${place}`;
            const control = {
              ...faulty(field.name),
              value: row[field.name] ?? '',
              readOnly: form.isSending,
              onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
                set(currentTarget.value),
            };
            if (field.kind === 'yes')
              return (
                <div key={field.name} className="flex min-h-(--ctl-md) items-center self-end">
                  <FieldInput
                    field={field}
                    control={{ ...control, 'aria-label': name }}
                    change={set}
                    values={row}
                  />
                </div>
              );
            return (
              <Field key={field.name} label={label(field.label)} isOptional={!isNeeded(field, row)}>
                {({ id }) => (
                  <FieldInput
                    field={{ ...field, label: name }}
                    control={{ ...control, id }}
                    change={set}
                    values={row}
                  />
                )}
              </Field>
            );
          })
        }
      </FieldRows>
    ),
  };
}
