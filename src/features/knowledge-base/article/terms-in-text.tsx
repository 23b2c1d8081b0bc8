import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Summary } from '@/ui/disclosure/summary';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { FormulaView } from '../glossary/formula-view';
import { entryId } from '../glossary/glossary-entry';

const loadGlossary = () => import('../glossary/glossary');

const most = 6;
/** In characters: the terms of a longer text are looked for in its beginning, as each of them is a search of its own. */
const searched = 50_000;

/** The glossary's terms that an article uses, each to be opened; nothing where it uses none. */
export function TermsInText({ text }: { text: string }) {
  const part = useLazyPart(loadGlossary, true);
  const entries = useMemo(() => part?.termsIn(text.slice(0, searched), most) ?? [], [part, text]);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="words">
      <h2 id="words" className="mb-2 text-xs font-medium text-ink-3">
        Terms in this article
      </h2>
      {entries.map((entry) => (
        <details key={entry.term} className="border-b border-line-subtle py-1.5 text-sm last:border-0">
          <Summary isWide className="min-h-8 font-medium">
            {entry.term}
          </Summary>
          <p className="mt-1 text-pretty text-ink-2">{entry.meaning}</p>
          <FormulaView formula={entry.formula} example={entry.example} />
          <Link
            to="/knowledge-base/glossary"
            hash={entryId(entry)}
            className="mt-1.5 inline-block text-link hover:underline"
          >
            See in glossary
          </Link>
        </details>
      ))}
    </section>
  );
}
