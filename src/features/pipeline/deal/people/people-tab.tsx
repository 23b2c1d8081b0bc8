import { useInfiniteQuery } from '@tanstack/react-query';
import { Mail, Phone, X } from 'lucide-react';
import { useEveryPage } from '@/api/every-page';
import { usePut } from '@/api/queries';
import { Unready } from '@/entities/record/unready';
import { IconButton } from '@/ui/button/icon-button';
import { EmptyState } from '@/ui/states/empty-state';
import { Skeleton } from '@/ui/states/skeleton';
import { showToast } from '@/ui/toast/toast';
import { pipelineQueries } from '../../queries';
import { readersOf, type Deal } from '../deal';
import { AddPerson } from './add-person';
import { roleNames } from './roles';

type People = Deal['people'];

const undoMs = 10_000;

/** Who has to do with the deal: contacts of mine, each with what they do in it. */
export function PeopleTab({ deal }: { deal: Deal }) {
  const query = useInfiniteQuery(pipelineQueries.contacts());
  // A choice among some of them would hide the rest.
  const contacts = useEveryPage(query)?.flatMap((page) => page.data);
  const save = usePut('/evaluations/{id}', {
    refreshes: readersOf(deal.id),
    failureTitle: 'Couldn’t update this deal’s people',
  });
  const write = (people: People) => save.mutate({ path: { id: deal.id }, body: { people } });
  if (!contacts) {
    return (
      <Unready
        query={query}
        title="Couldn’t load your contacts"
        skeleton={<Skeleton className="h-40 rounded-[12px]" />}
      />
    );
  }
  const people = deal.people.flatMap((person) => {
    const contact = contacts.find(({ id }) => id === person.contactId);
    return contact ? [{ person, contact }] : [];
  });
  return (
    <div className="flex flex-col gap-5">
      {people.length === 0 ? (
        <EmptyState
          title="No people yet"
          text="Keep the agent, vendor, solicitor, broker and surveyor to hand."
        />
      ) : (
        <ul aria-label="People" className="flex flex-col">
          {people.map(({ person, contact: { name, company, emails, phones } }) => (
            <li
              key={`${person.contactId} ${person.role}`}
              className="flex items-start justify-between gap-3 border-b border-line-subtle py-2.5"
            >
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">
                  {name}
                  <span className="font-normal text-ink-2">{` · ${roleNames[person.role]}`}</span>
                </p>
                {company !== null && <p className="text-sm text-ink-2">{company}</p>}
                <p className="flex flex-wrap gap-x-4 text-sm">
                  {phones[0] !== undefined && (
                    <a
                      className="inline-flex items-center gap-1 text-teal-ink"
                      href={`tel:${phones[0].replaceAll(' ', '')}`}
                    >
                      <Phone aria-hidden size={14} />
                      {phones[0]}
                    </a>
                  )}
                  {emails[0] !== undefined && (
                    <a
                      className="inline-flex items-center gap-1 text-teal-ink wrap-anywhere"
                      href={`mailto:${emails[0]}`}
                    >
                      <Mail aria-hidden size={14} />
                      {emails[0]}
                    </a>
                  )}
                </p>
              </div>
              <IconButton
                size="sm"
                label={`Remove ${name} from this deal`}
                disabled={save.isPending}
                onClick={() => {
                  write(deal.people.filter((each) => each !== person));
                  showToast({
                    kind: 'blank',
                    text: `Removed ${name}`,
                    durationMs: undoMs,
                    action: { label: 'Undo', onAction: () => write(deal.people) },
                  });
                }}
              >
                <X aria-hidden size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <AddPerson deal={deal} contacts={contacts} onAdd={(person) => write([...deal.people, person])} />
    </div>
  );
}
