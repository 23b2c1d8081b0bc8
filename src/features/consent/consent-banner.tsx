import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Button } from '@/ui/button/button';
import { answerConsent } from './consent-store';
import type { ThirdParty } from './third-parties';

/** Asks once whether third parties may be loaded. Both answers are one press, of the same size and look. */
export function ConsentBanner({ parties }: { parties: readonly ThirdParty[] }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-[640px] flex-col gap-3 rounded-[14px] border border-line bg-overlay p-4 shadow-md print:hidden"
    >
      <h2 id={heading} className="text-md/[22px] font-semibold tracking-tight">
        Can we use third-party services?
      </h2>
      <p className="text-sm text-pretty text-ink-2">
        {parties.map(({ name }) => name).join(', ')}: these are optional and only load if you agree. You can
        change your mind in the{' '}
        <Link to="/privacy" hash="cookies" className="font-medium text-link">
          privacy notice
        </Link>
        .
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={() => answerConsent([])}>
          Reject all
        </Button>
        <Button variant="outline" onClick={() => answerConsent(parties.map(({ purpose }) => purpose))}>
          Accept all
        </Button>
      </div>
    </section>
  );
}
