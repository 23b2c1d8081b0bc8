import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { Menu } from '@/ui/menu/menu';

const load = () => import('./acts/post-menu');
type Part = Awaited<ReturnType<typeof load>>;

interface LateMenuProps extends Pick<ComponentProps<typeof Menu>, 'label' | 'trigger'> {
  items: (part: Part, queryClient: QueryClient) => ComponentProps<typeof Menu>['items'];
}

/** A menu whose acts are fetched, as its list is, when its button is first approached. */
export function LateMenu({ items, ...rest }: LateMenuProps) {
  const queryClient = useQueryClient();
  const [isNear, setIsNear] = useState(false);
  const part = useLazyPart(load, isNear);
  const approach = () => setIsNear(true);
  return (
    <span className="contents" onPointerEnter={approach} onPointerDown={approach} onFocus={approach}>
      <Menu {...rest} items={part ? items(part, queryClient) : []} />
    </span>
  );
}
