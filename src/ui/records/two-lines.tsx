import type { ReactNode } from 'react';

/** A fact of a record with a note below it; whole on a card, cut in a table. */
export const TwoLines = ({ main, note }: { main: ReactNode; note?: ReactNode }) => (
  <span className="block min-w-0 leading-4.5">
    <span className="block max-md:wrap-anywhere md:truncate">{main}</span>
    {note && (
      <span className="block text-xs font-normal text-ink-3 max-md:wrap-anywhere md:truncate">{note}</span>
    )}
  </span>
);
