import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorMessage } from '@/api/errors';
import { formatDateTime, machineTime } from '@/lib/dates/dates';
import { classNames } from '@/ui/class-names';
import { Skeleton } from '@/ui/states/skeleton';
import { messageFinds } from '@/features/chat/data/message-finds';
import { MessageAttachments } from './message-attachments';
import { MessageText } from './message-text';

export const excerptId = 'message-excerpt';

interface MessageExcerptProps {
  conversationId: number;
  messageId: number;
}

/** What was written around a message that is too far back for the thread to be read down to it. */
export function MessageExcerpt({ conversationId, messageId }: MessageExcerptProps) {
  const page = useQuery(messageFinds.around(conversationId, messageId));
  const wanted = useRef<HTMLLIElement>(null);
  useEffect(() => wanted.current?.scrollIntoView({ block: 'center' }), [page.data]);
  if (page.isPending) return <Skeleton className="h-60 rounded-lg" />;
  if (page.isError) {
    return (
      <p role="alert" className="text-red-ink text-sm">
        {errorMessage(page.error)}
      </p>
    );
  }
  return (
    <ol aria-label="Nearby messages" className="flex max-h-[60dvh] flex-col gap-1 overflow-y-auto">
      {page.data.data
        .toReversed()
        .map(({ id, sender, createdAt, content, mentions, deletedAt, attachments }) => (
          <li
            key={id}
            ref={id === messageId ? wanted : null}
            aria-current={id === messageId || undefined}
            className={classNames(
              'rounded-lg border px-3 py-2',
              id === messageId ? 'border-teal-line bg-teal-bg' : 'border-transparent',
            )}
          >
            <p className="text-ink-3 flex items-baseline gap-2 text-xs">
              <bdi className="text-ink min-w-0 truncate font-medium">{sender.fullName}</bdi>
              <time dateTime={machineTime(createdAt)} className="num shrink-0">
                {formatDateTime(createdAt)}
              </time>
            </p>
            {deletedAt === null ? (
              <>
                {content !== '' && <MessageText text={content} mentions={mentions} />}
                <MessageAttachments attachments={attachments} />
              </>
            ) : (
              <p className="text-ink-3 italic">Message deleted</p>
            )}
          </li>
        ))}
    </ol>
  );
}
