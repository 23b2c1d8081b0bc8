import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { adviceText } from '@/api/errors';
import { useEveryPage } from '@/api/every-page';
import { retryOf } from '@/api/offers';
import { write } from '@/api/queries';
import type { Property } from '@/entities/property/property';
import { propertiesPath, propertyQueries } from '@/entities/property/queries';
import { useRecordForm } from '@/entities/record/use-record-form';
import { buttonClass } from '@/ui/button/button-class';
import { Form } from '@/ui/form/form';
import { Checkbox } from '@/ui/input/checkbox';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { showToast } from '@/ui/toast/toast';
import { showSaved } from '../profile-queries';

const id = 'choose-properties';

/** Asks which of my properties my profile shows. */
export function openChooseProperties(username: string): void {
  openModal({
    id,
    title: 'Properties on your profile',
    content: <ChooseProperties username={username} />,
  });
}

/** My properties, each to be shown or not; those that were changed are written one after another. */
export function ChooseProperties({ username }: { username: string }) {
  const query = useInfiniteQuery(propertyQueries.list({}));
  const pages = useEveryPage(query);
  const all = pages?.flatMap(({ data }) => data);
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="Couldn’t load your properties"
        text={adviceText(query.error)}
        onRetry={retryOf(query.error, () => void query.refetch())}
        isRetrying={query.isRefetching}
      />
    );
  }
  if (all === undefined || query.hasNextPage) {
    return (
      <div role="status" aria-label="Loading properties" className="flex flex-col gap-2">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    );
  }
  if (all.length === 0) {
    return (
      <EmptyState
        title="No properties yet"
        text="Add one to your portfolio first."
        headingLevel={3}
        action={
          <Link
            to="/portfolio/properties/new"
            className={buttonClass({ variant: 'outline' })}
            onClick={() => closeModal(id)}
          >
            Add property
          </Link>
        }
      />
    );
  }
  return <Choices properties={all} username={username} />;
}

function Choices({ properties, username }: { properties: readonly Property[]; username: string }) {
  const queryClient = useQueryClient();
  const [before] = useState(() => new Set(properties.flatMap((each) => (each.onProfile ? each.id : []))));
  const form = useRecordForm({
    initial: { chosen: [...before] },
    save: async ({ chosen }) => {
      const changed = properties.filter((each) => chosen.includes(each.id) !== before.has(each.id));
      try {
        for (const { uuid } of changed) {
          await show(queryClient, uuid, chosen.includes(uuid));
          // What is written is not written again where a later one fails.
          if (!before.delete(uuid)) before.add(uuid);
        }
      } finally {
        // The tab and its count are those of the profile.
        showSaved(queryClient, undefined);
      }
      closeModal(id);
      showToast({ kind: 'success', text: 'Properties saved' });
    },
  });
  const { chosen } = form.values;
  return (
    <Form form={form} modalId={id} submit="Save" sending="Saving">
      <p className="text-sm text-ink-2">
        Your profile shows the first photo, town, postcode district, type, size and strategy. It never shows
        the address, value or rent.
      </p>
      <fieldset className="min-w-0">
        <legend className="sr-only">{`Properties on ${username}’s profile`}</legend>
        {properties.map((each) => (
          <Checkbox
            key={each.id}
            className="py-1.5"
            label={`${each.addressLine1}, ${each.town}`}
            checked={chosen.includes(each.id)}
            disabled={form.isSending}
            onChange={({ currentTarget: { checked } }) =>
              form.set('chosen', checked ? [...chosen, each.id] : chosen.filter((other) => other !== each.id))
            }
          />
        ))}
      </fieldset>
    </Form>
  );
}

const show = (queryClient: QueryClient, uuid: string, onProfile: boolean) =>
  write(
    queryClient,
    'put',
    '/properties/{uuid}',
    { path: { uuid }, body: { onProfile } },
    { refreshes: [propertiesPath, `${propertiesPath}/${uuid}`] },
  );
