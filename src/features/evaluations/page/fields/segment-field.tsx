import { valueAt } from '@/features/evaluations/model/paths';
import { Segments } from '@/ui/input/segments';
import { useEditor, useEvaluation } from '../editor/editor-context';

interface SegmentFieldProps {
  path: string;
  label: string;
  options: readonly (readonly [value: string, words: string])[];
  /** Which of them a value that isn’t among them counts as. */
  shownAs?: (value: string) => string;
}

/** A value of the deal chosen among two or three. */
export function SegmentField({ path, label, options, shownAs = (value) => value }: SegmentFieldProps) {
  const { editor, isReadOnly } = useEvaluation();
  const value = useEditor(({ deal }) => valueAt(deal, path));
  return (
    <Segments
      label={label}
      options={options}
      value={typeof value === 'string' ? shownAs(value) : null}
      onChange={(next) => editor.edit(path, next)}
      isDisabled={isReadOnly}
    />
  );
}
