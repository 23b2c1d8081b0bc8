import { useState, type FormEvent } from 'react';
import { floorAreaText } from '@/lib/area';
import { readNumber } from '@/lib/money/amount-text';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { AreaInput } from '@/ui/area/area-input';
import { useAreaUnit } from '@/ui/area/area-unit';
import { NativeSelect } from '@/ui/input/native-select';
import type { Certificate } from '../data/findings';
import { ratings } from '../search/search-address';

interface ManualCertificateProps {
  known: Certificate | undefined;
  onChange: (certificate: Certificate | undefined) => void;
}

/** No certificate is found: what the agent's says is typed in, and goes along into the evaluation (S30). */
export function ManualCertificate({ known, onChange }: ManualCertificateProps) {
  const [rating, setRating] = useState('');
  const [area, setArea] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const unit = useAreaUnit();
  const read = readNumber(area);
  const areaSqm = typeof read === 'number' ? read : null;
  const isAreaWrong = read !== 'blank' && !(areaSqm !== null && areaSqm > 0 && areaSqm <= 100_000);
  if (known) {
    const size = known.areaSqm === null ? '' : `, ${floorAreaText(known.areaSqm, unit)}`;
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="num text-base">{`You entered: rating ${known.epcRating}${size}. Your evaluation will use it.`}</p>
        <Button size="sm" variant="ghost" onClick={() => onChange(undefined)}>
          Remove
        </Button>
      </div>
    );
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const chosen = ratings.find((each) => each === rating);
    if (chosen && !isAreaWrong) onChange({ epcRating: chosen, areaSqm });
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <p className="mb-3 text-base text-ink-2">
        No certificate found. If the agent has one, enter what it says.
      </p>
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Field label="EPC rating" error={isAsked && rating === '' ? 'Choose a rating' : undefined}>
          {(control) => (
            <NativeSelect
              {...control}
              value={rating}
              placeholder="Choose"
              choices={ratings.map((each) => ({ value: each, label: each }))}
              onChange={({ currentTarget }) => setRating(currentTarget.value)}
            />
          )}
        </Field>
        <Field
          label="Floor area"
          isOptional
          error={isAsked && isAreaWrong ? 'Enter a floor area' : undefined}
        >
          {(control) => <AreaInput {...control} value={area} onValue={setArea} />}
        </Field>
        <Button type="submit" variant="outline" className="sm:mt-6">
          Use these details
        </Button>
      </div>
    </form>
  );
}
