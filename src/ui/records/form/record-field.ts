// What a form of records is described by: the fields of the body it sends, each with its kind.
import type { ComponentType, ReactNode } from 'react';
import type { FormState } from '../../form/use-form';

/** What is typed for a value of the body: by the type that the contract gives it. */
type KindOf<Value> =
  NonNullable<Value> extends number
    ? 'pounds' | 'percent' | 'number' | 'area' | 'other'
    : NonNullable<Value> extends boolean
      ? 'yes'
      : NonNullable<Value> extends string
        ? 'text' | 'note' | 'day' | 'time' | 'choice'
        : NonNullable<Value> extends readonly number[]
          ? 'numbers' | 'other'
          : NonNullable<Value> extends readonly string[]
            ? 'words' | 'other'
            : 'other';

/** `numbers` and `words` are typed into one line, with commas between them; `area` is kept in m² and typed in the chosen unit. */
export type FieldKind =
  KindOf<number> | KindOf<boolean> | KindOf<string> | KindOf<number[]> | KindOf<string[]>;

/** Everything typed into a form of records, as text; a tick is `true` or empty. */
export type RecordValues = Record<string, string>;

export interface Choice {
  value: string;
  label: string;
}

export interface ChoicesProps {
  children: (choices: readonly Choice[]) => ReactNode;
  /** What is typed beside it: a choice may depend on another one. */
  values?: RecordValues;
}

export interface AnyField {
  name: string;
  /** `other`: its control and its value are the form's own. */
  kind: FieldKind;
  label: string;
  /** Whether it must be filled in; for some, only by what else is typed. */
  isRequired?: boolean | ((values: RecordValues) => boolean);
  /** Below it; for some, by what is typed. */
  hint?: string | ((values: RecordValues) => string | undefined);
  placeholder?: string;
  /** Behind a number: `years`. */
  suffix?: string;
  maxLength?: number;
  min?: number;
  max?: number;
  isWhole?: boolean;
  /** Of a list: how many there may be. */
  maxItems?: number;
  /** Of a choice: what may be chosen, and what stands there while nothing is. */
  choices?: readonly Choice[];
  /** Of a choice among the server’s records, instead of `choices`: hands on those that are there, for they may come after the form has opened. */
  Choices?: ComponentType<ChoicesProps>;
  none?: string;
  /** Takes the whole width of its form. */
  isWide?: boolean;
  /** Asked for only then; otherwise it is sent as none. */
  isAsked?: (values: RecordValues) => boolean;
  /** A text as it is sent: `sc447190` becomes `SC447190`. */
  tidy?: (text: string) => string;
  /** What else is wrong with a text that is not empty, or with one of several words. */
  check?: (text: string, values: RecordValues) => string | undefined;
}

/** A field of a body, its kind checked against the contract's type of it. */
export type RecordField<Body> = {
  [Name in keyof Body & string]: AnyField & { name: Name; kind: KindOf<Body[Name]> };
}[keyof Body & string];

/** Fields that stand together under a heading. */
export interface FieldGroup<Body> {
  title?: string;
  fields: readonly RecordField<Body>[];
}

/** A field of kind `other`, such as a list: held as text like every value of a form, with a control of its own. */
export interface OwnField {
  /** @param value as the record has it; undefined where it leaves the field out */
  textOf: (value: unknown) => string;
  /** What is sent, once `problemOf` finds nothing. */
  valueOf: (text: string) => unknown;
  problemOf: (text: string) => string | undefined;
  control: (form: FormState<RecordValues>) => ReactNode;
  /** How the value reads beside other facts, where it is not a list of texts; false for none. */
  fact?: (text: string) => ReactNode;
}

/** By the name of their field. */
export type OwnFields = Readonly<Record<string, OwnField>>;
