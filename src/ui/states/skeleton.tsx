import { classNames } from '../class-names';

/** A grey shape where something will appear. Give it the final size by `className`; say "Loading" once around the whole. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden
      className={classNames('skeleton', !className?.includes('rounded') && 'rounded-[7px]', className)}
    />
  );
}
