import { Redo2, Undo2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Badge } from '@/ui/badge';
import { IconButton } from '@/ui/button/icon-button';
import { useAreaUnit } from '@/ui/area/area-unit';
import { RestoreButton } from '../list/actions/restore-button';
import { ShareButton } from '../share/share-button';
import { strategyNames } from '@/lib/evaluation/strategies/strategy-names';
import { useEditor, useEvaluation } from './editor/editor-context';
import { formatBothAreas } from './home-text';
import { MoreMenu } from './editor/more-menu';
import { StageSelect } from './inputs/stage-select';

/** What the deal is called, where it is, and what can be done with it as a whole. */
export const EvaluationHeader = memo(function EvaluationHeader({
  saveNote,
  saveNow,
}: {
  saveNote: ReactNode;
  saveNow: () => void;
}) {
  const { editor, isReadOnly } = useEvaluation();
  const deal = useEditor((state) => state.saved);
  const primary = useEditor((state) => state.deal.primary);
  const place = useEditor((state) => state.deal.address ?? state.deal.outcode);
  const home = useEditor((state) => state.deal.home);
  const canUndo = useEditor(({ past }) => past.length > 0);
  const canRedo = useEditor(({ future }) => future.length > 0);
  const unit = useAreaUnit();
  const isOwner = deal.myRole === 'owner';
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="min-w-0 flex-[1_1_320px]">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Title />
          <Badge tone="teal">{strategyNames[primary]}</Badge>
          {deal.archivedAt !== null && <Badge>Archived</Badge>}
          {deal.deletedAt !== null && <Badge tone="red">Deleted</Badge>}
        </div>
        <p className="mt-0.5 text-sm text-pretty text-ink-2">
          {[place, formatBothAreas(home, unit)].filter(Boolean).join(' · ')}
        </p>
        <div className="mt-1 print:hidden">
          {isReadOnly ? (
            <span className="text-sm text-ink-3">
              {isOwner
                ? 'This evaluation has been deleted. Restore it to edit it.'
                : `Shared by ${deal.owner.fullName}. You can view it, but not edit it.`}
            </span>
          ) : (
            saveNote
          )}
        </div>
      </div>
      <div className="flex max-w-full min-w-0 items-center gap-1.5 max-[479px]:w-full max-[479px]:flex-wrap print:hidden">
        {!isReadOnly && (
          <>
            <IconButton label="Undo" disabled={!canUndo} onClick={editor.undo}>
              <Undo2 aria-hidden size={18} />
            </IconButton>
            <IconButton label="Redo" disabled={!canRedo} onClick={editor.redo}>
              <Redo2 aria-hidden size={18} />
            </IconButton>
          </>
        )}
        {isOwner && deal.deletedAt === null && <StageSelect deal={deal} />}
        {isOwner && deal.deletedAt === null && <ShareButton id={deal.id} title={deal.title} />}
        {isOwner && deal.deletedAt !== null && <RestoreButton id={deal.id} title={deal.title} size="md" />}
        <MoreMenu isOwner={isOwner} saveNow={saveNow} />
      </div>
    </header>
  );
});

/** The title; whoever may edit can type in it. */
function Title() {
  const { editor, isReadOnly } = useEvaluation();
  const title = useEditor(({ deal }) => deal.title);
  const saved = useEditor((state) => state.saved.title);
  const wrong = useEditor((state) => state.wrong['title']);
  const face = 'font-display text-2xl tracking-display font-bold';
  if (isReadOnly) return <h1 className={face}>{title}</h1>;
  return (
    <h1 className="min-w-0 flex-[0_1_auto]">
      <span className="sr-only">{title}</span>
      <span className="relative inline-grid max-w-full">
        <span aria-hidden className={`${face} invisible overflow-hidden px-1 whitespace-pre`}>
          {(wrong ?? title) || ' '}
        </span>
        <input
          aria-label="Title"
          value={wrong ?? title}
          maxLength={120}
          className={`${face} absolute inset-0 -mx-1 w-[calc(100%+8px)] min-w-0 rounded-md bg-transparent px-1 text-ellipsis hover:bg-hover focus:bg-surface-1 focus:outline-2 focus:outline-primary`}
          onChange={({ currentTarget: { value } }) =>
            value.trim() === '' ? editor.setWrong('title', value) : editor.edit('title', value)
          }
          onBlur={() => wrong !== undefined && editor.edit('title', saved)}
        />
      </span>
    </h1>
  );
}
