import type { ReactNode } from 'react';
import { errorMessage, hasStatus } from '@/api/errors';
import { machineTime } from '@/lib/dates/dates';
import { viewingMoment } from '@/lib/viewings/viewing-time';
import { Button } from '@/ui/button/button';
import { useEvent } from '@/ui/events/use-event';
import { openQuestion } from '@/ui/modal/confirm-question';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { RoomCard } from './checklist/room-card';
import { roomsOf } from './checklist/rooms';
import { WorksCard } from './checklist/works-card';
import { FiguresBar } from './figures-bar';
import { NotKeptError, NotMineError } from './open-viewing';
import { ClashCard } from './standing/clash-card';
import { StandingLine } from './standing/standing-line';
import { useOpenViewing } from './use-open-viewing';
import { soleTabName, useSoleTab } from './use-sole-tab';
import { VerdictCard } from './verdict-card';
import { ViewingContext } from './viewing-context';
import { ViewingSkeleton } from './viewing-skeleton';

interface ViewingModePageProps {
  memberId: number;
  id: string;
  /** False while nobody can be asked who is signed in: then only what is on the device is there. */
  isSignedIn: boolean;
  /** The way back, at the head of the screen. */
  back: ReactNode;
}

/** A viewing on the spot (N14): checklist, pictures, works and their effect on the return, with or without a network. */
export function ViewingModePage({ memberId, id, isSignedIn, back }: ViewingModePageProps) {
  const { isElsewhere, takeOver } = useSoleTab(soleTabName(memberId, id));
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      {isElsewhere ? (
        <Screen back={back} title="Viewing">
          <EmptyState
            title="Viewing open in another tab"
            text="This viewing is being edited in another tab of this browser."
            action={<Button onClick={takeOver}>Use this tab</Button>}
          />
        </Screen>
      ) : (
        <Notebook memberId={memberId} id={id} isSignedIn={isSignedIn} back={back} />
      )}
    </div>
  );
}

function Notebook({ memberId, id, isSignedIn, back }: ViewingModePageProps) {
  const viewing = useOpenViewing(memberId, id, isSignedIn);
  const { kept, failure, standing, isOnDevice } = viewing.use();
  const isAtStake = !isOnDevice && standing.kind !== 'sent';
  useEvent('window', 'beforeunload', (event) => event.preventDefault(), isAtStake);
  if (failure !== null && (!kept || standing.kind === 'sent')) {
    return (
      <Screen back={back} title="Viewing">
        <Failure error={failure} onRetry={() => void viewing.load()} />
      </Screen>
    );
  }
  if (!kept) {
    return (
      <Screen back={back} title="Viewing">
        <ViewingSkeleton onRetry={() => void viewing.load()} />
      </Screen>
    );
  }
  const { title, startsAt } = kept.viewing;
  const discard = () =>
    openQuestion({
      id: 'discard-viewing-notes',
      title: 'Discard these notes?',
      text: 'These notes are on this device only. This can’t be undone.',
      act: 'Discard',
      onConfirm: () => void viewing.discard(),
    });
  const line = (
    <StandingLine
      standing={standing}
      isOnDevice={isOnDevice}
      onRetry={() => void viewing.send()}
      onDiscard={discard}
    />
  );
  return (
    <ViewingContext value={{ memberId, kept, edit: viewing.edit }}>
      <Screen
        back={back}
        title={title}
        time={<time dateTime={machineTime(startsAt)}>{viewingMoment(startsAt)}</time>}
        line={line}
        foot={<FiguresBar />}
      >
        {standing.kind === 'clash' && (
          <ClashCard clashes={standing.clashes} onSettle={(choices) => void viewing.settle(choices)} />
        )}
        {roomsOf(kept.notes).map((room, index) => (
          <RoomCard key={room.title} room={room} isOpenFirst={index === 0} />
        ))}
        <WorksCard />
        <VerdictCard />
      </Screen>
    </ViewingContext>
  );
}

interface ScreenProps {
  back: ReactNode;
  title: string;
  time?: ReactNode;
  line?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

function Screen({ back, title, time, line, foot, children }: ScreenProps) {
  return (
    <>
      <title>{`${title} · Tiebeam`}</title>
      <header className="sticky top-0 z-(--z-sticky) border-b border-line bg-canvas">
        <div className="mx-auto flex max-w-2xl items-start gap-2 px-4 py-3">
          {back}
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <h1 className="text-md/[22px] font-semibold tracking-tight wrap-anywhere">{title}</h1>
            {time !== undefined && <p className="text-sm text-ink-2">{time}</p>}
            <div role="status">{line}</div>
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-4 px-4 py-4 outline-none"
      >
        {children}
      </main>
      {foot}
    </>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof NotKeptError) {
    return (
      <EmptyState
        title="You’re offline"
        text="This viewing isn’t on this device yet. Open it once while you’re online, and you can use it offline."
        action={<Button onClick={onRetry}>Retry</Button>}
      />
    );
  }
  if (error instanceof NotMineError) {
    return (
      <EmptyState
        title="These notes aren’t yours"
        text="Only the member who booked this viewing can take notes."
      />
    );
  }
  const isGone = hasStatus(error, 404) || hasStatus(error, 403);
  return (
    <ErrorState
      title={isGone ? 'This viewing isn’t available' : 'Couldn’t load the viewing'}
      text={isGone ? 'It may have been deleted, or it isn’t yours.' : errorMessage(error)}
      headingLevel={2}
      onRetry={isGone ? undefined : onRetry}
    />
  );
}
