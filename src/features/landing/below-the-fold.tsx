import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { capabilities, plans, questions, steps } from './landing-parts';
import { MiniCalculator } from './mini-calculator';

interface BelowTheFoldProps {
  /** The latest posts. */
  blog: ReactNode;
  newsletter: ReactNode;
}

const title = 'font-display text-3xl font-bold tracking-display text-balance';

/** The landing page beyond its first view; its code and styles come after that. */
export function BelowTheFold({ blog, newsletter }: BelowTheFoldProps) {
  return (
    <div className="mx-auto flex max-w-(--page-max) flex-col gap-20 px-(--gutter) pb-4">
      <section id="calculator" aria-labelledby="calculator-title">
        <h2 id="calculator-title" className={title}>
          Try the calculator with your own figures
        </h2>
        <p className="mt-2 mb-6 max-w-[560px] text-lg text-pretty text-ink-2">
          The calculator uses the same formulas as a full evaluation. Nothing you type leaves this page.
        </p>
        <MiniCalculator />
      </section>
      <section aria-labelledby="capabilities">
        <h2 id="capabilities" className={title}>
          One place for your people, deals and paperwork
        </h2>
        <ul className="mt-6 grid gap-3.5 md:grid-cols-2 lg:grid-cols-3">
          {capabilities.map((each) => (
            <Card key={each.title} as="li">
              <h3 className="flex items-center gap-2 text-md font-semibold">
                {each.title}
                {each.isBeta && <Badge tone="tan">BETA</Badge>}
              </h3>
              <p className="mt-1 text-base text-pretty text-ink-2">{each.text}</p>
            </Card>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how">
        <h2 id="how" className={title}>
          How it works
        </h2>
        <ol className="mt-6 grid gap-8 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step.title} className="border-t border-line pt-4">
              <p aria-hidden className="text-sm text-ink-3 tabular-nums">
                {index + 1}
              </p>
              <h3 className="mt-1 text-md font-semibold">{step.title}</h3>
              <p className="mt-1 text-base text-pretty text-ink-2">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="plans">
        <h2 id="plans" className={title}>
          Plans
        </h2>
        <ul className="mt-6 grid gap-3.5 md:grid-cols-3">
          {plans.map((plan) => (
            <Card key={plan.name} as="li">
              <h3 className="text-md font-semibold">{plan.name}</h3>
              <p className="mt-1 text-2xl font-semibold tabular-nums">{plan.price}</p>
              <p className="mt-2 text-base text-pretty text-ink-2">{plan.text}</p>
              <ul className="mt-3 list-disc pl-5 text-sm text-ink-2">
                {plan.features.map((feature) => (
                  <li key={feature} className="mt-1">
                    {feature}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-3">Prices include VAT. Cancel at any time.</p>
      </section>
      {blog}
      <section aria-labelledby="questions" className="max-w-[760px]">
        <h2 id="questions" className={title}>
          Questions
        </h2>
        <div className="mt-5 border-t border-line">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex min-h-13 items-center justify-between gap-4 py-3 text-md font-medium">
                {question}
                <Plus
                  aria-hidden
                  size={18}
                  strokeWidth={1.75}
                  className="shrink-0 text-ink-3 group-open:rotate-45"
                />
              </summary>
              <p className="pb-4 text-base text-pretty text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <div className="grid items-center gap-10 md:grid-cols-2">
        <Card className="flex flex-col items-start gap-4">
          <h2 className={title}>Ready to check your next deal?</h2>
          <Link to="/account/register" className={buttonClass({ size: 'lg' })}>
            Create FREE Account
          </Link>
        </Card>
        {newsletter}
      </div>
    </div>
  );
}
