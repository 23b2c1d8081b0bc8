import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import type { Schemas } from '@/api/contract';
import { safeHref } from '@/lib/links/safe-href';
import { safeRows } from '@/ui/rows/safe-rows';

type Attachment = Schemas['Attachment'];

const cardClass =
  'border-line bg-surface-2 hover:border-line-strong relative mb-3 grid overflow-hidden rounded-lg border transition-colors md:grid-cols-[168px_1fr]';

const pages = {
  article: '/knowledge-base/article/$uuid',
  listing: '/property-search',
  evaluation: '/property-evaluations/$uuid',
  property: '/property-evaluations/$uuid',
} as const;

/** Leads to the page of the thing shown; listings and homes open by their own addresses. */
function AttachmentLink({
  attachment: { kind, refId: uuid },
  children,
}: {
  attachment: Attachment;
  children: ReactNode;
}) {
  return kind === 'link' ? (
    <a href={safeHref(uuid) ?? undefined} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ) : (
    <Link to={pages[kind]} params={{ uuid }} search={kind === 'listing' ? { listing: uuid } : {}}>
      {children}
    </Link>
  );
}

interface AttachmentCardProps {
  attachment: Attachment;
  /** Below: what can be done with a deal, and the figures of an evaluation. */
  children?: ReactNode;
}

/** A deal, home, article or link as it was when the post was written. The whole card leads there; what lies upon it does not. */
export function AttachmentCard({ attachment, children }: AttachmentCardProps) {
  const { title, subtitle, image, figures } = attachment.snapshot;
  return (
    <div className={cardClass}>
      {image && (
        <img
          src={`${runtimeConfig.apiPrefix}/media/${image}`}
          alt=""
          loading="lazy"
          decoding="async"
          className="bg-surface-3 h-[150px] w-full object-cover md:h-full md:max-h-[132px]"
        />
      )}
      <div className={`min-w-0 px-4 py-3 ${image ? '' : 'md:col-span-2'}`}>
        <p className="truncate font-semibold">
          <AttachmentLink attachment={attachment}>
            {title}
            <span className="absolute inset-0" />
          </AttachmentLink>
        </p>
        <p className="text-ink-2 text-xs">{subtitle}</p>
        {attachment.kind !== 'evaluation' && (
          <dl className="mt-2 flex flex-wrap gap-x-5.5 gap-y-1">
            {safeRows(figures, ['figure', 'none'], ({ label, value }) => (
              <div key={label}>
                <dt className="text-ink-3 text-xs/4">{label}</dt>
                <dd className="num font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {children && <div className="px-4 pb-3 md:col-span-2">{children}</div>}
    </div>
  );
}
