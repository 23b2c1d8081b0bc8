import { Link } from '@tanstack/react-router';
import { BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { UserAvatar } from '@/entities/user/user-avatar';
import { Checkbox } from '@/ui/input/checkbox';
import { classNames } from '@/ui/class-names';
import { RelativeTime } from '@/ui/text/relative-time';
import { notificationView } from '../destination';
import type { Entry } from './entries';
import { NotificationKind } from '../notification-kind';
import { NotificationMenu } from './notification-menu';
import type { NotificationActions } from '../use-notification-actions';
import type { Selection } from './use-selection';
import {
  groupWording,
  notificationDetail,
  notificationLabel,
  notificationSentence,
  typeOf,
} from '../wording';

interface NotificationItemProps {
  entry: Entry;
  now: Date;
  acts: NotificationActions;
  /** Opens or closes the group. */
  onToggle?: () => void;
  selection?: Selection | undefined;
  /** What can be answered in the row: a request to connect that still waits. */
  answers?: ReactNode;
}

/** A notification, or a group of them: who, what, when, a red dot while unread, and what else can be done with it. */
export function NotificationItem({ entry, now, acts, onToggle, selection, answers }: NotificationItemProps) {
  const { rows, kind, key, isOpen } = entry;
  const [newest] = rows;
  if (!newest) return null;
  const typeId = typeOf(newest);
  const isUnread = rows.some(({ read }) => !read);
  const view = notificationView(newest);
  const detail = notificationDetail(newest);
  const isQuiet = newest.userPost?.muted === true || acts.isTypeOn(typeId) === false;
  const { first, others, deed } =
    kind === 'group'
      ? groupWording(rows)
      : { first: newest.sender?.fullName, others: '', deed: notificationLabel(typeId) };
  const said =
    kind === 'group' ? [first, others, deed].filter(Boolean).join(' ') : notificationSentence(newest);
  return (
    <div
      className={classNames(
        'hover:bg-hover has-[>div>button:focus-visible]:bg-hover relative flex items-start gap-3 rounded-lg py-2.5 pr-1.5 pl-3',
        kind === 'member' && 'ml-6',
      )}
    >
      {selection?.isOn && (
        <Checkbox
          className="relative z-1 -mx-1.5 self-center px-1.5"
          label={<span className="sr-only">Select “{said}”</span>}
          checked={rows.every(({ id }) => selection.ids.has(id))}
          isIndeterminate={
            rows.some(({ id }) => selection.ids.has(id)) && !rows.every(({ id }) => selection.ids.has(id))
          }
          onChange={() => selection.toggle(rows)}
        />
      )}
      <span className="relative shrink-0">
        {newest.sender ? (
          <>
            <UserAvatar user={newest.sender} size={40} isDecorative hasPresence />
            <NotificationKind typeId={typeId} />
          </>
        ) : (
          <NotificationKind typeId={typeId} isLarge />
        )}
      </span>
      <div className="min-w-0 flex-1 text-[13px]/[19px]">
        {/* the whole row is the button's to click; what else is in it stands above */}
        <button
          type="button"
          data-notification={key}
          onClick={() => acts.open(rows)}
          className="text-ink-2 w-full scroll-mt-40 scroll-mb-10 text-left wrap-anywhere before:absolute before:inset-0 before:rounded-lg"
        >
          {isUnread && <span className="sr-only">Unread:</span>}{' '}
          {first && <bdi className="text-ink font-semibold">{first}</bdi>} {others && <bdi>{others}</bdi>}{' '}
          {deed}
        </button>
        {detail && (
          <p className="text-ink-3 line-clamp-2 wrap-anywhere">
            <bdi>{detail}</bdi>
          </p>
        )}
        <span className="text-ink-3 flex flex-wrap items-center gap-x-2 text-xs/[18px]">
          <RelativeTime at={newest.createdAt} now={now} />
          {isQuiet && (
            <span className="inline-flex items-center gap-1">
              <BellOff aria-hidden size={12} />
              {newest.userPost?.muted ? 'Post muted' : 'Turned off'}
            </span>
          )}
        </span>
        {(view || onToggle || answers) && (
          <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1.5">
            {view && (
              <Link to={view.to} className={inRow}>
                {view.label}
              </Link>
            )}
            {onToggle && (
              <button type="button" aria-expanded={isOpen} onClick={onToggle} className={inRow}>
                {isOpen ? 'Show less' : `Show all ${rows.length}`}
                <span className="sr-only">: {said}</span>
              </button>
            )}
            {answers}
          </div>
        )}
      </div>
      <span className="flex items-center gap-1">
        {isUnread && <span aria-hidden className="bg-red-mark size-2 shrink-0 rounded-full" />}
        <NotificationMenu rows={rows} name={said} acts={acts} />
      </span>
    </div>
  );
}

const inRow =
  'text-link relative inline-flex min-h-6 items-center font-medium hover:underline pointer-coarse:min-h-9';
