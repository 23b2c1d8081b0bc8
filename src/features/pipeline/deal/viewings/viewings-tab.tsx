import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useEveryPage } from '@/api/every-page';
import { removeRecord, useShownRows } from '@/entities/record/removal';
import { Unready } from '@/entities/record/unready';
import { useCurrentUser } from '@/entities/session/queries';
import { openBooking } from '@/entities/viewing/booking/viewing-form';
import { readersOf, viewingQueries, viewingsPath } from '@/entities/viewing/queries';
import { kindNames } from '@/entities/viewing/viewing-names';
import { ViewingRow } from '@/entities/viewing/viewing-row';
import { Button } from '@/ui/button/button';
import { KeptFocus } from '@/ui/focus/kept-focus';
import { safeRows } from '@/ui/rows/safe-rows';
import { EmptyState } from '@/ui/states/empty-state';
import { Skeleton } from '@/ui/states/skeleton';
import { canEdit, type Deal } from '../deal';

/** Viewings, surveys and valuations of a deal, and a new one. */
export function ViewingsTab({ deal }: { deal: Deal }) {
  const me = useCurrentUser();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(viewingQueries.ofDeal(deal.id));
  const all = useEveryPage(query)?.flatMap((page) => page.data);
  const viewings = useShownRows(viewingsPath, all ?? []);
  const remove = (viewing: (typeof viewings)[number]) =>
    removeRecord(
      queryClient,
      '/property-viewings/{id}',
      { path: { id: viewing.id } },
      {
        text: `${kindNames[viewing.kind]} deleted`,
        failureTitle: 'Couldn’t delete the viewing',
        refreshes: readersOf(viewing),
      },
    );
  const book = canEdit(deal) && (
    <Button
      variant="outline"
      className="self-start"
      icon={<CalendarPlus aria-hidden size={16} />}
      onClick={() =>
        openBooking(
          { evaluationId: deal.id, title: deal.address ?? deal.title },
          { agentContactId: deal.people.find(({ role }) => role === 'agent')?.contactId },
        )
      }
    >
      Book a viewing
    </Button>
  );
  if (!all) {
    return (
      <Unready
        query={query}
        title="Couldn’t load the viewings"
        skeleton={<Skeleton className="h-40 rounded-[12px]" />}
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {book}
      <KeptFocus ids={viewings.map(({ id }) => id)}>
        {viewings.length === 0 ? (
          <EmptyState title="No viewings yet" text="Book one to see it here and in the calendar." />
        ) : (
          <ul aria-label="Viewings">
            {safeRows(viewings, 'viewing', (viewing) => (
              <li key={viewing.id}>
                <ViewingRow
                  viewing={viewing}
                  isMine={viewing.ownerId === me?.id}
                  isInDeal
                  onDelete={() => remove(viewing)}
                />
              </li>
            ))}
          </ul>
        )}
      </KeptFocus>
    </div>
  );
}
