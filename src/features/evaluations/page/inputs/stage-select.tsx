import { useId } from 'react';
import { usePut } from '@/api/queries';
import type { Evaluation } from '@/features/evaluations/model/deal';
import { stageKeys, stageNameOf } from '@/lib/pipeline/stage-names';
import { NativeSelect } from '@/ui/input/native-select';

/** Where the deal stands in the pipeline; a deal is lost on the board, where the reason is asked for. */
export function StageSelect({ deal: { id, nation, pipeline } }: { deal: Evaluation }) {
  const label = useId();
  const move = usePut('/evaluations/{id}', {
    refreshes: ['/evaluations', `/evaluations/${id}`],
    failureTitle: 'Couldn’t change the stage',
  });
  const stage = (move.isPending ? move.variables?.body?.pipeline?.stage : pipeline?.stage) ?? '';
  const stages = stageKeys.filter((each) => each !== 'lost' || stage === 'lost');
  return (
    <>
      <label id={label} htmlFor={`${label}-stage`} className="sr-only">
        Pipeline stage
      </label>
      <NativeSelect
        id={`${label}-stage`}
        className="h-[38px]! w-44! rounded-[10px]! max-[479px]:order-first max-[479px]:w-full!"
        placeholder="Not in the pipeline"
        choices={stages.map((value) => ({ value, label: stageNameOf(value, nation) }))}
        value={stage}
        disabled={move.isPending}
        onChange={({ currentTarget: { value } }) => {
          const next = stages.find((each) => each === value);
          move.mutate({ path: { id }, body: { pipeline: next ? { stage: next } : null } });
        }}
      />
    </>
  );
}
