import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formFailure } from '@/api/form-failure';
import { hasStatus } from '@/api/errors';
import { write } from '@/api/queries';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormNotice } from '@/ui/form/form-notice';
import { useForm } from '@/ui/form/use-form';
import { Checkbox } from '@/ui/input/checkbox';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { searchQueries, type SavedSearch } from '../data/queries';
import { askedFor, frequencyWords, suggestedName, volumeText } from './alert-words';

const modalId = 'saved-search';
const longestName = 80;
// The table's own keys, of which there are no others.
const frequencies = Object.keys(frequencyWords) as SavedSearch['frequency'][];

interface SearchFormProps {
  filters: SearchFilters;
  /** The one that is changed; a new one without. */
  search?: SavedSearch;
  /** The plain words that a new one was made of. */
  prompt?: string;
  /** My own figures narrow the search, which alerts know nothing of. */
  isByMine?: boolean;
}

/** Saves a search with its alerts, or changes how a saved one tells of new homes. */
export function openSearchForm(props: SearchFormProps): void {
  openModal({
    id: modalId,
    title: props.search ? 'Edit saved search' : 'Save search',
    content: <SearchForm {...props} onDone={() => closeModal(modalId)} />,
  });
}

/** A name, how often and which way new homes are told, and when not. */
export function SearchForm({
  filters,
  search,
  prompt,
  isByMine = false,
  onDone,
}: SearchFormProps & { onDone: () => void }) {
  const queryClient = useQueryClient();
  const count = useQuery(searchQueries.count(filters));
  const [isQuiet, setIsQuiet] = useState(Boolean(search?.quietHours));
  const form = useForm({
    initial: {
      name: search?.name ?? suggestedName(filters),
      frequency: search?.frequency ?? ('daily' as const),
      inApp: search?.channels.inApp ?? true,
      email: search?.channels.email ?? false,
      from: search?.quietHours?.from ?? '22:00',
      to: search?.quietHours?.to ?? '07:00',
    },
    validate: ({ name, from, to }) => ({
      name: isBlank(name) ? 'Enter a name' : undefined,
      from: isQuiet && from === '' ? 'Enter a time' : undefined,
      to: isQuiet && to === '' ? 'Enter a time' : undefined,
    }),
    send: async ({ name, frequency, inApp, email, from, to }) => {
      const body = {
        name: name.trim(),
        frequency,
        channels: { inApp, email },
        quietHours: isQuiet ? { from, to } : null,
      };
      const options = { refreshes: ['/property-searches'] };
      await (search
        ? write(
            queryClient,
            'put',
            '/property-searches/{id}',
            { path: { id: search.id }, body: { ...body, updatedAt: search.updatedAt } },
            options,
          )
        : write(
            queryClient,
            'post',
            '/property-searches',
            { body: { ...body, filters, ...(prompt && { prompt }) } },
            options,
          ));
      onDone();
      showToast({
        kind: 'success',
        text: search ? 'Saved search updated' : 'Search saved. Find it under Saved.',
      });
    },
    failureOf: (error) =>
      hasStatus(error, 409) && !search
        ? {
            fields: new Map([['name', 'You already have a saved search with this name']]),
            text: null,
            waitSeconds: 0,
          }
        : formFailure(error, ['name']),
  });
  const { values, set } = form;
  return (
    <form {...form.formProps} className="flex flex-col gap-4 pt-1">
      <p className="text-sm text-ink-2">{askedFor(filters).join(' · ') || 'All homes for sale'}</p>
      {isByMine && (
        <p className="text-sm text-ink-2">
          ROI and cash flow aren’t saved: alerts tell of every home that matches the rest.
        </p>
      )}
      <Field label="Name" error={form.errorOf('name')}>
        {(control) => (
          <Input
            {...control}
            maxLength={longestName}
            autoComplete="off"
            value={values.name}
            onChange={({ currentTarget: { value } }) => set('name', value)}
          />
        )}
      </Field>
      <Field label="Tell me about new homes" hint={count.data && `${volumeText(count.data.counts.perWeek)}.`}>
        {(control) => (
          <NativeSelect
            {...control}
            value={values.frequency}
            choices={frequencies.map((value) => ({ value, label: frequencyWords[value] }))}
            onChange={({ currentTarget: { value } }) =>
              set('frequency', frequencies.find((each) => each === value) ?? 'daily')
            }
          />
        )}
      </Field>
      {values.frequency !== 'off' && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-sm font-medium text-ink-2">How</legend>
          <Checkbox
            label="In Tiebeam"
            checked={values.inApp}
            onChange={({ currentTarget }) => set('inApp', currentTarget.checked)}
          />
          <Checkbox
            label="By email"
            checked={values.email}
            onChange={({ currentTarget }) => set('email', currentTarget.checked)}
          />
          <Checkbox
            label="Not at night"
            checked={isQuiet}
            onChange={({ currentTarget }) => setIsQuiet(currentTarget.checked)}
          />
          {isQuiet && (
            <div className="grid grid-cols-2 gap-3">
              {(['from', 'to'] as const).map((name) => (
                <Field key={name} label={name === 'from' ? 'Quiet from' : 'Until'} error={form.errorOf(name)}>
                  {(control) => (
                    <Input
                      {...control}
                      type="time"
                      value={values[name]}
                      onChange={({ currentTarget: { value } }) => set(name, value)}
                    />
                  )}
                </Field>
              ))}
            </div>
          )}
        </fieldset>
      )}
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <div className="flex justify-end">
        <Button type="submit" isLoading={form.isSending} loadingLabel="Saving">
          {search ? 'Save changes' : 'Save search'}
        </Button>
      </div>
    </form>
  );
}
