import { RotateCcw } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Field } from '@/ui/form/field';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';
import { fieldAt, fieldText, nudged, readField } from '../model/fields';
import { NativeSelect } from '@/ui/input/native-select';
import { pairChoices } from '@/ui/input/choices';
import { choiceAt, overrideText } from './scenario-text';

interface OverrideFieldProps {
  /** Of the input, without the leading `inputs.`. */
  path: string;
  label: string;
  value: number | string | boolean | null;
  /** What it is in the deal. */
  base: unknown;
  onChange: (value: number | string | boolean | null) => void;
  /** Back to the deal's value. */
  onRemove: () => void;
}

/** A figure of a scenario, marked, with the deal's own below it. Read, refused and nudged like the deal's own fields. */
export function OverrideField({ path, label, value, base, onChange, onRemove }: OverrideFieldProps) {
  const field = fieldAt(`inputs.${path}`);
  const choice = choiceAt(path);
  const [typed, setTyped] = useState<string | null>(null);
  const read = field && typed !== null ? readField(field, typed) : null;
  const nudge = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (!field || direction === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setTyped(null);
    onChange(nudged(field, typeof value === 'number' ? value : null, direction * (event.shiftKey ? 10 : 1)));
  };
  return (
    <Field
      label={label}
      hint={`In the deal: ${overrideText(path, base)}`}
      error={read && 'error' in read ? read.error : undefined}
    >
      {(control) => (
        <span className="flex items-center gap-1">
          {choice ? (
            <NativeSelect
              {...control}
              className="min-w-0 flex-1 border-teal-line"
              value={String(value)}
              choices={pairChoices(choice.options)}
              onChange={({ currentTarget }) =>
                onChange(choice.isYesNo ? currentTarget.value === 'true' : currentTarget.value)
              }
            />
          ) : (
            <Input
              {...control}
              value={
                typed ??
                (field && typeof value !== 'string' && typeof value !== 'boolean'
                  ? fieldText(field, value)
                  : overrideText(path, value))
              }
              readOnly={!field}
              inputMode="decimal"
              autoComplete="off"
              icon={field?.unit === 'pounds' ? '£' : undefined}
              suffix={field?.suffix || undefined}
              className={`num min-w-0 flex-1 ${field?.unit === 'pounds' ? '[&_input]:pl-7' : ''} border-teal-line`}
              onChange={({ currentTarget: { value: text } }) => {
                setTyped(text);
                const found = field && readField(field, text);
                if (found && 'value' in found) onChange(found.value);
              }}
              onBlur={() => read && 'value' in read && setTyped(null)}
              onKeyDown={nudge}
            />
          )}
          <IconButton label={`Reset “${label}”`} onClick={onRemove}>
            <RotateCcw aria-hidden size={15} />
          </IconButton>
        </span>
      )}
    </Field>
  );
}
