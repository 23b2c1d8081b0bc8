import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { Field } from '@/ui/field';
import { SelectBox } from '../page/select-box';

interface ProfileChoiceProps {
  profiles: readonly Schemas['EvaluationSetting'][];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** Which of the member's profiles a new deal begins with. */
export function ProfileChoice({ profiles, chosenId, onChoose }: ProfileChoiceProps) {
  const edit = (
    <Link to="/settings/evaluation" className="font-medium text-link hover:underline">
      {profiles.length > 0 ? 'Edit profiles' : 'Make a profile of your own'}
    </Link>
  );
  if (profiles.length === 0) {
    return <p className="text-xs text-ink-3">Begins with the platform’s figures. {edit}</p>;
  }
  return (
    <Field label="Begins with my profile" hint={<>What you type stays when you choose another. {edit}</>}>
      {(control) => (
        <SelectBox
          {...control}
          value={chosenId ?? ''}
          onPick={onChoose}
          options={profiles.map(({ id, name, isDefault }) => [id, isDefault ? `${name} (default)` : name])}
        />
      )}
    </Field>
  );
}
