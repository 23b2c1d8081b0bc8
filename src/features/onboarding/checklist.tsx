import { Link } from '@tanstack/react-router';
import { ArrowRight, Circle, CircleCheck, ListChecks, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { counted } from '@/lib/lists/counted';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/button/icon-button';
import { Strip } from '@/ui/disclosure/strip';
import { WhenVisible } from '@/ui/lazy/when-visible';
import { endSteps } from './ended';
import { wantedConnections, type Step, type StepId } from './steps';
import { useSteps } from './use-steps';

type User = Schemas['CurrentUser'];

/**
 * The first steps of a new member (S09, S20), beside the feed: there until all are done, or until they are dismissed.
 * What stands below them waits until it is known whether they are there, so that nothing moves.
 */
export function OnboardingChecklist({ user, children }: { user: User; children?: ReactNode }) {
  const found = useSteps(user);
  if (found === undefined) return null;
  return (
    <>
      {found && <Steps {...found} user={user} />}
      {children}
    </>
  );
}

/** The same above the feed where there is no room beside it: a button that says how far it is, and opens them. */
export function ChecklistStrip({ user }: { user: User }) {
  return (
    <div className="contents @min-[972px]:hidden">
      <WhenVisible>
        <StepsStrip user={user} />
      </WhenVisible>
    </div>
  );
}

function StepsStrip({ user }: { user: User }) {
  const found = useSteps(user);
  if (!found) return null;
  const { steps, done } = found;
  return (
    <Strip
      icon={<ListChecks aria-hidden size={15} strokeWidth={1.75} />}
      label="Get started"
      figure={`${done} of ${steps.length}`}
    >
      <Steps {...found} user={user} />
    </Strip>
  );
}

function Steps({ steps, done, user }: { steps: readonly Step[]; done: number; user: User }) {
  return (
    <Card as="section" aria-label="Get started">
      <div className="mb-1 flex items-start justify-between gap-2">
        <h2 className="text-[15px]/5.5 font-semibold">Get started</h2>
        <span className="-mt-1.5 -mr-2">
          <IconButton
            size="sm"
            label="Dismiss “Get started”"
            onClick={() => {
              endSteps(user);
              // The button is gone with the card.
              document.getElementById('main')?.focus({ preventScroll: true });
            }}
          >
            <X aria-hidden size={16} />
          </IconButton>
        </span>
      </div>
      <p className="num mb-2 text-xs text-ink-3">{`${done} of ${steps.length} done`}</p>
      <ol className="flex flex-col">
        {steps.map(({ id, isDone }) => (
          <li key={id} className="flex min-h-10 items-center gap-2.5 text-sm">
            {isDone ? (
              <CircleCheck aria-hidden size={18} className="shrink-0 text-green-ink" />
            ) : (
              <Circle aria-hidden size={18} className="shrink-0 text-ink-3" />
            )}
            {isDone ? (
              <span className="text-ink-3">
                {labels[id]}
                <span className="sr-only">, done</span>
              </span>
            ) : (
              <StepLink id={id} user={user} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

const labels: Readonly<Record<StepId, string>> = {
  email: 'Confirm your email',
  photo: 'Add a photo',
  evaluation: 'Create your first evaluation',
  connections: `Add ${counted(wantedConnections, 'connection')}`,
};

const linkClass =
  'touch-target relative flex min-w-0 flex-1 items-center justify-between gap-2 font-medium text-ink hover:underline';

/** Where a step is done. */
function StepLink({ id, user }: { id: StepId; user: User }) {
  const content = (
    <>
      {labels[id]}
      <ArrowRight aria-hidden size={15} className="shrink-0 text-ink-3" />
    </>
  );
  if (id === 'email')
    return (
      <Link to="/settings/account" className={linkClass}>
        {content}
      </Link>
    );
  if (id === 'photo')
    return (
      <Link to="/$username" params={{ username: user.username }} className={linkClass}>
        {content}
      </Link>
    );
  return (
    <Link
      to={id === 'evaluation' ? '/property-evaluations/new' : '/networking/explore'}
      className={linkClass}
    >
      {content}
    </Link>
  );
}
