import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/input/native-select';
import { pairChoices } from '@/ui/input/choices';
import { tenures } from '../page/fields/choice-text';
import { useEditor, useEvaluation } from '../page/editor/editor-context';
import { NumberField } from '../page/fields/number-field';

const withLease: readonly string[] = ['leasehold', 'share_of_freehold'];

/** How the home is owned, and how long its lease runs where it has one. */
export function TenureField() {
  const { editor, isReadOnly } = useEvaluation();
  const tenure = useEditor(({ deal }) => deal.home?.tenure ?? null);
  const hasLease = tenure !== null && withLease.includes(tenure);
  const choose = (next: string) =>
    editor.editMany({
      'home.tenure': next || null,
      ...(!withLease.includes(next) && { 'home.leaseYears': null }),
    });
  return (
    <>
      <Field label="Tenure">
        {(control) => (
          <NativeSelect
            {...control}
            value={tenure ?? ''}
            disabled={isReadOnly}
            placeholder="Not known"
            choices={pairChoices(tenures)}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
      </Field>
      {hasLease && <NumberField path="home.leaseYears" isOptional />}
    </>
  );
}
