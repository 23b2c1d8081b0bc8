import { Bell, Settings, UserRound, UserRoundPlus } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import type { PalettePage } from '@/features/search/palette-options';
import { pathPart } from '@/lib/path-part';
import { adminItems, navigationItems } from './navigation';

/** What else people call the sidebar's pages. */
const otherWords: Readonly<Record<string, string>> = {
  Network: 'home feed posts',
  Chat: 'messages conversations inbox',
  'Property Search': 'find homes listings',
  Evaluations: 'deals calculator',
  Pipeline: 'deals board viewings',
  Portfolio: 'properties tenancies transactions',
  'Knowledge Base': 'articles help guides',
};

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
  ];
}
