import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/ui/button/button';
import { Complaint } from '@/ui/form/complaint';
import { Input } from '@/ui/input/input';
import { maxNameLength, nameError, type StressScenario } from './stress-scenarios';

interface ScenarioFormProps {
  saved: readonly StressScenario[];
  /** Saves it under this name; false when it can’t be. */
  onSave: (name: string) => boolean;
  onCancel: () => void;
}

/** The button that was pressed has just made way for the field. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** Asks for a scenario’s name. */
export function ScenarioForm({ saved, onSave, onCancel }: ScenarioFormProps) {
  const errorId = useId();
  const [name, setName] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const error = isRefused ? nameError(name, saved) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (onSave(name)) return;
    setIsRefused(true);
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form noValidate className="flex min-w-0 flex-col gap-1" onSubmit={submit}>
      <div className="flex items-center gap-1.5">
        <Input
          aria-label="Scenario name"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          ref={takeFocus}
          value={name}
          maxLength={maxNameLength}
          autoComplete="off"
          className="w-44!"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && onCancel()}
        />
        <Button size="sm" variant="soft" type="submit">
          Save
        </Button>
      </div>
      <div aria-live="polite">
        <Complaint id={errorId} text={error} className="wrap-anywhere" />
      </div>
    </form>
  );
}
