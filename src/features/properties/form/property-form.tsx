import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { ApiError, hasStatus } from '@/api/errors';
import { write } from '@/api/queries';
import { propertiesPath, propertyQueries } from '@/entities/property/queries';
import type { Property } from '@/entities/property/property';
import { useRecordForm } from '@/entities/record/use-record-form';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { Input } from '@/ui/input/input';
import { RecordFields } from '@/ui/records/form/record-fields';
import { AddressLookUp } from './address-look-up';
import { LeaseNote } from './lease-note';
import { OwnersField } from './owners-field';
import { propertyGroups, type PropertyChoices } from './property-fields';
import { newProperty, propertyProblems, propertyUpdate, propertyValues } from './property-values';

interface PropertyFormProps {
  /** The one that is changed; a new one is added without. */
  property?: Property | undefined;
  meId: number;
  choices: PropertyChoices;
  /** Told once it is saved; the id is missing where the server did not name the new one. */
  onSaved: (id: string | undefined) => void;
  onCancel: () => void;
}

type Taken = NonNullable<Schemas['PropertyConflict']['property']>;

/** Everything about a property that the member types (S44). The address of another of theirs is refused with a link to that one. */
export function PropertyForm({ property, meId, choices, onSaved, onCancel }: PropertyFormProps) {
  const queryClient = useQueryClient();
  const [taken, setTaken] = useState<Taken | null>(null);
  const edited = useRef(property?.updatedAt ?? '');
  const groups = propertyGroups(choices);
  const [initial] = useState(() => propertyValues(groups, property, meId));
  const form = useRecordForm({
    initial,
    validate: (values) => propertyProblems(groups, values),
    save: async (values) => {
      setTaken(null);
      try {
        const saved = property
          ? await write(
              queryClient,
              'put',
              '/properties/{uuid}',
              {
                path: { uuid: property.uuid },
                body: propertyUpdate(groups, initial, values, edited.current),
              },
              { refreshes: [propertiesPath, `${propertiesPath}/${property.uuid}`] },
            )
          : await write(queryClient, 'post', '/properties', { body: newProperty(groups, values) });
        onSaved(saved?.uuid ?? property?.uuid);
      } catch (error) {
        const other = sameAddress(error);
        if (other === null) {
          if (property && hasStatus(error, 409)) {
            const options = { ...propertyQueries.one(property.uuid), staleTime: 0 };
            edited.current = (await queryClient.fetchQuery(options)).updatedAt;
          }
          throw error;
        }
        setTaken(other);
        throw new ApiError(422, {
          errors: { addressLine1: ['You already have a property at this address'] },
        });
      }
    },
  });
  return (
    <Form
      form={form}
      modalId={null}
      label={property ? 'Edit property' : 'Add property'}
      submit={property ? 'Save' : 'Add property'}
      sending={property ? 'Saving' : 'Adding'}
      onCancel={onCancel}
    >
      {taken && (
        <p
          role="alert"
          className="rounded-lg border border-amber-line bg-amber-bg px-3.5 py-2.5 text-sm text-amber-ink"
        >
          {'You already have '}
          <TakenLink taken={taken} />
          {'. Open it, or change the address below.'}
        </p>
      )}
      <RecordFields form={form} groups={groups.slice(0, 1)} />
      {property === undefined && <AddressLookUp form={form} />}
      <RecordFields
        form={form}
        groups={groups.slice(1)}
        own={{
          owners: <OwnersField form={form} meId={meId} known={property?.owners ?? []} />,
          tags: (
            <FormField form={form} name="tags" label="Tags" hint="Separate tags with commas" isOptional>
              {(control) => (
                <Input {...control} autoComplete="off" placeholder="Manchester, first purchase" />
              )}
            </FormField>
          ),
        }}
      />
      <LeaseNote leaseExpiry={form.values['leaseExpiry'] ?? ''} today={choices.today} />
    </Form>
  );
}

const TakenLink = ({ taken }: { taken: Taken }) => (
  <Link
    to="/portfolio/properties/$uuid/{-$tab}"
    params={{ uuid: taken.uuid }}
    className="font-semibold underline"
  >
    {taken.fullAddress}
  </Link>
);

/** The property of mine that has the address already; null where something else was refused. */
function sameAddress(error: unknown): Taken | null {
  if (!(error instanceof ApiError) || error.code !== 'same-address') return null;
  // The contract's shape of this refusal; its property may be missing.
  return (error.answer as Schemas['PropertyConflict']).property ?? null;
}
