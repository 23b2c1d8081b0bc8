import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Schemas } from '@/api/contract';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { mayMoveFocus } from '@/ui/focus/may-move-focus';
import { NativeSelect } from '@/ui/input/native-select';

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

/** Which of the member's profiles a new deal begins with; it takes the focus of the Retry that brought them. */
export function ProfileChoice(props: ProfileChoiceProps) {
  const area = useRef<HTMLDivElement>(null);
  const isRetried = useRef(false);
  const isMissing = props.missing !== null;
  useEffect(() => {
    if (isMissing || !isRetried.current) return;
    isRetried.current = false;
    if (mayMoveFocus(area.current)) area.current?.querySelector<HTMLElement>('select, a')?.focus();
  }, [isMissing]);
  return (
    <div ref={area}>
      {props.missing === null ? (
        <Profiles {...props} />
      ) : (
        <Missing
          isRetrying={props.missing.isRetrying}
          retry={() => {
            isRetried.current = true;
            props.missing?.retry();
          }}
        />
      )}
    </div>
  );
}

const Missing = ({ retry, isRetrying }: MissingProfiles) => (
  <div role="alert" className="flex items-center gap-3 text-sm text-red-ink">
    <p className="min-w-0 text-pretty">
      Couldn’t load your profiles. You’re starting from Tiebeam’s defaults.
    </p>
    <Button variant="outline" size="sm" isLoading={isRetrying} onClick={retry}>
      Retry
    </Button>
  </div>
);

function Profiles({ profiles, chosenId, onChoose }: Omit<ProfileChoiceProps, 'missing'>) {
  const edit = (
    <Link to="/settings/evaluation" className="font-medium text-link hover:underline">
      {profiles.length > 0 ? 'Edit profiles' : 'Create an evaluation profile'}
    </Link>
  );
  if (profiles.length === 0) {
    return <p className="text-xs text-ink-3">Uses Tiebeam’s defaults. {edit}</p>;
  }
  return (
    <Field
      label="Evaluation profile"
      hint={<>You can switch profiles without losing what you’ve typed. {edit}</>}
    >
      {(control) => (
        <NativeSelect
          {...control}
          value={chosenId ?? ''}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          choices={profiles.map(({ id, name, isDefault }) => ({
            value: id,
            label: isDefault ? `${name} (default)` : name,
          }))}
        />
      )}
    </Field>
  );
}
