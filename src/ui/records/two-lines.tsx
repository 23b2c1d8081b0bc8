import type { ReactNode } from 'react';

/** A fact of a record with a note below it; whole on a card; in a table the note takes two lines at most. */
export const TwoLines = ({ main, note }: { main: ReactNode; note?: ReactNode }) => (
  <span className="block min-w-0 leading-4.5">
    <span className="block max-md:wrap-anywhere md:truncate">{main}</span>
    {note && (
      <span className="block text-xs leading-4 font-normal wrap-anywhere text-ink-3 md:line-clamp-2">
        {note}
      </span>
    )}
  </span>
);
