import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import { useTimeout } from '../../events/use-timeout';
import { Input, type InputProps } from '../input';

/** How long typing rests before a list is asked for, ms. */
const defaultDebounceMs = 300;

interface RestedInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value: string;
  /** What was typed, without blanks around it: when typing rests, at Enter, and when the field is left. */
  onRest: (text: string) => void;
  /** How long typing rests before it is told, ms. */
  restMs?: number | undefined;
}

/** A field for words to look for, 44 px high to a finger. It follows a value that changes by another way; its own echo changes nothing typed since. */
export function RestedInput({
  value,
  onRest,
  restMs = defaultDebounceMs,
  className,
  onBlur,
  ...rest
}: RestedInputProps) {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const words = text.trim();
  const tell = () => {
    told.current = words;
    onRest(words);
  };
  const tellNew = () => {
    if (words !== value && words !== told.current) tell();
  };
  useEffect(() => {
    if (value !== told.current) setText(value);
    told.current = value;
  }, [value]);
  useTimeout(tellNew, words === value ? null : restMs, `${value}\n${text}`);
  return (
    <Input
      {...rest}
      type="search"
      className={classNames('max-md:h-11 pointer-coarse:h-11', className)}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      // A press on what clears the filters comes after the words, not before them.
      onBlur={(event) => {
        onBlur?.(event);
        tellNew();
      }}
      onKeyDown={({ key, nativeEvent: { isComposing } }) => {
        if (key === 'Enter' && !isComposing) tell();
      }}
    />
  );
}
