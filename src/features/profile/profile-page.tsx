import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { Schemas } from '@/api/contract';
import { hasStatus } from '@/api/errors';
import { pathPart } from '@/lib/links/path-part';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { RailPage, WithRail } from '@/ui/rail-page';
import { Skeleton } from '@/ui/states/skeleton';
import { StillLoading } from '@/ui/states/still-loading';
import { Tabs } from '@/ui/tabs';
import { OwnBar } from './header/own-bar';
import { ProfileAbout } from './tabs/profile-about';
import { ProfileArticles } from './tabs/profile-articles';
import { ProfileFailure } from './profile-failure';
import { ProfileHeader } from './header/profile-header';
import { ProfilePosts } from './tabs/profile-posts';
import { profileQueries, type PreviewAs } from './profile-queries';
import type * as Properties from './tabs/profile-properties';
import type { ProfileTab } from './tabs/profile-search';
import { ProfileSkeleton } from './profile-skeleton';
import { ProfileSummary } from './profile-summary';

interface ProfilePageProps {
  /** A username, an earlier one, or a member's id. */
  name: string;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** As whom I look at my own profile. */
  as: PreviewAs | undefined;
  onAs: (as: PreviewAs | undefined) => void;
  /** What can be done about somebody else. */
  renderActions: (person: Schemas['User']) => ReactNode;
  /** What I can do with my own. */
  renderOwnActions: (profile: Schemas['Profile']) => ReactNode;
  /** The page of a business: of that name there is one, and no member. */
  renderBusiness: () => ReactNode;
  /** One post as the feed shows it. */
  renderPost: (post: Schemas['Post']) => ReactNode;
  /** One article as the knowledge base lists it. */
  renderArticle: (article: Schemas['ArticleSummary']) => ReactNode;
  /** With whom the member is connected. */
  renderConnections: (profile: Schemas['Profile']) => ReactNode;
  /** Where I write a post. */
  writeAction: ReactNode;
  /** Whom else to look at, beside the posts. */
  others?: ReactNode;
}

/** A member (S23): who they are, and in tabs what they post, which deals, properties and photos they share, what they write for the knowledge base, whom they know, and what they wrote of themselves. */
export function ProfilePage({ name, as, renderBusiness, ...rest }: ProfilePageProps) {
  const { data, error, isPending, isRefetching, refetch } = useQuery(profileQueries.one(name, as));
  if (isPending) {
    return (
      <RailPage>
        <title>Profile · Tiebeam</title>
        <h1 className="sr-only">Profile</h1>
        <ProfileSkeleton />
        <StillLoading onRetry={() => void refetch({ cancelRefetch: true })} />
      </RailPage>
    );
  }
  if (hasStatus(error, 404) && error.code === 'business') return renderBusiness();
  // Who was here and is not any more (blocked, closed) leaves what was read of them in the cache.
  if (!data || hasStatus(error, 404)) {
    return <ProfileFailure error={error} onRetry={() => void refetch()} isRetrying={isRefetching} />;
  }
  return <Loaded profile={data} as={as} {...rest} />;
}

function Loaded({
  profile,
  tab,
  onTab,
  as,
  onAs,
  renderActions,
  renderOwnActions,
  renderPost,
  renderArticle,
  renderConnections,
  writeAction,
  others,
}: Omit<ProfilePageProps, 'name' | 'renderBusiness'> & { profile: Schemas['Profile'] }) {
  const { user, isMine, completeness, stats } = profile;
  const mine = isMine && as === undefined ? renderOwnActions(profile) : undefined;
  return (
    <RailPage>
      <title>{`${user.fullName} · Tiebeam`}</title>
      <link rel="canonical" href={`/${pathPart(user.username) ?? ''}`} />
      {isMine && <OwnBar completeness={completeness} as={as} onAs={onAs} />}
      <ProfileHeader profile={profile} actions={isMine ? mine : renderActions(user)} />
      <div className="mt-2">
        <Tabs
          label={`${user.fullName}’s profile`}
          activeId={tab}
          onChange={onTab}
          tabs={[
            { id: 'posts', label: 'Posts', count: stats.posts },
            { id: 'deals', label: 'Deals', count: stats.evaluations },
            { id: 'properties', label: 'Properties', count: stats.properties },
            { id: 'media', label: 'Photos' },
            { id: 'articles', label: 'Articles' },
            {
              id: 'connections',
              label: 'Connections',
              count: profile.connectionsVisible ? stats.connections : undefined,
            },
            { id: 'about', label: 'About' },
          ]}
        >
          <div className="pt-5">
            {tab === 'about' ? (
              <ProfileAbout profile={profile} onEdit={mine} />
            ) : (
              <WithRail
                label={`About ${user.fullName}`}
                rail={
                  <>
                    <ProfileSummary profile={profile} onMore={() => onTab('about')} />
                    {others}
                  </>
                }
              >
                {tab === 'connections' ? (
                  renderConnections(profile)
                ) : tab === 'properties' ? (
                  <PropertiesTab profile={profile} as={as} />
                ) : tab === 'articles' ? (
                  <ProfileArticles profile={profile} renderArticle={renderArticle} />
                ) : (
                  <ProfilePosts
                    profile={profile}
                    kind={tab}
                    renderPost={renderPost}
                    writeAction={writeAction}
                  />
                )}
              </WithRail>
            )}
          </div>
        </Tabs>
      </div>
    </RailPage>
  );
}

const loadProperties = () => import('./tabs/profile-properties');

/** What the member chose to show of their portfolio; its code comes when the tab is opened. */
function PropertiesTab(props: ComponentProps<typeof Properties.ProfileProperties>) {
  const part = useLazyPart(loadProperties, true);
  return part ? <part.ProfileProperties {...props} /> : <Skeleton className="h-52 rounded-[14px]" />;
}
