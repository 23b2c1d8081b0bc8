import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Circle, CircleCheck, X } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { counted } from '@/lib/lists/counted';
import { readStored, writeStored } from '@/lib/storage';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/button/icon-button';
import { useNow } from '@/ui/text/use-now';
import { isNewcomer, stepsOf, wantedConnections, type StepId } from './steps';

type User = Schemas['CurrentUser'];

const keyOf = ({ id }: Pick<User, 'id'>) => `onboarding-ended-${id}`;

/** The first steps of a new member (S09, S20): there until all are done, or until it is dismissed. */
export function OnboardingChecklist({ user }: { user: User }) {
  const now = useNow();
  const [isEnded, setIsEnded] = useState(() => readStored(keyOf(user)) !== null);
  const isFor = !isEnded && isNewcomer(user, now);
  const evaluations = useQuery({ ...read('/evaluations'), enabled: isFor, retry: false });
  const connections = useQuery({
    ...read('/connections', { query: { status: 'accepted' } }),
    enabled: isFor,
    retry: false,
  });
  // What can’t be counted is no reason to ask for it: the card stays away.
  if (!isFor || !evaluations.data || !connections.data) return null;
  const steps = stepsOf(user, { evaluations: evaluations.data.total, connections: connections.data.total });
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <Card as="section" aria-label="Get started">
      <div className="mb-1 flex items-start justify-between gap-2">
        <h2 className="text-[15px]/5.5 font-semibold">Get started</h2>
        <span className="-mt-1.5 -mr-2">
          <IconButton
            size="sm"
            label="Dismiss these steps"
            onClick={() => {
              writeStored(keyOf(user), '1');
              setIsEnded(true);
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
  connections: `Make ${counted(wantedConnections, 'connection')}`,
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
