import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import type { MenuEntry } from '@/ui/menu/menu-list';
import type { FieldGroup, OwnFields, RecordValues } from '@/ui/records/form/record-field';

/** The records that have a page made of their description. */
export type RecordKind = Exclude<
  Schemas['DocumentLink']['kind'],
  'property' | 'tenancy' | 'transaction' | 'company' | 'maintenance' | 'video' | 'evaluation'
>;

/** What a control of files is given. */
export interface FilesControl {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** Why the server did not take them. */
  error: string | undefined;
  isDisabled: boolean;
}

/**
 * One type of record, as the parts that all types share need it: its words, its fields and its writes. `Body` is what the contract
 * takes for a new one; of a record that is changed, the fields that differ.
 */
export interface RecordDescription<Row extends { id: string; updatedAt: string }, Body> {
  /** `mortgage` and `mortgages`: in a sentence. */
  one: string;
  many: string;
  /** What documents and the log call it; with it a record has a page of its own. */
  kind?: RecordKind;
  /** The path of its list. */
  path: string;
  icon: ReactNode;
  /** What the list is for, said while it is empty. */
  empty: string;
  /** What a record is called: `Calder Bank mortgage`. */
  titleOf: (row: Row) => string;
  /** Its title is in somebody's own words, so names of controls quote it: `Actions for “Boiler loses pressure”`. */
  isTitleQuoted?: true;
  groups: readonly FieldGroup<Body>[];
  /** Its fields of kind `other`. */
  own?: OwnFields;
  /** What the form of a new one begins with; what no field asks for is sent as it stands here. */
  begin: Partial<Body>;
  /** Where a 409 is said that names another record, such as one with the same number. */
  conflictAt?: keyof Body & string;
  /** What is wrong between fields. */
  problems?: (values: RecordValues) => Readonly<Record<string, string | undefined>>;
  /** What else changes with a field that was just changed: an expiry day with the day of issue. Fields without one stay as they are. */
  follow?: (name: string, values: RecordValues) => Readonly<Record<string, string>>;
  /** What else can be done with a record, above Edit and Delete. */
  actions?: (row: Row, queryClient: QueryClient) => readonly MenuEntry[];
  /** Rejects when the server did not take it. Left out where a record comes otherwise than from this form, as an upload does. */
  add?: (queryClient: QueryClient, body: Body, files: readonly File[]) => Promise<Row | undefined>;
  /** The control of files that go with a new one in the same request, below the fields. */
  files?: (control: FilesControl) => ReactNode;
  /** Told of one that was added, once its form is closed. */
  onAdded?: ((row: Row) => void) | undefined;
  /** Rejects likewise; `changes` carry the state that was edited. */
  change: (
    queryClient: QueryClient,
    row: Row,
    changes: Partial<Body> & { updatedAt: string },
  ) => Promise<unknown>;
  /** Hidden at once, sent when it can’t be undone any more. */
  remove: (queryClient: QueryClient, row: Row) => void;
  /** The record as the server has it now: read when a save was refused because somebody else saved first. */
  reread: (queryClient: QueryClient, row: Row) => Promise<Row>;
}

/** What a control calls a record: its title, in quotation marks where it is in somebody's own words. */
export const quotedTitle = <Row extends { id: string; updatedAt: string }, Body>(
  { titleOf, isTitleQuoted }: RecordDescription<Row, Body>,
  row: Row,
): string => (isTitleQuoted ? `“${titleOf(row)}”` : titleOf(row));

/** `mortgage` as a sentence begins: `Mortgage`. */
export const sentence = (words: string): string => words.replace(/^./, (letter) => letter.toUpperCase());
