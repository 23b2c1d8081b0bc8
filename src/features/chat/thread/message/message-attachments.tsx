import { Link } from '@tanstack/react-router';
import {
  Calculator,
  Download,
  FileText,
  Home,
  ReceiptPoundSterling,
  Search,
  UserRound,
  Vote,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { runtimeConfig } from '@/api/runtime-config';
import { mediaPath } from '@/lib/media';
import { formatPounds } from '@/lib/money/money';
import { safeHref } from '@/lib/links/safe-href';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { safeRows } from '@/ui/rows/safe-rows';
import type { AnyCard, CardPlace } from '@/features/chat/deals/card-place';
import { shortDay } from '@/features/chat/wording';

const loadDealAttachment = () => import('@/features/chat/deals/deal-attachment');

type Attachment = Schemas['ChatAttachment'];

/** `2.4 MB`, `870 kB`. */
export const fileSize = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;

const address = (ownerId: number, file: string, width?: number) =>
  `${runtimeConfig.apiPrefix}${mediaPath(ownerId, file, width)}`;

interface MessageAttachmentsProps {
  attachments: readonly Attachment[];
  /** The message they go with; without it cards only show what they are. */
  place?: CardPlace;
}

/** Pictures, documents and cards that go with a message. */
export function MessageAttachments({ attachments, place }: MessageAttachmentsProps) {
  if (attachments.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5 not-first:mt-1.5">
      {safeRows(attachments, ['attachment', 'p'], (each) => (
        <OneAttachment
          key={'file' in each ? each.file : `${each.kind} ${each.refId}`}
          attachment={each}
          place={place}
        />
      ))}
    </div>
  );
}

function OneAttachment({ attachment, place }: { attachment: Attachment; place: CardPlace | undefined }) {
  if (!('file' in attachment)) return <DealOrCard card={attachment} place={place} />;
  const { ownerId, file, name, alt, size, kind } = attachment;
  if (kind === 'image') {
    return (
      <a href={address(ownerId, file)} target="_blank" rel="noopener noreferrer" className="block">
        <img
          src={address(ownerId, file, 384)}
          alt={alt || `Photo ${name}`}
          loading="lazy"
          decoding="async"
          className="bg-surface-3 aspect-4/3 w-[280px] max-w-full rounded-lg object-cover"
        />
      </a>
    );
  }
  return (
    <a
      href={address(ownerId, file)}
      download={name}
      className="flex min-h-11 items-center gap-3 rounded-lg pr-1"
    >
      <span className="bg-red-bg text-red-ink grid size-10 shrink-0 place-items-center rounded-[10px]">
        <FileText aria-hidden size={19} strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-semibold">{name}</bdi>
        <span className="text-ink-2 num block text-xs">{fileSize(size)}</span>
      </span>
      <Download aria-hidden size={18} strokeWidth={1.75} className="text-ink-2 shrink-0" />
      <span className="sr-only">Download</span>
    </a>
  );
}

const kinds = {
  evaluation: { word: 'Evaluation', icon: Calculator },
  listing: { word: 'Listing', icon: Search },
  property: { word: 'Property', icon: Home },
  contact: { word: 'Contact', icon: UserRound },
  poll: { word: 'Would you buy?', icon: Vote },
  quote: { word: 'Quote', icon: ReceiptPoundSterling },
} as const;

/** A deal as it is now, a poll or a quote comes as a part of its own; until it is there, and without a message, its plain card. */
function DealOrCard({ card, place }: { card: AnyCard; place: CardPlace | undefined }) {
  const isDeal =
    card.kind === 'poll' || card.kind === 'quote' || (card.kind === 'evaluation' && card.mayOpen);
  const part = useLazyPart(loadDealAttachment, isDeal && place !== undefined);
  if (part && place) return <part.DealAttachment card={card} place={place} />;
  return <RecordCard card={card} sentAt={place?.message.createdAt} />;
}

/** A record as it was when it was sent; a deal leads to its page. */
function RecordCard({ card, sentAt }: { card: AnyCard; sentAt: string | undefined }) {
  const { word, icon: Icon } = kinds[card.kind];
  const isOld = card.kind === 'evaluation' && !card.mayOpen && sentAt !== undefined;
  const face = (
    <>
      <span className="bg-surface-1 text-primary grid size-10 shrink-0 place-items-center rounded-[10px]">
        <Icon aria-hidden size={19} strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-semibold">
          {'snapshot' in card ? card.snapshot.title : card.title}
        </bdi>
        <span className="text-ink-2 num block truncate text-xs">
          {[word, ...detailsOf(card)].join(' · ')}
        </span>
        {isOld && <span className="text-ink-3 num block text-xs">{`As sent on ${shortDay(sentAt)}`}</span>}
      </span>
    </>
  );
  return (
    <>
      <CardFrame card={card}>{face}</CardFrame>
      {card.kind === 'contact' && <WaysToReach figures={card.snapshot.figures} />}
    </>
  );
}

/** A contact's telephone number and e-mail address, each to be used at once. */
function WaysToReach({ figures }: { figures: Schemas['Snapshot']['figures'] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 pl-13 text-sm empty:hidden">
      {figures.map(({ label, value }) => {
        const href = safeHref(value.includes('@') ? `mailto:${value}` : `tel:${value.replaceAll(/\s/g, '')}`);
        return (
          href !== null && (
            <li key={value} className="min-w-0">
              <a
                href={href}
                aria-label={`${label}: ${value}`}
                className="text-link num touch-target relative block truncate py-1 hover:underline"
              >
                {value}
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}

function detailsOf(card: AnyCard): string[] {
  if (card.kind === 'poll') return [formatPounds(card.price)];
  if (card.kind === 'quote') return [card.label];
  const { figures, subtitle } = card.snapshot;
  if (card.kind === 'contact') return [subtitle];
  return figures.length > 0 ? figures.slice(0, 2).map(inWords) : [subtitle];
}

const inWords = ({ label, value }: { label: string; value: string }) => `${label} ${value}`;

/** Leads to what it shows, for whom it is there. */
function CardFrame({ card: { kind, refId, mayOpen }, children }: { card: AnyCard; children: ReactNode }) {
  const look = 'flex min-h-11 items-center gap-3 rounded-lg';
  if (!mayOpen) return <div className={look}>{children}</div>;
  if (kind === 'evaluation') {
    return (
      <Link to="/property-evaluations/$uuid" params={{ uuid: refId }} className={look}>
        {children}
      </Link>
    );
  }
  if (kind === 'listing') {
    return (
      <Link to="/property-search" search={{ listing: refId }} className={look}>
        {children}
      </Link>
    );
  }
  return <div className={look}>{children}</div>;
}
