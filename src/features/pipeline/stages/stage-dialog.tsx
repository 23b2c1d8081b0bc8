import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { stageNames } from '@/lib/pipeline/stage-names';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Checkbox } from '@/ui/input/checkbox';
import { Input } from '@/ui/input/input';
import { closeModal, openModal, updateModal } from '@/ui/modal/modal-store';
import { stages, type StagePreference } from '../model/stages';

const modalId = 'pipeline-stages';

interface StageDialogProps {
  views: readonly StagePreference[];
  onSave: (views: StagePreference[]) => void;
}

/** My stages: names, order, which are shown, and how many deals each should hold. */
export function openStageDialog(props: StageDialogProps): void {
  openModal({ id: modalId, title: 'Edit stages', size: 'md', content: <StageForm {...props} /> });
}

/** A limit as it is typed: null for none, undefined for what is no limit. */
const limitOf = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const limit = Number(text);
  return Number.isInteger(limit) && limit >= 1 && limit <= 500 ? limit : undefined;
};

type Row = StagePreference & { limit: string };

/** A stage that is called as one above it. */
const isNameTaken = (rows: readonly Row[], at: number): boolean =>
  rows.slice(0, at).some((row) => shownName(row) === shownName(rows[at]));

const shownName = (row: Row | undefined): string =>
  row ? (row.name?.trim() || stageNames[row.stage]).toLowerCase() : '';

function problemOf(rows: readonly Row[]): string | null {
  if (rows.some((_, at) => isNameTaken(rows, at))) return 'Give each stage a different name';
  if (rows.some(({ limit }) => limitOf(limit) === undefined))
    return 'Enter limits from 1 to 500, or leave them empty';
  return rows.every(({ isHidden }) => isHidden) ? 'Show at least one stage' : null;
}

function StageForm({ views, onSave }: StageDialogProps) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    views.map((view) => ({ ...view, limit: view.maxDeals === null ? '' : String(view.maxDeals) })),
  );
  const change = (next: typeof rows) => {
    setRows(next);
    updateModal(modalId, { isDirty: () => true });
  };
  const set = (stage: string, patch: Partial<(typeof rows)[number]>) =>
    change(rows.map((row) => (row.stage === stage ? { ...row, ...patch } : row)));
  const swap = (at: number, by: -1 | 1) => {
    const [row] = rows.slice(at, at + 1);
    const others = rows.filter((_, index) => index !== at);
    if (row) change([...others.slice(0, at + by), row, ...others.slice(at + by)]);
  };
  const problem = problemOf(rows);
  return (
    <form
      className="flex flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem !== null) {
          event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
          return;
        }
        closeModal(modalId);
        onSave(
          rows.map(({ limit, name, ...row }) => ({
            ...row,
            name: name?.trim() ? name.trim() : null,
            maxDeals: limitOf(limit) ?? null,
          })),
        );
      }}
    >
      <ol className="flex flex-col gap-2">
        {rows.map(({ stage, name, isHidden, limit }, at) => {
          const usual = stageNames[stage];
          const isLimitWrong = limitOf(limit) === undefined;
          return (
            <li
              key={stage}
              className="grid grid-cols-[1fr_auto] items-center gap-x-2 gap-y-1.5 border-b border-line-subtle pb-2 last:border-0 md:grid-cols-[1fr_88px_92px_auto]"
            >
              <Input
                aria-label={`Stage name: ${usual}`}
                aria-invalid={isNameTaken(rows, at) || undefined}
                placeholder={usual}
                maxLength={30}
                value={name ?? ''}
                onChange={({ currentTarget }) => set(stage, { name: currentTarget.value })}
              />
              <Input
                aria-label={`Deal limit for “${usual}”`}
                aria-invalid={isLimitWrong || undefined}
                placeholder="No limit"
                suffix={limit === '' ? undefined : 'max'}
                inputMode="numeric"
                className="max-md:col-start-1"
                value={limit}
                onChange={({ currentTarget }) => set(stage, { limit: currentTarget.value })}
              />
              <Checkbox
                className="max-md:col-start-1"
                checked={!isHidden}
                aria-label={`Show “${usual}”`}
                label="Show"
                onChange={({ currentTarget }) => set(stage, { isHidden: !currentTarget.checked })}
              />
              <span className="flex max-md:col-start-2 max-md:row-start-1">
                <IconButton
                  size="sm"
                  label={`Move “${usual}” up`}
                  disabled={at === 0}
                  onClick={() => swap(at, -1)}
                >
                  <ArrowUp aria-hidden size={16} />
                </IconButton>
                <IconButton
                  size="sm"
                  label={`Move “${usual}” down`}
                  disabled={at === rows.length - 1}
                  onClick={() => swap(at, 1)}
                >
                  <ArrowDown aria-hidden size={16} />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ol>
      <p className="text-xs text-ink-3">
        We’ll warn you when a stage goes over its limit. You can still add deals. For Scottish deals,
        Exchanged is shown as “Missives concluded”.
      </p>
      {problem !== null && (
        <p role="alert" className="text-sm text-red-ink">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          variant="ghost"
          onClick={() =>
            change(stages.map((stage) => ({ stage, name: null, isHidden: false, maxDeals: null, limit: '' })))
          }
        >
          Reset
        </Button>
        <span className="flex gap-2">
          <Button variant="outline" onClick={() => closeModal(modalId)}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </span>
      </div>
    </form>
  );
}
