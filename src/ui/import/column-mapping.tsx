import type { ReactNode } from 'react';
import type { ImportField } from '@/lib/csv/columns';
import type { CsvTable } from '@/lib/csv/read-csv';
import { Card } from '@/ui/card';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/input/native-select';

interface ColumnMappingProps {
  table: CsvTable;
  fields: readonly ImportField[];
  /** The field of each column, by position. */
  mapping: readonly (string | null)[];
  onMapping: (mapping: (string | null)[]) => void;
  isDisabled: boolean;
  /** Further choices about the file. */
  children?: ReactNode;
}

/** Which column of the file is what; a field that is given to another column leaves the one that had it. */
export function ColumnMapping({
  table,
  fields,
  mapping,
  onMapping,
  isDisabled,
  children,
}: ColumnMappingProps) {
  const choices = fields.map(({ name, label, isRequired }) => ({
    value: name,
    label: isRequired ? `${label} (required)` : label,
  }));
  return (
    <Card as="section" aria-label="Columns">
      <h3 className="text-md font-semibold">Columns</h3>
      <p className="mt-1 mb-4 text-sm text-ink-2">
        Check what each column in your file holds. Columns you leave out aren’t imported.
      </p>
      <div className="grid items-start gap-x-4 gap-y-4 min-[560px]:grid-cols-2 lg:grid-cols-3">
        {table.headers.map((header, at) => {
          const example = table.rows.find(({ cells }) => cells[at] !== '')?.cells[at];
          return (
            <Field
              key={at}
              label={<span className="wrap-anywhere">{header || `Column ${at + 1}`}</span>}
              hint={
                <span className="line-clamp-1 wrap-anywhere">
                  {example === undefined ? 'Empty' : `Such as ${example}`}
                </span>
              }
            >
              {(control) => (
                <NativeSelect
                  {...control}
                  disabled={isDisabled}
                  placeholder="Leave out"
                  choices={choices}
                  value={mapping[at] ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    onMapping(
                      mapping.map((name, other) =>
                        other === at ? value || null : name === value ? null : name,
                      ),
                    )
                  }
                />
              )}
            </Field>
          );
        })}
        {children}
      </div>
    </Card>
  );
}
