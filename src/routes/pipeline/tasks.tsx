import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { TasksPage } from '@/features/tasks/tasks-page';
import { addressOf, readTasksSearch, type AddressName } from '@/features/tasks/tasks-search';
import { rawSearch } from '@/lib/links/raw-search';

export const Route = createFileRoute('/pipeline/tasks')({
  validateSearch: rawSearch<AddressName>(),
  component: Tasks,
});

function Tasks() {
  const search = readTasksSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const isOpen = search.task !== undefined || search.isAdding;
  // A task that was opened from the list is one step back from it; one that was opened by its address is not.
  const [hasList, setHasList] = useState(!isOpen);
  if (!isOpen && !hasList) setHasList(true);
  return (
    <TasksPage
      search={search}
      onSearch={(next) =>
        void navigate({
          search: addressOf(next),
          // A view and a task are steps that one can go back from; a filter and a month are none.
          replace: next.view === search.view && next.task === search.task,
          resetScroll: false,
        })
      }
      onClose={() => {
        if (hasList) history.back();
        else {
          const { task: _closed, ...rest } = search;
          void navigate({
            search: addressOf({ ...rest, isAdding: false }),
            replace: true,
            resetScroll: false,
          });
        }
      }}
    />
  );
}
