import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names';
import { useCurrentInView } from './page/current-in-view';

interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** How many there are; as words where a bare number could mean anything. Null while it isn’t known: its room is kept. */
  count?: number | string | null | undefined;
}

interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  activeId: Id;
  onChange: (id: Id) => void;
  /** The content of the active tab. */
  children: ReactNode;
}

/** Tabs change the content below them. Arrow keys, Home and End move and choose at once (APG tabs). */
export function Tabs<Id extends string>({ label, tabs, activeId, onChange, children }: TabsProps<Id>) {
  const base = useId();
  const row = useCurrentInView();
  const active = tabs.findIndex(({ id }) => id === activeId);

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const steps: Record<string, number> = {
      ArrowLeft: active - 1,
      ArrowRight: active + 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    const next = (step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    event.currentTarget.closest('[role=tablist]')?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className="flex gap-[22px] overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_var(--line)] [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === activeId}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === activeId ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={moveByKey}
            className="h-[42px] shrink-0 font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink aria-selected:text-ink aria-selected:shadow-[inset_0_-2px_var(--primary)]"
          >
            {tab.label}{' '}
            {tab.count !== undefined && (
              <span
                className={classNames(
                  'num ml-1 rounded-[9px] bg-surface-3 px-[7px] py-px text-[11.5px]/[18px] text-ink-2',
                  tab.count === null && 'invisible',
                )}
              >
                {tab.count ?? 0}
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${activeId}`}>
        {children}
      </div>
    </>
  );
}
