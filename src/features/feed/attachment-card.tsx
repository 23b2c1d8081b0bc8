import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import type { Schemas } from '@/api/contract';
import { safeHref } from '@/lib/safe-href';

type Attachment = Schemas['Attachment'];

const cardClass =
  'border-line bg-surface-2 hover:border-line-strong mb-3 grid overflow-hidden rounded-lg border transition-colors md:grid-cols-[168px_1fr]';

/** Leads to the page of the thing shown; listings and homes open by their own addresses. */
function AttachmentLink({ attachment, children }: { attachment: Attachment; children: ReactNode }) {
  const uuid = attachment.refId;
  switch (attachment.kind) {
    case 'article':
      return (
        <Link to="/knowledge-base/article/$uuid" params={{ uuid }} className={cardClass}>
          {children}
        </Link>
      );
    case 'listing':
      return (
        <Link to="/property-search" className={cardClass}>
          {children}
        </Link>
      );
    case 'link':
      return (
        <a
          href={safeHref(uuid) ?? undefined}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={cardClass}
        >
          {children}
        </a>
      );
    case 'evaluation':
    case 'property':
      return (
        <Link to="/property-evaluations/$uuid" params={{ uuid }} className={cardClass}>
          {children}
        </Link>
      );
  }
}

/** A deal, home, article or link as it was when the post was written. */
export function AttachmentCard({ attachment }: { attachment: Attachment }) {
  const { title, subtitle, image, figures } = attachment.snapshot;
  return (
    <AttachmentLink attachment={attachment}>
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
        <p className="truncate font-semibold">{title}</p>
        <p className="text-ink-2 text-xs">{subtitle}</p>
        <dl className="mt-2 flex flex-wrap gap-x-5.5 gap-y-1">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-ink-3 text-xs/4">{label}</dt>
              <dd className="num font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </AttachmentLink>
  );
}
