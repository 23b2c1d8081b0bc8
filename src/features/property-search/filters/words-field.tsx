import { useState } from 'react';
import { Field } from '@/ui/form/field';
import { Input } from '@/ui/input/input';

interface WordsFieldProps {
  label: string;
  held: readonly string[] | undefined;
  onChange: (words: string[] | undefined) => void;
}

/** As the contract takes them. */
const most = 10;
const least = 2;
const longest = 40;

const wordsOf = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((each) => each.trim())
      .filter(({ length }) => length > 0),
  ),
];
const isUsable = ({ length }: string) => length >= least && length <= longest;

/** Words with commas between them; what a search cannot take is named and left out. */
export function WordsField({ label, held = [], onChange }: WordsFieldProps) {
  const [text, setText] = useState(held.join(', '));
  const words = wordsOf(text);
  const error = words.some((each) => !isUsable(each))
    ? `Each keyword must have ${least} to ${longest} letters`
    : words.length > most
      ? `Use up to ${most} keywords`
      : undefined;
  return (
    <Field label={label} error={error} hint="Separate keywords with commas">
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            const some = wordsOf(value).filter(isUsable).slice(0, most);
            onChange(some.length > 0 ? some : undefined);
          }}
        />
      )}
    </Field>
  );
}
