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
  onRows: (rows: Pair[]) => void;
  error?: string | undefined;
}

/** Rows of two texts, to add and to take away. */
export function PairRows({ legend, columns, rows, most, addLabel, onRows, error }: PairRowsProps) {
  return (
    <FieldRows<Pair, 'first' | 'second'>
      legend={legend}
      rows={rows}
      onRows={onRows}
      blank={['', '']}
      most={most}
      addLabel={addLabel}
      kind="row"
      nameOf={([first]) => first}
      error={error}
      firstField="first"
      columns="md:grid-cols-[1fr_2fr]"
    >
      {([first, second], { place, change, faulty }) => (
        <>
          <Input
            aria-label={`${columns[0].name} ${place}`}
            placeholder={columns[0].name}
            maxLength={columns[0].most}
            {...faulty('first')}
            value={first}
            onChange={({ currentTarget: { value } }) => change([value, second])}
          />
          <Input
            aria-label={`${columns[1].name} ${place}`}
            placeholder={columns[1].name}
            maxLength={columns[1].most}
            value={second}
            onChange={({ currentTarget: { value } }) => change([first, value])}
          />
        </>
      )}
    </FieldRows>
  );
}
