import { Link, type LinkProps } from '@tanstack/react-router';
import {
  Bell,
  CreditCard,
  Database,
  FlaskConical,
  IdCard,
  LifeBuoy,
  Palette,
  ShieldCheck,
  SlidersHorizontal,
  Store,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useCurrentInView } from '@/ui/page/current-in-view';

/** The sections of the settings, in their order; one that is added here stands in the list. */
const sections: readonly { to: NonNullable<LinkProps['to']>; label: string; icon: LucideIcon }[] = [
  { to: '/settings/account', label: 'Account', icon: UserRound },
  { to: '/settings/profile', label: 'Profile', icon: IdCard },
  { to: '/settings/business', label: 'Business', icon: Store },
  { to: '/settings/notifications', label: 'Notifications', icon: Bell },
  { to: '/settings/privacy', label: 'Privacy and safety', icon: ShieldCheck },
  { to: '/settings/appearance', label: 'Appearance', icon: Palette },
  { to: '/settings/evaluation', label: 'Evaluation profiles', icon: SlidersHorizontal },
  { to: '/settings/subscription', label: 'Subscription', icon: CreditCard },
  { to: '/settings/data', label: 'Data', icon: Database },
  { to: '/settings/beta', label: 'Beta features', icon: FlaskConical },
  { to: '/settings/support', label: 'Support', icon: LifeBuoy },
];

/** Links between the sections: a rail on wide screens, a row that scrolls on narrow ones. */
export function SettingsSections() {
  const row = useCurrentInView();
  return (
    <nav aria-label="Settings" className="mb-4 min-w-0 lg:sticky lg:top-[calc(var(--topbar-h)+32px)] lg:mb-0">
      <ul ref={row} className="flex gap-1 overflow-x-auto [scrollbar-width:none] lg:flex-col">
        {sections.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ includeSearch: false }}
              className="flex h-11 items-center gap-3 rounded-full px-3.5 text-sm font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:bg-hover hover:text-ink aria-[current=page]:bg-surface-3 aria-[current=page]:text-ink md:h-9 lg:h-10 lg:rounded-[10px] lg:px-3"
            >
              <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 max-lg:hidden" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
