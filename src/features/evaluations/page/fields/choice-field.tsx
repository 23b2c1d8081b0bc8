import { Field } from '@/ui/form/field';
import { valueAt } from '@/features/evaluations/model/paths';
import { NativeSelect } from '@/ui/input/native-select';
import { pairChoices } from '@/ui/input/choices';
import { useEditor, useEvaluation } from '../editor/editor-context';

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
        <NativeSelect
          {...control}
          value={typeof value === 'string' ? value : ''}
          disabled={isReadOnly}
          choices={pairChoices(options)}
          onChange={({ currentTarget }) => editor.edit(path, currentTarget.value || null)}
        />
      )}
    </Field>
  );
}
