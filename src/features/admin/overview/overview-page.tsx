import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { read } from '@/api/queries';
import type { Schemas } from '@/api/contract';
import { Unready } from '@/entities/record/unready';
import { formatPounds } from '@/lib/money/money';
import { Skeleton } from '@/ui/states/skeleton';
import { AdminPage } from '../admin-page';
import { AuditLog } from './audit-log';

type Overview = Schemas['AdminOverview'];

interface OverviewPageProps {
  act: Schemas['AuditAct'] | undefined;
  onAct: (act: Schemas['AuditAct'] | undefined) => void;
}

/** The figures of the site, what waits for an admin, and what admins did (S67). */
export function OverviewPage({ act, onAct }: OverviewPageProps) {
  const overview = useQuery(read('/admin/overview'));
  return (
    <AdminPage title="Overview">
      {overview.data ? (
        <Figures overview={overview.data} />
      ) : (
        <Unready
          query={overview}
          title="Couldn’t load the figures"
          skeleton={
            <div className={grid}>
              <span role="status" className="sr-only">
                Loading figures
              </span>
              {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((key) => (
                <Skeleton key={key} className="h-[92px] rounded-[14px]" />
              ))}
            </div>
          }
          isPage
        />
      )}
      <AuditLog act={act} onAct={onAct} />
    </AdminPage>
  );
}

const grid = 'grid grid-cols-2 gap-3 md:grid-cols-[repeat(auto-fill,minmax(170px,1fr))]';
const count = (value: number) => value.toLocaleString('en-GB');
const weekBefore = (value: number) => `${value === 0 ? 'None' : count(value)} the week before`;
const tile =
  'flex min-h-[92px] flex-col rounded-[14px] border border-line-subtle bg-surface-1 p-3.5 shadow-edge light:border-line';

function Figures({ overview }: { overview: Overview }) {
  const { members, suspended, active, activeToday, signUps, signUpsBefore, posts, postsBefore } = overview;
  return (
    <div className={grid}>
      <Waiting to="/admin/reports" name="Open reports" value={overview.openReports} />
      <Waiting to="/admin/tickets" name="Open tickets" value={overview.openTickets} />
      <Waiting to="/admin/beta" name="Beta applications" value={overview.betaApplications} />
      <Figure name="Members" value={count(members)} note={`${count(suspended)} suspended`} />
      <Figure name="Active today" value={count(activeToday)} note={`${count(active)} this week`} />
      <Figure name="Sign-ups this week" value={count(signUps)} note={weekBefore(signUpsBefore)} />
      <Figure name="Posts this week" value={count(posts)} note={weekBefore(postsBefore)} />
      <Figure
        name="Problems this week"
        value={count(overview.problems)}
        note="Site problems reported by members"
      />
      <Figure
        name="Monthly revenue"
        value={formatPounds(overview.monthlyRevenue)}
        note="Subscriptions, including VAT"
      />
    </div>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note: ReactNode }) {
  return (
    <dl className={tile}>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="num text-xl font-semibold">{value}</dd>
      <dd className="mt-auto text-xs text-ink-3">{note}</dd>
    </dl>
  );
}

interface WaitingProps {
  to: '/admin/reports' | '/admin/tickets' | '/admin/beta';
  name: string;
  value: number;
}

/** What waits for an admin leads to its list. */
function Waiting({ to, name, value }: WaitingProps) {
  return (
    <Link to={to} className={`${tile} hover:border-line-control hover:bg-hover`}>
      <span className="text-sm text-ink-2">{name}</span>
      <span className="sr-only">, </span>
      <span className="num text-xl font-semibold">{count(value)}</span>
      <span aria-hidden className="mt-auto text-xs text-link">
        {value === 0 ? 'All done' : 'Review'}
      </span>
    </Link>
  );
}
