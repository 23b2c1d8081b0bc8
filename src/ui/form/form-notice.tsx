import { FormAlert } from './form-alert';

interface FormNoticeProps {
  /** Why the whole form was not taken. */
  failure: string | null;
  /** How many fields are wrong. */
  faulty: number;
}

/** What a form says above its button: why it was not taken; and, to be heard only, how many fields are wrong. */
export function FormNotice({ failure, faulty }: FormNoticeProps) {
  return (
    <>
      {failure !== null && <FormAlert text={failure} />}
      <p role="status" className="sr-only">
        {faulty > 0 &&
          (faulty === 1 ? '1 field needs your attention' : `${faulty} fields need your attention`)}
      </p>
    </>
  );
}
