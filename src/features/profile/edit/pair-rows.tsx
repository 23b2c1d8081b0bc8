import { Field } from '@/ui/form/field';
import { FieldRows } from '@/ui/form/field-rows';
import { Input } from '@/ui/input/input';

/** Two texts that belong together. */
export type Pair = readonly [string, string];

interface PairRowsProps {
  legend: string;
  /** What the two are called, and how long each may be. */
  columns: readonly [{ name: string; most: number }, { name: string; most: number }];
  rows: readonly Pair[];
  most: number;
  addLabel: string;
  /** One of them in a sentence: `link`. */
  kind: string;
  onRows: (rows: Pair[]) => void;
  error?: string | undefined;
}

/** Rows of two texts, to add and to take away. */
export function PairRows({ legend, columns, rows, most, addLabel, kind, onRows, error }: PairRowsProps) {
  return (
    <FieldRows<Pair, 'first' | 'second'>
      legend={legend}
      rows={rows}
      onRows={onRows}
      blank={['', '']}
      most={most}
      addLabel={addLabel}
      kind={kind}
      nameOf={([first]) => first}
      error={error}
      firstField="first"
      columns="@min-[420px]:grid-cols-[1fr_2fr]"
      labels="once"
    >
      {([first, second], { change, faulty, label }) => (
        <>
          <Field label={label(columns[0].name)}>
            {({ id }) => (
              <Input
                id={id}
                maxLength={columns[0].most}
                {...faulty('first')}
                value={first}
                onChange={({ currentTarget: { value } }) => change([value, second])}
              />
            )}
          </Field>
          <Field label={label(columns[1].name)}>
            {({ id }) => (
              <Input
                id={id}
                maxLength={columns[1].most}
                value={second}
                onChange={({ currentTarget: { value } }) => change([first, value])}
              />
            )}
          </Field>
        </>
      )}
    </FieldRows>
  );
}
