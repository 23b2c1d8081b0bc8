import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { buttonClass } from '@/ui/button/button-class';
import { EvaluationSkeleton } from '../page/evaluation-skeleton';
import { evaluationQueries } from '../queries';
import { NewEvaluationForm, type NewStep } from './new-evaluation-form';

// The same list at every render, so that nothing seems to have come.
const none: readonly Schemas['EvaluationSetting'][] = [];

interface NewEvaluationPageProps {
  user: Schemas['CurrentUser'];
  /** Undefined is the quick way. */
  step: NewStep | undefined;
  onStep: (step: NewStep | undefined) => void;
}

/** A new evaluation (S33): three figures, or five short steps; what is typed is kept until it is made. */
export function NewEvaluationPage({ user, step, onStep }: NewEvaluationPageProps) {
  const settings = useQuery(evaluationQueries.settings());
  // A read that failed is pending again when it is retried: what is being typed stays.
  const [isBegun, setIsBegun] = useState(false);
  if (!isBegun && !settings.isPending) setIsBegun(true);
  return (
    <div className="mx-auto max-w-(--page-max) pb-24">
      <title>New evaluation · Tiebeam</title>
      <Link
        to="/property-evaluations"
        className={`${buttonClass({ variant: 'ghost', size: 'sm' })} mb-2 -ml-2`}
      >
        <ArrowLeft aria-hidden size={16} />
        Evaluations
      </Link>
      <h1 className="font-display text-2xl tracking-display font-bold">New evaluation</h1>
      <p className="mt-1 mb-4 text-sm text-ink-2">
        Enter your own figures, or{' '}
        <Link to="/property-search" className="text-link underline">
          start from a listing
        </Link>
        .
      </p>
      {settings.isPending && !isBegun ? (
        <EvaluationSkeleton />
      ) : (
        <NewEvaluationForm
          user={user}
          profiles={settings.data?.data ?? none}
          missing={
            settings.data ? null : { retry: () => void settings.refetch(), isRetrying: settings.isFetching }
          }
          step={step}
          onStep={onStep}
        />
      )}
    </div>
  );
}
