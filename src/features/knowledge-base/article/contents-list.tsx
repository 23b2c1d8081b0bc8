import { Summary } from '@/ui/disclosure/summary';
import type { Heading } from '@/ui/markdown/format/prepare';
import { useCurrentHeading } from './reading/use-current-heading';

/** The headings of an article, the one being read marked. */
export function ContentsList({ headings }: { headings: readonly Heading[] }) {
  const current = useCurrentHeading(headings.map(({ id }) => id));
  return (
    <nav aria-label="On this page">
      <p className="mb-2 text-xs font-medium text-ink-3">On this page</p>
      <ul className="flex flex-col border-l-2 border-line-subtle text-sm">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={`-ml-0.5 block border-l-2 border-transparent py-1 wrap-anywhere text-ink-2 hover:text-ink aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-ink ${level === 3 ? 'pl-7' : 'pl-3.5'}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same where there is no room beside the text: folded, above it. */
export function FoldedContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className="mt-5 rounded-[11px] border border-line-subtle bg-surface-1 px-4 text-sm lg:hidden print:hidden">
      <Summary isWide className="font-medium">
        On this page
      </Summary>
      <ul className="pb-2.5">
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? 'pl-4' : undefined}>
            <a href={`#${id}`} className="block py-1.5 wrap-anywhere text-ink-2 hover:text-ink">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
