import type { ReactNode } from 'react';

export interface LegalSection {
  /** For links to it. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  intro: string;
  /** ISO day. */
  since: string;
  sections: readonly LegalSection[];
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A text that binds: its date, its contents beside it, numbered sections, and only the text on paper. */
export function LegalPage({ title, intro, since, sections }: LegalPageProps) {
  return (
    <div className="mx-auto grid max-w-(--page-max) grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 px-(--gutter) py-10 lg:grid-cols-[230px_minmax(0,680px)] print:block print:p-0">
      <header className="lg:col-start-2">
        <h1 className="font-display text-4xl font-bold tracking-display text-balance">{title}</h1>
        <p className="mt-3 text-lg text-pretty text-ink-2">{intro}</p>
        <p className="mt-3 text-sm text-ink-3">
          In force since <time dateTime={since}>{day.format(new Date(since))}</time>. This is the first
          version. Earlier versions will stay on this page.
        </p>
      </header>
      <nav
        aria-label="Contents"
        className="self-start lg:sticky lg:top-[calc(var(--topbar-h)+24px)] lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden"
      >
        <ol className="flex flex-col gap-0.5 text-sm">
          {sections.map((section, index) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="flex gap-2 rounded-md py-1 text-ink-2 hover:text-ink max-md:min-h-11 max-md:items-center"
              >
                <span aria-hidden className="w-5 shrink-0 text-right text-ink-3 tabular-nums">
                  {index + 1}
                </span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex flex-col gap-8 lg:col-start-2">
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2
              id={`${section.id}-title`}
              className="text-xl font-semibold tracking-tight print:break-after-avoid"
            >
              <span className="mr-2 text-ink-3 tabular-nums">{index + 1}</span> {section.title}
            </h2>
            <div className="mt-2 flex flex-col gap-3 text-md/[26px] text-pretty text-ink-2 [&_a]:text-link [&_a]:underline [&_li]:mt-1 [&_strong]:text-ink [&_ul]:list-disc [&_ul]:pl-5">
              {section.body}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
