import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { usePut } from '@/api/queries';
import { useEvent } from '@/ui/events/use-event';
import { reportedKinds, reportOutcomes } from '@/entities/ticket/ticket-text';
import { UserAvatar } from '@/entities/user/user-avatar';
import { counted } from '@/lib/lists/counted';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { openQuestion } from '@/ui/modal/confirm-question';
import { showToast } from '@/ui/toast/toast';
import { decisionKeys, decisionOf } from './decision-keys';
import { readersOfQueues } from './queue';

type Action = Schemas['ReportAction'];
type Reported = Schemas['ReportedContent'];

interface ReportDecisionProps {
  ticket: Schemas['SupportTicket'];
  reported: Reported;
  canDecide: boolean;
  /** Whether single letters are shortcuts. */
  areLettersOn: boolean;
  onConflict: () => void;
}

interface Decision {
  label: string;
  /** What is asked before it; nothing where nobody else feels it. */
  title?: string;
  text?: string;
}

const decisions = (name: string): Readonly<Record<Action, Decision>> => ({
  dismiss: { label: 'Dismiss' },
  hide: {
    label: 'Hide post',
    title: 'Hide this post?',
    text: 'Only its author can still see it.',
  },
  remove: { label: 'Remove', title: 'Remove the reported content?', text: 'This can’t be undone.' },
  warn: {
    label: 'Warn member',
    title: `Warn ${name}?`,
    text: 'They’ll get an email saying that what they shared breaks the rules.',
  },
  suspend: {
    label: 'Suspend member',
    title: `Suspend ${name}?`,
    text: 'They’ll be signed out everywhere and won’t be able to sign in. You can restore the account under Members.',
  },
});

/** What was reported, who is behind it, and what an admin decides about it. */
export function ReportDecision({
  ticket,
  reported,
  canDecide,
  areLettersOn,
  onConflict,
}: ReportDecisionProps) {
  const { id, context, action } = ticket;
  const { text, author, isSuspended, earlierReports, reporterReports, isGone, actions } = reported;
  const kind = context?.kind === undefined ? 'Content' : reportedKinds[context.kind];
  const put = usePut('/support/{id}', {
    failureTitle: 'Couldn’t save the decision',
    refreshes: [`/support/${id}`, '/users', ...readersOfQueues],
    onUndo: onConflict,
    onDone: (_answer, { body }) => {
      if (body?.action)
        showToast({ kind: 'success', text: `Report closed: ${reportOutcomes[body.action].toLowerCase()}` });
    },
  });
  const choices = decisions(author?.fullName ?? 'the member');
  const decide = (chosen: Action, isByKey = false) => {
    // A key may be a slip, and nothing is decided twice: it asks where a press does not.
    const byKey = isByKey ? 'Dismiss this report?' : undefined;
    const { label, title = byKey, text: consequence = 'Nothing changes for the member.' } = choices[chosen];
    const send = () => put.mutate({ path: { id }, body: { action: chosen } });
    if (title === undefined) send();
    else openQuestion({ id: `decide-${id}`, title, text: consequence, act: label, onConfirm: send });
  };
  const canDecideNow = canDecide && action === null && !put.isPending;
  const hear = (event: KeyboardEvent) => {
    const chosen = decisionOf(event, actions);
    if (chosen === undefined) return;
    event.preventDefault();
    decide(chosen, true);
  };
  useEvent('window', 'keydown', hear, canDecideNow && areLettersOn);
  return (
    <Card as="section" aria-labelledby="reported">
      <h2 id="reported" className="text-md font-semibold">
        {`Reported ${kind.toLowerCase()}`}
      </h2>
      {author && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-sm">
          <UserAvatar user={author} size={30} isDecorative />
          <Link
            to="/$username"
            params={{ username: author.username }}
            className="font-medium wrap-anywhere hover:underline"
          >
            {author.fullName}
          </Link>
          {isSuspended && <Badge tone="red">Suspended</Badge>}
          <span className="text-ink-2">
            {earlierReports === 0 ? 'No other reports' : counted(earlierReports, 'other report')}
          </span>
        </p>
      )}
      <p className="mt-1.5 text-sm text-ink-2 wrap-anywhere">
        {`Reported by ${ticket.name}, who has sent ${reporterReports === 0 ? 'no other reports' : counted(reporterReports, 'other report')}.`}
      </p>
      {isGone ? (
        <p className="mt-2 text-sm text-ink-2">
          This content is gone: its author deleted it, or an admin removed it.
        </p>
      ) : (
        text !== null && (
          <blockquote className="mt-3 max-h-72 overflow-y-auto border-l-2 border-line-strong pl-3 text-sm wrap-anywhere whitespace-pre-wrap">
            {text}
          </blockquote>
        )
      )}
      {context?.route !== undefined && !isGone && context.kind !== 'message' && (
        <p className="mt-2 text-sm">
          <Link to={context.route} className="touch-target relative font-medium text-link">
            {`View the ${kind.toLowerCase()}`}
          </Link>
        </p>
      )}
      {action !== null ? (
        <p className="mt-4 text-sm font-medium">{`Decision: ${reportOutcomes[action].toLowerCase()}`}</p>
      ) : (
        canDecide && (
          <div role="group" aria-label="Decision" className="mt-4 flex flex-wrap gap-2.5">
            {actions.map((each) => (
              <Button
                key={each}
                aria-keyshortcuts={areLettersOn ? decisionKeys[each] : undefined}
                variant={each === 'remove' || each === 'suspend' ? 'danger' : 'outline'}
                isLoading={put.isPending && put.variables.body?.action === each}
                loadingLabel="Saving"
                disabled={put.isPending}
                onClick={() => decide(each)}
              >
                {choices[each].label}
              </Button>
            ))}
            {areLettersOn && (
              <p className="basis-full text-xs text-ink-3 max-md:hidden">
                {`Keys: ${actions
                  .flatMap((each) => {
                    const key = decisionKeys[each];
                    return key === undefined
                      ? []
                      : [`${key.toUpperCase()} ${choices[each].label.toLowerCase()}`];
                  })
                  .join(', ')}`}
              </p>
            )}
          </div>
        )
      )}
    </Card>
  );
}
