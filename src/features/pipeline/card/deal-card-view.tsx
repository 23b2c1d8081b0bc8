import { Link } from '@tanstack/react-router';
import {
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDot,
  GripVertical,
  HandCoins,
  MessageSquare,
  MoveRight,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import { share } from '@/lib/evaluation/formulas/formula-step';
import { formatPoundsCompact } from '@/lib/money/money';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/button/icon-button';
import { Image } from '@/ui/image/image';
import { nextOfferText, nextStep, priceTexts, stayText, staleText, type Dot } from '../model/card-facts';
import type { DealCard } from '../model/deal-card';
import { homeText } from '../model/home-text';
import { CardPeople } from './card-people';
import { keepFirstClick } from './keep-first-click';

const dots: Readonly<Record<Dot, ReactNode>> = {
  overdue: <CircleAlert aria-hidden size={14} className="shrink-0 text-red-ink" />,
  today: <CircleDot aria-hidden size={14} className="shrink-0 text-green-ink" />,
  later: <Circle aria-hidden size={14} className="shrink-0 text-ink-3" />,
  none: <TriangleAlert aria-hidden size={14} className="shrink-0 text-amber-ink" />,
  done: <CircleCheck aria-hidden size={14} className="shrink-0 text-ink-3" />,
};

interface DealCardViewProps {
  deal: DealCard;
  now: Date;
  /** Where its name leads; a card that is carried leads nowhere. */
  search?: object | undefined;
  /** Says how it is moved. */
  describedBy?: string | undefined;
  onMove?: (() => void) | undefined;
  isMovable?: boolean;
  /** What it is called where it stands, where that is not the column's name. */
  stageNote?: string | undefined;
  isCarried?: boolean;
}

/** A deal on the board: what it is, the figures that decide (and at which price, where another is shown), and what is next. */
export function DealCardView(props: DealCardViewProps) {
  const { deal, now, search, describedBy, onMove, isMovable = false, stageNote, isCarried = false } = props;
  const { title, pipeline, headline, image, ownerId } = deal;
  const stale = staleText(pipeline, now);
  const step = nextStep(pipeline);
  const offer = nextOfferText(pipeline);
  const { name, price, basis } = priceTexts(deal, formatPoundsCompact);
  const place = homeText(deal);
  return (
    <article
      className={classNames(
        'relative rounded-[12px] border bg-surface-2 text-sm light:bg-surface-1 light:shadow-xs',
        stale === null ? 'border-line-subtle light:border-line' : 'border-amber-line',
        'hover:border-line-strong has-[a:focus-visible]:border-primary',
        isCarried && 'rotate-[-2deg] cursor-grabbing border-primary! shadow-lg motion-reduce:rotate-0',
      )}
    >
      {image !== null && (
        <Image
          picture={{ base: runtimeConfig.apiPrefix, ownerId, file: image }}
          alt=""
          width={256}
          height={92}
          // It was in view when it was lifted.
          isEager={isCarried}
          className="rounded-t-[11px] [&>img]:h-[92px]"
        />
      )}
      <div className="flex flex-col gap-1.5 px-3 pt-2.5 pb-2">
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            {search === undefined ? (
              <p className="line-clamp-4 font-semibold wrap-anywhere">{title}</p>
            ) : (
              <Link
                to="/pipeline"
                search={search}
                resetScroll={false}
                draggable={false}
                aria-describedby={describedBy}
                onClick={keepFirstClick}
                className="line-clamp-4 font-semibold text-ink wrap-anywhere after:absolute after:inset-0 after:rounded-[12px] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
              >
                {title}
              </Link>
            )}
            {place !== '' && <p className="text-xs text-ink-2 wrap-anywhere">{place}</p>}
          </div>
          {isMovable && (
            <span
              aria-hidden
              data-drag-handle
              className="relative z-1 -mt-2 -mr-2.5 hidden size-11 touch-none place-items-center text-ink-3 pointer-coarse:grid"
            >
              <GripVertical size={18} />
            </span>
          )}
        </div>
        <dl className="num grid grid-cols-[repeat(3,auto)] justify-between gap-x-2">
          <Figure name={name} value={price} />
          <Figure name="ROI" value={share(headline.roi)} />
          <Figure
            name="Cash"
            value={headline.cashInvested === null ? 'n/a' : formatPoundsCompact(headline.cashInvested)}
          />
        </dl>
        {basis !== null && <p className="num -mt-1 text-xs text-ink-3">{`ROI and cash at ${basis}`}</p>}
        <p className="flex min-w-0 items-start gap-1.5 border-t border-line-subtle pt-1.5 text-xs [&>svg]:mt-px">
          {dots[step.dot]}
          <span className="line-clamp-4 min-w-0 flex-1 text-ink-2">
            {step.when === step.title ? step.title : `${step.when}: ${step.title}`}
          </span>
        </p>
        {offer !== null && (
          <p className="num flex items-center gap-1.5 text-xs text-teal-ink">
            <HandCoins aria-hidden size={14} className="shrink-0" />
            {offer}
          </p>
        )}
        <div className="flex items-center gap-1.5 text-xs text-ink-3">
          <span className={classNames('line-clamp-4 min-w-0 flex-1', stale !== null && 'text-amber-ink')}>
            {stageNote === undefined ? '' : `${stageNote} · `}
            {stale ?? stayText(pipeline, now)}
            {deal.tags.map((tag) => ` · ${tag}`).join('')}
          </span>
          {pipeline.noteCount > 0 && (
            <span className="num flex shrink-0 items-center gap-1">
              <MessageSquare aria-hidden size={13} />
              {pipeline.noteCount}
              <span className="sr-only">{pipeline.noteCount === 1 ? ' note' : ' notes'}</span>
            </span>
          )}
          <CardPeople deal={deal} />
          {onMove && (
            <IconButton
              size="sm"
              label={`Move “${title}”`}
              aria-keyshortcuts="m"
              className="relative z-1 -my-1 -mr-1.5"
              onClick={onMove}
            >
              <MoveRight aria-hidden size={16} />
            </IconButton>
          )}
        </div>
      </div>
    </article>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
