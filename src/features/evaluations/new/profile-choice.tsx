import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { SelectBox } from '../page/select-box';

/** The member's profiles couldn't be read. */
export interface MissingProfiles {
  retry: () => void;
  isRetrying: boolean;
}

interface ProfileChoiceProps {
  profiles: readonly Schemas['EvaluationSetting'][];
  /** Null once they are read. */
  missing: MissingProfiles | null;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
}

/** Which of the member's profiles a new deal begins with. */
export function ProfileChoice({ profiles, missing, chosenId, onChoose }: ProfileChoiceProps) {
  if (missing) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-red-ink">
        <p>Couldn’t load your defaults. These are the platform’s figures.</p>
        <Button
          variant="outline"
          size="sm"
          isLoading={missing.isRetrying}
          loadingLabel="Loading your defaults"
          onClick={missing.retry}
        >
          Retry
        </Button>
      </div>
    );
  }
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
