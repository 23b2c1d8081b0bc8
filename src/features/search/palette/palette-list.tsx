import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { safeRows } from '@/ui/rows/safe-rows';
import { MarkedText } from '../marked-text';
import { wordsOf } from '../match-words';
import type { PaletteGroup, PaletteOption } from './palette-options';
import { ResultRow } from '../result-row';
import type { SearchResult } from '../results';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  text: string;
  /** Which option is lit, counted over all groups. */
  active: number;
  onLight: (index: number) => void;
  onChoose: (option: PaletteOption, inNewTab: boolean) => void;
  /** The browser opens a result itself: in another tab or window. */
  onOpenElsewhere: (result: SearchResult) => void;
}

const row =
  'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-[9px] px-2.5 py-1 text-left text-sm aria-selected:bg-hover forced-colors:aria-selected:outline-2 max-md:min-h-12';

/** The options of the palette in their groups. The lit one follows the arrows and the pointer. */
export function PaletteList({
  id,
  groups,
  text,
  active,
  onLight,
  onChoose,
  onOpenElsewhere,
}: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = list.current?.parentElement;
    // the first option brings its heading into view too
    if (active === 0 && scroller) scroller.scrollTop = 0;
    else list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const firstOf = (group: PaletteGroup) =>
    groups.slice(0, groups.indexOf(group)).reduce((sum, { options }) => sum + options.length, 0);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Results">
      {groups.map((group) => (
        <div key={group.heading} role="group" aria-labelledby={`${id}-${group.heading}`}>
          <div id={`${id}-${group.heading}`} className="px-2.5 pt-2 pb-1 text-xs font-medium text-ink-3">
            {group.heading}
          </div>
          {safeRows(group.options, ['result', 'none'], (option, place) => {
            const index = firstOf(group) + place;
            const shared = {
              id: `${id}-${index}`,
              role: 'option',
              'aria-selected': index === active,
              tabIndex: -1,
              className: row,
              // the field keeps the focus, so that typing goes on
              onMouseDown: (event: MouseEvent) => event.preventDefault(),
              // not where the pointer merely lies while the list moves below it
              onPointerMove: () => index !== active && onLight(index),
            };
            const face = (
              <>
                <OptionFace option={option} text={text} />
                {index === active && <ArrowRight aria-hidden size={15} className="shrink-0 text-ink-3" />}
              </>
            );
            return option.href === undefined ? (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its keys are heard by the field, which keeps the focus
              <div key={option.key} {...shared} onClick={() => onChoose(option, false)}>
                {face}
              </div>
            ) : (
              <a
                key={option.key}
                {...shared}
                href={option.href}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) {
                    return option.kind === 'result' ? onOpenElsewhere(option.result) : undefined;
                  }
                  event.preventDefault();
                  onChoose(option, false);
                }}
              >
                {face}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function OptionFace({ option, text }: { option: PaletteOption; text: string }) {
  if (option.kind === 'result') return <ResultRow result={option.result} query={text} />;
  const { icon: Icon, label } = option.kind === 'page' ? option.page : option.action;
  const { face = null, detail } = option.kind === 'page' ? option.page : {};
  return (
    <>
      {face ?? (
        <span aria-hidden className="grid size-[30px] shrink-0 place-items-center text-ink-2">
          <Icon size={17} strokeWidth={1.75} />
        </span>
      )}
      <span className="min-w-0 flex-1 truncate">
        <bdi className="font-medium">
          <MarkedText text={label} words={wordsOf(text)} />
        </bdi>
        {detail !== undefined && <span className="text-xs text-ink-3"> {detail}</span>}
      </span>
    </>
  );
}
