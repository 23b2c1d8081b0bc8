import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** 36 px high (40 on phones), or 44 (48) where a form stands alone on its page. */
  size?: 'md' | 'lg' | undefined;
  icon?: ReactNode;
  suffix?: ReactNode;
}

/** A text input. `className` goes to the box around it. */
export function Input({ size = 'md', icon, suffix, className, ...rest }: InputProps) {
  return (
    <div
      className={classNames(
        'control relative flex w-full min-w-0 items-center',
        size === 'lg' ? 'h-(--ctl-lg) rounded-[11px]' : 'h-(--ctl-md) rounded-[9px]',
        className,
      )}
    >
      {icon !== undefined && (
        <span aria-hidden className="pointer-events-none absolute left-[11px] inline-flex text-sm text-ink-3">
          {icon}
        </span>
      )}
      <input
        {...rest}
        className={classNames(
          'h-full min-w-0 flex-1 rounded-[inherit] bg-transparent px-[11px] text-base text-ellipsis outline-hidden disabled:cursor-not-allowed',
          icon !== undefined && 'pl-[35px]',
        )}
      />
      {suffix !== undefined && <span className="inline-flex pr-[11px] text-sm text-ink-3">{suffix}</span>}
    </div>
  );
}
