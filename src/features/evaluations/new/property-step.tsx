import { ChoiceField } from '../page/fields/choice-field';
import { nations } from '../page/fields/choice-text';
import { TextField } from '../page/fields/text-field';
import { HomeFields } from '../property/home-fields';
import { PlaceFields } from '../property/place-fields';

export interface PropertyStepProps {
  titleError: string | undefined;
  /** Creating the evaluation was tried: a field that has the focus shows its error too. */
  isChecked: boolean;
}

/** What home it is, as far as it is known. */
export function PropertyStep({ titleError, isChecked }: PropertyStepProps) {
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-3.5 min-[420px]:grid-cols-2">
      <div className="col-span-full">
        <TitleField error={titleError} />
      </div>
      <PlaceFields isChecked={isChecked} />
      <ChoiceField path="nation" label="Nation" options={nations} />
      <HomeFields />
    </div>
  );
}

/** What the deal is called; the one thing that every way of starting asks for. */
export function TitleField({ error }: { error: string | undefined }) {
  return (
    <TextField
      path="title"
      label="Title"
      placeholder="14 Marlow Terrace, Armley"
      maxLength={120}
      error={error}
    />
  );
}
