import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '@/api/errors';
import { read } from '@/api/queries';
import { Unready } from '@/entities/record/unready';
import { londonDay } from '@/lib/dates/calendar-day';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { focusIfLost } from '@/ui/focus/focus-if-lost';
import { FormAlert } from '@/ui/form/form-alert';
import { closeModal, openModal, updateModal } from '@/ui/modal/modal-store';
import { Skeleton } from '@/ui/states/skeleton';
import { pipelineQueries } from '../queries';
import type { Deal } from '../deal/deal';
import { followed } from './follow';
import { HomeStep } from './home-step';
import { LoanStep } from './loan-step';
import { handoverOf } from './plan';
import { PaymentsStep } from './payments-step';
import { problemsOf, type StepName } from './problems';
import { RenewalsStep } from './renewals-step';
import { nothingMade, sendHandover } from './send';

const modalId = 'deal-handover';

/** Offers to take a completed deal over into the portfolio: prefilled, to be changed, or skipped. */
export function openHandover(dealId: string): void {
  openModal({
    id: modalId,
    title: 'Move to portfolio',
    size: 'md',
    content: <Handover dealId={dealId} />,
  });
}

function Handover({ dealId }: { dealId: string }) {
  const deal = useQuery(pipelineQueries.deal(dealId));
  const types = useQuery(read('/properties/types'));
  if (!types.data || deal.data?.access !== 'full') {
    const query = deal.data ? types : deal;
    return <Unready query={query} title="Couldn’t load this deal" skeleton={<Skeleton className="h-60" />} />;
  }
  return <Wizard deal={deal.data} types={types.data} />;
}

const steps: readonly (readonly [StepName, string])[] = [
  ['home', 'Property'],
  ['loan', 'Mortgage'],
  ['payments', 'Payments'],
  ['renewals', 'Dates'],
];

interface WizardProps {
  deal: Deal;
  types: readonly { id: string; key: string; name: string }[];
}

function Wizard({ deal, types }: WizardProps) {
  const queryClient = useQueryClient();
  const made = useRef(nothingMade());
  const stepLine = useRef<HTMLParagraphElement>(null);
  const [draft, setDraft] = useState(() => ({ plan: handoverOf(deal), suggested: handoverOf(deal) }));
  const { plan } = draft;
  const [typeId, setTypeId] = useState(() => types.find(({ key }) => key === deal.home?.type)?.id ?? '');
  const [at, setAt] = useState(0);
  const [isJudged, setIsJudged] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  // The property is made first, and the deal then names it: only what it named before was moved before.
  const [earlier] = useState(deal.propertyId);
  const [propertyId, setPropertyId] = useState(earlier);
  const [name, title] = steps[at] ?? ['home', 'Property'];
  const problems = problemsOf(name, plan, typeId);
  const shown = isJudged ? problems : {};
  const change = (patch: Partial<typeof plan>) => {
    setDraft((now) => ({ ...now, plan: { ...now.plan, ...patch } }));
    updateModal(modalId, { isDirty: () => true });
  };
  const isLast = at === steps.length - 1;

  function goTo(step: number): void {
    flushSync(() => {
      setIsJudged(false);
      setAt(step);
    });
    stepLine.current?.focus();
  }

  async function goOn(form: HTMLFormElement): Promise<void> {
    if (Object.keys(problems).length > 0) {
      flushSync(() => setIsJudged(true));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    if (!isLast) {
      // The later steps go by the completion day and the loan.
      if (name === 'home' || name === 'loan') setDraft((now) => followed(deal, now));
      goTo(at + 1);
      return;
    }
    setIsJudged(false);
    setIsSending(true);
    setFailure(null);
    try {
      const today = londonDay(new Date());
      setPropertyId(await sendHandover({ queryClient, deal, plan, typeId, today, made: made.current }));
      updateModal(modalId, { isDirty: () => false });
    } catch (error) {
      setFailure(
        `${errorMessage(error)}. ${made.current.propertyId === null ? 'Nothing was created.' : 'What was created is kept. Try again to create the rest.'}`,
      );
    } finally {
      setIsSending(false);
    }
  }

  if (propertyId !== null)
    return <Done title={deal.title} propertyId={propertyId} isOld={earlier !== null} />;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void goOn(event.currentTarget);
      }}
    >
      <p ref={stepLine} tabIndex={-1} className="text-sm text-ink-2 outline-hidden">
        {`Step ${at + 1} of ${steps.length}: ${title}`}
      </p>
      {name === 'home' && (
        <HomeStep
          home={plan.home}
          types={types}
          typeId={typeId}
          problems={shown}
          onType={setTypeId}
          onChange={(patch) => change({ home: { ...plan.home, ...patch } })}
        />
      )}
      {name === 'loan' && (
        <LoanStep
          deal={deal}
          completion={plan.home.purchaseDate}
          loan={plan.loan}
          problems={shown}
          onChange={(loan) => change({ loan })}
        />
      )}
      {name === 'payments' && (
        <PaymentsStep
          payments={plan.payments}
          problems={shown}
          onChange={(payments) => change({ payments })}
        />
      )}
      {name === 'renewals' && (
        <RenewalsStep
          renewals={plan.renewals}
          problems={shown}
          onChange={(renewals) => change({ renewals })}
        />
      )}
      {failure !== null && <FormAlert text={failure} />}
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" onClick={() => closeModal(modalId)} disabled={isSending}>
          Not now
        </Button>
        <span className="flex gap-2">
          {at > 0 && (
            <Button variant="outline" disabled={isSending} onClick={() => goTo(at - 1)}>
              Back
            </Button>
          )}
          <Button type="submit" isLoading={isSending} loadingLabel="Creating">
            {isLast ? 'Create property' : 'Next'}
          </Button>
        </span>
      </div>
    </form>
  );
}

interface DoneProps {
  title: string;
  propertyId: string;
  /** It was there already. */
  isOld: boolean;
}

const Done = ({ title, propertyId, isOld }: DoneProps) => (
  <div role="status" className="flex flex-col items-center gap-3 py-4 text-center">
    <CircleCheck aria-hidden size={40} className="text-green-ink" />
    <p className="text-md font-semibold wrap-anywhere">
      {isOld ? `“${title}” is already in your portfolio` : `“${title}” is in your portfolio`}
    </p>
    <p className="max-w-prose text-sm text-pretty text-ink-2">
      Its evaluation is kept as the forecast that actual rent and costs are compared with.
    </p>
    <Link
      ref={focusIfLost}
      to="/portfolio/properties/$uuid/{-$tab}"
      params={{ uuid: propertyId }}
      className={buttonClass()}
      onClick={() => closeModal(modalId)}
    >
      Open property
    </Link>
  </div>
);
