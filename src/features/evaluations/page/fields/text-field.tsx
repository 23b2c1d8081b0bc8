import { useState } from 'react';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';
import { valueAt } from '@/features/evaluations/model/paths';
import { useEditor, useEvaluation } from '../editor/editor-context';

interface TextFieldProps {
  path: string;
  label: string;
  hint?: string;
  placeholder?: string;
  maxLength: number;
  isOptional?: boolean;
  /** An empty text is checked as any other, and never kept. */
  isRequired?: boolean;
  /** What is wrong with a text that is not empty; undefined when nothing is. */
  check?: (text: string) => string | undefined;
  /** How a text is kept: `ls12` as `LS12`. */
  tidy?: (text: string) => string;
  error?: string | undefined;
}

/** A line of text of the deal; an optional one that is empty is none. */
export function TextField(props: TextFieldProps) {
  const {
    path,
    label,
    hint,
    placeholder,
    maxLength,
    isOptional = false,
    isRequired = false,
    check,
    tidy = (text) => text,
    error,
  } = props;
  const { editor, isReadOnly } = useEvaluation();
  const held = useEditor(({ deal }) => valueAt(deal, path));
  const wrong = useEditor((state) => state.wrong[path]);
  const [isTyping, setTyping] = useState(false);
  const problem = wrong !== undefined && !isTyping ? check?.(wrong) : undefined;
  const type = (text: string) => {
    const kept = tidy(text);
    if ((isRequired || kept.trim() !== '') && check?.(kept)) editor.setWrong(path, text);
    else editor.edit(path, isOptional && kept.trim() === '' ? null : kept);
  };
  return (
    <Field label={label} hint={hint} error={problem ?? error} isOptional={isOptional}>
      {(control) => (
        <Input
          {...control}
          value={wrong ?? (typeof held === 'string' ? held : '')}
          placeholder={placeholder}
          maxLength={maxLength}
          readOnly={isReadOnly}
          autoComplete="off"
          onBlur={() => setTyping(false)}
          onChange={({ currentTarget }) => {
            setTyping(true);
            type(currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
