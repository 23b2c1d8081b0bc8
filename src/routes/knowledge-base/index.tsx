import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { AskAvaInWords } from '@/features/assistant/ask/ask-ava';
import { AskAvaBox } from '@/features/assistant/ask/ask-ava-box';
import { articleQueries } from '@/features/knowledge-base/article-queries';
import { KnowledgeBasePage } from '@/features/knowledge-base/front/knowledge-base-page';
import { readKnowledgeSearch, type KnowledgeSearch } from '@/features/knowledge-base/knowledge-search';
import { useCanWrite } from '@/features/knowledge-base/use-can-write';
import { rawSearch } from '@/lib/links/raw-search';
import { firstReads } from '../-shell/page/first-reads';

export const Route = createFileRoute('/knowledge-base/')({
  validateSearch: rawSearch<keyof KnowledgeSearch>(),
  loader: firstReads((client) => [
    client.prefetchQuery(articleQueries.categories()),
    client.prefetchQuery(articleQueries.newest()),
    client.prefetchQuery(articleQueries.begun()),
    client.prefetchQuery(articleQueries.paths()),
  ]),
  component: KnowledgeBase,
});

function KnowledgeBase() {
  const search = readKnowledgeSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const user = useCurrentUser();
  return (
    <KnowledgeBasePage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      canWrite={useCanWrite(user) ?? false}
      renderAsk={(query) => user && <AskAvaInWords userId={user.id} words={query} />}
      askBox={<AskAvaBox />}
    />
  );
}
