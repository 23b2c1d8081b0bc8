import { cloneElement, useRef, useState, type ComponentProps, type ReactElement } from 'react';
import { useLazyPart } from '../lazy/lazy-part';
import type { MenuEntry, MenuList } from './menu-list';
import { showToast } from '../toast/toast';

type TriggerProps = Pick<
  ComponentProps<'button'>,
  'onClick' | 'onKeyDown' | 'aria-haspopup' | 'aria-expanded'
>;

/** The list of every menu. */
export const loadMenuList = () => import('./menu-list');

interface MenuProps {
  /** Names the menu. */
  label: string;
  /** A Button or IconButton. */
  trigger: ReactElement<TriggerProps>;
  /** Null while they are on their way: the list waits for them. A function makes them when the button is first approached, for the many of a list. */
  items: readonly MenuEntry[] | null | (() => readonly MenuEntry[]);
}

/**
 * A button that opens a list of acts. The list's code is fetched when the button is first approached (pointer, focus); a press
 * that comes before it has arrived still opens the menu.
 */
export function Menu({ label, trigger, items }: MenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [opened, setOpened] = useState<'by-pointer' | 'by-keyboard' | null>(null);
  const onFailure = () => {
    setIsNear(false);
    if (opened === null) return;
    setOpened(null);
    showToast({
      kind: 'error',
      text: 'Couldn’t load the menu. Check your connection and try again.',
    });
  };
  return (
    <span
      ref={place}
      className="inline-flex"
      onPointerEnter={() => setIsNear(true)}
      onFocus={() => setIsNear(true)}
    >
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        onClick: (event) => {
          // a click without pointer comes from Enter or Space
          setOpened(opened === null ? (event.detail === 0 ? 'by-keyboard' : 'by-pointer') : null);
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpened('by-keyboard');
        },
      })}
      {(isNear || opened !== null) && (
        <LazyMenuList
          label={label}
          items={typeof items === 'function' ? items() : items}
          place={place}
          opened={opened}
          onClose={() => setOpened(null)}
          onFailure={onFailure}
        />
      )}
    </span>
  );
}

interface LazyMenuListProps extends Omit<ComponentProps<typeof MenuList>, 'items'> {
  items: readonly MenuEntry[] | null;
  onFailure: () => void;
}

/** Of the many menus of a list only those that were approached have it. */
function LazyMenuList({ items, onFailure, ...rest }: LazyMenuListProps) {
  const part = useLazyPart(loadMenuList, true, onFailure);
  return part && items && <part.MenuList items={items} {...rest} />;
}
