import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { runtimeConfig } from '@/api/runtime-config';
import { photoOf } from '@/lib/images/photo-path';
import { mediaPath } from '@/lib/media';
import { Avatar } from '@/ui/avatar/avatar';
import { Badge } from '@/ui/badge';
import { Image } from '@/ui/image/image';
import { safeRows } from '@/ui/rows/safe-rows';
import { RelativeTime } from '@/ui/text/relative-time';
import { RichText } from '@/ui/text/rich-text';
import { useNow } from '@/ui/text/use-now';

type Ticket = Schemas['SupportTicket'];

/** A ticket from its first message to the last answer, with its photos and what the page sent with it. */
export function TicketThread({ ticket }: { ticket: Ticket }) {
  const { name, message, createdAt, images, replies } = ticket;
  return (
    <ol aria-label="Messages" className="flex flex-col gap-3">
      <Message name={name} at={createdAt} text={message}>
        {images.length > 0 && <Pictures images={images} />}
        <SentWith ticket={ticket} />
      </Message>
      {safeRows(replies, 'message', ({ id, author, isStaff, message: text, createdAt: at }) => (
        <Message key={id} name={author.fullName} at={at} text={text} isStaff={isStaff} />
      ))}
    </ol>
  );
}

interface MessageProps {
  name: string;
  at: string;
  text: string;
  isStaff?: boolean;
  children?: ReactNode;
}

function Message({ name, at, text, isStaff = false, children }: MessageProps) {
  const now = useNow();
  return (
    <li className="flex gap-3 rounded-[12px] border border-line-subtle bg-surface-1 p-3.5 light:border-line">
      <Avatar fullName={name} size={30} isDecorative />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          <bdi className="font-medium wrap-anywhere text-ink">{name}</bdi>
          {isStaff && <Badge tone="teal">Tiebeam support</Badge>}
          <RelativeTime at={at} now={now} />
        </p>
        <p className="text-base wrap-anywhere whitespace-pre-wrap [&_a]:text-link [&_a]:underline">
          <RichText text={text} mentions={null} />
        </p>
        {children}
      </div>
    </li>
  );
}

function Pictures({ images }: { images: readonly string[] }) {
  return (
    <ul aria-label="Photos" className="mt-1 flex flex-wrap gap-2">
      {images.map((path, index) => {
        const picture = photoOf(path, runtimeConfig.apiPrefix);
        return (
          picture && (
            <li key={path}>
              <a
                href={`${picture.base}${mediaPath(picture.ownerId, picture.file)}`}
                target="_blank"
                rel="noopener noreferrer"
                className="block overflow-hidden rounded-[9px] border border-line"
              >
                <Image
                  picture={picture}
                  alt={`Photo ${index + 1}, opens in a new tab`}
                  width={128}
                  height={96}
                  className="w-32"
                />
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** The page, the version and the error that came with the message: everything its writer was shown before sending. */
function SentWith({ ticket: { topic, context } }: { ticket: Ticket }) {
  const facts = [
    ['Reason', topic === 'report' ? context?.reason : undefined],
    ['Page', context?.route],
    ['Version', context?.version],
    ['Error', context?.errorId],
  ].filter(([, value]) => value !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-xs/[18px] wrap-anywhere text-ink-2">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
