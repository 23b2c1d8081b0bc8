import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { freeName, maxScenarios, soundOverrides } from '@/lib/evaluation/scenarios';
import { dealQuery } from './shown-deals';

type Evaluation = Schemas['Evaluation'];

interface NewScenario {
  deal: Evaluation;
  name: string;
  overrides: Record<string, number>;
}

/** Why a scenario cannot be added, in words for whoever tried. */
export class NoRoomError extends Error {}

/** How often somebody else may be faster before the save is given up. */
const mostTries = 4;

/**
 * Adds a scenario to a deal. When somebody else changed the deal meanwhile, it is added to what they made of it. Fails with an
 * error to show when there is no room left, or the server refuses. `onAdded` also runs when the form that asked for it is gone.
 */
export function useAddScenario(onAdded: () => void) {
  const queryClient = useQueryClient();
  const put = usePut('/evaluations/{id}', {
    refreshes: ['/evaluations'],
    onDone: (answer) => {
      if (answer) queryClient.setQueryData(dealQuery(answer.id).queryKey, answer);
    },
  });
  return useMutation({
    onSuccess: onAdded,
    mutationFn: async ({ deal, name, overrides }: NewScenario) => {
      let base = deal;
      for (let tries = 1; ; tries += 1) {
        if (base.scenarios.length >= maxScenarios)
          throw new NoRoomError(
            `A deal can have up to ${maxScenarios} scenarios. Remove one on its page first.`,
          );
        try {
          await put.mutateAsync({ path: { id: base.id }, body: bodyOf(base, name, overrides) });
          return;
        } catch (error) {
          if (!hasStatus(error, 409) || tries >= mostTries) throw error;
        }
        const fresh = await queryClient.fetchQuery({ ...dealQuery(base.id), staleTime: 0 });
        if (fresh.access !== 'full') throw new NoRoomError('This deal is no longer shared with you');
        base = fresh;
      }
    },
  });
}

const bodyOf = (
  { version, inputs, scenarios }: Evaluation,
  name: string,
  overrides: NewScenario['overrides'],
): Schemas['EvaluationUpdate'] => ({
  version,
  scenarios: [
    ...scenarios.map((each) => ({ ...each, overrides: soundOverrides(inputs, each.overrides) })),
    {
      name: freeName(
        name,
        scenarios.map((each) => each.name),
      ),
      overrides,
    },
  ],
});
