import {
  Bell,
  BellRing,
  BookA,
  CalendarClock,
  CirclePlus,
  Compass,
  CreditCard,
  Database,
  FlaskConical,
  Heart,
  IdCard,
  LifeBuoy,
  ListPlus,
  ListTodo,
  type LucideIcon,
  Palette,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  Store,
  UserRound,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react';
import type { Schemas } from '@/api/contract';
import type { PalettePage } from '@/features/search/palette/palette-options';
import { pathPart } from '@/lib/links/path-part';
import { adminItems, navigationItems } from '../navigation/navigation';

/** What else people call the sidebar's pages. */
const otherWords: Readonly<Record<string, string>> = {
  Network: 'home feed posts',
  Chat: 'messages conversations inbox',
  'Property Search': 'find homes listings for sale to rent auction',
  Evaluations: 'deals calculator',
  Pipeline: 'deals board',
  Portfolio: 'properties tenancies transactions',
  'Knowledge Base': 'articles help guides',
};

/** Pages behind links of other pages: name, address, and what else people call them. */
const innerPages: readonly [label: string, href: string, icon: LucideIcon, words: string][] = [
  ['New evaluation', '/property-evaluations/new', CirclePlus, 'create deal calculate start'],
  ['My day', '/pipeline/tasks', ListTodo, 'tasks to do actions today overdue'],
  ['Add a task', '/pipeline/tasks?add=true', ListPlus, 'new action reminder to do'],
  ['Viewings', '/pipeline/viewings', CalendarClock, 'appointments survey valuation calendar'],
  ['Saved homes and searches', '/property-search?tab=saved', Heart, 'alerts favourites shortlist matches'],
  ['Ask Ava to find a home', '/property-search?tab=ask', Sparkles, 'ai search describe property'],
  ['Connections', '/networking/connections', UsersRound, 'people contacts friends'],
  ['Explore', '/networking/explore', Compass, 'find people businesses'],
  ['Glossary', '/knowledge-base/glossary', BookA, 'terms meaning dictionary'],
  ['Evaluation profiles', '/settings/evaluation', SlidersHorizontal, 'settings defaults assumptions'],
  ['Notification settings', '/settings/notifications', BellRing, 'email sound quiet hours digest alerts'],
  ['Privacy settings', '/settings/privacy', ShieldCheck, 'blocked muted online cookies'],
  ['Appearance', '/settings/appearance', Palette, 'look density units motion display'],
  ['Profile settings', '/settings/profile', IdCard, 'bio headline photo audience edit'],
  ['Business settings', '/settings/business', Store, 'company page team logo add'],
  ['Your data', '/settings/data', Database, 'export import download backup copy'],
  ['Beta features', '/settings/beta', FlaskConical, 'early access apply'],
  ['Subscription', '/settings/subscription', CreditCard, 'plan billing upgrade payments invoice'],
  ['Support', '/settings/support', LifeBuoy, 'tickets contact help question problem'],
];

/** The pages that this person can go to: the sidebar's (some are for admins alone), and those behind other buttons. */
export function palettePages(user: Schemas['CurrentUser']): readonly PalettePage[] {
  const isAdmin = user.userRole.role === 'admin';
  const sidebar = [...navigationItems, ...(isAdmin ? adminItems : [])].map(({ label, to, icon }) => ({
    id: `page-${label}`,
    label,
    words: otherWords[label],
    icon,
    href: to,
  }));
  return [
    ...sidebar,
    {
      id: 'page-notifications',
      label: 'Notifications',
      words: 'alerts bell',
      icon: Bell,
      href: '/notifications',
    },
    {
      id: 'page-requests',
      label: 'Connection requests',
      words: 'invitations',
      icon: UserRoundPlus,
      href: '/notifications?requests=true',
    },
    {
      id: 'page-profile',
      label: 'Your profile',
      words: `my me ${user.fullName} ${user.username}`.toLowerCase(),
      icon: UserRound,
      href: `/${pathPart(user.username) ?? ''}`,
    },
    {
      id: 'page-settings',
      label: 'Settings',
      words: 'account preferences',
      icon: Settings,
      href: '/settings/account',
    },
    ...innerPages.map(([label, href, icon, words]) => ({ id: `page-${label}`, label, words, icon, href })),
  ];
}
