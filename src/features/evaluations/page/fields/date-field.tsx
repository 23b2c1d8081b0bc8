import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { dayText, readDay } from '@/lib/dates/day-text';
import { Field } from '@/ui/form/field';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';
import { useEditor, useEvaluation } from '../editor/editor-context';

const path = 'inputs.purchaseDate';

/** The day of completion: typed as people write days, or picked from the browser's calendar. */
export function DateField() {
  const { editor, isReadOnly } = useEvaluation();
  const day = useEditor(({ deal }) => deal.inputs.purchaseDate);
  const wrong = useEditor((state) => state.wrong[path]);
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const type = (text: string) => {
    setTyped(text);
    const next = readDay(text);
    if (next === null) editor.setWrong(path, text);
    else editor.edit(path, next);
  };
  const isTypedHeld = typed !== null && (wrong === typed || (wrong === undefined && readDay(typed) === day));
  return (
    <Field
      label="Completion date"
      error={wrong !== undefined && typed === null ? 'Enter a date, such as 02/06/2025' : undefined}
    >
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            value={isTypedHeld ? typed : (wrong ?? dayText(day))}
            placeholder="dd/mm/yyyy"
            autoComplete="off"
            readOnly={isReadOnly}
            className="num [&_input]:pr-9"
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={() => setTyped(null)}
          />
          {!isReadOnly && (
            <>
              <input
                ref={picker}
                type="date"
                aria-hidden
                tabIndex={-1}
                value={day}
                className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
                onChange={({ currentTarget }) => {
                  setTyped(null);
                  if (currentTarget.value) editor.edit(path, currentTarget.value);
                }}
              />
              <IconButton
                label="Choose the completion date"
                size="sm"
                className="absolute! top-1/2 right-1 -translate-y-1/2"
                onClick={() => picker.current?.showPicker()}
              >
                <CalendarDays aria-hidden size={16} />
              </IconButton>
            </>
          )}
        </div>
      )}
    </Field>
  );
}
