import { Link, type LinkProps } from '@tanstack/react-router';

/** The pages under Pipeline, in their order; one that is added here stands in the row of links. */
const pages: readonly { to: NonNullable<LinkProps['to']>; label: string }[] = [
  { to: '/pipeline', label: 'Deals' },
  { to: '/pipeline/viewings', label: 'Viewings' },
  { to: '/pipeline/tasks', label: 'Tasks' },
];

/** Links between the pages under Pipeline; nothing while there is one only. */
export function PipelinePages() {
  if (pages.length < 2) return null;
  return (
    <nav aria-label="Pipeline pages" className="mb-3">
      <ul className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {pages.map(({ to, label }) => (
          <li key={label}>
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              className="flex h-11 items-center rounded-full px-3.5 text-sm font-medium text-ink-2 hover:bg-hover hover:text-ink aria-[current=page]:bg-surface-3 aria-[current=page]:text-ink md:h-9"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
