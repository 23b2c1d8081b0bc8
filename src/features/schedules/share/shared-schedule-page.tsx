import { useQuery } from '@tanstack/react-query';
import { FileX, Printer } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { hasStatus } from '@/api/errors';
import { read } from '@/api/queries';
import { PhotoStrip } from '@/entities/picture/photo-strip';
import { Unready } from '@/entities/record/unready';
import { momentDay } from '@/lib/dates/moment-day';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/states/empty-state';
import { Skeleton } from '@/ui/states/skeleton';
import { byRoom } from '../by-room';
import { itemNote } from '../item-note';

/** A schedule as a contractor sees it who was given a link: what is to be done where, with its photos, until the link ends. */
export function SharedSchedulePage({ token }: { token: string }) {
  const query = useQuery({
    ...read('/schedules/shared/{token}', { path: { token: token.slice(0, 80) } }),
    retry: false,
  });
  const { data, error } = query;
  return (
    <div className="mx-auto max-w-[720px] pb-24">
      <title>{`${data?.title ?? 'Shared schedule'} · Tiebeam`}</title>
      {data ? (
        <Shown schedule={data} />
      ) : hasStatus(error, 404) ? (
        <EmptyState
          headingLevel={1}
          icon={<FileX aria-hidden />}
          title="No longer shared"
          text="The owner may have revoked this link, it may have expired, or the address is wrong."
        />
      ) : (
        <Unready
          query={query}
          title="Couldn’t open this schedule"
          skeleton={
            <div role="status" aria-label="Loading" className="flex flex-col gap-4">
              <Skeleton className="h-24 rounded-[14px]" />
              <Skeleton className="h-44 rounded-[14px]" />
            </div>
          }
          isPage
          headingLevel={1}
        />
      )}
    </div>
  );
}

function Shown({ schedule }: { schedule: Schemas['SharedSchedule'] }) {
  const { ownerId, title, kind, address, ownerName, items, expires } = schedule;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h1 className="font-display text-2xl tracking-display font-bold wrap-anywhere">{title}</h1>
          {address !== null && <p className="mt-1 wrap-anywhere">{address}</p>}
          <p className="num mt-1 text-sm text-ink-2 wrap-anywhere">
            {`Shared by ${ownerName} until ${momentDay(expires)}`}
          </p>
        </div>
        <Button
          variant="outline"
          className="print:hidden"
          icon={<Printer aria-hidden size={16} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      {items.length === 0 && <p className="text-sm text-ink-2">No items yet</p>}
      {byRoom(items).map(({ room, rows }) => (
        <Card key={room} as="section" aria-label={room} className="print:break-inside-avoid">
          <h2 className="mb-1 text-md font-semibold wrap-anywhere">{room}</h2>
          <ul className="text-sm">
            {rows.map((item, index) => (
              <li key={`${item.name}-${index}`} className="border-b border-line-subtle py-2 last:border-0">
                <span className="block wrap-anywhere">{item.name}</span>
                <span className="num block text-xs text-ink-3 wrap-anywhere">{itemNote(item, kind)}</span>
                {item.images.length > 0 && (
                  <PhotoStrip ownerId={ownerId} images={item.images} name={item.name} />
                )}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
