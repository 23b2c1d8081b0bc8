import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { failureText } from '@/api/errors';
import { useEveryPage } from '@/api/every-page';
import { readPages, write } from '@/api/queries';
import { tenancyQueries } from '@/entities/tenancy/queries';
import { useLetNames } from '@/entities/tenancy/use-let-names';
import { IconButton } from '@/ui/button/icon-button';
import { FormAlert } from '@/ui/form/form-alert';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/input/native-select';
import { openModal } from '@/ui/modal/modal-store';

type Document = Schemas['PortfolioDocument'];
type Link = Document['links'][number];

/** What a link leads to, where it can’t be named. */
const kindNames: Readonly<Record<Link['kind'], string>> = {
  property: 'Property',
  tenancy: 'Tenancy',
  mortgage: 'Mortgage',
  transaction: 'Transaction',
  company: 'Company',
  contact: 'Contact',
  maintenance: 'Maintenance job',
  renewal: 'Renewal date',
  recurring_payment: 'Recurring payment',
  manager: 'Property manager',
  room: 'Room',
  serviced_let: 'Serviced accommodation',
  epc: 'EPC',
  schedule: 'Schedule',
  video: 'Video',
  evaluation: 'Evaluation',
};
/** How many one document may have, by the contract. */
const most = 20;

/** Opens the tenancies and evaluations that a document belongs to. */
export const openLinks = (row: Document): void =>
  openModal({
    id: 'document-links',
    title: `Links for ${row.name}`,
    size: 'sm',
    content: <Links row={row} />,
  });

function Links({ row }: { row: Document }) {
  const queryClient = useQueryClient();
  const [links, setLinks] = useState<readonly Link[]>(row.links);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const names = useLinkNames();
  const save = async (next: readonly Link[]) => {
    setIsBusy(true);
    setError(null);
    try {
      const args = { path: { id: row.id }, body: { links: [...next] } };
      await write(queryClient, 'put', '/documents/{id}', args, { refreshes: ['/documents'] });
      setLinks(next);
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  };
  const free = names.filter(({ id }) => !links.some((link) => link.id === id));
  return (
    <div className="flex flex-col gap-4">
      {error !== null && <FormAlert text={failureText('Couldn’t save the links', error)} />}
      {links.length === 0 ? (
        <p className="text-sm text-ink-2">Not linked to a tenancy or an evaluation yet.</p>
      ) : (
        <ul aria-label="Links">
          {links.map((link) => {
            const label = names.find(({ id }) => id === link.id)?.label ?? kindNames[link.kind];
            return (
              <li
                key={link.id}
                className="flex min-h-11 items-center gap-2 border-b border-line-subtle text-sm last:border-0"
              >
                <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
                <IconButton
                  label={`Remove link to ${label}`}
                  size="sm"
                  disabled={isBusy}
                  onClick={() => void save(links.filter(({ id }) => id !== link.id))}
                >
                  <X aria-hidden size={16} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {links.length < most && (
        <Field label="Add a tenancy or an evaluation">
          {(control) => (
            <NativeSelect
              {...control}
              placeholder="Choose one"
              choices={free.map(({ id, label }) => ({ value: id, label }))}
              value=""
              disabled={isBusy}
              onChange={({ currentTarget: { value } }) => {
                const chosen = free.find(({ id }) => id === value);
                if (chosen) void save([...links, { kind: chosen.kind, id: chosen.id }]);
              }}
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** What a document can be linked to, by name. */
function useLinkNames(): readonly { kind: 'tenancy' | 'evaluation'; id: string; label: string }[] {
  const { namesOf } = useLetNames();
  const lets = useEveryPage(useInfiniteQuery(tenancyQueries.list({})));
  const deals = useEveryPage(useInfiniteQuery(readPages('/evaluations')));
  return [
    ...(lets ?? []).flatMap(({ data }) =>
      data.map((tenancy) => {
        const { tenants, address } = namesOf(tenancy);
        return { kind: 'tenancy' as const, id: tenancy.id, label: `Tenancy: ${tenants}, ${address}` };
      }),
    ),
    ...(deals ?? []).flatMap(({ data }) =>
      data.map(({ id, title }) => ({ kind: 'evaluation' as const, id, label: `Evaluation: ${title}` })),
    ),
  ];
}
