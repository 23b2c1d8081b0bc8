import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { readPages, usePut } from '@/api/queries';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { RecordPages } from '@/entities/record/record-pages';
import { Badge, type BadgeTone } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/input/checkbox';
import type { Column } from '@/ui/records/column';
import { RecordRows } from '@/ui/records/record-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { ClampedText } from '@/ui/text/clamped-text';
import { RelativeTime } from '@/ui/text/relative-time';
import { useNow } from '@/ui/text/use-now';
import { showToast } from '@/ui/toast/toast';
import { AdminPage } from '../admin-page';
import { FilterSelect } from '../filter-select';
import { BetaBulk, readersOfBeta } from './beta-bulk';

type Application = Schemas['BetaApplication'];
type Status = Schemas['BetaStatus'];

const states: Readonly<Record<Status, readonly [text: string, tone: BadgeTone]>> = {
  applied: ['Applied', 'amber'],
  waitlist: ['Waiting list', 'neutral'],
  accepted: ['Accepted', 'green'],
};
const features: Readonly<Record<Schemas['BetaFeature'], string>> = {
  pipeline: 'Pipeline',
  portfolio: 'Portfolio',
};

// The keys of the record are the states.
export const betaChoices = Object.entries(states).map(([value, [label]]) => ({
  value: value as Status,
  label,
}));

interface BetaPageProps {
  status: Status | undefined;
  onStatus: (status: Status | undefined) => void;
}

/** Who wants to try what is in beta, and the decision about each (S67); the member gets an email. */
export function BetaPage({ status, onStatus }: BetaPageProps) {
  const now = useNow();
  const list = useInfiniteQuery({
    ...readPages('/beta-applications', {
      query: { scope: 'all', ...(status !== undefined && { status }) },
    }),
    placeholderData: keepPreviousData,
  });
  const applications = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const waiting = applications.filter((each) => each.status === 'applied');
  const columns = useMemo(
    () =>
      betaColumns(now, chosen, (id) =>
        setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]),
      ),
    [now, chosen],
  );
  return (
    <AdminPage title="Beta applications" text="Applicants are emailed when you decide.">
      <div className="mb-3 w-56 max-w-full">
        <FilterSelect
          label="Status"
          all="All statuses"
          choices={betaChoices}
          value={status}
          onChange={onStatus}
        />
      </div>
      <RecordPages list={list} what="the applications">
        {applications.length === 0 ? (
          <EmptyState icon={<FlaskConical />} title="No applications" headingLevel={2} />
        ) : (
          <>
            <BetaBulk
              chosen={waiting.filter(({ id }) => chosen.includes(id))}
              waiting={waiting.length}
              onChosen={setChosen}
            />
            <RecordRows
              label="Beta applications"
              rowName="application"
              rows={applications}
              keyOf={({ id }) => id}
              columns={columns}
              rowHeight={72}
            />
          </>
        )}
      </RecordPages>
    </AdminPage>
  );
}

const betaColumns = (
  now: Date,
  chosen: readonly string[],
  onToggle: (id: string) => void,
): readonly Column<Application>[] => [
  {
    name: 'Applicant',
    cell: ({ id, status, applicant, feature, reason, strategies, testerConsent }) => (
      <div className="flex min-w-0 gap-3 py-1">
        {status === 'applied' ? (
          <Checkbox
            label={<span className="sr-only">{`Select ${applicant.fullName}, ${features[feature]}`}</span>}
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
        ) : (
          <span className="w-[18px] shrink-0 max-md:hidden" />
        )}
        <div className="min-w-0 flex-1">
          <Link
            to="/$username"
            params={{ username: applicant.username }}
            className="font-medium wrap-anywhere text-ink hover:underline"
          >
            {applicant.fullName}
          </Link>
          <span className="text-ink-2">{` · ${features[feature]}`}</span>
          <ClampedText
            text={reason}
            isWhole={false}
            className="relative z-1 text-xs wrap-anywhere text-ink-2"
          >
            {(text) => text}
          </ClampedText>
          <span className="block text-xs text-ink-3">
            {[
              ...strategies.map((each) => strategyNames[each]),
              testerConsent ? 'OK to contact about testing' : 'Don’t contact about testing',
            ].join(' · ')}
          </span>
        </div>
      </div>
    ),
  },
  {
    name: 'Status',
    cell: ({ status }) => {
      const [text, tone] = states[status];
      return <Badge tone={tone}>{text}</Badge>;
    },
  },
  { name: 'Properties', from: 'wide', cell: ({ portfolioBand }) => portfolioBand.replace('-', '–') },
  { name: 'Applied', from: 'widest', cell: ({ createdAt }) => <RelativeTime at={createdAt} now={now} /> },
  {
    name: 'Decision',
    isWide: true,
    cell: (application) => application.status !== 'accepted' && <Decision application={application} />,
  },
];

function Decision({ application }: { application: Application }) {
  const { id, status, applicant, feature, updatedAt } = application;
  const put = usePut('/beta-applications/{id}', {
    failureTitle: 'Couldn’t save the decision',
    refreshes: readersOfBeta,
    onDone: (_answer, { body }) =>
      showToast({
        kind: 'success',
        text:
          body.status === 'accepted'
            ? `${applicant.fullName}’s application accepted`
            : `${applicant.fullName} added to the waiting list`,
      }),
  });
  const decide = (next: Status) => put.mutate({ path: { id }, body: { status: next, updatedAt } });
  const sent = put.isPending ? put.variables.body.status : undefined;
  const button = (next: Status, label: string, name: string) => (
    <Button
      size="sm"
      variant="outline"
      aria-label={name}
      isLoading={sent === next}
      loadingLabel="Saving"
      disabled={put.isPending}
      onClick={() => decide(next)}
    >
      {label}
    </Button>
  );
  return (
    <span className="relative z-1 flex flex-wrap gap-1.5">
      {button('accepted', 'Accept', `Accept ${applicant.fullName}`)}
      {status === 'applied' &&
        button(
          'waitlist',
          'Add to waiting list',
          `Add to waiting list for ${features[feature]}, ${applicant.fullName}`,
        )}
    </span>
  );
}
