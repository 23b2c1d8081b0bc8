import type { ReactNode } from 'react';

/** A part of a listing under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-t border-line pt-5">
      <h3 className="mb-2.5 text-md/6 font-semibold tracking-tight">{title}</h3>
      {children}
    </section>
  );
}

/** Names and values, as many beside each other as there is room for. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-[repeat(auto-fill,minmax(140px,1fr))]">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-3">{name}</dt>
          <dd className="num text-base wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
