import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { LateMenu as LateMenuOf } from '@/ui/menu/late-menu';
import type { Menu } from '@/ui/menu/menu';
import type { MenuEntry } from '@/ui/menu/menu-list';

const load = () => import('./acts/post-menu');

interface LateMenuProps extends Pick<ComponentProps<typeof Menu>, 'label' | 'trigger'> {
  items: (part: Awaited<ReturnType<typeof load>>, queryClient: QueryClient) => readonly MenuEntry[];
}

/** A menu whose acts are fetched, as its list is, when its button is first approached. */
export function LateMenu({ items, ...rest }: LateMenuProps) {
  const queryClient = useQueryClient();
  return <LateMenuOf {...rest} load={load} items={(part) => items(part, queryClient)} />;
}
