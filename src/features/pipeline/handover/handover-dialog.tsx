import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { read } from '@/api/queries';
import { londonDay } from '@/lib/dates/calendar-day';
import { Unready } from '@/entities/record/unready';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { focusIfLost } from '@/ui/focus/focus-if-lost';
import { FormAlert } from '@/ui/form/form-alert';
import { closeModal, openModal, requestCloseModal } from '@/ui/modal/modal-store';
import { Skeleton } from '@/ui/states/skeleton';
import { useNow } from '@/ui/text/use-now';
import { pipelineQueries } from '../queries';
import type { Deal } from '../deal/deal';
import { problemsOf, type StepName } from './problems';
import { HomeStep } from './steps/home-step';
import { LoanStep } from './steps/loan-step';
import { PaymentsStep } from './steps/payments-step';
import { RenewalsStep } from './steps/renewals-step';
import { modalId, useWizard } from './use-wizard';

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
  const wizard = useWizard(deal, types);
  const { plan, typeId, made, isSending, change } = wizard;
  const stepLine = useRef<HTMLParagraphElement>(null);
  const [at, setAt] = useState(0);
  const [isJudged, setIsJudged] = useState(false);
  const [name, title] = steps[at] ?? ['home', 'Property'];
  const problems = problemsOf(name, plan, typeId, londonDay(useNow()));
  const shown = isJudged ? problems : {};
  const isLast = at === steps.length - 1;
  const isUndone = useIsUndone(deal) && made.propertyId === null;

  function goTo(step: number): void {
    flushSync(() => {
      setIsJudged(false);
      setAt(step);
    });
    stepLine.current?.focus();
  }

  function goOn(form: HTMLFormElement): void {
    if (Object.keys(problems).length > 0) {
      flushSync(() => setIsJudged(true));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    if (isLast) {
      setIsJudged(false);
      void wizard.send();
      return;
    }
    if (name === 'home' || name === 'loan') wizard.follow();
    goTo(at + 1);
  }

  if (wizard.propertyId !== null)
    return <Done title={deal.title} propertyId={wizard.propertyId} isOld={wizard.isOld} />;
  if (isUndone) return <Undone title={deal.title} />;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        goOn(event.currentTarget);
      }}
    >
      <p ref={stepLine} tabIndex={-1} className="text-sm text-ink-2 outline-hidden">
        {`Step ${at + 1} of ${steps.length}: ${title}`}
      </p>
      {wizard.isMade(name) && (
        <p className="text-sm">Already created. You can change it on the property’s page.</p>
      )}
      <fieldset disabled={wizard.isMade(name)} className="contents">
        {name === 'home' && (
          <HomeStep
            home={plan.home}
            types={types}
            typeId={typeId}
            problems={shown}
            onType={wizard.setTypeId}
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
            made={made.keys}
            onChange={(payments) => change({ payments })}
          />
        )}
        {name === 'renewals' && (
          <RenewalsStep
            renewals={plan.renewals}
            problems={shown}
            made={made.keys}
            onChange={(renewals) => change({ renewals })}
          />
        )}
      </fieldset>
      {wizard.failure !== null && <FormAlert text={wizard.failure} />}
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" onClick={() => requestCloseModal(modalId)} disabled={isSending}>
          Not now
        </Button>
        <span className="flex gap-2">
          {at > 0 && (
            <Button variant="outline" disabled={isSending} onClick={() => goTo(at - 1)}>
              Back
            </Button>
          )}
          <Button
            type="submit"
            isLoading={isSending}
            loadingLabel="Creating"
            // A double click is one step.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {isLast ? 'Create property' : 'Next'}
          </Button>
        </span>
      </div>
    </form>
  );
}

/** The deal was seen completed and is so no longer: its move was undone. */
function useIsUndone({ pipeline }: Deal): boolean {
  const isCompleted = pipeline?.stage === 'completed';
  const [wasCompleted, setWasCompleted] = useState(false);
  if (isCompleted && !wasCompleted) setWasCompleted(true);
  return wasCompleted && !isCompleted;
}

const Undone = ({ title }: { title: string }) => (
  <div role="status" className="flex flex-col items-start gap-3">
    <p className="wrap-anywhere">{`“${title}” is no longer in Completed. Nothing was created.`}</p>
    <Button ref={focusIfLost} variant="outline" onClick={() => closeModal(modalId)}>
      Close
    </Button>
  </div>
);

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
