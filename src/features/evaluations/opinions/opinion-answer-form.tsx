import { useRef, useState, type FormEvent } from 'react';
import { ApiError, errorMessage } from '@/api/errors';
import { usePut } from '@/api/queries';
import { Button } from '@/ui/button/button';
import { useEditDraft } from '@/ui/draft/edit-draft';
import { Field } from '@/ui/form/field';
import { FormAlert } from '@/ui/form/form-alert';
import { Input } from '@/ui/input/input';
import { Textarea } from '@/ui/input/textarea';
import { estimatesText, noEstimates, readEstimate, type TypedEstimates } from './estimate-form';
import { figureName, type Opinion } from './opinion-text';

interface OpinionAnswerFormProps {
  opinion: Opinion;
  userId: number;
  onDone: () => void;
  onCancel?: (() => void) | undefined;
}

const isText = (value: unknown) => typeof value === 'string';

/** Who has pressed a button to change an answer goes on in its first field. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** Asks for an estimate of each figure. What is typed outlives the page until the server has it. */
export function OpinionAnswerForm({ opinion, userId, onDone, onCancel }: OpinionAnswerFormProps) {
  const { id, figures, deal, answers, owner } = opinion;
  const [given] = answers;
  const [saved] = useState(() => (given ? estimatesText(given) : noEstimates));
  const draft = useEditDraft(userId, `opinion:${id}`, saved, isText);
  const [typed, setTyped] = useState(draft.values);
  const sent = useRef(typed);
  const [isSent, setSent] = useState(false);
  const change = usePut('/evaluation-opinions/{id}', {
    refreshes: [`/evaluation-opinions/${id}`],
    // Also when the form is gone by then.
    onDone: () => draft.settle(sent.current),
  });
  const type = (name: keyof TypedEstimates, text: string) => {
    const next = { ...typed, [name]: text };
    setTyped(next);
    draft.keep(next);
  };
  const read = figures.map((figure) => [figure, readEstimate(figure, typed[figure])] as const);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const sound = read.flatMap(([figure, value]) =>
      typeof value === 'number' ? [[figure, value] as const] : [],
    );
    if (sound.length < read.length || change.isPending) return;
    sent.current = typed;
    const answer = { estimates: Object.fromEntries(sound), note: typed.note.trim() };
    change.mutate({ path: { id }, body: { answer } }, { onSuccess: onDone });
  };
  const refused = (figure: string) =>
    change.error instanceof ApiError ? change.error.errors.get(`answer.estimates.${figure}`)?.[0] : undefined;
  const isRefusedInPlace = figures.some((figure) => refused(figure) !== undefined);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {draft.overtaken.length > 0 && (
        <FormAlert text="You changed your answer somewhere else. Sending this one replaces it." />
      )}
      {read.map(([figure, value], index) => (
        <Field
          key={figure}
          label={figureName(figure, deal.primary)}
          error={isSent && typeof value !== 'number' ? value.error : refused(figure)}
        >
          {(control) => (
            <Input
              {...control}
              ref={given && index === 0 ? takeFocus : null}
              value={typed[figure]}
              inputMode="numeric"
              autoComplete="off"
              icon="£"
              className="num max-w-[260px] [&_input]:pl-7"
              onChange={({ currentTarget }) => type(figure, currentTarget.value)}
            />
          )}
        </Field>
      ))}
      <Field
        label="How sure are you?"
        isOptional
        hint={`A range, or what you’re basing it on. ${owner.fullName} will see this.`}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={280}
            value={typed.note}
            placeholder="£1,200–£1,250, based on two lets on the street"
            onChange={({ currentTarget }) => type('note', currentTarget.value)}
          />
        )}
      </Field>
      {change.error && !isRefusedInPlace && <FormAlert text={errorMessage(change.error)} />}
      <div className="flex flex-wrap justify-end gap-2.5">
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" isLoading={change.isPending} loadingLabel="Sending">
          {given ? 'Change answer' : 'Send and see other opinions'}
        </Button>
      </div>
    </form>
  );
}
