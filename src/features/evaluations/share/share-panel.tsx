import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adviceText } from '@/api/errors';
import { ErrorState } from '@/ui/states/error-state';
import { Skeleton } from '@/ui/states/skeleton';
import { Tabs } from '@/ui/tabs';
import { evaluationQueries } from '../queries';
import { ShareChat } from './share-chat';
import { ShareLinks } from './share-links';
import { SharePeople } from './share-people';
import { SharePost } from './share-post';

type Way = 'people' | 'link' | 'post' | 'chat';

const ways = [
  { id: 'people', label: 'People' },
  { id: 'link', label: 'Link' },
  { id: 'post', label: 'Post' },
  { id: 'chat', label: 'Chat' },
] as const satisfies readonly { id: Way; label: string }[];

/** The four ways to share a deal (S38): with connections, by a link, as a post, as a card in a chat. */
export function SharePanel({ id }: { id: string }) {
  const [way, setWay] = useState<Way>('people');
  const query = useQuery(evaluationQueries.one(id));
  const { data } = query;
  if (query.isPending) return <Skeleton className="h-80" />;
  if (data?.access !== 'full') {
    return (
      <ErrorState
        title="Couldn’t load who has access"
        text={adviceText(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isRefetching}
      />
    );
  }
  return (
    <Tabs label="Ways to share" tabs={ways} activeId={way} onChange={setWay}>
      <div className="pt-4">
        {way === 'people' && <SharePeople deal={data} />}
        {way === 'link' && <ShareLinks deal={data} />}
        {way === 'post' && <SharePost deal={data} />}
        {way === 'chat' && <ShareChat deal={data} />}
      </div>
    </Tabs>
  );
}
