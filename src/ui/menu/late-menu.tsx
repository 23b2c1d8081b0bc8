import { useState, type ComponentProps } from 'react';
import { useLazyPart } from '../lazy/lazy-part';
import { Menu } from './menu';
import type { MenuEntry } from './menu-list';

interface LateMenuProps<Part> extends Pick<ComponentProps<typeof Menu>, 'label' | 'trigger'> {
  load: () => Promise<Part>;
  items: (part: Part) => readonly MenuEntry[];
}

/** A menu whose acts are fetched, as its list is, when its button is first approached. */
export function LateMenu<Part>({ load, items, ...rest }: LateMenuProps<Part>) {
  const [isNear, setIsNear] = useState(false);
  const part = useLazyPart(load, isNear);
  const approach = () => setIsNear(true);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears that the button inside is approached
    <span
      className="contents"
      onPointerEnter={approach}
      onPointerDown={approach}
      onFocus={approach}
      onClick={approach}
    >
      <Menu {...rest} items={part && items(part)} />
    </span>
  );
}
