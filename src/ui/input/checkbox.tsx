import { Check, Minus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  /** Some but not all of what it stands for is chosen. */
  isIndeterminate?: boolean | undefined;
}

/** An 18 px box and its label; the whole row can be pressed (24 px, 44 on phones). */
export function Checkbox({ label, isIndeterminate = false, className, ref, ...rest }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'group flex min-h-6 items-start gap-[9px] text-base has-disabled:cursor-not-allowed has-disabled:text-ink-disabled max-md:min-h-11 max-md:py-[11px]',
        className,
      )}
    >
      <span className="relative mt-0.5 grid size-[18px] shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          ref={(element) => {
            // the state of "some" can be set on the element only, there is no attribute for it
            if (element) element.indeterminate = isIndeterminate;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          className={classNames(
            'peer absolute inset-0 appearance-none rounded-[5px] border-[1.5px] border-line-control bg-canvas transition-colors duration-(--dur-fast) light:bg-surface-1',
            'checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-3 aria-invalid:border-red-mark',
            isIndeterminate && 'border-primary bg-primary',
          )}
        />
        {isIndeterminate ? (
          <Minus
            aria-hidden
            size={13}
            strokeWidth={3}
            className="relative pointer-events-none text-on-primary"
          />
        ) : (
          <Check
            aria-hidden
            size={13}
            strokeWidth={3}
            className="pointer-events-none relative hidden text-on-primary peer-checked:block peer-disabled:text-ink-disabled"
          />
        )}
      </span>
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
}
