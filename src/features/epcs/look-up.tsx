import { Search } from 'lucide-react';
import type { Schemas } from '@/api/contract';
import { certificateOf, noPostcode } from '@/entities/property/epc-register';
import type { Property } from '@/entities/property/property';
import { openDescribedForm } from '@/entities/record/described/described-form';
import { useRecordForm } from '@/entities/record/use-record-form';
import { tidyPostcode } from '@/lib/places/address';
import { Button } from '@/ui/button/button';
import { Form } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import { Input } from '@/ui/input/input';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import type { EpcType } from './epc-type';

type Home = Pick<Property, 'id' | 'addressLine1' | 'town' | 'postcode'>;

interface LookUpProps {
  type: EpcType;
  /** Of which the certificate can be; where there is one, it is not asked for. */
  homes: readonly Home[];
}

const modalId = 'epc-look-up';

/** Finds the certificate of an address on the register, and opens the form of a new one with what it says. */
export const LookUpEpc = (props: LookUpProps) => (
  <Button
    variant="outline"
    icon={<Search aria-hidden size={17} />}
    disabled={props.homes.length === 0}
    onClick={() => openLookUp(props)}
  >
    Look up EPC
  </Button>
);

const openLookUp = (props: LookUpProps) =>
  openModal({ id: modalId, title: 'Look up an EPC', size: 'sm', content: <LookUpForm {...props} /> });

function LookUpForm({ type, homes }: LookUpProps) {
  const [only] = homes.length === 1 ? homes : [];
  const form = useRecordForm({
    initial: {
      propertyId: only?.id ?? '',
      postcode: only?.postcode ?? '',
      address: only?.addressLine1 ?? '',
    },
    validate: ({ propertyId, postcode, address }) => ({
      ...(propertyId === '' && { propertyId: 'Choose a property' }),
      ...(tidyPostcode(postcode) === undefined && { postcode: noPostcode }),
      ...(address.trim() === '' && { address: 'Enter the first line of the address' }),
    }),
    save: async ({ propertyId, postcode, address }) => {
      const found = await certificateOf(postcode.trim(), address.trim());
      closeModal(modalId);
      openFound(type, found, propertyId);
    },
  });
  /** The address of the property that is chosen is the one that is asked for. */
  const set: typeof form.set = (name, value) => {
    form.set(name, value);
    const home = name === 'propertyId' ? homes.find(({ id }) => id === value) : undefined;
    if (!home) return;
    form.set('postcode', home.postcode);
    form.set('address', home.addressLine1);
  };
  return (
    <Form form={form} modalId={modalId} submit="Look up" sending="Looking up">
      {only === undefined && (
        <FormSelect
          form={{ ...form, set }}
          name="propertyId"
          label="Property"
          placeholder="Choose one"
          choices={homes.map(({ id, addressLine1, town }) => ({
            value: id,
            label: `${addressLine1}, ${town}`,
          }))}
        />
      )}
      <FormField form={form} name="postcode" label="Postcode">
        {(control) => <Input {...control} autoComplete="off" maxLength={8} />}
      </FormField>
      <FormField form={form} name="address" label="First line of the address">
        {(control) => <Input {...control} autoComplete="off" maxLength={120} />}
      </FormField>
    </Form>
  );
}

/** Opens the form of a new certificate with what the register says of it. */
const openFound = (type: EpcType, found: Schemas['EpcDetails'], propertyId: string) =>
  openDescribedForm(
    { ...type, begin: { ...type.begin, ...factsOf(found), propertyId } },
    undefined,
    <p role="status" className="rounded-[10px] bg-surface-3 px-3 py-2 text-sm text-pretty text-ink-2">
      {`Found for ${found.address}, ${found.postcode}. Check it and add it to your records.`}
    </p>,
  );

/** What the register says, as far as a certificate keeps it. */
const factsOf = (found: Schemas['EpcDetails']): EpcType['begin'] => ({
  certificateNumber: found.certificateNumber,
  current: found.current,
  currentScore: found.currentScore,
  potential: found.potential,
  potentialScore: found.potentialScore,
  lodgedOn: found.lodgedOn,
  expiresOn: found.expiresOn,
  areaSqm: found.areaSqm,
  assessor: found.assessor,
  recommendations: found.recommendations,
});
