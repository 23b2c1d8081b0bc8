import { useEditor } from '../page/editor/editor-context';
import { WideRow } from '../page/inputs/input-card';
import { TextField } from '../page/fields/text-field';

const outcode = /^[A-Z]{1,2}[0-9][A-Z0-9]?$/;
const outcodeError = 'Enter a postcode district, such as LS12';

/**
 * Where the home is.
 * @param isChecked the district shows its error even while it has the focus
 */
export function PlaceFields({ isChecked = false }: { isChecked?: boolean }) {
  const isWrong = useEditor(({ wrong }) => 'outcode' in wrong);
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
          check={(text) => (outcode.test(text.trim().toUpperCase()) ? undefined : outcodeError)}
          error={isChecked && isWrong ? outcodeError : undefined}
        />
      </WideRow>
    </>
  );
}
