import { FormField } from '@/ui/form/form-field';
import { Input } from '@/ui/input/input';
import type { OwnField } from '@/ui/records/form/record-field';

const codesOf = (text: string) => [...new Set(text.split(/[,;\s]+/).filter(Boolean))];

/** What a company does, by up to four codes of five digits (UK SIC 2007). */
export const sicField: OwnField = {
  textOf: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  valueOf: codesOf,
  problemOf: (text) => {
    const codes = codesOf(text);
    if (codes.length > 4) return 'Enter up to four codes';
    return codes.every((code) => /^\d{5}$/.test(code))
      ? undefined
      : 'Enter codes of five digits, such as 68209';
  },
  control: (form) => (
    <FormField form={form} name="sicCodes" label="SIC codes" hint="Separate codes with commas" isOptional>
      {(control) => <Input {...control} className="num" autoComplete="off" placeholder="68100, 68209" />}
    </FormField>
  ),
};
