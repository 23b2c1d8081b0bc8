import { Link } from '@tanstack/react-router';
import { House, Navigation, NotebookPen, TriangleAlert } from 'lucide-react';
import { formatDate, machineTime } from '@/lib/dates/dates';
import { endOf, isOpen } from '@/lib/viewings/clash';
import { directionsTo } from '@/lib/viewings/directions';
import { durationText } from '@/lib/viewings/duration';
import { viewingDay, viewingSpan } from '@/lib/viewings/viewing-time';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button/button-class';
import { classNames } from '@/ui/class-names';
import { Image } from '@/ui/image/image';
import { useNow } from '@/ui/text/use-now';
import { clashText } from './booking/clash-text';
import { homeOf } from './home';
import { OutcomePrompt } from './outcome/outcome-prompt';
import { ViewingMenu } from './viewing-menu';
import { kindNames, statusNames, statusTones, type Viewing } from './viewing-names';

interface ViewingRowProps {
  viewing: Viewing;
  /** It is mine to change. */
  isMine: boolean;
  onDelete: () => void;
  onShare?: (() => void) | undefined;
  /** Among the viewings of its own deal: its day is said, and its home is not. */
  isInDeal?: boolean;
}

/** A viewing in a list: when, where, what for, with whom, how it stands, and what can be done. */
export function ViewingRow({ viewing, isMine, onDelete, onShare, isInDeal = false }: ViewingRowProps) {
  const { kind, status, startsAt, minutes, clash, isOutcomeDue, summary, owner, people } = viewing;
  const { place, address, photo } = homeOf(viewing);
  const isOff = status === 'cancelled' || status === 'no_show';
  const now = useNow().getTime();
  // It may have ended since the server was asked, or been settled here.
  const isDue = isOpen(viewing) && (isOutcomeDue || endOf(viewing) < now);
  return (
    <article
      data-row={viewing.id}
      className={classNames(
        'grid items-start gap-x-3 border-b border-line-subtle py-3.5 md:gap-x-4',
        isInDeal ? 'grid-cols-[1fr_auto]' : 'grid-cols-[auto_1fr_auto]',
      )}
    >
      {!isInDeal && (
        <span aria-hidden className="row-span-3 w-16 overflow-hidden rounded-[10px] md:w-28">
          {photo ? (
            <Image picture={photo} alt="" width={112} height={84} />
          ) : (
            <span className="grid aspect-4/3 place-items-center bg-surface-3 text-ink-3">
              <House size={20} strokeWidth={1.75} />
            </span>
          )}
        </span>
      )}
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <time
          dateTime={machineTime(startsAt)}
          className={classNames('num font-semibold', isOff && 'text-ink-3 line-through')}
        >
          {isInDeal ? `${formatDate(viewingDay(startsAt))}, ${viewingSpan(viewing)}` : viewingSpan(viewing)}
        </time>
        <span className="text-sm text-ink-3">{durationText(minutes)}</span>
        <span className="flex flex-wrap gap-1.5">
          <Badge>{kindNames[kind]}</Badge>
          <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
        </span>
      </p>
      <div className="-mt-0.5 flex items-center gap-1">
        {!isInDeal && !isOff && status !== 'done' && <Directions address={address} />}
        <ViewingMenu viewing={viewing} isMine={isMine} onDelete={onDelete} onShare={onShare} />
      </div>
      <div className="col-span-2 min-w-0">
        {!isInDeal && (
          <h4 className="mt-0.5 font-medium wrap-anywhere">
            <HomeLink viewing={viewing} isMine={isMine} />
          </h4>
        )}
        {!isInDeal && place !== null && <p className="text-sm text-ink-2 wrap-anywhere">{place}</p>}
        <AgentLine agent={viewing.agent} />
        {people.length > 0 && (
          <p className="text-sm text-ink-2 wrap-anywhere">
            {`With ${people.map(({ fullName }) => fullName).join(', ')}`}
          </p>
        )}
        {!isMine && <p className="text-sm text-ink-2 wrap-anywhere">{`Booked by ${owner.fullName}`}</p>}
        {clash && (
          <p className="mt-0.5 flex items-start gap-1.5 text-sm text-amber-ink">
            <TriangleAlert aria-hidden size={15} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{clashText(clash)}</span>
          </p>
        )}
        {summary !== null && summary !== '' && <p className="mt-1 text-sm wrap-anywhere">{summary}</p>}
        {isMine && !isOff && <NotesLink viewing={viewing} />}
      </div>
      {isMine && isDue && (
        <div className="col-span-full md:col-span-2 md:col-start-[-3]">
          <OutcomePrompt viewing={viewing} />
        </div>
      )}
    </article>
  );
}

/** Leads to the deal or the listing that is viewed; who only comes along may not see the deal. */
function HomeLink({ viewing, isMine }: Pick<ViewingRowProps, 'viewing' | 'isMine'>) {
  const { evaluationId, listingId } = viewing;
  const { title } = homeOf(viewing);
  const className = 'hover:underline';
  if (evaluationId !== null && isMine) {
    return (
      <Link to="/pipeline" search={{ deal: evaluationId, tab: 'viewings' }} className={className}>
        {title}
      </Link>
    );
  }
  if (listingId !== null) {
    return (
      <Link to="/property-search" search={{ listing: listingId }} className={className}>
        {title}
      </Link>
    );
  }
  return title;
}

/** Leads to viewing mode; what was kept there once works without a network too. */
function NotesLink({ viewing: { id, status, startsAt } }: Pick<ViewingRowProps, 'viewing'>) {
  return (
    <Link
      to="/pipeline/viewings/$uuid"
      params={{ uuid: id }}
      className={classNames(buttonClass({ variant: 'outline', size: 'sm' }), 'mt-2')}
    >
      <NotebookPen aria-hidden size={15} />
      {status === 'done' ? 'Open notes' : 'Take notes'}
      <span className="sr-only">{` for the viewing on ${formatDate(viewingDay(startsAt))}`}</span>
    </Link>
  );
}

function AgentLine({ agent }: Pick<Viewing, 'agent'>) {
  if (agent === null) return null;
  const { name, company, phone } = agent;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
      <span className="wrap-anywhere">{company === null ? name : `${name}, ${company}`}</span>
      {phone !== null && (
        <a href={`tel:${phone.replaceAll(/\s/g, '')}`} className="num text-link hover:underline">
          {phone}
        </a>
      )}
    </p>
  );
}

/** A plain link to a map; nothing is asked of it here. */
function Directions({ address }: { address: string }) {
  const href = directionsTo(address);
  if (href === null) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(buttonClass({ variant: 'ghost', size: 'sm' }), 'max-md:px-2')}
    >
      <Navigation aria-hidden size={15} />
      <span className="max-md:sr-only">Directions</span>
      <span className="sr-only">{` to ${address} (opens in a new tab)`}</span>
    </a>
  );
}
