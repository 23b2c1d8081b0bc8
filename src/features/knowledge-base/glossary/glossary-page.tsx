import { Link } from '@tanstack/react-router';
import { BookOpen, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '@/ui/states/empty-state';
import { Input } from '@/ui/input/input';
import { informationNotAdvice } from '../article-text';
import { FormulaView } from './formula-view';
import { byLetter, entriesWith } from './glossary';
import { entryId, type GlossaryEntry } from './glossary-entry';

/** The words of the trade from A to Z; the figures of the product with their formulas and an example (S60). */
export function GlossaryPage() {
  const [words, setWords] = useState('');
  const sought = useDeferredValue(words);
  const isSearch = sought.trim() !== '';
  const entries = entriesWith(sought);
  const letters = isSearch ? [] : byLetter(entries);
  return (
    <div className="mx-auto w-full max-w-(--page-max) py-2">
      <title>Glossary · Tiebeam</title>
      <nav aria-label="Breadcrumb" className="text-sm text-ink-3">
        <Link to="/knowledge-base" className="hover:text-ink hover:underline">
          Knowledge Base
        </Link>
      </nav>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-display text-3xl font-bold tracking-display">Glossary</h1>
          <p className="mt-1 max-w-prose text-base text-pretty text-ink-2">
            Property terms explained, with the formulas your evaluations use and worked examples.
          </p>
        </div>
        <search className="w-full md:w-72">
          <Input
            type="search"
            size="lg"
            aria-label="Search the glossary"
            placeholder="Search the glossary"
            icon={<Search size={17} />}
            maxLength={60}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </search>
      </div>
      <p role="status" className="sr-only">
        {isSearch && `${entries.length} ${entries.length === 1 ? 'term' : 'terms'}`}
      </p>
      {!isSearch && <Letters letters={letters.map(([letter]) => letter)} />}
      {entries.length === 0 && (
        <EmptyState
          icon={<BookOpen />}
          headingLevel={2}
          title="No terms found"
          text="Try another term, or search the articles."
        />
      )}
      {isSearch && entries.length > 0 && (
        <section aria-label="Search results" className="mt-8">
          <Terms entries={entries} />
        </section>
      )}
      {letters.map(([letter, terms]) => (
        <section key={letter} aria-labelledby={`letter-${letter}`} className="mt-8">
          <h2
            id={`letter-${letter}`}
            className="border-b border-line-subtle pb-1 font-display text-xl font-bold"
          >
            {letter}
          </h2>
          <Terms entries={terms} />
        </section>
      ))}
      <p className="mt-12 text-xs text-pretty text-ink-3">{informationNotAdvice}</p>
    </div>
  );
}

function Letters({ letters }: { letters: readonly string[] }) {
  return (
    <nav aria-label="A to Z" className="mt-5">
      <ul className="flex flex-wrap gap-1">
        {letters.map((letter) => (
          <li key={letter}>
            <a
              href={`#letter-${letter}`}
              className="touch-target relative grid size-8 place-items-center rounded-md text-sm font-semibold text-ink-2 hover:bg-hover hover:text-ink"
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Terms({ entries }: { entries: readonly GlossaryEntry[] }) {
  return (
    <dl className="grid gap-x-10 lg:grid-cols-2">
      {entries.map((entry) => (
        <Term key={entry.term} entry={entry} />
      ))}
    </dl>
  );
}

function Term({ entry }: { entry: GlossaryEntry }) {
  const { term, also, meaning, formula, example } = entry;
  // A plural or a short form (“lease”) is a name to be found by, not one to be read.
  const isPart = (name: string) =>
    name.toLowerCase().startsWith(term.toLowerCase()) || term.toLowerCase().startsWith(name.toLowerCase());
  const others = also.filter((name) => !isPart(name));
  return (
    <div id={entryId(entry)} className="min-w-0 py-4">
      <dt className="text-lg font-semibold tracking-tight">
        {term}
        {others.length > 0 && (
          <span className="block text-sm font-normal tracking-normal text-ink-3">{`Also called: ${others.join(', ')}`}</span>
        )}
      </dt>
      <dd className="mt-1 text-base text-pretty text-ink-2">
        {meaning}
        <FormulaView formula={formula} example={example} />
      </dd>
    </div>
  );
}
