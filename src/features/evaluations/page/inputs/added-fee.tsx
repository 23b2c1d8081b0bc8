import { formatPounds } from '@/lib/money/money';
import { Checkbox } from '@/ui/input/checkbox';
import { useEditor, useEvaluation } from '../editor/editor-context';

/** Whether the arrangement fee is borrowed with the rest: the loan and its payments grow, the cash that is needed falls. */
export function AddedFee() {
  const { editor, isReadOnly } = useEvaluation();
  const isAdded = useEditor(({ deal }) => deal.inputs.finance.addFee);
  const fee = useEditor(({ deal }) => deal.inputs.fees.mortgageArrangement);
  return (
    <Checkbox
      label={`Add the arrangement fee${fee > 0 ? ` of ${formatPounds(fee)}` : ''} to the loan`}
      checked={isAdded}
      disabled={isReadOnly}
      onChange={({ currentTarget }) => editor.edit('inputs.finance.addFee', currentTarget.checked)}
    />
  );
}
