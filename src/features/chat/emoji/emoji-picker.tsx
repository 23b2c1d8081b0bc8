import { Popover } from '@base-ui/react/popover';
import { Search } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { classNames } from '@/ui/class-names';
import { roomAtEdges } from '@/ui/room-at-edges';
import { emojiAfter, emojiGroups, findEmojis, type Emoji } from './emojis';
import list from './emojis.txt?raw';
import { recentEmojis, rememberEmoji } from './recent-emojis';

const groups = emojiGroups(list);
const known = new Map(groups.flatMap(({ emojis }) => emojis).map((each) => [each.emoji, each]));
const columns = 8;
/** In colour: some text fonts have a plain drawing of the commonest ones. */
const inColour = '[font-family:"Apple_Color_Emoji","Segoe_UI_Emoji","Noto_Color_Emoji",sans-serif]';
const recent = 'Recent';

export interface EmojiPickerProps {
  userId: number;
  /** What it is for, such as `Add emoji`. */
  label: string;
  /** What it opens at. */
  place: HTMLElement | RefObject<HTMLElement | null>;
  /** What has the focus once one was chosen; without it, whatever had it before. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

/**
 * All emoji by groups, those that the member chose last first, and a search by name. The field keeps the focus: arrow keys move
 * through the emoji, Enter takes one, Escape closes.
 */
export function EmojiPicker({ userId, label, place, returnTo, onChoose, onClose }: EmojiPickerProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  const [shelves] = useState(() => {
    const latest = recentEmojis(userId).flatMap((each) => known.get(each) ?? []);
    return latest.length > 0 ? [{ name: recent, emojis: latest }, ...groups] : groups;
  });
  const [query, setQuery] = useState('');
  const [group, setGroup] = useState(shelves[0]?.name ?? '');
  const [active, setActive] = useState(0);
  const isSearch = query.trim() !== '';
  const shown = useMemo(
    () => (isSearch ? findEmojis(groups, query) : (shelves.find(({ name }) => name === group)?.emojis ?? [])),
    [isSearch, query, group, shelves],
  );
  const current = shown[active];
  const choose = ({ emoji }: Emoji) => {
    isChosen.current = true;
    rememberEmoji(userId, emoji);
    onChoose(emoji);
    onClose();
  };
  const move = (to: number) => {
    setActive(to);
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    // At the first one the left arrow goes back into the words.
    const isOwn = event.key.startsWith('Arrow') && !(event.key === 'ArrowLeft' && active === 0);
    if (event.key === 'Enter' && current) choose(current);
    else if (isOwn) move(emojiAfter(event.key, active, shown.length, columns));
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const { current: shelf } = box;
    if (shelf) shelf.scrollTop = 0;
  }, [group, query]);
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={place}
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={roomAtEdges()}
          className="z-(--z-tooltip)"
        >
          <Popover.Popup
            aria-label={label}
            initialFocus={field}
            finalFocus={() => (isChosen.current && returnTo?.current) || true}
            className="animate-rise border-line bg-overlay text-ink flex max-h-(--available-height) w-[min(352px,calc(100vw-10px))] flex-col rounded-xl border p-2 shadow-md outline-hidden"
          >
            <label className="control flex h-9 shrink-0 items-center gap-2.5 rounded-[9px] px-3 max-md:h-11">
              <Search aria-hidden size={16} className="text-ink-3 shrink-0" />
              <input
                ref={field}
                type="search"
                role="combobox"
                aria-label="Find an emoji"
                aria-expanded
                aria-autocomplete="list"
                aria-controls={`${id}-list`}
                aria-activedescendant={current ? `${id}-${active}` : undefined}
                placeholder="Find an emoji"
                autoComplete="off"
                value={query}
                maxLength={40}
                onChange={(event) => {
                  setQuery(event.target.value);
                  setActive(0);
                }}
                onKeyDown={onKeyDown}
                className="min-w-0 flex-1 bg-transparent text-base outline-hidden"
              />
            </label>
            <div role="group" aria-label="Emoji categories" className="mt-1.5 flex shrink-0">
              {shelves.map(({ name, emojis }) => (
                <button
                  key={name}
                  type="button"
                  aria-label={name}
                  aria-pressed={!isSearch && name === group}
                  onClick={() => {
                    setGroup(name);
                    setQuery('');
                    setActive(0);
                  }}
                  className="hover:bg-hover aria-pressed:bg-teal-bg grid h-8 min-w-0 flex-1 place-items-center rounded-md text-base -outline-offset-2 max-md:h-11"
                >
                  <span aria-hidden className={inColour}>
                    {name === recent ? '🕒' : emojis[0]?.emoji}
                  </span>
                </button>
              ))}
            </div>
            <div
              ref={box}
              id={`${id}-list`}
              role="listbox"
              aria-label={isSearch ? 'Search results' : group}
              className={classNames(
                'mt-1 grid h-[216px] min-h-20 shrink auto-rows-min grid-cols-8 overflow-y-auto overscroll-contain',
                inColour,
              )}
            >
              {shown.map((each, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
                <div
                  key={each.emoji}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  aria-label={each.name}
                  onPointerMove={() => setActive(index)}
                  // The press must not take the focus from the field.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(each)}
                  className="aria-selected:bg-hover grid h-9 cursor-pointer place-items-center rounded-md text-[22px]/none select-none aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus max-md:h-11"
                >
                  {each.emoji}
                </div>
              ))}
            </div>
            <p
              className={classNames(
                'text-ink-2 mt-1.5 h-5 shrink-0 truncate px-1.5 text-sm',
                current && 'first-letter:uppercase',
              )}
            >
              {current ? current.name : 'No emoji found'}
            </p>
            <p role="status" className="sr-only">
              {isSearch && (shown.length === 1 ? '1 emoji' : `${shown.length} emoji`)}
            </p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
