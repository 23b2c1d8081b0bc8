import { createFileRoute } from '@tanstack/react-router';
import { BetaCard } from '@/features/beta/beta-card';
import { PipelinePage } from '@/features/pipeline/pipeline-page';
import { addressOf, readPipelineSearch, type AddressName } from '@/features/pipeline/pipeline-search';
import { pipelineQueries } from '@/features/pipeline/queries';
import { useShortcutsPreference } from '@/features/shortcuts/preference';
import { rawSearch } from '@/lib/links/raw-search';
import { WhenVisible } from '@/ui/lazy/when-visible';
import { useStepBack } from '@/ui/page/use-step-back';
import { firstReads } from '../-shell/page/first-reads';

export const Route = createFileRoute('/pipeline/')({
  validateSearch: rawSearch<AddressName>(),
  loader: firstReads((client) => [client.prefetchInfiniteQuery(pipelineQueries.board())]),
  component: Pipeline,
});

function Pipeline() {
  const search = readPipelineSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { isOn } = useShortcutsPreference();
  const onClose = useStepBack({
    path: '/pipeline',
    isOpen: search.deal !== undefined,
    onWithout: () => {
      const { deal: _closed, ...rest } = search;
      void navigate({ search: addressOf(rest), replace: true, resetScroll: false });
    },
  });
  return (
    <>
      <PipelinePage
        search={search}
        onSearch={(next) =>
          void navigate({
            search: addressOf(next),
            // A view is a step that one can go back from; what is typed into a filter is none.
            replace: next.view === search.view && next.deal === search.deal,
            resetScroll: false,
          })
        }
        onClose={onClose}
        areLettersOn={isOn}
      />
      <div className="-mt-18 pb-24">
        <WhenVisible>
          <BetaCard feature="pipeline" title="Pipeline" />
        </WhenVisible>
      </div>
    </>
  );
}
