import { useNavigate } from '@tanstack/react-router';
import {
  Archive,
  ArchiveRestore,
  Copy,
  Download,
  History,
  MoreHorizontal,
  Printer,
  SlidersHorizontal,
  Sparkles,
  Trash2,
} from 'lucide-react';
import { useDelete, usePost, usePut } from '@/api/queries';
import { askAva } from '@/entities/assistant/ava-store';
import { IconButton } from '@/ui/button/icon-button';
import { Menu } from '@/ui/menu/menu';
import { openModal } from '@/ui/modal/modal-store';
import { showToast } from '@/ui/toast/toast';
import { showUndo } from '@/ui/toast/undo';
import { askToDelete } from '@/features/evaluations/list/actions/ask-to-delete';
import { downloadCsv } from '@/features/evaluations/csv';
import { useOpenDealProfile } from '@/features/evaluations/settings/deal-profile';
import { versionsModal, VersionsPanel } from '@/features/evaluations/versions/versions-panel';
import { useEditor, useEvaluation } from './editor-context';

/** What can be done with the evaluation as a whole. */
export function MoreMenu({ isOwner, saveNow }: { isOwner: boolean; saveNow: () => void }) {
  const deal = useEditor((state) => state.saved);
  const { editor, strategy, status, isReadOnly } = useEvaluation();
  const navigate = useNavigate();
  const openProfile = useOpenDealProfile();
  const { id } = deal;
  const isInTrash = deal.deletedAt !== null;
  const copy = usePost('/evaluations', {
    failureTitle: 'Couldn’t duplicate the evaluation',
    onDone: (made) => {
      showToast({ kind: 'success', text: made ? `Created “${made.title}”` : 'Copy created' });
      void navigate(
        made
          ? { to: '/property-evaluations/$uuid', params: { uuid: made.id } }
          : { to: '/property-evaluations' },
      );
    },
  });
  const change = usePut('/evaluations/{id}', {
    refreshes: ['/evaluations', `/evaluations/${id}`],
    failureTitle: 'Couldn’t update the evaluation',
  });
  const remove = useDelete('/evaluations/{id}', {
    refreshes: ['/evaluations'],
    failureTitle: 'Couldn’t delete the evaluation',
    onDone: () => {
      const { title } = editor.getState().deal;
      void navigate({ to: '/property-evaluations' });
      if (isInTrash) showToast({ kind: 'success', text: `“${title}” deleted` });
      else
        showUndo(`“${title}” deleted. You can restore it for 30 days.`, () =>
          change.mutate({ path: { id }, body: { deleted: false } }),
        );
    },
  });
  const openVersions = () =>
    openModal({
      id: versionsModal,
      title: 'Versions',
      size: 'md',
      content: (
        <VersionsPanel
          editor={editor}
          strategy={strategy}
          status={status}
          saveNow={saveNow}
          isReadOnly={isReadOnly}
        />
      ),
    });
  return (
    <Menu
      label="Actions for this evaluation"
      trigger={
        <IconButton label="Actions for this evaluation" isBordered>
          <MoreHorizontal aria-hidden size={18} />
        </IconButton>
      }
      items={[
        {
          label: 'Ask Ava about this',
          icon: <Sparkles aria-hidden size={16} />,
          onSelect: () => {
            // her answers are about what is saved
            saveNow();
            askAva({ title: editor.getState().deal.title, path: `/property-evaluations/${id}` });
          },
        },
        ...(isReadOnly || !isOwner
          ? []
          : [
              {
                label: 'Evaluation profile',
                icon: <SlidersHorizontal aria-hidden size={16} />,
                onSelect: openProfile,
              },
            ]),
        {
          label: 'Versions',
          icon: <History aria-hidden size={16} />,
          onSelect: openVersions,
        },
        {
          label: 'Duplicate',
          icon: <Copy aria-hidden size={16} />,
          onSelect: () => {
            saveNow();
            copy.mutate({ body: { copyOf: id } });
          },
        },
        {
          label: 'Print or save as PDF',
          icon: <Printer aria-hidden size={16} />,
          onSelect: () => window.print(),
        },
        {
          label: 'Export CSV',
          icon: <Download aria-hidden size={16} />,
          onSelect: () => downloadCsv(editor.getState().deal, strategy),
        },
        ...(isOwner && isInTrash
          ? [
              'separator' as const,
              {
                label: 'Delete permanently',
                icon: <Trash2 aria-hidden size={16} />,
                isDestructive: true,
                onSelect: () =>
                  askToDelete(editor.getState().deal.title, () => remove.mutate({ path: { id } })),
              },
            ]
          : []),
        ...(isOwner && !isInTrash
          ? [
              'separator' as const,
              {
                label: deal.archivedAt === null ? 'Archive' : 'Unarchive',
                icon:
                  deal.archivedAt === null ? (
                    <Archive aria-hidden size={16} />
                  ) : (
                    <ArchiveRestore aria-hidden size={16} />
                  ),
                onSelect: () => change.mutate({ path: { id }, body: { archived: deal.archivedAt === null } }),
              },
              {
                label: 'Delete',
                icon: <Trash2 aria-hidden size={16} />,
                isDestructive: true,
                onSelect: () => remove.mutate({ path: { id } }),
              },
            ]
          : []),
      ]}
    />
  );
}
