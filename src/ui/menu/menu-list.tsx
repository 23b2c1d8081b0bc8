import { Menu } from '@base-ui/react/menu';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Check } from 'lucide-react';
import { classNames } from '../class-names';
import { roomAtEdges } from '../room-at-edges';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  isDestructive?: boolean | undefined;
  onSelect: () => void;
}

/** One of several, under a heading; choosing leaves the menu open. */
export interface MenuChoice {
  heading: string;
  options: readonly (Pick<MenuItem, 'label' | 'icon' | 'onSelect'> & { isChosen: boolean })[];
}

export type MenuEntry = MenuItem | MenuChoice | 'separator';

interface MenuListProps {
  label: string;
  items: readonly MenuEntry[];
  /** What holds the trigger; the list opens below it. */
  place: RefObject<HTMLElement | null>;
  opened: 'by-pointer' | 'by-keyboard' | null;
  onClose: () => void;
}

const row =
  'flex h-[34px] cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm outline-hidden select-none data-highlighted:bg-hover forced-colors:data-highlighted:outline-2 max-md:h-11';

/** Along the edge that is nearer: from the left part of a form to the right, so that what is beside the form stays in view. */
function alignIn(place: HTMLElement | null): 'start' | 'end' {
  const form = place?.closest('form')?.getBoundingClientRect();
  const own = place?.getBoundingClientRect();
  return form && own && own.left + own.right < form.left + form.right ? 'start' : 'end';
}

function isFixed(element: Element | null): boolean {
  for (let each = element; each !== null; each = each.parentElement) {
    if (getComputedStyle(each).position === 'fixed') return true;
  }
  return false;
}

function triggerIn(place: RefObject<HTMLElement | null>) {
  return place.current?.querySelector('button') ?? null;
}

export function MenuList({ label, items, place, opened, onClose }: MenuListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const id = useId();

  // The trigger names what it opened, so that a dialog opened from here finds the way back to it.
  useEffect(() => {
    const trigger = opened === null ? null : triggerIn(place);
    trigger?.setAttribute('aria-controls', id);
    return () => trigger?.removeAttribute('aria-controls');
  }, [opened, place, id]);

  useEffect(() => {
    if (opened !== 'by-keyboard') return;
    // after the popup has taken the focus itself
    const frame = requestAnimationFrame(() =>
      popup.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [opened]);

  return (
    <Menu.Root
      open={opened !== null}
      modal={false}
      onOpenChange={(isOpen, { reason, event }) => {
        // the trigger closes by its own click
        const isOnTrigger = event.target instanceof Node && place.current?.contains(event.target);
        if (!isOpen && !(reason === 'outside-press' && isOnTrigger)) onClose();
      }}
    >
      <Menu.Portal>
        <Menu.Positioner
          anchor={() => place.current?.firstElementChild ?? null}
          sideOffset={6}
          // Beside what stays where it is, it stays too: nothing moves under the finger when the page scrolls.
          positionMethod={isFixed(place.current) ? 'fixed' : 'absolute'}
          align={alignIn(place.current)}
          collisionPadding={roomAtEdges()}
          className="z-(--z-tooltip)"
        >
          <Menu.Popup
            ref={popup}
            id={id}
            aria-label={label}
            finalFocus={() => triggerIn(place) ?? true}
            className="max-h-(--available-height) min-w-[180px] animate-rise overflow-y-auto rounded-lg border border-line bg-overlay p-1.5 text-ink shadow-md outline-hidden"
          >
            {items.map((item, index) =>
              item === 'separator' ? (
                <Menu.Separator key={`separator-${index}`} className="mx-2 my-1.5 h-px bg-line-subtle" />
              ) : 'options' in item ? (
                <Choice key={item.heading} choice={item} />
              ) : (
                <Menu.Item
                  key={item.label}
                  onClick={item.onSelect}
                  className={classNames(row, item.isDestructive && 'text-red-ink')}
                >
                  <Face {...item} />
                </Menu.Item>
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Choice({ choice: { heading, options } }: { choice: MenuChoice }) {
  return (
    <Menu.RadioGroup
      value={options.findIndex(({ isChosen }) => isChosen)}
      onValueChange={(index: number) => options[index]?.onSelect()}
    >
      <Menu.GroupLabel className="px-2.5 pt-1 pb-0.5 text-xs text-ink-2">{heading}</Menu.GroupLabel>
      {options.map((option, index) => (
        <Menu.RadioItem key={option.label} value={index} closeOnClick={false} className={row}>
          <Face {...option} />
          <Menu.RadioItemIndicator className="text-primary">
            <Check aria-hidden size={16} strokeWidth={2} />
          </Menu.RadioItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

function Face({ icon, label }: Pick<MenuItem, 'icon' | 'label'>) {
  return (
    <>
      {icon !== undefined && (
        <span aria-hidden className="inline-flex">
          {icon}
        </span>
      )}
      <span className="min-w-0 flex-1 truncate">{label}</span>
    </>
  );
}
