import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PanelOptions } from './panel-options';
import { QaPanel } from './qa-panel';
import css from './qa-panel.css?inline';

interface MountedPanel {
  open(): void;
  toggle(): void;
}

/** What must not reach the page: its shortcuts, and what it closes or pulls back when something outside is used. */
const ownEvents = [
  'keydown',
  'keyup',
  'pointerdown',
  'mousedown',
  'touchstart',
  'click',
  'focusin',
  'focusout',
];

let mounted: MountedPanel | undefined;

/**
 * Puts the panel beside the application: a root and styles of its own, outside of <body>, so that neither a crash, nor
 * a modal, nor a style of the application reaches it. Once for a page; later calls give the same panel back.
 */
export function mountPanel(options: PanelOptions): MountedPanel {
  if (mounted) return mounted;
  const host = document.createElement('tiebeam-qa');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  for (const name of ownEvents) host.addEventListener(name, (event) => event.stopPropagation());
  document.documentElement.append(host);
  const listeners = new Set<(next: 'open' | 'toggle') => void>();
  let waiting: 'open' | 'toggle' | undefined;
  const tell = (next: 'open' | 'toggle') => {
    if (listeners.size === 0) waiting = next;
    for (const listener of listeners) listener(next);
  };
  const subscribe = (listener: (next: 'open' | 'toggle') => void) => {
    listeners.add(listener);
    if (waiting) listener(waiting);
    waiting = undefined;
    return () => void listeners.delete(listener);
  };
  createRoot(shadow).render(
    <StrictMode>
      <QaPanel {...options} subscribe={subscribe} />
    </StrictMode>,
  );
  mounted = { open: () => tell('open'), toggle: () => tell('toggle') };
  return mounted;
}
