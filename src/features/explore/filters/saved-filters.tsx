import { Bookmark, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { formFailure } from '@/api/form-failure';
import { isBlank } from '@/lib/text/blank';
import { wellFormed } from '@/lib/text/well-formed';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/states/empty-state';
import { Field } from '@/ui/form/field';
import { FormNotice } from '@/ui/form/form-notice';
import { SubmitButton } from '@/ui/button/submit-button';
import { IconButton } from '@/ui/button/icon-button';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { useFocusAfterRemoval } from '@/ui/focus/use-focus-after-removal';
import { useForm } from '@/ui/form/use-form';
import { withoutFilters, type ExploreSearch } from '../explore-search';
import { filterWords, searchIn, searchText } from './filter-words';
import { useSavedFilters } from './use-saved-filters';

/** The contract's. */
const most = 20;
const longestName = 40;

interface SavedFiltersProps {
  /** The present filters. */
  search: ExploreSearch;
  onApply: (search: ExploreSearch) => void;
}

/** Keeps the present filters under a name, and brings kept ones back. */
export function SavedFilters({ search, onApply }: SavedFiltersProps) {
  const area = useRef<HTMLDivElement>(null);
  const { saved, keep, remove } = useSavedFilters();
  useFocusAfterRemoval(
    area,
    saved.map(({ name }) => encodeURIComponent(wellFormed(name))),
  );
  const isNothing = Object.keys(search).length === Object.keys(withoutFilters(search)).length;
  return (
    <div ref={area} tabIndex={-1} className="flex flex-col gap-5 pt-2 outline-none">
      {isNothing ? (
        <p className="text-ink-2 text-sm text-pretty">
          Choose some filters, then save them here with a name.
        </p>
      ) : (
        <SaveForm search={search} names={saved.map(({ name }) => name)} keep={keep} />
      )}
      {saved.length === 0 ? (
        <EmptyState
          icon={<Bookmark aria-hidden size={22} />}
          title="No saved filters yet"
          text="Save a set of filters to reuse with one click."
        />
      ) : (
        <ul aria-label="Saved filters" className="divide-line-subtle divide-y">
          {saved.map((filters) => (
            <li
              key={filters.name}
              data-row={encodeURIComponent(wellFormed(filters.name))}
              className="flex items-center gap-2 py-1.5"
            >
              <button
                type="button"
                onClick={() => onApply(searchIn(filters.search))}
                className="hover:bg-hover min-h-11 min-w-0 flex-1 rounded-md px-2 py-1.5 text-left wrap-anywhere"
              >
                <span className="block font-medium">{filters.name}</span>
                <span className="text-ink-2 block text-sm">{filterWords(searchIn(filters.search))}</span>
              </button>
              <IconButton size="sm" label={`Delete “${filters.name}”`} onClick={() => remove(filters)}>
                <Trash2 aria-hidden size={16} strokeWidth={1.75} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SaveFormProps {
  search: ExploreSearch;
  /** Those that are taken. */
  names: readonly string[];
  keep: ReturnType<typeof useSavedFilters>['keep'];
}

function SaveForm({ search, names, keep }: SaveFormProps) {
  const form = useForm({
    initial: { name: '' },
    validate: ({ name }) => ({ name: nameComplaint(name, names) }),
    send: async ({ name }) => {
      await keep({ name: name.trim(), search: searchText(search) });
      form.reset({ name: '' });
    },
    failureOf: (error) => formFailure(error, []),
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      <Field label="Name" hint={filterWords(search)} error={form.errorOf('name')}>
        {(control) => (
          <Input
            {...control}
            data-autofocus
            autoComplete="off"
            value={form.values.name}
            onChange={({ currentTarget: { value } }) => form.set('name', value)}
          />
        )}
      </Field>
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <SubmitButton form={form} className="self-end" sending="Saving">
        Save filters
      </SubmitButton>
    </form>
  );
}

/** What keeps a name from being used; undefined when nothing does. */
function nameComplaint(name: string, names: readonly string[]): string | undefined {
  const wanted = name.trim();
  if (isBlank(name)) return 'Enter a name';
  if (wanted.length > longestName) return `Use ${longestName} characters or fewer`;
  if (names.length >= most) return `You can save up to ${most} sets of filters. Delete one first.`;
  const isTaken = names.some((each) => each.toLowerCase() === wanted.toLowerCase());
  return isTaken ? 'You already have saved filters with this name' : undefined;
}

const id = 'saved-filters';

/** Opens the saved filters over the page. */
export function SavedFiltersButton({ search, onApply }: SavedFiltersProps) {
  const open = () =>
    openModal({
      id,
      title: 'Saved filters',
      content: (
        <SavedFilters
          search={search}
          onApply={(next) => {
            closeModal(id);
            onApply(next);
          }}
        />
      ),
    });
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<Bookmark aria-hidden size={16} strokeWidth={1.75} />}
      aria-haspopup="dialog"
      onClick={open}
    >
      Saved filters
    </Button>
  );
}
