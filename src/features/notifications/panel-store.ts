// Whether the panel is open, and on what; fed by the bell and by the panel itself.
import { create } from 'zustand';
import { setAttention } from './attention';

export type PanelView = 'notifications' | 'requests';

interface PanelState {
  /** Null while it is closed. */
  view: PanelView | null;
  /** Only unread ones are listed; cleared by "View All" (specification §4). */
  isUnreadOnly: boolean;
  /** When the panel was opened the last time but this, ISO date-time; null before that. */
  lastOpenedAt: string | null;
}

export const usePanel = create<PanelState>(() => ({ view: null, isUnreadOnly: false, lastOpenedAt: null }));

let openedAt: string | null = null;

/** The bell: opens or closes the panel and takes the attention away; it marks nothing read (A9). */
export function togglePanel(now: Date): void {
  setAttention(false);
  if (usePanel.getState().view !== null) return closePanel();
  usePanel.setState({ view: 'notifications', lastOpenedAt: openedAt });
  openedAt = now.toISOString();
}

export const showInPanel = (view: PanelView): void => usePanel.setState({ view });
export const closePanel = (): void => usePanel.setState({ view: null });
export const setUnreadOnly = (isUnreadOnly: boolean): void => usePanel.setState({ isUnreadOnly });
