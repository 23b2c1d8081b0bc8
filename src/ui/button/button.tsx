import { useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class';
import { ButtonFace } from './button-face';
import { classNames } from '../class-names';
import { useFocusReturn } from '../focus/use-focus-return';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Disables the button and shows a spinner in the icon's place; its width stays, and its focus comes back. */
  isLoading?: boolean | undefined;
  /** What it is doing meanwhile, a present participle: "Saving", shown as "Saving…". */
  loadingLabel?: string | undefined;
  icon?: ReactNode;
  isFullWidth?: boolean | undefined;
}

/** A push button. `type` is "button" unless told otherwise, so that it never sends a form by accident. */
export function Button({
  variant,
  size,
  isLoading = false,
  loadingLabel,
  icon,
  isFullWidth,
  disabled = false,
  className,
  children,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => own.current, []);
  useFocusReturn(own, isLoading);
  // Told to be of no use now, it looks so too; pressed, it may still say why.
  const isDisabled = (disabled || rest['aria-disabled'] === true) && !isLoading;
  return (
    <button
      {...rest}
      ref={own}
      type={type}
      disabled={disabled || isLoading}
      aria-busy={isLoading || undefined}
      className={classNames(
        buttonClass({ variant, size, isFullWidth, isDisabled }),
        isLoading && 'pointer-events-none',
        className,
      )}
    >
      <ButtonFace isLoading={isLoading} loadingLabel={loadingLabel} icon={icon}>
        {children}
      </ButtonFace>
    </button>
  );
}
