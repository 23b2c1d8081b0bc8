import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { adviceText } from '@/api/errors';
import type { Schemas } from '@/api/contract';
import { formatDateTime, machineTime } from '@/lib/dates/dates';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/states/empty-state';
import { ErrorState } from '@/ui/states/error-state';
import { closeModal } from '@/ui/modal/modal-store';
import { Skeleton } from '@/ui/states/skeleton';
import { showToast } from '@/ui/toast/toast';
import type { SaveStatus } from '../model/autosave';
import type { Strategy } from '@/lib/evaluation/inputs/inputs';
import type { Editor } from '../model/editor';
import { evaluationQueries } from '../queries';
import { ChangeTable } from '../settings/change-table';
import { VersionName } from './version-name';
import { versionChanges } from './version-changes';

type Version = Schemas['EvaluationVersion'];

export const versionsModal = 'evaluation-versions';

interface VersionsPanelProps {
  editor: Editor;
  strategy: Strategy;
  status: StoreApi<SaveStatus>;
  saveNow: () => void;
  isReadOnly: boolean;
}

/** The states an evaluation had: what differs from now, going back, and keeping the present one under a name. */
export function VersionsPanel({ editor, strategy, status, saveNow, isReadOnly }: VersionsPanelProps) {
  const id = useStore(editor, ({ deal }) => deal.id);
  const list = useInfiniteQuery({ ...evaluationQueries.versions(id), staleTime: 0 });
  const [openId, setOpenId] = useState<string | null>(null);
  const versions = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div className="flex flex-col gap-4">
      {!isReadOnly && <VersionName evaluationId={id} status={status} saveNow={saveNow} />}
      {list.isPending && <Skeleton className="h-32 rounded-lg" />}
      {!list.data && list.isError && (
        <ErrorState
          title="Couldn’t load versions"
          text={adviceText(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isRefetching}
        />
      )}
      {list.data && versions.length === 0 && (
        <EmptyState
          icon={<History aria-hidden />}
          title="No earlier versions"
          text="A version is saved automatically before changes, at most once every ten minutes."
        />
      )}
      {versions.length > 0 && (
        <ul className="divide-y divide-line-subtle">
          {versions.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              editor={editor}
              strategy={strategy}
              isReadOnly={isReadOnly}
              isOpen={version.id === openId}
              onOpen={(isOpen) => setOpenId(isOpen ? version.id : null)}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          size="sm"
          variant="outline"
          isLoading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show earlier versions
        </Button>
      )}
    </div>
  );
}

interface VersionRowProps {
  version: Version;
  editor: Editor;
  strategy: Strategy;
  isReadOnly: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function VersionRow({ version, editor, strategy, isReadOnly, isOpen, onOpen }: VersionRowProps) {
  const { name, author, createdAt } = version;
  const title = name ?? `Before changes by ${author.fullName}`;
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="min-w-40 flex-1">
          <h3 className="font-medium wrap-anywhere">{title}</h3>
          <p className="text-xs text-ink-3">
            <time dateTime={machineTime(createdAt)}>{formatDateTime(createdAt)}</time>
            {name !== null && ` · saved by ${author.fullName}`}
          </p>
        </div>
        <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {isOpen ? 'Hide changes ' : 'Show changes '}
          <span className="sr-only">{`since “${title}”`}</span>
        </Button>
      </div>
      {isOpen && (
        <Differences
          version={version}
          title={title}
          editor={editor}
          strategy={strategy}
          isReadOnly={isReadOnly}
        />
      )}
    </li>
  );
}

interface DifferencesProps {
  version: Version;
  title: string;
  editor: Editor;
  strategy: Strategy;
  isReadOnly: boolean;
}

function Differences({ version, title, editor, strategy, isReadOnly }: DifferencesProps) {
  const deal = useStore(editor, (state) => state.deal);
  const changes = versionChanges(deal, version.content);
  if (changes.length === 0) {
    return <p className="mt-2 text-sm text-ink-2">No changes since this version.</p>;
  }
  const restore = () => {
    editor.editMany(Object.fromEntries(changes.map(({ path, value }) => [path, value])));
    closeModal(versionsModal);
    showToast({ kind: 'success', text: `Restored “${title}”. You can undo this.` });
  };
  return (
    <div className="mt-2 flex flex-col items-end gap-3">
      <ChangeTable
        deal={deal}
        strategy={strategy}
        changes={changes}
        caption={`Changes since “${title}”`}
        then="After restoring"
      />
      {!isReadOnly && (
        <Button size="sm" onClick={restore}>
          Restore this version
        </Button>
      )}
    </div>
  );
}
