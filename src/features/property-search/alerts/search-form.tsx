import { useQueryClient } from '@tanstack/react-query';
import { formFailure } from '@/api/form-failure';
import { hasStatus } from '@/api/errors';
import { write } from '@/api/queries';
import type { SearchFilters } from '@/lib/property-search/search-filters';
import { isBlank } from '@/lib/text/blank';
import { Form, FormCheckbox } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { Input } from '@/ui/input/input';
import { useAreaUnit } from '@/ui/area/area-unit';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { ListingUnit } from '../data/listing-unit';
import type { SavedSearch } from '../data/queries';
import { frequencyWords, suggestedName } from './alert-words';
import { SearchedFor } from './searched-for';

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

/** Saves a search with its alerts, or changes what a saved one looks for and how it tells of new listings. */
export function openSearchForm(props: SearchFormProps): void {
  openModal({
    id: modalId,
    title: props.search ? 'Edit saved search' : 'Save search',
    content: (
      <ListingUnit>
        <SearchForm {...props} onDone={() => closeModal(modalId)} />
      </ListingUnit>
    ),
  });
}

/** A name, how often and which way new listings are told, and when not; of a saved search also what it looks for. */
export function SearchForm({
  filters,
  search,
  prompt,
  isByMine = false,
  onDone,
}: SearchFormProps & { onDone: () => void }) {
  const queryClient = useQueryClient();
  const unit = useAreaUnit();
  const form = useForm({
    initial: {
      filters,
      name: search?.name ?? suggestedName(filters, unit),
      frequency: search?.frequency ?? ('daily' as const),
      inApp: search?.channels.inApp ?? true,
      email: search?.channels.email ?? false,
      isQuiet: Boolean(search?.quietHours),
      from: search?.quietHours?.from ?? '22:00',
      to: search?.quietHours?.to ?? '07:00',
    },
    validate: ({ name, isQuiet, from, to }) => ({
      name: isBlank(name) ? 'Enter a name' : undefined,
      from: isQuiet && from === '' ? 'Enter a time' : undefined,
      to: isQuiet && to === '' ? 'Enter a time' : undefined,
    }),
    send: async ({ name, frequency, inApp, email, isQuiet, from, to, filters: wanted }) => {
      const body = {
        name: name.trim(),
        filters: wanted,
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
            { body: { ...body, ...(prompt && { prompt }) } },
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
  const change = (wanted: SearchFilters) => {
    // A name that nobody chose goes with what it names.
    if (values.name === suggestedName(values.filters, unit)) set('name', suggestedName(wanted, unit));
    set('filters', wanted);
  };
  return (
    <Form
      form={form}
      modalId={modalId}
      submit={search ? 'Save changes' : 'Save search'}
      sending="Saving"
      className="pt-1"
    >
      <SearchedFor filters={values.filters} search={search} onFilters={search && change} />
      {isByMine && (
        <p className="text-sm text-ink-2">
          ROI and cash flow aren’t saved: alerts cover every home that matches your other filters.
        </p>
      )}
      <FormField form={form} name="name" label="Name">
        {(control) => <Input {...control} maxLength={longestName} autoComplete="off" />}
      </FormField>
      <FormSelect
        form={form}
        name="frequency"
        label="Alert me about new listings"
        choices={frequencies.map((value) => ({ value, label: frequencyWords[value] }))}
      />
      {values.frequency !== 'off' && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-sm font-medium text-ink-2">How you get alerts</legend>
          <FormCheckbox form={form} name="inApp" label="In Tiebeam" />
          <FormCheckbox form={form} name="email" label="By email" />
          <FormCheckbox form={form} name="isQuiet" label="Pause alerts at night" />
          {values.isQuiet && (
            <div className="grid grid-cols-2 gap-3">
              <FormField form={form} name="from" label="Pause from">
                {(control) => <Input {...control} type="time" />}
              </FormField>
              <FormField form={form} name="to" label="Pause until">
                {(control) => <Input {...control} type="time" />}
              </FormField>
            </div>
          )}
        </fieldset>
      )}
    </Form>
  );
}
