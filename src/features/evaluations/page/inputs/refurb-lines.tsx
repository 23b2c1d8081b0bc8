import { Plus, Trash2 } from 'lucide-react';
import { itemTotal } from '@/lib/evaluation/strategies/purchase';
import { formatPounds } from '@/lib/money/money';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';
import { Field } from '@/ui/form/field';
import { useEditor, useEvaluation } from '../editor/editor-context';
import { NumberField } from '../fields/number-field';

const path = 'inputs.refurb.items';

/** The lines of works: what, how many, at how much, with VAT or without. */
export function RefurbLines() {
  const { editor, isReadOnly } = useEvaluation();
  const items = useEditor(({ deal }) => deal.inputs.refurb.items);
  const rename = (index: number, name: string) =>
    editor.edit(
      path,
      items.map((item, at) => (at === index ? { ...item, name } : item)),
    );
  return (
    <div className="flex flex-col gap-3">
      {items.map((item, index) => (
        // Lines have no ids, and are only added at the end or removed.
        <fieldset key={index} className="rounded-lg border border-line p-3">
          <legend className="sr-only">{`Works item ${index + 1}`}</legend>
          <div className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <Field label="Item">
                {(control) => (
                  <Input
                    {...control}
                    value={item.name}
                    maxLength={120}
                    readOnly={isReadOnly}
                    onChange={({ currentTarget }) => rename(index, currentTarget.value || 'Works')}
                  />
                )}
              </Field>
            </div>
            {!isReadOnly && (
              <IconButton
                label={`Remove “${item.name}”`}
                onClick={() =>
                  editor.edit(
                    path,
                    items.filter((_, at) => at !== index),
                  )
                }
              >
                <Trash2 aria-hidden size={16} />
              </IconButton>
            )}
          </div>
          <div className="mt-2.5 grid grid-cols-[1fr_1.6fr_1fr] gap-2">
            <NumberField path={`${path}.${index}.qty`} />
            <NumberField path={`${path}.${index}.rate`} />
            <NumberField path={`${path}.${index}.vatPct`} />
          </div>
          <p className="num mt-2 text-right text-xs text-ink-3">{formatPounds(itemTotal(item))}</p>
        </fieldset>
      ))}
      {!isReadOnly && items.length < 200 && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          icon={<Plus aria-hidden size={15} />}
          onClick={() =>
            editor.edit(path, [...items, { name: `Works ${items.length + 1}`, qty: 1, rate: 0, vatPct: 0 }])
          }
        >
          Add works
        </Button>
      )}
    </div>
  );
}
