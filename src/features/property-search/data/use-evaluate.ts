import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { usePost } from '@/api/queries';
import { evaluationBody, type Findings } from './findings';
import type { Listing } from './queries';

/** Makes an evaluation of a listing, with its facts and my settings filled in, and opens it. */
export function useEvaluate() {
  const navigate = useNavigate();
  const start = usePost('/evaluations', {
    failureTitle: 'Couldn’t start the evaluation',
    onDone: (made) => {
      if (made) void navigate({ to: '/property-evaluations/$uuid', params: { uuid: made.id } });
    },
  });
  const { mutate } = start;
  const evaluate = useCallback(
    (listing: Listing, findings: Findings = {}) =>
      mutate({ body: evaluationBody(listing, findings, new Date().toISOString()) }),
    [mutate],
  );
  return {
    evaluate,
    /** Of which listing one is being made. */
    evaluating: start.isPending ? (start.variables.body?.listingId ?? null) : null,
  };
}
