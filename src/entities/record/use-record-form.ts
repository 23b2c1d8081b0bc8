import { hasStatus } from '@/api/errors';
import { formFailure } from '@/api/form-failure';
import { useForm, type FieldErrors } from '@/ui/form/use-form';

interface RecordFormOptions<Values> {
  /** The record's values as they are typed; a field is named as in the contract, so that a 422 finds it. */
  initial: Values;
  /** What keeps it from being saved, by field. */
  validate?: (values: Values) => FieldErrors<Values>;
  /** Writes it and says so; rejects when the server did not take it. */
  save: (values: Values) => Promise<unknown>;
  /** What a 409 means here; for one that comes of another save, read the record again before it rejects. */
  conflict?: string;
}

const changedElsewhere =
  'This was changed elsewhere while you were editing. Your changes are still here. Save again to replace the other changes.';

/** `useForm` for a record: a 422 shows at its fields, a 409 says that it was changed elsewhere, a 429 how long to wait. */
export function useRecordForm<Values extends object>({
  initial,
  validate = () => ({}),
  save,
  conflict = changedElsewhere,
}: RecordFormOptions<Values>) {
  return useForm<Values>({
    initial,
    validate,
    send: save,
    failureOf: (error) => {
      const failure = formFailure(error, Object.keys(initial));
      return hasStatus(error, 409) && failure.fields.size === 0 ? { ...failure, text: conflict } : failure;
    },
  });
}
