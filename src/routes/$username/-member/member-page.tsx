import { Link, useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Schemas } from '@/api/contract';
import { BusinessPage } from '@/features/business/business-page';
import type * as Connections from '@/features/connections/list/connections-of';
import { PeopleToKnow } from '@/features/connections/people/people-to-know';
import { MessageButton } from '@/features/connections/list/message-button';
import { RelationActions } from '@/features/connections/relation/relation-actions';
import { PostCard } from '@/features/feed/post/post-card';
import { ArticleRow } from '@/features/knowledge-base/article-row';
import { OwnActions } from '@/features/profile/header/own-actions';
import { ProfilePage } from '@/features/profile/profile-page';
import { readProfileSearch, type ProfileSearch } from '@/features/profile/tabs/profile-search';
import type { RawSearch } from '@/lib/links/raw-search';
import { buttonClass } from '@/ui/button/button-class';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { Skeleton } from '@/ui/states/skeleton';
import { useNow } from '@/ui/text/use-now';
import { useConnectionUpdates } from '../../networking/-people/use-connection-updates';

interface MemberPageProps {
  name: string;
  me: Schemas['CurrentUser'];
  search: RawSearch<keyof ProfileSearch>;
  onSearch: (search: ProfileSearch) => void;
}

/** A member's page: the profile, with what connections and the feed bring to it. */
export function MemberPage({ name, me, search, onSearch }: MemberPageProps) {
  const router = useRouter();
  const now = useNow();
  const { tab = 'posts', q = '', preview } = readProfileSearch(search);
  useConnectionUpdates();
  const kept = preview && { preview };
  return (
    <ProfilePage
      name={name}
      tab={tab}
      onTab={(next) => onSearch({ ...kept, ...(next !== 'posts' && { tab: next }) })}
      as={preview}
      onAs={(next) =>
        onSearch({ ...(tab !== 'posts' && { tab }), ...(q && { q }), ...(next && { preview: next }) })
      }
      renderActions={(person) => (
        <RelationActions person={person} onBlocked={() => void router.navigate({ to: '/' })} />
      )}
      renderOwnActions={(profile) => <OwnActions profile={profile} />}
      renderBusiness={() => (
        <BusinessPage
          username={name}
          renderMessage={(owner) => owner.id !== me.id && <MessageButton person={owner} variant="primary" />}
        />
      )}
      renderPost={(post) => <PostCard post={post} user={me} now={now} />}
      renderArticle={(article) => <ArticleRow article={article} />}
      renderConnections={(profile) => (
        <ConnectionsTab
          profile={profile}
          query={q}
          onQuery={(next) => onSearch({ ...kept, tab: 'connections', ...(next && { q: next }) })}
        />
      )}
      others={<PeopleToKnow />}
      writeAction={
        <Link to="/" className={buttonClass({ variant: 'outline' })}>
          Write a post
        </Link>
      }
    />
  );
}

const loadConnections = () => import('@/features/connections/list/connections-of');

/** With whom the member is connected; its code comes when the tab is opened. */
function ConnectionsTab(props: ComponentProps<typeof Connections.ConnectionsOf>) {
  const part = useLazyPart(loadConnections, true);
  return part ? <part.ConnectionsOf {...props} /> : <Skeleton className="h-52 rounded-[14px]" />;
}
