import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { Complaint } from './complaint';
import { IconButton } from '../button/icon-button';

/** What the controls of one row are drawn with. */
interface RowControls<Row, Field> {
  /** The row's number as people count, from 1. */
  place: number;
  change: (row: Row) => void;
  /** The label of a field, to be read with its row: `Name` stands there, `Name, director 1` is its name. */
  label: (text: string) => ReactNode;
  /** What a control carries so that the fault of its field belongs to it. */
  faulty: (field: Field) => { 'aria-invalid'?: true; 'aria-describedby'?: string };
}

interface FieldRowsProps<Row, Field> {
  legend: string;
  rows: readonly Row[];
  onRows: (rows: Row[]) => void;
  /** What a new row begins as. */
  blank: Row;
  /** As many rows as there may be. */
  most: number;
  addLabel: string;
  /** What a row without a name is called where it is taken away, with its number: "service" for "Remove service 2". */
  kind: string;
  nameOf: (row: Row) => string;
  /** What is wrong with one row, and with which of its fields. */
  faultOf?: (row: Row, at: number) => { field: Field; text: string } | undefined;
  /** What is wrong with any of them; absent until it has been judged. What no row has is said below them all, */
  error: string | undefined;
  /** and belongs to this field of the first row, where a form looks for what is wrong. */
  firstField: Field;
  /** The controls of one row, in a grid of their own. */
  children: (row: Row, controls: RowControls<Row, Field>) => ReactNode;
  /** How the controls of a row stand beside one another. */
  columns: string;
  /** Labels stand over the fields of every row, or over the first row's only once the rows are a line each, at 420 px. */
  labels?: 'each' | 'once' | 'none';
  /** Rows can be moved up and down: their order is what is kept. */
  isOrdered?: boolean;
  /** Enter in a text field adds a row below, once its own has a name, and never sends the form. */
  addsOnEnter?: boolean;
}

/** Buttons beside a row stand beside its fields, below their labels. */
const labelClass = {
  each: '[&>:is(span,button)]:mt-6 not-first:border-t not-first:border-line not-first:pt-3',
  once: '[&>:is(span,button)]:mt-6 @min-[420px]:not-first:[&>:is(span,button)]:mt-0 @min-[420px]:not-first:[&_label]:sr-only',
  none: '',
};

/**
 * Rows of fields that belong together, to add and to take away. A new row has the focus in its first field to fill in, and the
 * button that adds has it after a row has gone.
 */
export function FieldRows<Row, Field>({
  legend,
  rows,
  onRows,
  blank,
  most,
  addLabel,
  kind,
  nameOf,
  faultOf,
  error,
  firstField,
  children,
  columns,
  labels = 'each',
  isOrdered = false,
  addsOnEnter = false,
}: FieldRowsProps<Row, Field>) {
  const note = useId();
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** A new row by its place from 0, or the button that adds. */
  const focusNext = useRef<number | 'button' | null>(null);
  const [status, setStatus] = useState('');
  const nameAt = (at: number, row: Row) => {
    const name = nameOf(row).trim();
    return name ? `“${name}”` : `${kind} ${at + 1}`;
  };
  const faults = rows.map((row, at) => (error === undefined ? undefined : faultOf?.(row, at)));
  // What only the server knows is said of them all.
  const ofAll = faults.some(Boolean) ? undefined : error;
  /** A row changes places with its neighbour; the keyboard goes with it. */
  const move = (at: number, to: number) => {
    const [row, other] = [rows[at], rows[to]];
    if (row === undefined || other === undefined) return;
    onRows(rows.map((each, index) => (index === at ? other : index === to ? row : each)));
    setStatus(`${nameAt(at, row)} moved to position ${to + 1} of ${rows.length}`);
    const onward = to < at ? 'up' : 'down';
    const way = to === 0 ? 'down' : to === rows.length - 1 ? 'up' : onward;
    // Rows have no identity but their place: the buttons of the other place are there already.
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-move=${way}]`)?.focus();
  };
  const addAt = (at: number) => {
    focusNext.current = at;
    onRows(rows.toSpliced(at, 0, blank));
  };
  const onKey = (event: KeyboardEvent, row: Row, at: number) => {
    // Ctrl or ⌘ with it sends the form, and an input method takes it for itself.
    const isPlain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    const isText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (!addsOnEnter || event.key !== 'Enter' || !isPlain || !isText) return;
    event.preventDefault();
    if (nameOf(row).trim() !== '' && rows.length < most) addAt(at + 1);
  };
  useEffect(() => {
    const { current: next } = focusNext;
    if (next === 'button') add.current?.focus();
    else if (next !== null) {
      const fields = 'input:not([type=checkbox]), select';
      list.current?.children[next]?.querySelector<HTMLElement>(fields)?.focus();
    }
    focusNext.current = null;
  }, [rows.length]);
  return (
    <fieldset aria-describedby={ofAll ? note : undefined} className="min-w-0">
      <legend className="mb-2 text-sm font-medium text-ink-2">{legend}</legend>
      {isOrdered && (
        <p role="status" className="sr-only">
          {status}
        </p>
      )}
      <div className="@container flex flex-col gap-2.5">
        <div ref={list} className="contents">
          {rows.map((row, at) => {
            const fault = faults[at];
            const rowNote = `${note}-${at}`;
            const noteOf = (field: Field) => {
              if (fault) return fault.field === field ? rowNote : undefined;
              return ofAll && at === 0 && field === firstField ? note : undefined;
            };
            return (
              // rows have no identity but their place, and every field shows what the list says
              // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the fields inside
              <div
                key={at}
                className={classNames('flex items-start gap-2', labelClass[labels])}
                onKeyDown={(event) => onKey(event, row, at)}
              >
                <div className={`grid min-w-0 flex-1 gap-2 ${columns}`}>
                  {children(row, {
                    place: at + 1,
                    label: (text) => labelOf(text, `${kind} ${at + 1}`),
                    change: (next) => onRows(rows.map((each, other) => (other === at ? next : each))),
                    faulty: (field) => {
                      const described = noteOf(field);
                      return described ? { 'aria-invalid': true, 'aria-describedby': described } : {};
                    },
                  })}
                  <Complaint id={rowNote} text={fault?.text} className="col-span-full" />
                </div>
                {isOrdered && (
                  <span className="flex shrink-0 flex-col max-md:gap-3.5">
                    {(['up', 'down'] as const).map((way) => (
                      <IconButton
                        key={way}
                        data-move={way}
                        size="sm"
                        label={`Move ${nameAt(at, row)} ${way}`}
                        disabled={way === 'up' ? at === 0 : at === rows.length - 1}
                        onClick={() => move(at, way === 'up' ? at - 1 : at + 1)}
                      >
                        {way === 'up' ? (
                          <ArrowUp aria-hidden size={15} strokeWidth={1.75} />
                        ) : (
                          <ArrowDown aria-hidden size={15} strokeWidth={1.75} />
                        )}
                      </IconButton>
                    ))}
                  </span>
                )}
                <IconButton
                  label={`Remove ${nameAt(at, row)}`}
                  onClick={() => {
                    focusNext.current = 'button';
                    onRows(rows.filter((_, other) => other !== at));
                  }}
                >
                  <X aria-hidden size={16} strokeWidth={1.75} />
                </IconButton>
              </div>
            );
          })}
        </div>
        <Button
          ref={add}
          variant="outline"
          size="sm"
          className="self-start"
          disabled={rows.length >= most}
          icon={<Plus aria-hidden size={15} strokeWidth={1.75} />}
          onClick={() => addAt(rows.length)}
        >
          {addLabel}
        </Button>
      </div>
      <Complaint id={note} text={ofAll} className="mt-1.5" />
    </fieldset>
  );
}

const labelOf = (text: string, row: string) => (
  <>
    <span aria-hidden>{text}</span>
    <span className="sr-only">{`${text}, ${row}`}</span>
  </>
);
