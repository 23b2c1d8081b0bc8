import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The button's name: an icon alone says nothing. */
  label: string;
  size?: 'sm' | 'md' | undefined;
  isBordered?: boolean | undefined;
}

/** A square button that shows an icon (its children): 38 px, or 30 px small; 44 px to the finger on phones. */
export function IconButton({
  label,
  size = 'md',
  isBordered,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'touch-target relative inline-grid shrink-0 place-items-center text-ink-2 transition-colors duration-(--dur-fast)',
        'hover:bg-hover hover:text-ink aria-expanded:bg-hover aria-expanded:text-ink disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-disabled',
        size === 'sm' ? 'size-[30px] rounded-md' : 'size-[38px] rounded-[10px]',
        isBordered && 'border border-line bg-surface-1',
        className,
      )}
    />
  );
}
