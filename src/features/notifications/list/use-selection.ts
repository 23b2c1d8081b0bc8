import { useState } from 'react';
import type { Schemas } from '@/api/contract';

type Rows = readonly Schemas['Notification'][];

/** Which rows are chosen, to do something with all of them. */
export interface Selection {
  isOn: boolean;
  ids: ReadonlySet<number>;
  /** Chooses these, or lets them go when all are chosen; begins choosing when need be. */
  toggle: (rows: Rows) => void;
  choose: (rows: Rows) => void;
  start: () => void;
  /** Lets all go, and ends it. */
  end: () => void;
}

const nothing: ReadonlySet<number> = new Set();

/** Choosing rows of a list: off at first, and off again when it has been used. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null);
  return {
    isOn: ids !== null,
    ids: ids ?? nothing,
    toggle: (rows) =>
      setIds((before) => {
        const chosen = new Set(before);
        const isFull = rows.every(({ id }) => chosen.has(id));
        for (const { id } of rows) {
          if (isFull) chosen.delete(id);
          else chosen.add(id);
        }
        return chosen;
      }),
    choose: (rows) => setIds(new Set(rows.map(({ id }) => id))),
    start: () => setIds((before) => before ?? nothing),
    end: () => setIds(null),
  };
}
