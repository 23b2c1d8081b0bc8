import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/button/button-class';
import { StreetScene } from '@/ui/image/street-scene';

/** What Tiebeam is, for everybody who is not signed in: the first view. `children` is what follows, and comes after it. */
export function LandingPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <section className="mx-auto grid max-w-(--page-max) items-center gap-10 px-(--gutter) py-12 md:py-20 lg:grid-cols-2">
        <div>
          <h1 className="font-display tracking-display text-4xl font-bold text-balance md:text-5xl">
            Know the deal before you buy
          </h1>
          <p className="text-ink-2 text-lg mt-4 max-w-[34rem]">
            The people, properties and numbers behind a good decision, in one place for UK property investors.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="/account/register" className={buttonClass({ variant: 'primary', size: 'lg' })}>
              Create FREE Account
            </Link>
            <a href="#calculator" className={buttonClass({ variant: 'outline', size: 'lg' })}>
              Try the calculator
            </a>
          </div>
        </div>
        <StreetScene className="h-72 rounded-[14px] lg:h-96" />
      </section>
      {children}
    </>
  );
}
