import { Link } from '@tanstack/react-router';

const links = [
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/blog', label: 'Blog' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
] as const;

export function PublicFooter() {
  return (
    <footer className="border-line-subtle mt-16 border-t">
      <div className="text-ink-3 mx-auto flex max-w-(--page-max) flex-wrap items-center gap-4 px-(--gutter) py-6 text-sm">
        <span className="mr-auto">© 2026 Tiebeam</span>
        <nav aria-label="Footer" className="flex flex-wrap gap-4">
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className="touch-target hover:text-ink relative py-1">
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
