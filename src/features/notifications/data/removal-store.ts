// Rows that were taken away and can still be had back: hidden here, still there on the server.
import { create } from 'zustand';
import type { Schemas } from '@/api/contract';

type Notification = Schemas['Notification'];

export const useRemoval = create<{ rows: ReadonlyMap<number, Notification> }>(() => ({ rows: new Map() }));

/** How many of the hidden ones the server still counts as unread. */
export const unreadHidden = ({ rows }: { rows: ReadonlyMap<number, Notification> }): number =>
  [...rows.values()].filter(({ read, wasInAppSent }) => !read && wasInAppSent).length;

export function hideRows(hidden: readonly Notification[]): void {
  useRemoval.setState(({ rows }) => ({
    rows: new Map([...rows, ...hidden.map((row) => [row.id, row] as const)]),
  }));
}

export function showRows(ids: ReadonlySet<number>): void {
  useRemoval.setState(({ rows }) => ({ rows: new Map([...rows].filter(([id]) => !ids.has(id))) }));
}

/** "Mark all as read" reaches what is hidden too. */
export function markHiddenRead(): void {
  useRemoval.setState(({ rows }) => ({
    rows: new Map([...rows].map(([id, row]) => [id, { ...row, read: true }])),
  }));
}
