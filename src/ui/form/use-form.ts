import { useCallback, useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useCountdown } from '../text/use-countdown';
import { createPressGate } from './press-gate';

/** What is wrong, by field. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string | undefined };

/** Why the server did not take a form. */
export interface FormFailure {
  /** What it says of single fields. */
  fields: ReadonlyMap<string, string>;
  /** What it says of the whole; null when the fields say it all. */
  text: string | null;
  /** Seconds before another try makes sense. */
  waitSeconds: number;
}

export interface FormOptions<Values> {
  initial: Values;
  /** What keeps the form from being sent, by field. */
  validate: (values: Values) => FieldErrors<Values>;
  /** Rejects when it was not taken. */
  send: (values: Values) => Promise<unknown>;
  failureOf: (error: unknown) => FormFailure;
}

/** A form as its parts know it. */
export type FormState<Values extends object> = ReturnType<typeof useForm<Values>>;

const noErrors: ReadonlyMap<string, string> = new Map();

/**
 * A form's values, errors and sending. A field is validated on blur, then on every change; where a press took the focus away, once
 * that press has had its click. Submitting what is wrong sends nothing
 * and focuses the first field that is; while it is sending, a second submit does nothing. Whatever happens, the text stays.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { validate, send, failureOf } = options;
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const [initial, setInitial] = useState(options.initial);
  const [values, setValues] = useState(initial);
  const [blurred, setBlurred] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [refused, setRefused] = useState(noErrors);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [faultyRound, setFaultyRound] = useState(0);
  const [secondsToWait, wait] = useCountdown();
  const [gate] = useState(createPressGate);
  const formRef = useCallback(
    (element: HTMLFormElement) => {
      form.current = element;
      const stop = gate.watch(element);
      return () => {
        form.current = null;
        stop();
      };
    },
    [gate],
  );

  // After the errors are on the page; also after an answer, when the disabled button has just given the focus back.
  useEffect(() => {
    if (faultyRound > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faultyRound]);

  const found: FieldErrors<Values> = validate(values);
  const errorOf = (name: keyof Values & string): string | undefined =>
    refused.get(name) ?? (isSubmitted || blurred.has(name) ? found[name] : undefined);
  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((now) => ({ ...now, [name]: value }));
    setRefused((now) => new Map([...now].filter(([field]) => field !== name)));
  };

  const submit = async () => {
    if (isUnderWay.current || secondsToWait > 0) return;
    setFailure(null);
    setIsSubmitted(true);
    if (Object.values(validate(values)).some((one) => one !== undefined)) {
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
    /** What is wrong with a field, once that may be said. */
    errorOf,
    failure,
    isSending,
    /** Whether anything differs from what the form began with. */
    isDirty: JSON.stringify(values) !== JSON.stringify(initial),
    secondsToWait,
    /** How many fields are wrong since it was last sent in vain; for a line that is read out. */
    faulty: isSubmitted && faultyRound > 0 ? countShown(found, refused) : 0,
    /** Begins anew with other values, and forgets what the server said. */
    reset: (next: Values) => {
      setInitial(next);
      setValues(next);
      setRefused(noErrors);
      setFailure(null);
      setBlurred(new Set());
      setIsSubmitted(false);
    },
    /**
     * Begins from other values, as saved here or elsewhere; what was typed since `from` (as a rule, what the form began with) stays.
     */
    rebase: (next: Values, from: Values = initial) => {
      setInitial(next);
      setValues((now) => ({ ...next, ...changedFields(now, from) }));
    },
    /** For the `<form>`. */
    formProps: {
      ref: formRef,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      },
    },
    /** For a control: the field is validated from its first blur on. */
    onBlur: (name: keyof Values & string) => () =>
      gate.after(() => setBlurred((now) => new Set(now).add(name))),
  };
}

/** The fields that differ from what they were, with their values. */
export function changedFields<Values extends object>(now: Values, before: Values): Partial<Values> {
  const names = Object.keys(now) as (keyof Values)[]; // the keys of an object are its keys
  const changed = names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  // every name comes from `now` itself
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Values>;
}

function countShown(found: object, refused: ReadonlyMap<string, string>): number {
  const names = Object.entries(found).flatMap(([name, one]) => (one === undefined ? [] : [name]));
  return new Set([...names, ...refused.keys()]).size;
}
