import type { ReactNode } from 'react';

/** What is recorded of one thing, by name; what is not recorded is left out. */
export const RecordFacts = ({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode])[] }) => (
  <dl className="grid gap-x-5 gap-y-3 text-sm min-[420px]:grid-cols-2 lg:grid-cols-3">
    {facts.map(
      ([name, fact]) =>
        fact && (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-ink-3">{name}</dt>
            <dd className="num wrap-anywhere">{fact}</dd>
          </div>
        ),
    )}
  </dl>
);
