import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../class-names';
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
  const tell = useRef(onRest);
  useEffect(() => {
    tell.current = (words) => {
      told.current = words;
      onRest(words);
    };
  });
  useEffect(() => {
    if (value !== told.current) setText(value);
    told.current = value;
  }, [value]);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => {
      if (text.trim() !== told.current) tell.current(text.trim());
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, value, restMs]);
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
        if (text.trim() !== value && text.trim() !== told.current) tell.current(text.trim());
      }}
      onKeyDown={({ key, nativeEvent: { isComposing } }) => {
        if (key === 'Enter' && !isComposing) tell.current(text.trim());
      }}
    />
  );
}
