import { ChevronDown } from 'lucide-react';
import { Field } from '@/ui/field';
import { valueAt } from '../model/paths';
import { useEditor, useEvaluation } from './editor-context';

interface ChoiceFieldProps {
  path: string;
  label: string;
  hint?: string | undefined;
  /** What it may be, with its words; the empty value stands for none. */
  options: readonly (readonly [value: string, words: string])[];
}

/** One of a few values of the deal. */
export function ChoiceField({ path, label, hint, options }: ChoiceFieldProps) {
  const { editor, isReadOnly } = useEvaluation();
  const value = useEditor(({ deal }) => valueAt(deal, path));
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            className="control h-(--ctl-md) w-full appearance-none rounded-[9px] pr-8 pl-[11px] text-base"
            value={typeof value === 'string' ? value : ''}
            disabled={isReadOnly}
            onChange={({ currentTarget }) => editor.edit(path, currentTarget.value || null)}
          >
            {options.map(([option, words]) => (
              <option key={option} value={option}>
                {words}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={16}
            className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-3"
          />
        </div>
      )}
    </Field>
  );
}
