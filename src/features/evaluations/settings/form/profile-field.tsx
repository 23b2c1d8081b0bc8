import type { KeyboardEvent } from 'react';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { fieldText, nudged, readField } from '@/features/evaluations/model/fields';
import { pairChoices } from '@/ui/input/choices';
import { inputChoices, profileField } from './profile-fields';
import { platformFigure } from './profile-form';

interface ProfileFieldProps {
  path: string;
  text: string;
  error: string | undefined;
  onText: (path: string, text: string) => void;
  /** The day whose platform figures stand in for what is empty. */
  day: string;
}

/** A figure or choice of a profile; empty, it says what the platform has. Arrow keys nudge it, with Shift tenfold. */
export function ProfileField({ path, text, error, onText, day }: ProfileFieldProps) {
  const isAsked = path.startsWith('criteria.');
  const platform = isAsked ? null : platformFigure(path, day);
  const choice = inputChoices[path];
  if (choice) {
    return (
      <Field label={choice.label} error={error}>
        {(control) => (
          <NativeSelect
            {...control}
            value={text}
            placeholder={`Default: ${platform?.words ?? ''}`}
            choices={pairChoices(choice.options)}
            onChange={({ currentTarget }) => onText(path, currentTarget.value)}
          />
        )}
      </Field>
    );
  }
  const field = profileField(path);
  if (!field) throw new Error(`No figure of a profile is called ${path}`);
  const isOwn = platform !== null && text !== '' && text !== platform.text;
  const nudge = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const typed = readField(field, text === '' ? (platform?.text ?? '') : text);
    const value = 'value' in typed ? typed.value : null;
    onText(path, fieldText(field, nudged(field, value, direction * (event.shiftKey ? 10 : 1))));
  };
  return (
    <Field label={field.label} error={error} hint={isOwn ? `Default: ${platform.words}` : undefined}>
      {(control) => (
        <Input
          {...control}
          value={text}
          placeholder={
            platform ? platform.text : path.startsWith('criteria.max') ? 'No maximum' : 'No minimum'
          }
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          icon={field.unit === 'pounds' ? '£' : undefined}
          suffix={field.suffix || undefined}
          className={`num ${field.unit === 'pounds' ? '[&_input]:pl-7' : ''}`}
          onChange={({ currentTarget }) => onText(path, currentTarget.value)}
          onKeyDown={nudge}
        />
      )}
    </Field>
  );
}
