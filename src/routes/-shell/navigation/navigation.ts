import {
  BookOpen,
  Building2,
  Calculator,
  MessagesSquare,
  Newspaper,
  Search,
  ShieldCheck,
  Settings,
  SquareKanban,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { LinkProps } from '@tanstack/react-router';

export interface NavigationItem {
  label: string;
  to: NonNullable<LinkProps['to']>;
  icon: LucideIcon;
  /** The letter that goes there after `g` (G8). */
  shortcut?: string;
  isBeta?: boolean;
  /** Further first segments that light this item. */
  alsoActiveOn?: readonly string[];
  /** Active on this very path alone; every other item also on the pages below it. */
  isExact?: boolean;
}

/** The sidebar's items, in the specification's order and words (§2). Network is active by exact match (A1). */
export const navigationItems: readonly NavigationItem[] = [
  {
    label: 'Network',
    shortcut: 'n',
    to: '/',
    icon: UsersRound,
    isExact: true,
    alsoActiveOn: ['/networking'],
  },
  { label: 'Chat', shortcut: 'c', to: '/conversations', icon: MessagesSquare },
  { label: 'Property Search', shortcut: 's', to: '/property-search', icon: Search },
  { label: 'Evaluations', shortcut: 'e', to: '/property-evaluations', icon: Calculator },
  { label: 'Pipeline', shortcut: 'p', to: '/pipeline', icon: SquareKanban, isBeta: true },
  { label: 'Portfolio', shortcut: 'f', to: '/portfolio', icon: Building2, isBeta: true },
  { label: 'Knowledge Base', shortcut: 'k', to: '/knowledge-base', icon: BookOpen },
];

/** Below the sidebar's main items; lit on every settings page. */
export const settingsItem: NavigationItem = {
  label: 'Settings',
  to: '/settings/account',
  icon: Settings,
  alsoActiveOn: ['/settings'],
};

/** Shown to admins only. */
export const adminItems: readonly NavigationItem[] = [
  { label: 'Blog', to: '/blog', icon: Newspaper },
  { label: 'Admin', to: '/admin', icon: ShieldCheck },
];

const isAtOrBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** Whether an item is lit on this path: by whole segments, never by a mere beginning of a word. */
export function isActive(item: NavigationItem, path: string): boolean {
  const isAlso = item.alsoActiveOn?.some((base) => isAtOrBelow(path, base)) ?? false;
  return isAlso || (item.isExact ? path === item.to : isAtOrBelow(path, item.to));
}
