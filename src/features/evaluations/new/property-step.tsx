import { ChoiceField } from '../page/choice-field';
import { homeTypes, nations } from '../page/choice-words';
import { NumberField } from '../page/number-field';
import { TextField } from '../page/text-field';

const outcode = /^[A-Z]{1,2}[0-9][A-Z0-9]?$/;

/** What home it is, as far as it is known. */
export function PropertyStep({ titleError }: { titleError: string | undefined }) {
  return (
    <div className="grid grid-cols-1 gap-x-3 gap-y-3.5 min-[420px]:grid-cols-2">
      <div className="col-span-full">
        <TitleField error={titleError} />
      </div>
      <div className="col-span-full">
        <TextField path="address" label="Address" maxLength={200} isOptional />
      </div>
      <TextField
        path="outcode"
        label="First half of the postcode"
        placeholder="LS12"
        maxLength={5}
        isOptional
        tidy={(text) => text.trim().toUpperCase()}
        check={(text) =>
          outcode.test(text.trim().toUpperCase()) ? undefined : 'Enter the first half, such as LS12.'
        }
      />
      <ChoiceField path="nation" label="Nation" options={nations} />
      <ChoiceField path="home.type" label="Kind of home" options={[['', 'Not known'], ...homeTypes]} />
      <ChoiceField
        path="home.tenure"
        label="Tenure"
        options={[
          ['', 'Not known'],
          ['freehold', 'Freehold'],
          ['leasehold', 'Leasehold'],
          ['share_of_freehold', 'Share of freehold'],
          ['commonhold', 'Commonhold'],
          ['feuhold', 'Feuhold'],
        ]}
      />
      <NumberField path="home.bedrooms" />
      <NumberField path="home.areaSqm" />
      <ChoiceField path="home.epcRating" label="EPC" options={[['', 'Not known'], ...letters('ABCDEFG')]} />
      <ChoiceField
        path="home.councilTaxBand"
        label="Council tax band"
        options={[['', 'Not known'], ...letters('ABCDEFGHI')]}
      />
    </div>
  );
}

const letters = (all: string) => Array.from(all, (letter) => [letter, letter] as const);

/** What the deal is called; the one thing that every way of starting asks for. */
export function TitleField({ error }: { error: string | undefined }) {
  return (
    <TextField
      path="title"
      label="Name of the deal"
      placeholder="14 Marlow Terrace, Armley"
      maxLength={120}
      error={error}
    />
  );
}
