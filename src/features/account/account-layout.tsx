import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '@/ui/image/logo';
import { StreetScene } from '@/ui/image/street-scene';

interface AccountLayoutProps {
  /** Of the tab. */
  title: string;
  heading: string;
  intro: ReactNode;
  children: ReactNode;
}

/** The frame of the pages around an account: the form on one side, a street on the other where there is room. */
export function AccountLayout({ title, heading, intro, children }: AccountLayoutProps) {
  return (
    <div className="grid min-h-screen grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
      <title>{`${title} · Tiebeam`}</title>
      <div className="flex flex-col px-(--gutter) py-6 md:px-14 md:py-8">
        <header className="inline-flex self-start">
          <Link
            to="/"
            aria-label="Tiebeam home"
            className="touch-target relative inline-flex items-center rounded-md"
          >
            <Logo />
          </Link>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[392px] flex-1 py-10 outline-none md:flex md:flex-col md:justify-center"
        >
          <h1 className="font-display text-3xl font-bold tracking-display">{heading}</h1>
          <p className="text-ink-2 mt-1 mb-6">{intro}</p>
          {children}
        </main>
        <nav aria-label="Legal" className="text-ink-3 flex gap-4 text-xs">
          <Link to="/terms" className="touch-target relative">
            Terms
          </Link>
          <Link to="/privacy" className="touch-target relative">
            Privacy
          </Link>
          <Link to="/contact" className="touch-target relative">
            Contact
          </Link>
        </nav>
      </div>
      <StreetScene className="max-lg:hidden" />
    </div>
  );
}
