import { Menu as MenuIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button';

/** The burger that opens a menu of pages where the bar has no room for it. */
export function MenuButton(props: Omit<ComponentProps<typeof IconButton>, 'children'>) {
  return (
    <IconButton {...props}>
      <MenuIcon aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  );
}
