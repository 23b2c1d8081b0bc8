import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/icon-button';
import { Input, type InputProps } from './input';

/** A password that can be shown, and a word when Caps Lock is on. */
export function PasswordInput({ onKeyUp, onKeyDown, onBlur, ...rest }: Omit<InputProps, 'type' | 'suffix'>) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);

  function noticeCapsLock(event: KeyboardEvent) {
    setIsCapsLockOn(event.getModifierState('CapsLock'));
  }

  return (
    <div className="flex flex-col">
      <Input
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={(event) => {
          noticeCapsLock(event);
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          noticeCapsLock(event);
          onKeyUp?.(event);
        }}
        onBlur={(event) => {
          setIsCapsLockOn(false);
          onBlur?.(event);
        }}
        suffix={
          <IconButton
            size="sm"
            label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setIsShown(!isShown)}
            disabled={rest.disabled}
            className="-mr-1.5"
          >
            {isShown ? (
              <EyeOff aria-hidden size={17} strokeWidth={1.75} />
            ) : (
              <Eye aria-hidden size={17} strokeWidth={1.75} />
            )}
          </IconButton>
        }
      />
      <p aria-live="polite" className="text-xs/[17px] text-amber-ink not-empty:mt-1.5">
        {isCapsLockOn && 'Caps Lock is on.'}
      </p>
    </div>
  );
}
