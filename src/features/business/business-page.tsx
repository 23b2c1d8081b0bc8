import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, MapPin, Star, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { runtimeConfig } from '@/api/runtime-config';
import type { Schemas } from '@/api/contract';
import { adviceText } from '@/api/errors';
import { read } from '@/api/queries';
import { mediaPath } from '@/lib/media';
import { pathPart } from '@/lib/links/path-part';
import { Avatar } from '@/ui/avatar/avatar';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button/button-class';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { BusinessDetails } from './business-details';
import { OwnerActions } from './owner-actions';
import { ReportBusiness } from './report-business';
import { RequestQuote } from './request-quote';

interface BusinessPageProps {
  username: string;
  /** How to write to who owns it. */
  renderMessage: (owner: Schemas['Author']) => ReactNode;
}

/** A business (S24): what it does, where, for how much, when it is open, and who is behind it. */
export function BusinessPage({ username, renderMessage }: BusinessPageProps) {
  const found = useQuery(read('/businesses', { query: { username: username.toLowerCase() } }));
  const business = found.data?.data?.[0];
  if (found.isPending) {
    return (
      <div role="status" aria-label="Loading business" className="mx-auto flex max-w-[972px] flex-col gap-4">
        <h1 className="sr-only">Business</h1>
        <Skeleton className="h-44 rounded-[14px]" />
        <Skeleton className="h-64 rounded-[14px]" />
      </div>
    );
  }
  if (!found.data) {
    return (
      <ErrorState
        headingLevel={1}
        title="Couldn’t load this business"
        text={adviceText(found.error)}
        onRetry={() => void found.refetch()}
        isRetrying={found.isRefetching}
      />
    );
  }
  if (!business) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<Store aria-hidden size={22} />}
        title="We couldn’t find that business"
        text="It may have closed, or the address may be wrong."
        action={
          <Link to="/networking/explore" className={buttonClass({ variant: 'outline' })}>
            Explore businesses
          </Link>
        }
      />
    );
  }
  // Nobody writes to themselves.
  const message = renderMessage(business.authUser);
  return (
    <div className="mx-auto flex max-w-[972px] flex-col gap-4">
      <title>{`${business.name} · Tiebeam`}</title>
      <link rel="canonical" href={`/${pathPart(business.username) ?? ''}`} />
      <Header
        business={business}
        actions={
          <>
            {message}
            {message && <RequestQuote business={business} />}
            <OwnerActions business={business} />
            <ReportBusiness business={business} />
          </>
        }
      />
      <BusinessDetails business={business} />
    </div>
  );
}

function Header({ business, actions }: { business: Schemas['Business']; actions: ReactNode }) {
  const { name, username, profileImage, authUser, type, tagline, town, outcode, verified } = business;
  const { rating, reviewCount } = business;
  const place = [town, outcode].filter(Boolean).join(' ');
  const src = profileImage && `${runtimeConfig.apiPrefix}${mediaPath(authUser.id, profileImage, 100)}`;
  return (
    <Card as="section" aria-label="Business" className="flex flex-wrap items-start gap-x-4 gap-y-4">
      <Avatar fullName={name} src={src} size={50} shape="business" isDecorative />
      <div className="min-w-0 flex-1 basis-44 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h1 className="text-xl/8 font-semibold tracking-tight">
            <bdi>{name}</bdi>
          </h1>
          {verified && (
            <Badge tone="teal" icon={<BadgeCheck size={14} strokeWidth={1.75} />}>
              Verified
            </Badge>
          )}
        </div>
        <p className="text-ink-2 mt-0.5 text-sm">@{username}</p>
        {tagline && <p className="mt-2 text-pretty">{tagline}</p>}
        <p className="text-ink-2 mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
          <Link
            to="/networking/explore"
            search={{ businessType: type }}
            className="border-line hover:border-line-control touch-target relative rounded-full border px-3 py-1"
          >
            {type}
          </Link>
          {place && (
            <Link
              to="/property-search"
              search={{ locations: outcode ?? town ?? place }}
              aria-label={`Property in ${place}`}
              className="touch-target relative inline-flex items-center gap-1.5 hover:underline"
            >
              <MapPin aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />
              {place}
            </Link>
          )}
          {rating !== null && (
            <span className="inline-flex items-center gap-1.5">
              <Star aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />
              {`${rating.toFixed(1)} out of 5, ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`}
            </span>
          )}
        </p>
      </div>
      <div className="flex w-full flex-col gap-2 empty:hidden *:w-full md:w-auto md:*:w-auto">{actions}</div>
    </Card>
  );
}
