import type { ComponentProps } from 'react';

/** Chooses one file in a form; the browser says which. */
export const FileInput = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input
    {...props}
    type="file"
    className="w-full text-sm text-ink-2 file:mr-3 file:h-(--ctl-md) file:cursor-pointer file:rounded-[9px] file:border file:border-line file:bg-surface-2 file:px-3 file:text-ink"
  />
);
