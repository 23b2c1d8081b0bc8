import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Calculator, Link2, Link2Off, RefreshCw } from 'lucide-react';
import { errorMessage } from '@/api/errors';
import { useEveryPage } from '@/api/every-page';
import { read, readPages, usePut, write } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { useProperties } from '@/entities/property/use-properties';
import { openPartForm } from '@/entities/record/described/part-form';
import { refurbTotal } from '@/lib/evaluation/strategies/purchase';
import { formatPounds } from '@/lib/money/money';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import type { ChoicesProps } from '@/ui/records/form/record-field';
import { Skeleton } from '@/ui/states/skeleton';
import type { Schedule } from '../schedule-kinds';
import { changeSchedule, rereadSchedule, scheduleReaders } from '../schedule-type';
import { isSameRefurb, maxRefurbItems, refurbOf } from './refurb-of';

const evaluationReaders = (id: string) => ['/evaluations', `/evaluations/${id}`];

/** The evaluation that a schedule of works is the refurbishment of: whether both come to the same, and how to make it so. */
export function RefurbCard({ row }: { row: Schedule }) {
  const { evaluationId } = row;
  return (
    <Card as="section" aria-label="Evaluation" className="print:hidden">
      <h2 className="mb-2 text-md font-semibold">Evaluation</h2>
      {evaluationId === null ? <NotLinked row={row} /> : <Linked row={row} evaluationId={evaluationId} />}
    </Card>
  );
}

function NotLinked({ row }: { row: Schedule }) {
  const queryClient = useQueryClient();
  const { byId } = useProperties();
  const count = row.items.length;
  return (
    <>
      <p className="mb-3 text-sm text-pretty text-ink-2">
        {count > maxRefurbItems
          ? `An evaluation can have up to ${maxRefurbItems} items of works. This schedule has ${count}.`
          : 'Use these works as the refurbishment costs in an evaluation, including VAT and contingency.'}
      </p>
      <Button
        variant="outline"
        size="sm"
        icon={<Link2 aria-hidden size={15} />}
        disabled={count === 0 || count > maxRefurbItems}
        onClick={() => openLink(queryClient, row, byId.get(row.propertyId ?? '')?.evaluationId ?? undefined)}
      >
        Link an evaluation
      </Button>
    </>
  );
}

interface LinkedProps {
  row: Schedule;
  evaluationId: string;
}

function Linked({ row, evaluationId }: LinkedProps) {
  const { data, error, refetch, isRefetching } = useQuery(
    read('/evaluations/{id}', { path: { id: evaluationId } }),
  );
  if (data?.access === 'full') return <Compared row={row} evaluation={data} />;
  if (data === undefined && error === null) return <Skeleton className="h-16" />;
  return (
    <>
      <p role="alert" className="mb-3 text-sm text-pretty text-ink-2">
        {`Couldn’t load the evaluation. ${error === null ? 'Its owner has hidden the figures.' : errorMessage(error)}`}
      </p>
      <span className="flex flex-wrap gap-2">
        {error !== null && (
          <Button
            variant="outline"
            size="sm"
            isLoading={isRefetching}
            loadingLabel="Loading"
            onClick={() => void refetch()}
          >
            Retry
          </Button>
        )}
        <Unlink row={row} />
      </span>
    </>
  );
}

function Compared({ row, evaluation }: { row: Schedule; evaluation: Schemas['Evaluation'] }) {
  const { id, title, inputs, version } = evaluation;
  const { mutate, isPending } = usePut('/evaluations/{id}', {
    refreshes: evaluationReaders(id),
    failureTitle: 'Couldn’t update the evaluation',
  });
  const isSame = isSameRefurb(row, inputs.refurb);
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-2 text-sm">
        <Calculator aria-hidden size={16} className="shrink-0 text-ink-3" />
        <Link
          to="/property-evaluations/$uuid"
          params={{ uuid: id }}
          className="font-medium text-link underline wrap-anywhere max-md:py-2.5"
        >
          {title}
        </Link>
        {isSame ? <Badge tone="green">Up to date</Badge> : <Badge tone="amber">Differs</Badge>}
      </p>
      <p role="status" className="num mb-3 text-sm text-pretty text-ink-2">
        {isSame
          ? `The evaluation’s refurbishment matches this schedule: ${formatPounds(row.total)}.`
          : `The evaluation’s refurbishment comes to ${formatPounds(refurbTotal(inputs.refurb))} and this schedule to ${formatPounds(row.total)}.`}
      </p>
      <span className="flex flex-wrap gap-2">
        {!isSame && (
          <Button
            size="sm"
            icon={<RefreshCw aria-hidden size={15} />}
            isLoading={isPending}
            loadingLabel="Updating"
            onClick={() => mutate({ path: { id }, body: { version, inputs: { refurb: refurbOf(row) } } })}
          >
            Update evaluation
          </Button>
        )}
        <Unlink row={row} />
      </span>
    </>
  );
}

/** A schedule of no property belongs to its evaluation alone. */
function Unlink({ row }: { row: Schedule }) {
  const { id, propertyId, updatedAt } = row;
  const { mutate, isPending } = usePut('/schedules/{id}', {
    refreshes: scheduleReaders(id),
    failureTitle: 'Couldn’t unlink the evaluation',
  });
  if (propertyId === null) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Link2Off aria-hidden size={15} />}
      isLoading={isPending}
      loadingLabel="Unlinking"
      onClick={() => mutate({ path: { id }, body: { evaluationId: null, updatedAt } })}
    >
      Unlink
    </Button>
  );
}

/** My own evaluations, as the choices of a field. */
function EvaluationChoices({ children }: ChoicesProps) {
  const pages = useEveryPage(useInfiniteQuery(readPages('/evaluations')));
  return children(
    pages?.flatMap(({ data }) =>
      data.filter(({ myRole }) => myRole === 'owner').map(({ id, title }) => ({ value: id, label: title })),
    ) ?? [],
  );
}

/** Asks for the evaluation, whose refurbishment then is that of the schedule. @param likely that of its property */
const openLink = (queryClient: QueryClient, row: Schedule, likely: string | undefined) =>
  openPartForm<{ evaluationId: string }>({
    id: 'link-evaluation',
    title: 'Link an evaluation',
    submit: 'Link',
    sending: 'Linking',
    done: 'Evaluation linked',
    begin: likely === undefined ? {} : { evaluationId: likely },
    fields: [
      {
        name: 'evaluationId',
        kind: 'choice',
        label: 'Evaluation',
        isRequired: true,
        isWide: true,
        hint: `Replaces the evaluation’s refurbishment costs with these works: ${formatPounds(row.total)} including VAT and contingency`,
        Choices: EvaluationChoices,
      },
    ],
    row,
    reread: () => rereadSchedule(queryClient, row),
    save: async ({ evaluationId }, updatedAt) => {
      await write(
        queryClient,
        'put',
        '/evaluations/{id}',
        { path: { id: evaluationId }, body: { inputs: { refurb: refurbOf(row) } } },
        { refreshes: evaluationReaders(evaluationId) },
      );
      return changeSchedule(queryClient, row, { evaluationId, updatedAt });
    },
  });
