// Whether the panel is open, and on what; fed by the bell and by the panel itself.
import { create } from 'zustand';
import { setAttention } from '../data/attention';

export type PanelView = 'notifications' | 'requests';

interface PanelState {
  /** Null while it is closed. */
  view: PanelView | null;
  /** Only unread ones are listed; cleared by "View All" (specification §4). */
  isUnreadOnly: boolean;
}

export const usePanel = create<PanelState>(() => ({ view: null, isUnreadOnly: false }));

/** The bell: opens or closes the panel and takes the attention away; it marks nothing read (A9). */
export function togglePanel(): void {
  setAttention(false);
  usePanel.setState(({ view }) => ({ view: view === null ? 'notifications' : null }));
}

export const showInPanel = (view: PanelView): void => usePanel.setState({ view });
export const closePanel = (): void => usePanel.setState({ view: null });
export const setUnreadOnly = (isUnreadOnly: boolean): void => usePanel.setState({ isUnreadOnly });
