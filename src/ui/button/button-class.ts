import { classNames } from '../class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'soft' | 'ghost' | 'danger' | 'ava';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'touch-target relative inline-flex shrink-0 items-center justify-center gap-2 border font-[550] whitespace-nowrap select-none transition-[background-color,border-color] duration-(--dur-fast) active:translate-y-[.5px]';

const sizes: Record<ButtonSize, string> = {
  sm: 'h-(--ctl-sm) px-[11px] gap-1.5 rounded-md text-sm',
  md: 'h-(--ctl-md) px-[15px] rounded-[9px] text-base',
  lg: 'h-(--ctl-lg) px-5 rounded-[11px] text-md',
};

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press',
  secondary: 'border-transparent bg-secondary text-on-secondary hover:bg-secondary-hover',
  outline: 'border-line-strong bg-surface-1 text-ink hover:border-line-control hover:bg-hover',
  soft: 'border-transparent bg-teal-bg text-teal-ink hover:border-teal-line',
  ghost: 'border-transparent text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'border-transparent bg-danger-solid text-on-danger hover:bg-danger-hover',
  ava: 'border-purple-line bg-purple-bg text-purple-ink hover:border-purple-mark',
};

const disabled = 'cursor-not-allowed border-transparent bg-surface-3 text-ink-disabled';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isFullWidth?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** The look of a button, for links that should look like one. */
export function buttonClass({ variant = 'primary', size = 'md', isFullWidth, isDisabled }: ButtonLook = {}) {
  return classNames(base, sizes[size], isDisabled ? disabled : variants[variant], isFullWidth && 'w-full');
}
