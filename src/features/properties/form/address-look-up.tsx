import { Check, Search } from 'lucide-react';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { certificateOf } from '@/entities/property/epc-register';
import { floorAreaText } from '@/lib/area';
import { numberText } from '@/lib/money/amount-text';
import { tidyPostcode } from '@/lib/places/address';
import { useAreaUnit } from '@/ui/area/area-unit';
import { Button } from '@/ui/button/button';
import type { FormState } from '@/ui/form/use-form';
import type { RecordValues } from '@/ui/records/form/record-field';

type Found = Schemas['EpcDetails'];
type FormOfProperty = Pick<FormState<RecordValues>, 'values' | 'set' | 'isSending'>;

/** Looks the typed address up on the register of energy certificates; once it is found, the same button fills in what is known. */
export function AddressLookUp({ form }: { form: FormOfProperty }) {
  const [answer, setAnswer] = useState<{ home: Found; asked: string } | null>(null);
  const [text, setText] = useState('Finds the rating and floor area on the EPC register');
  const [isBusy, setIsBusy] = useState(false);
  const unit = useAreaUnit();
  const { addressLine1 = '', postcode = '' } = form.values;
  const line = addressLine1.trim();
  const asked = `${line}, ${postcode}`;
  // Another address was typed since.
  const found = answer?.asked === asked ? answer.home : null;
  const lookUp = async () => {
    const code = tidyPostcode(postcode);
    setAnswer(null);
    if (code === undefined || line === '') {
      setText('Enter an address and postcode first');
      return;
    }
    setIsBusy(true);
    try {
      const home = await certificateOf(code, line);
      setAnswer({ home, asked });
      setText(`${home.address}, ${home.postcode}: EPC ${home.current}, ${floorAreaText(home.areaSqm, unit)}`);
    } catch (error) {
      setText(problemText(error));
    } finally {
      setIsBusy(false);
    }
  };
  const fill = ({ postcode: code, current, areaSqm }: Found) => {
    form.set('postcode', code);
    form.set('epcRating', current);
    form.set('areaSqm', numberText(areaSqm));
    setAnswer(null);
    setText('Details filled in. Check them below.');
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="outline"
        size="sm"
        icon={found ? <Check aria-hidden size={15} /> : <Search aria-hidden size={15} />}
        isLoading={isBusy}
        loadingLabel="Looking up"
        disabled={form.isSending}
        onClick={() => (found ? fill(found) : void lookUp())}
      >
        {found ? 'Use these details' : 'Look up address'}
      </Button>
      <p role="status" className="num min-w-0 flex-1 basis-60 text-sm text-pretty wrap-anywhere text-ink-2">
        {text}
      </p>
    </div>
  );
}

/** `No EPC on the register for this address.` */
function problemText(error: unknown): string {
  const { fields, text } = formFailure(error, ['address', 'postcode']);
  const said = [...fields.values()][0] ?? text ?? 'Couldn’t look up the address. Try again.';
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
