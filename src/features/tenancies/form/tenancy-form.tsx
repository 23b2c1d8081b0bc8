import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adviceText, hasStatus, serverMessage } from '@/api/errors';
import { formFailure } from '@/api/form-failure';
import { write } from '@/api/queries';
import { tenancyReaders } from '@/entities/tenancy/queries';
import { frequencyNames, typeNames, type Tenancy } from '@/entities/tenancy/tenancy';
import { useLetNames } from '@/entities/tenancy/use-let-names';
import { londonDay } from '@/lib/dates/calendar-day';
import { poundsText } from '@/lib/money/amount-text';
import { formatPounds } from '@/lib/money/money';
import { focusFirstField } from '@/ui/focus/focus-first-field';
import { Field } from '@/ui/form/field';
import { Form, FormCheckbox } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { useForm } from '@/ui/form/use-form';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { useNow } from '@/ui/text/use-now';
import { showToast } from '@/ui/toast/toast';
import { DayField, DepositFields } from './deposit-fields';
import {
  bodyOf,
  choicesFor,
  hasDueDay,
  inNation,
  newValues,
  pcmOf,
  renewalOf,
  tenancyErrors,
  valuesOf,
  type TenancyValues,
} from './tenancy-values';
import { TenantsField } from './tenants-field';

const modalId = 'tenancy-form';

interface Beginning {
  propertyId?: string;
  /** A room of that property, with the rent that is asked for it, £ a month. */
  room?: { id: string; rentPcm: number | null };
  /** A tenancy that goes on by a new one. */
  renews?: Tenancy;
  onAdded?: (id: string) => void;
}

/** Asks for a new tenancy, of a property where that is known. */
export function openNewTenancy(beginning: Beginning = {}): void {
  openModal({
    id: modalId,
    title: beginning.renews ? 'Renew tenancy' : 'Add tenancy',
    size: 'md',
    content: <LoadedForm {...beginning} />,
  });
}

/** Everything about a tenancy that can be changed. */
export function openTenancyEdit(tenancy: Tenancy): void {
  openModal({ id: modalId, title: 'Edit tenancy', size: 'md', content: <LoadedForm tenancy={tenancy} /> });
}

interface LoadedFormProps extends Beginning {
  tenancy?: Tenancy;
}

/** The form once the properties, rooms and contacts to choose from are there. */
function LoadedForm(props: LoadedFormProps) {
  const names = useLetNames();
  // A form that is there at once gets the focus from its modal.
  const [isAtOnce] = useState(names.isReady);
  if (names.isReady)
    return (
      <div ref={isAtOnce ? null : focusFirstField}>
        <TenancyForm {...props} names={names} />
      </div>
    );
  if (names.error !== null) {
    return (
      <ErrorState
        title="Couldn’t load your properties and contacts"
        text={adviceText(names.error)}
        onRetry={names.refetch}
      />
    );
  }
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading form</span>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-14 rounded-lg" />
      ))}
    </div>
  );
}

interface TenancyFormProps extends LoadedFormProps {
  names: ReturnType<typeof useLetNames>;
}

const fields = Object.keys(newValues());

/** The terms of a tenancy by the law of the property’s nation. */
function TenancyForm({ tenancy, renews, propertyId, room, onAdded, names }: TenancyFormProps) {
  const queryClient = useQueryClient();
  const today = londonDay(useNow());
  const send = async (values: TenancyValues) => {
    const options = { refreshes: tenancyReaders };
    if (tenancy) {
      const body = { ...bodyOf(values), updatedAt: tenancy.updatedAt };
      await write(queryClient, 'put', '/tenancies/{id}', { path: { id: tenancy.id }, body }, options);
    } else {
      const body = { ...bodyOf(values), status: values.status };
      const added = await write(queryClient, 'post', '/tenancies', { body }, options);
      if (added) onAdded?.(added.id);
    }
    showToast({ kind: 'success', text: tenancy ? 'Tenancy saved' : 'Tenancy added' });
    closeModal(modalId);
  };
  const form = useForm<TenancyValues>({
    initial: tenancy
      ? valuesOf(tenancy)
      : renews
        ? renewalOf(renews, names.namesOf(renews).nation)
        : {
            ...newValues(propertyId, names.homes.get(propertyId ?? '')?.nation),
            ...(room && { roomId: room.id, rent: room.rentPcm === null ? '' : poundsText(room.rentPcm) }),
          },
    validate: (typed) => tenancyErrors(typed, today),
    send,
    // A 409 is an overlap or another save; the server says which.
    failureOf: (error) => {
      const failure = formFailure(error, fields);
      return hasStatus(error, 409) ? { ...failure, text: serverMessage(error) ?? failure.text } : failure;
    },
  });
  const { values, set, errorOf } = form;
  const home = names.homes.get(values.propertyId);
  const nation = home?.nation ?? 'england';
  const choices = choicesFor(values, nation);
  const rooms = [...names.rooms.values()].filter((room) => room.propertyId === values.propertyId);
  const pcm = pcmOf(values);
  // Another property may lie in another nation.
  const moveTo = (id: string) => {
    const next = inNation(values, names.homes.get(id)?.nation ?? 'england');
    set('propertyId', id);
    set('type', next.type);
    set('roomId', '');
    set('depositScheme', next.depositScheme);
    set('rightToRentOn', next.rightToRentOn);
    set('rightToRentFollowUp', next.rightToRentFollowUp);
  };
  const homes = [...names.homes.values()].toSorted((a, b) => a.addressLine1.localeCompare(b.addressLine1));
  return (
    <Form
      form={form}
      modalId={modalId}
      submit={tenancy ? 'Save' : 'Add tenancy'}
      sending={tenancy ? 'Saving' : 'Adding'}
      className="pt-1"
    >
      <div className="grid items-start gap-4 min-[480px]:grid-cols-2">
        <Field label="Property" error={errorOf('propertyId')}>
          {(control) => (
            <NativeSelect
              {...control}
              placeholder="Choose"
              choices={homes.map(({ id, addressLine1, town }) => ({
                value: id,
                label: `${addressLine1}, ${town}`,
              }))}
              value={values.propertyId}
              disabled={form.isSending}
              onBlur={form.onBlur('propertyId')}
              onChange={({ currentTarget }) => moveTo(currentTarget.value)}
            />
          )}
        </Field>
        {rooms.length > 0 && (
          <FormSelect
            form={form}
            name="roomId"
            label="Let as"
            choices={[
              { value: '', label: 'The whole property' },
              ...rooms.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </div>
      <TenantsField
        ids={values.tenantIds}
        contacts={names.contacts}
        error={errorOf('tenantIds')}
        onChange={(ids) => set('tenantIds', ids)}
      />
      <div className="grid items-start gap-4 min-[480px]:grid-cols-2">
        <FormSelect
          form={form}
          name="type"
          label="Type"
          choices={choices.types.map((value) => ({ value, label: typeNames[value] }))}
        />
        {!tenancy && (
          <FormSelect
            form={form}
            name="status"
            label="Status"
            choices={[
              { value: 'prospective', label: 'Prospective' },
              { value: 'approved', label: 'Approved' },
              { value: 'current', label: 'Current' },
            ]}
          />
        )}
        <DayField form={form} name="startDate" label="Start date" />
        <DayField form={form} name="endDate" label="End date" isOptional />
        <FormField
          form={form}
          name="rent"
          label="Rent (£)"
          hint={pcm !== null && values.frequency !== 'monthly' ? `${formatPounds(pcm)} pcm` : undefined}
        >
          {(control) => <Input {...control} inputMode="decimal" />}
        </FormField>
        <FormSelect
          form={form}
          name="frequency"
          label="Payment frequency"
          choices={choices.frequencies.map((value) => ({ value, label: frequencyNames[value] }))}
        />
        {hasDueDay(values) && (
          <FormField form={form} name="dueDay" label="Rent due day" isOptional hint="Day of the month, 1–31">
            {(control) => <Input {...control} inputMode="numeric" maxLength={2} />}
          </FormField>
        )}
      </div>
      <DepositFields form={form} nation={nation} schemes={choices.schemes} />
      {nation === 'england' && (
        <div className="grid items-start gap-4 min-[480px]:grid-cols-2">
          <DayField form={form} name="rightToRentOn" label="Right to Rent check" isOptional />
          <DayField form={form} name="rightToRentFollowUp" label="Follow-up check due" isOptional />
        </div>
      )}
      <FormSelect
        form={form}
        name="guarantorId"
        label="Guarantor"
        isOptional
        choices={[
          { value: '', label: 'None' },
          ...[...names.contacts.values()].map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <div className="flex flex-wrap gap-x-6">
        <FormCheckbox form={form} name="billsIncluded" label="Bills included" />
        <FormCheckbox form={form} name="pets" label="Pets allowed" />
      </div>
    </Form>
  );
}
