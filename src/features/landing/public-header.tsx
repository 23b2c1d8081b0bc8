import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/button/button-class';
import { Logo } from '@/ui/image/logo';
import { PublicMenu } from './public-menu';

/** The header for everybody who is not signed in: Blog, Login and 'Create FREE Account' (specification §2). */
export function PublicHeader() {
  return (
    <header className="border-line-subtle border-b">
      <div className="mx-auto flex h-(--topbar-h) max-w-(--page-max) items-center gap-1 px-(--gutter) md:gap-3">
        <Link
          to="/"
          aria-label="Tiebeam home"
          className="touch-target relative mr-auto inline-flex items-center rounded-md"
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className="flex items-center gap-1 md:gap-3">
          <Link
            to="/blog"
            className="text-ink-2 hover:text-ink aria-[current=page]:text-ink rounded-md px-2 py-2 font-medium aria-[current=page]:underline max-md:hidden"
          >
            Blog
          </Link>
          <Link
            to="/account/login"
            className="touch-target relative text-ink-2 hover:text-ink rounded-md px-2 py-2 font-medium"
          >
            Login
          </Link>
          <Link
            to="/account/register"
            className={`${buttonClass({ variant: 'primary', size: 'sm' })} max-[431.98px]:hidden`}
          >
            Create FREE Account
          </Link>
          <PublicMenu />
        </nav>
      </div>
    </header>
  );
}
