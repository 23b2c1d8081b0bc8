import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useCountdown } from '../text/use-countdown';

/** What is wrong, by field. */
export type Complaints<Values> = { [Name in keyof Values]?: string | undefined };

/** Why the server did not take a form. */
export interface FormFailure {
  /** What it says of single fields. */
  fields: ReadonlyMap<string, string>;
  /** What it says of the whole; null when the fields say it all. */
  text: string | null;
  /** Seconds before another try makes sense. */
  waitSeconds: number;
}

interface FormOptions<Values> {
  initial: Values;
  /** What keeps the form from being sent. */
  complaintsOf: (values: Values) => Complaints<Values>;
  /** Rejects when it was not taken. */
  send: (values: Values) => Promise<unknown>;
  failureOf: (error: unknown) => FormFailure;
}

const noComplaints: ReadonlyMap<string, string> = new Map();

/**
 * A form's values, complaints and sending. A field is judged when it is left, then at every change. Sending what is wrong sends
 * nothing and takes the focus to the first field that is; while it is under way a second time is not heard. Whatever happens,
 * the text stays.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { complaintsOf, send, failureOf } = options;
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [values, setValues] = useState(options.initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isJudged, setIsJudged] = useState(false);
  const [refused, setRefused] = useState(noComplaints);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [faultyRound, setFaultyRound] = useState(0);
  const [secondsToWait, wait] = useCountdown();

  // After the complaints are on the page; also after an answer, when the disabled button has just given the focus back.
  useEffect(() => {
    if (faultyRound > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faultyRound]);

  const found: Complaints<Values> = complaintsOf(values);
  const complaint = (name: keyof Values & string): string | undefined =>
    refused.get(name) ?? (isJudged || left.has(name) ? found[name] : undefined);
  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((now) => ({ ...now, [name]: value }));
    setRefused((now) => new Map([...now].filter(([field]) => field !== name)));
  };

  const submit = async () => {
    if (isUnderWay.current || secondsToWait > 0) return;
    setFailure(null);
    setIsJudged(true);
    if (Object.values(complaintsOf(values)).some((one) => one !== undefined)) {
      setFaultyRound((round) => round + 1);
      return;
    }
    isUnderWay.current = true;
    setIsSending(true);
    try {
      await send(values);
    } catch (error) {
      const { fields, text, waitSeconds } = failureOf(error);
      setRefused(fields);
      setFailure(text);
      wait(waitSeconds);
      if (fields.size > 0) setFaultyRound((round) => round + 1);
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  };

  return {
    values,
    set,
    complaint,
    failure,
    isSending,
    secondsToWait,
    /** How many fields are wrong since it was last sent in vain; for a line that is read out. */
    faulty: isJudged && faultyRound > 0 ? countShown(found, refused) : 0,
    /** Clears what the server said, and begins anew with other values. */
    reset: (next: Values) => {
      setValues(next);
      setRefused(noComplaints);
      setFailure(null);
      setLeft(new Set());
      setIsJudged(false);
    },
    /** For the `<form>`. */
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
    /** For a control: judged when it is left. */
    leave: (name: keyof Values & string) => () => setLeft((now) => new Set(now).add(name)),
  };
}

function countShown(found: object, refused: ReadonlyMap<string, string>): number {
  const names = Object.entries(found).flatMap(([name, one]) => (one === undefined ? [] : [name]));
  return new Set([...names, ...refused.keys()]).size;
}
