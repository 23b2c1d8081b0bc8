import { Link, type LinkProps } from '@tanstack/react-router';
import { useCurrentInView } from '@/ui/page/current-in-view';

/** The pages under Portfolio, in their order; one that is added here stands in the row of links. */
const pages: readonly { to: NonNullable<LinkProps['to']>; label: string; isExact?: boolean }[] = [
  { to: '/portfolio', label: 'Overview', isExact: true },
  { to: '/portfolio/properties', label: 'Properties' },
  { to: '/portfolio/tenancies', label: 'Tenancies' },
  { to: '/portfolio/rooms', label: 'Rooms' },
  { to: '/portfolio/mortgages', label: 'Mortgages' },
  { to: '/portfolio/money', label: 'Money' },
  { to: '/portfolio/maintenance', label: 'Maintenance' },
  { to: '/portfolio/compliance', label: 'Compliance' },
  { to: '/portfolio/epcs', label: 'EPCs' },
  { to: '/portfolio/documents', label: 'Documents' },
  { to: '/portfolio/schedules', label: 'Schedules' },
  { to: '/portfolio/people', label: 'People' },
  { to: '/portfolio/companies', label: 'Companies' },
];

/** Links between the pages under Portfolio. */
export function PortfolioPages() {
  const row = useCurrentInView();
  return (
    <nav aria-label="Portfolio pages" className="mb-3">
      <ul ref={row} className="flex gap-0.5 overflow-x-auto [scrollbar-width:none]">
        {pages.map(({ to, label, isExact = false }) => (
          <li key={label}>
            <Link
              to={to}
              activeOptions={{ exact: isExact, includeSearch: false }}
              className="flex h-11 items-center rounded-full px-3 text-sm font-medium whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:bg-surface-3 aria-[current=page]:text-ink md:h-9"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
