import { Link } from '@tanstack/react-router';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { Tooltip } from '@/ui/tooltip/tooltip';
import { entryId } from '../glossary/glossary-entry';

const loadGlossary = () => import('../glossary/glossary');

/**
 * A word of an article that the glossary explains: under the pointer or with the focus it says what it means, and it leads to the
 * glossary. Before that is there, and for a word it does not have, the word stands alone.
 */
export function TermLink({ name }: { name: string }) {
  const glossary = useLazyPart(loadGlossary, true);
  const entry = glossary?.entryNamed(name);
  if (!entry) return <span>{name}</span>;
  const { meaning, formula } = entry;
  return (
    <Tooltip text={formula ? `${meaning} Formula: ${formula.words}.` : meaning}>
      <Link
        to="/knowledge-base/glossary"
        hash={entryId(entry)}
        className="underline decoration-dotted decoration-1 underline-offset-4 hover:text-link print:no-underline"
      >
        {name}
      </Link>
    </Tooltip>
  );
}
