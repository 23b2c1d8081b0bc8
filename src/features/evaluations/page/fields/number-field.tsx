import { memo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field } from '@/ui/form/field';
import { useAreaUnit } from '@/ui/area/area-unit';
import { Input } from '@/ui/input/input';
import {
  fieldAt,
  fieldText,
  labelInSentence,
  nudged,
  readField,
  typedField,
  valueText,
} from '@/features/evaluations/model/fields';
import { keptPath, valueAt } from '@/features/evaluations/model/paths';
import { QuoteNote } from '@/features/evaluations/asked/quote-note';
import { sourceText } from '../results/evidence-text';
import { labelAt } from './path-text';
import { useEditor, useEvaluation, useRefusal } from '../editor/editor-context';

interface NumberFieldProps {
  path: string;
  /** Behind the figure, in place of its unit. */
  suffix?: ReactNode;
  /** It is said that it may stay empty. */
  isOptional?: boolean;
}

/**
 * A figure of the deal. Reads money and per cent as people write them; what cannot be used stays in the field and is said
 * below it. Arrow keys nudge by the field's step, with Shift by ten of them.
 */
export const NumberField = memo(function NumberField({ path, suffix, isOptional }: NumberFieldProps) {
  const { editor, strategy, isReadOnly, isNew = false, isQuick = false } = useEvaluation();
  const nation = useEditor(({ deal }) => deal.nation);
  const refusal = useRefusal(path);
  const unit = useAreaUnit();
  const own = fieldAt(path);
  // What is wrong is said of the name that is seen.
  const label = labelAt(path, { nation, strategy, isQuick });
  const known = own && { ...own, label };
  const held = useEditor(({ deal }) => valueAt(deal, path));
  const wrong = useEditor((state) => state.wrong[path]);
  const source = useEditor(({ deal, edits }) =>
    keptPath(path) in edits ? undefined : sourceText(deal.evidence[path.replace(/^inputs\./, '')]),
  );
  const isUnentered = useEditor(
    ({ deal, edits }) =>
      isNew &&
      !(keptPath(path) in edits) &&
      deal.evidence[path.replace(/^inputs\./, '')]?.source !== 'default',
  );
  const quote = useEditor(({ saved }) => saved.quotes.find(({ line }) => `inputs.${line}` === path));
  // What the member's own settings have in the place of a figure that was typed over them.
  const preset = useEditor(({ saved, edits }) =>
    keptPath(path) in edits && saved.evidence[path.replace(/^inputs\./, '')]?.source === 'default'
      ? valueAt(saved, path)
      : undefined,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const before = useRef<number | null>(null);
  if (!known) throw new Error(`No figure of a deal is called ${path}`);

  const { spec: field, shown, kept: keptOf } = typedField(known, unit);
  const kept = (read: number | null) => (read === null ? null : keptOf(read));
  const value = typeof held === 'number' ? shown(held) : null;
  const read = typed === null ? null : readField(field, typed);
  const isTypedHeld =
    read !== null && ('error' in read ? wrong === typed : wrong === undefined && read.value === value);
  const isBlank = isUnentered && value === 0;
  const text = isTypedHeld ? (typed ?? '') : (wrong ?? fieldText(field, isBlank ? null : value));
  const problem = wrong === undefined ? null : readField(field, wrong);
  const isProblemShown = problem !== null && 'error' in problem && (typed === null || isAsked);
  const error = isProblemShown ? problem.error : refusal;

  const type = (next: string) => {
    setTyped(next);
    const found = readField(field, next);
    if ('error' in found) {
      // What was typed on the way to it (12 of 120) was never meant.
      editor.edit(path, before.current);
      editor.setWrong(path, next);
    } else {
      editor.edit(path, kept(found.value));
      setAsked(false);
    }
  };
  const nudge = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || isReadOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = nudged(field, value, direction * (event.shiftKey ? 10 : 1));
    setTyped(null);
    // Written before anything else of the page changes, the browser lays out this field alone, not the whole page twice.
    event.currentTarget.value = fieldText(field, next);
    editor.edit(path, kept(next));
  };
  const presetHint = (value: number) => (
    <>
      {`Evaluation profile: ${valueText(field, value)} `}
      <button
        type="button"
        className="touch-target relative rounded-md font-medium text-link hover:underline"
        onClick={() => {
          setTyped(null);
          editor.edit(path, value);
        }}
      >
        Reset
        <span className="sr-only">{` ${labelInSentence(label)} to the evaluation profile`}</span>
      </button>
    </>
  );
  return (
    <Field
      label={label}
      isOptional={isOptional}
      error={error}
      hint={
        typeof preset === 'number' && !isReadOnly ? (
          presetHint(preset)
        ) : quote ? (
          <QuoteNote quote={quote} />
        ) : (
          ((held === null ? undefined : source) ?? field.hint)
        )
      }
    >
      {(control) => (
        <Input
          {...control}
          value={text}
          readOnly={isReadOnly}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          icon={field.unit === 'pounds' ? '£' : undefined}
          suffix={suffix ?? (field.suffix || undefined)}
          className={`num ${field.unit === 'pounds' ? '[&_input]:pl-7' : ''}`}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onFocus={({ currentTarget }) => {
            before.current = typeof held === 'number' ? held : null;
            currentTarget.select();
          }}
          onBlur={() => {
            // A 0 that was typed stays, although it changes nothing.
            setTyped(isBlank && isTypedHeld ? typed : null);
            setAsked(true);
          }}
          onKeyDown={nudge}
        />
      )}
    </Field>
  );
});
