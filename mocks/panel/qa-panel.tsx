import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isHandleShown, rememberOpen, showHandle } from '../hosts/page/panel-choice';
import { activeParts } from './active-parts';
import { ActiveList } from './active-list';
import { ClockSection } from './sections/clock-section';
import { dock, type Side } from './dock';
import { FaultSection } from './sections/fault-section';
import { Handle } from './handle';
import type { PanelOptions } from './panel-options';
import { NetworkSection } from './sections/network-section';
import { PeopleSection } from './sections/people-section';
import { SocketSection } from './sections/socket-section';
import { StateSection } from './sections/state-section';
import { useSituation } from './use-situation';

interface QaPanelProps extends PanelOptions {
  /** Hears when the panel is asked for from outside, by the keyboard. */
  subscribe: (listener: (next: 'open' | 'toggle') => void) => () => void;
}

/** The controls of the mock server in the running application: a handle at the edge, and the panel it opens, docked. */
export function QaPanel({ server, problems, onSession, subscribe }: QaPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const [isHandle, setHandle] = useState(isHandleShown);
  const [side, setSide] = useState<Side>('right');
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Element | null>(null);
  const control = useSituation(server, isOpen, onSession);

  useEffect(
    () => subscribe((next) => setOpen((current) => (next === 'toggle' ? !current : true))),
    [subscribe],
  );
  useLayoutEffect(() => (isOpen ? dock(side) : undefined), [isOpen, side]);
  useEffect(() => {
    rememberOpen(isOpen);
    if (!isOpen) return;
    before.current = document.activeElement;
    heading.current?.focus();
    const root = heading.current?.getRootNode();
    const closeByKey = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') setOpen(false);
    };
    root?.addEventListener('keydown', closeByKey);
    return () => {
      root?.removeEventListener('keydown', closeByKey);
      if (before.current instanceof HTMLElement) before.current.focus();
    };
  }, [isOpen]);

  const hide = () => {
    showHandle(false);
    setHandle(false);
    setOpen(false);
  };
  const { situation, whose } = control;
  const section = situation && whose && { control, situation, whose };
  const active = situation ? activeParts(situation) : [];
  if (!isOpen) return isHandle && <Handle activeCount={active.length} onOpen={() => setOpen(true)} />;
  return (
    <aside className="panel" data-side={side} aria-labelledby="qa-title">
      <header>
        <h2 id="qa-title" ref={heading} tabIndex={-1}>
          QA panel
        </h2>
        <button
          type="button"
          className="side"
          aria-label={side === 'right' ? 'Move to the left' : 'Move to the right'}
          title={side === 'right' ? 'Move to the left' : 'Move to the right'}
          onClick={() => setSide(side === 'right' ? 'left' : 'right')}
        >
          {side === 'right' ? '⇤' : '⇥'}
        </button>
        <button type="button" onClick={hide} title="Bring it back with Ctrl and the key left of 1, or ?qa=on">
          Hide
        </button>
        <button type="button" aria-label="Close" title="Close (Esc)" onClick={() => setOpen(false)}>
          ✕
        </button>
      </header>
      <div className="body">
        {problems.length > 0 && (
          <ul className="message wrong" aria-label="Problems with the link">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        {section && (
          <>
            <ActiveList {...section} parts={active} />
            <PeopleSection {...section} />
            <NetworkSection {...section} />
            <FaultSection {...section} />
            <SocketSection {...section} />
            <ClockSection {...section} />
            <StateSection {...section} />
          </>
        )}
      </div>
      <p className={`message ${control.message?.kind ?? ''}`} role="status">
        {control.message?.text}
      </p>
    </aside>
  );
}
