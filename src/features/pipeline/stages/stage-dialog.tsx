import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { formFailure } from '@/api/form-failure';
import { stageNames } from '@/lib/pipeline/stage-names';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Complaint } from '@/ui/form/complaint';
import { FormNotice } from '@/ui/form/form-notice';
import { useForm } from '@/ui/form/use-form';
import { Checkbox } from '@/ui/input/checkbox';
import { Input } from '@/ui/input/input';
import { closeModal, openModal, updateModal } from '@/ui/modal/modal-store';
import { stages, type StagePreference } from '../model/stages';
import { errorsOf, everyError, limitOf, type Row, type RowErrors } from './stage-errors';

const modalId = 'pipeline-stages';

interface StageDialogProps {
  views: readonly StagePreference[];
  onSave: (views: StagePreference[]) => void;
}

/** My stages: names, order, which are shown, and how many deals each should hold. */
export function openStageDialog(props: StageDialogProps): void {
  openModal({ id: modalId, title: 'Edit stages', size: 'md', content: <StageForm {...props} /> });
}

function StageForm({ views, onSave }: StageDialogProps) {
  const form = useForm<{ rows: readonly Row[] }>({
    initial: {
      rows: views.map((view) => ({ ...view, limit: view.maxDeals === null ? '' : String(view.maxDeals) })),
    },
    validate: ({ rows }) => ({ rows: everyError(rows)[0] }),
    send: async ({ rows }) => {
      closeModal(modalId);
      onSave(
        rows.map(({ limit, name, ...row }) => ({
          ...row,
          name: name?.trim() ? name.trim() : null,
          maxDeals: limitOf(limit) ?? null,
        })),
      );
    },
    failureOf: (error) => formFailure(error, []),
  });
  const { rows } = form.values;
  const change = (next: readonly Row[]) => {
    form.set('rows', next);
    updateModal(modalId, { isDirty: () => true });
  };
  const swap = (at: number, by: -1 | 1) => {
    const [row] = rows.slice(at, at + 1);
    const others = rows.filter((_, index) => index !== at);
    if (row) change([...others.slice(0, at + by), row, ...others.slice(at + by)]);
  };
  const areErrorsShown = form.errorOf('rows') !== undefined;
  return (
    <form {...form.formProps} className="flex flex-col gap-3">
      <ol className="flex flex-col gap-2">
        {rows.map((row, at) => (
          <StageRow
            key={row.stage}
            row={row}
            errors={areErrorsShown ? errorsOf(rows, at) : {}}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            onChange={(patch) => change(rows.map((each) => (each === row ? { ...each, ...patch } : each)))}
            onMove={(by) => swap(at, by)}
          />
        ))}
      </ol>
      <p className="text-xs text-ink-3">
        We’ll warn you when a stage goes over its limit. You can still add deals. For Scottish deals,
        “Exchanged” is shown as “Missives concluded”.
      </p>
      <FormNotice failure={form.failure} faulty={form.faulty && everyError(rows).length} />
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

interface StageRowProps {
  row: Row;
  errors: RowErrors;
  isFirst: boolean;
  isLast: boolean;
  onChange: (patch: Partial<Row>) => void;
  onMove: (by: -1 | 1) => void;
}

/** On a phone an error stands under its own field, else below the row: its columns are too narrow for a sentence. */
const noteClass = 'max-md:col-start-1 md:order-1 md:col-span-full';

function StageRow({ row, errors, isFirst, isLast, onChange, onMove }: StageRowProps) {
  const id = useId();
  const usual = stageNames[row.stage];
  const faulty = (field: keyof RowErrors) =>
    errors[field] === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-${field}` };
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-2 gap-y-1.5 border-b border-line-subtle pb-2 last:border-0 md:grid-cols-[1fr_88px_92px_auto]">
      <Input
        aria-label={`Name for “${usual}”`}
        {...faulty('name')}
        placeholder={usual}
        maxLength={30}
        value={row.name ?? ''}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <Complaint id={`${id}-name`} text={errors.name} className={noteClass} />
      <Input
        aria-label={`Deal limit for “${usual}”`}
        {...faulty('limit')}
        placeholder="No limit"
        suffix={row.limit === '' ? undefined : 'max'}
        inputMode="numeric"
        className="max-md:col-start-1"
        value={row.limit}
        onChange={({ currentTarget }) => onChange({ limit: currentTarget.value })}
      />
      <Complaint id={`${id}-limit`} text={errors.limit} className={noteClass} />
      <Checkbox
        className="max-md:col-start-1"
        checked={!row.isHidden}
        aria-label={`Show “${usual}”`}
        {...faulty('shown')}
        label="Show"
        onChange={({ currentTarget }) => onChange({ isHidden: !currentTarget.checked })}
      />
      <Complaint id={`${id}-shown`} text={errors.shown} className={noteClass} />
      <span className="flex max-md:col-start-2 max-md:row-start-1">
        <IconButton size="sm" label={`Move “${usual}” up`} disabled={isFirst} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden size={16} />
        </IconButton>
        <IconButton size="sm" label={`Move “${usual}” down`} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden size={16} />
        </IconButton>
      </span>
    </li>
  );
}
