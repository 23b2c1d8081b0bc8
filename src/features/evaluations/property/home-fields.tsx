import { ChoiceField } from '../page/fields/choice-field';
import { homeTypeChoices, letters } from '../page/fields/choice-text';
import { NumberField } from '../page/fields/number-field';
import { AreaField } from './area-field';
import { TenureField } from './tenure-field';

export const KindField = () => (
  <ChoiceField path="home.type" label="Property type" options={[['', 'Not known'], ...homeTypeChoices]} />
);

export const EpcField = () => (
  <ChoiceField path="home.epcRating" label="EPC" options={[['', 'Not known'], ...letters('ABCDEFG')]} />
);

/** What home it is, as far as it is known. */
export function HomeFields() {
  return (
    <>
      <KindField />
      <TenureField />
      <NumberField path="home.bedrooms" isOptional />
      <AreaField />
      <EpcField />
      <ChoiceField
        path="home.councilTaxBand"
        label="Council tax band"
        options={[['', 'Not known'], ...letters('ABCDEFGHI')]}
      />
    </>
  );
}
