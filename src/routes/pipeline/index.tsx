import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PipelinePage } from '@/features/pipeline/pipeline-page';
import { addressOf, readPipelineSearch, type AddressName } from '@/features/pipeline/pipeline-search';
import { useShortcutsPreference } from '@/features/shortcuts/preference';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/pipeline/')({
  validateSearch: rawSearch<AddressName>(),
  component: Pipeline,
});

function Pipeline() {
  const search = readPipelineSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { isOn } = useShortcutsPreference();
  const { history } = useRouter();
  const isOpen = search.deal !== undefined;
  // A deal that was opened from the board is one step back from it; one that was opened by its address is not.
  const hasBoard = useRef(!isOpen);
  useEffect(() => {
    if (!isOpen) hasBoard.current = true;
  }, [isOpen]);
  return (
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
      onClose={() => {
        if (hasBoard.current) history.back();
        else {
          const { deal: _closed, ...rest } = search;
          void navigate({ search: addressOf(rest), replace: true, resetScroll: false });
        }
      }}
      areLettersOn={isOn}
    />
  );
}
