import { classNames } from '../class-names';

const looks = {
  button: 'size-[15px] border-2',
  small: 'size-[18px] border-2 text-primary',
  medium: 'size-8 border-[3px] text-primary',
  page: 'size-[46px] border-[3.5px] text-primary',
};

interface SpinnerProps {
  size: keyof typeof looks;
  /** What is being waited for, for screen readers; a button's spinner says nothing, its label does. */
  label?: string;
  /** Turns from the start: it takes over from one that is already there. */
  isImmediate?: boolean;
}

/** Turns while something loads. It shows after 300 ms, so that a quick answer never flashes one (S18, Motion). */
export function Spinner({ size, label = 'Loading', isImmediate = false }: SpinnerProps) {
  const ring = (
    <span
      aria-hidden
      className={classNames(
        'inline-block shrink-0 rounded-full border-current border-r-transparent',
        isImmediate ? 'animate-spin' : 'animate-spinner',
        looks[size],
      )}
    />
  );
  if (size === 'button') return ring;
  return (
    <span
      role="status"
      className={
        size === 'page' ? 'pointer-events-none fixed inset-0 grid place-items-center' : 'inline-flex'
      }
    >
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
