import { onlineManager } from '@tanstack/react-query';
import { CircleAlert, Clock, FileText } from 'lucide-react';
import { memo, useSyncExternalStore } from 'react';
import { Button } from '@/ui/button/button';
import { Spinner } from '@/ui/states/spinner';
import { lostFilesReason } from '@/features/chat/engine/outbox';
import type { Message } from '@/features/chat/engine/thread';
import { bubbleClass, quoteLine } from './message-bubble';
import { MessageText } from './message-text';
import { isSameRow, type UnsentRow } from '../rows/rows';
import type { ThreadActions } from '../actions/thread-actions';

const watchNetwork = (listener: () => void) => onlineManager.subscribe(listener);

/** Whom it calls is known once the server has it. */
const none: Message['mentions'] = [];

/** A message that the server does not have yet: why, and what can be done about it. */
export const UnsentBubble = memo(
  function UnsentBubble({ row, acts }: { row: UnsentRow; acts: ThreadActions }) {
    const { unsent } = row;
    // The browser may be wrong about that.
    const isOnline = useSyncExternalStore(watchNetwork, () => onlineManager.isOnline());
    const { content, replyTo, files, cards, state, reason } = unsent;
    return (
      <article
        aria-label={state === 'failed' ? 'You, not sent' : state === 'sent' ? 'You, sent' : 'You, sending'}
        className="flex flex-col items-end"
      >
        <div className="flex max-w-[86%] min-w-0 md:max-w-[78%]">
          <div
            className={`${bubbleClass(true, row.isLast)} ${state === 'failed' ? 'border-red-line!' : 'opacity-80'}`}
          >
            {replyTo && (
              <p className="border-primary mb-1.5 truncate border-l-2 pl-2.5 text-sm">{quoteLine(replyTo)}</p>
            )}
            {content !== '' && <MessageText text={content} mentions={none} />}
            {[...files, ...cards.map(({ title }) => title)].map((name) => (
              <p key={name} className="text-ink-2 flex items-center gap-2 text-sm">
                <FileText aria-hidden size={16} className="shrink-0" />
                <bdi className="truncate">{name}</bdi>
              </p>
            ))}
          </div>
        </div>
        {state === 'failed' ? (
          <div
            role="group"
            aria-label="Not sent"
            className="flex flex-wrap items-center justify-end gap-1 pt-1"
          >
            <p className="text-red-ink flex items-center gap-1.5 px-1 text-xs">
              <CircleAlert aria-hidden size={14} className="shrink-0" />
              {`Not sent: ${reason ?? 'Something went wrong'}`}
            </p>
            {reason !== lostFilesReason && (
              <Button variant="outline" size="sm" onClick={() => acts.retry(unsent)}>
                Retry
              </Button>
            )}
            {content !== '' && (
              <Button variant="ghost" size="sm" onClick={() => acts.copy(content)}>
                Copy
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={() => acts.giveUp(unsent)}>
              Delete
            </Button>
          </div>
        ) : (
          <p className="text-ink-3 flex items-center gap-1.5 px-1.5 pt-[3px] text-xs">
            {state === 'sent' ? (
              'Sent'
            ) : state === 'sending' ? (
              <>
                <Spinner size="button" />
                Sending
              </>
            ) : (
              <>
                <Clock aria-hidden size={13} />
                Waiting to be sent
                {!isOnline && (
                  <Button variant="ghost" size="sm" onClick={() => acts.retry(unsent)}>
                    Send now
                  </Button>
                )}
              </>
            )}
          </p>
        )}
      </article>
    );
  },
  (a, b) => isSameRow(a.row, b.row) && a.acts === b.acts,
);
