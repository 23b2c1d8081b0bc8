import { create } from 'zustand';

/** Distances from the window's edges, in px; what is not there stays as the toasts have it. */
export type ToastPlace = Partial<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/**
 * Where toasts stand while a panel keeps them off; null where they always do. It is no property of the page's root: a change there
 * has the browser work out the style of every element anew.
 */
export const useToastPlace = create<{ place: ToastPlace | null }>(() => ({ place: null }));
