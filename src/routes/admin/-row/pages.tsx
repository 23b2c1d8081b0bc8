import { Link, type LinkProps } from '@tanstack/react-router';
import { useCurrentInView } from '@/ui/page/current-in-view';

/** The pages under Admin, in their order; one that is added here stands in the row of links. */
const pages: readonly { to: NonNullable<LinkProps['to']>; label: string; isExact?: boolean }[] = [
  { to: '/admin', label: 'Overview', isExact: true },
  { to: '/admin/members', label: 'Members' },
  { to: '/admin/subscriptions', label: 'Subscriptions' },
  { to: '/admin/reports', label: 'Reports' },
  { to: '/admin/tickets', label: 'Tickets' },
  { to: '/admin/content', label: 'Content' },
  { to: '/admin/categories', label: 'Categories' },
  { to: '/admin/businesses', label: 'Businesses' },
  { to: '/admin/business-types', label: 'Business types' },
  { to: '/admin/beta', label: 'Beta applications' },
  { to: '/admin/mailing-list', label: 'Mailing list' },
  { to: '/admin/stamp-duty', label: 'Stamp duty' },
  { to: '/admin/flags', label: 'Feature flags' },
];

/** Links between the pages under Admin. */
export function AdminPages() {
  const row = useCurrentInView();
  return (
    <nav aria-label="Admin pages" className="mb-3">
      <ul ref={row} className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {pages.map(({ to, label, isExact = false }) => (
          <li key={label}>
            <Link
              to={to}
              activeOptions={{ exact: isExact, includeSearch: false }}
              className="flex h-11 items-center rounded-full px-3.5 text-sm font-medium whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:bg-surface-3 aria-[current=page]:text-ink md:h-9"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
