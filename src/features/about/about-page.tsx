import { Link } from '@tanstack/react-router';
import { Calculator, FileCheck2, Scale, UsersRound } from 'lucide-react';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { StreetScene } from '@/ui/image/street-scene';

const beliefs = [
  {
    icon: Calculator,
    title: 'Show the working',
    text: 'Every figure shows how we worked it out. If we don’t have a rate for a date, we say “n/a” rather than guess.',
  },
  {
    icon: UsersRound,
    title: 'People before algorithms',
    text: 'The best answer usually comes from someone who’s done it in the same town. The feed helps you find them.',
  },
  {
    icon: Scale,
    title: 'Fair to tenants',
    text: 'A deal that only works by cutting corners on safety or deposits doesn’t work. Certificates and renewal dates count as much as the yield.',
  },
  {
    icon: FileCheck2,
    title: 'Your data is yours',
    text: 'Export everything, any time, or just your records as spreadsheets. We don’t sell your data or train AI models on it.',
  },
] as const;

const facts = [
  {
    figure: '6',
    text: 'strategies to evaluate: buy-to-let, BRRR, HMO, serviced accommodation, flips and rent-to-rent',
  },
  { figure: '15', text: 'sets of stamp duty and LBTT rates, each for the dates it applied' },
  { figure: '£0', text: 'for the free plan, for as long as you like, no card needed' },
] as const;

/** Who we are and why we build this (S06). Static: it needs no server. */
export function AboutPage() {
  return (
    <div className="mx-auto max-w-(--page-max) px-(--gutter) py-10 md:py-16">
      <header className="max-w-[680px]">
        <h1 className="font-display text-4xl font-bold tracking-display text-balance">
          Two sides of a roof, and what holds them together
        </h1>
        <p className="mt-4 text-lg text-pretty text-ink-2">
          A tie beam is the timber that stops two rafters pushing the walls apart. Property investment has two
          sides too: people and numbers. Most of us keep one on a phone and the other in a spreadsheet.
          Tiebeam brings them together.
        </p>
      </header>
      <StreetScene className="mt-10 h-56 rounded-[14px] md:h-72" />
      <section aria-labelledby="beliefs" className="mt-14">
        <h2 id="beliefs" className="font-display text-2xl font-bold tracking-display">
          What we believe
        </h2>
        <ul className="mt-5 grid gap-3.5 md:grid-cols-2">
          {beliefs.map(({ icon: Icon, title, text }) => (
            <Card key={title} as="li">
              <Icon aria-hidden size={20} strokeWidth={1.75} className="text-primary" />
              <h3 className="mt-3 text-md font-semibold">{title}</h3>
              <p className="mt-1 text-base text-pretty text-ink-2">{text}</p>
            </Card>
          ))}
        </ul>
      </section>
      <section aria-labelledby="facts" className="mt-14">
        <h2 id="facts" className="font-display text-2xl font-bold tracking-display">
          Tiebeam in figures
        </h2>
        <dl className="mt-5 grid gap-6 md:grid-cols-3">
          {facts.map(({ figure, text }) => (
            <div key={figure} className="flex flex-col border-t border-line pt-4">
              <dt className="order-2 mt-1 text-base text-pretty text-ink-2">{text}</dt>
              <dd className="text-4xl font-semibold tracking-tight tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="talk" className="mt-14 flex flex-wrap items-end justify-between gap-5">
        <div className="max-w-[560px]">
          <h2 id="talk" className="font-display text-2xl font-bold tracking-display">
            Talk to us
          </h2>
          <p className="mt-2 text-base text-pretty text-ink-2">
            Questions, corrections and press enquiries go straight to the people who build Tiebeam. Tell us
            which rate is wrong or which form annoys you, and we’ll write back.
          </p>
        </div>
        <Link to="/contact" className={buttonClass({ size: 'lg' })}>
          Contact us
        </Link>
      </section>
    </div>
  );
}
