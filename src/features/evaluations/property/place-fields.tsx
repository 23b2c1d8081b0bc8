import { WideRow } from '../page/inputs/input-card';
import { TextField } from '../page/fields/text-field';

const outcode = /^[A-Z]{1,2}[0-9][A-Z0-9]?$/;

/** Where the home is. */
export function PlaceFields() {
  return (
    <>
      <WideRow>
        <TextField path="address" label="Address" maxLength={200} isOptional />
      </WideRow>
      <WideRow>
        <TextField
          path="outcode"
          label="Postcode district"
          placeholder="LS12"
          maxLength={5}
          isOptional
          tidy={(text) => text.trim().toUpperCase()}
          check={(text) =>
            outcode.test(text.trim().toUpperCase()) ? undefined : 'Enter a postcode district, such as LS12'
          }
        />
      </WideRow>
    </>
  );
}
