import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { usePost, usePut } from '@/api/queries';
import { londonDay } from '@/lib/dates/calendar-day';
import { Button } from '@/ui/button/button';
import { draftsUnder, writeDraft } from '@/ui/draft/draft-parts';
import { useDraft } from '@/ui/draft/draft-store';
import { useEditDraft } from '@/ui/draft/edit-draft';
import { Field } from '@/ui/form/field';
import { FormNotice } from '@/ui/form/form-notice';
import { Input } from '@/ui/input/input';
import { NativeSelect } from '@/ui/input/native-select';
import { showToast } from '@/ui/toast/toast';
import { useForm } from '@/ui/form/use-form';
import { useIsHere } from '@/ui/use-is-here';
import { articleQueries } from '../article-queries';
import { BodyField } from './body-field';
import {
  articleBody,
  articleComplaints,
  articleFields,
  fitsArticle,
  longestTitle,
  textOf,
  type ArticleText,
} from './editor-rules';
import { PictureField } from './picture-field';
import { PublicationFields } from './publication-fields';

interface ArticleFormProps {
  userId: number;
  /** Null for a new one. */
  article: Schemas['Article'] | null;
  /** Given the article as the server has it, unless it did not say. */
  onSaved: (article: Schemas['Article'] | undefined) => void;
  onCancel: () => void;
}

const readers = ['/articles', '/articles/categories', '/articles/paths'];

/** Writes an article, or edits one; what is typed is kept on this device until it is saved. */
export function ArticleForm({ userId, article, onSaved, onCancel }: ArticleFormProps) {
  const [today] = useState(() => londonDay(new Date()));
  const place = article?.uuid ?? 'new';
  const [first] = useState(() => textOf(article, today));
  const draft = useEditDraft(userId, `article:${place}`, first, fitsArticle);
  const [restored, setRestored] = useState(draft.isRestored);
  const [updatedAt, setUpdatedAt] = useState(article?.updatedAt ?? '');
  const baseDraft = useDraft(userId, `article-base:${place}`);
  /** The state of the article that the draft was made from: saving sends every field. */
  const [base, setBase] = useState((draft.isRestored && baseDraft.text) || updatedAt);
  const isOvertaken = article !== null && (base !== updatedAt || draft.overtaken.length > 0);
  const isHere = useIsHere();
  const [picture, setPicture] = useState<File | null>(null);
  const [isPictureTaken, setPictureTaken] = useState(false);
  const categories = useQuery(articleQueries.categories());
  const create = usePost('/articles', { refreshes: readers });
  const update = usePut('/articles/{uuid}', {
    refreshes: article ? [...readers, `/articles/${article.uuid}`] : readers,
  });
  const form = useForm<ArticleText>({
    initial: draft.values,
    validate: (text) => articleComplaints(text, today, new Date()),
    send: async (text) => {
      const body = articleBody(text, picture);
      const answer =
        article === null
          ? await create.mutateAsync({ body })
          : await update.mutateAsync({
              path: { uuid: article.uuid },
              body: withState(body, updatedAt, isPictureTaken),
            });
      finish(answer, text);
    },
    failureOf: (error) => formFailure(error, articleFields),
  });
  /** What was typed while it was being saved stays, here and on this device. */
  const finish = (answer: Schemas['Article'] | undefined, sent: ArticleText) => {
    const saved = answer ?? article;
    const isAll = draft.settle(sent);
    setRestored(false);
    if (answer) {
      setUpdatedAt(answer.updatedAt);
      setBase(answer.updatedAt);
    }
    setPicture((now) => (now === picture ? null : now));
    setPictureTaken(false);
    baseDraft.write(isAll || !saved ? '' : saved.updatedAt);
    if (article === null && !isAll && saved) {
      const [rest = ''] = Object.values(draftsUnder(userId, `article:${place}`));
      writeDraft(userId, `article:${saved.uuid}`, rest);
      writeDraft(userId, `article-base:${saved.uuid}`, saved.updatedAt);
      draft.discard();
      baseDraft.write('');
    }
    if (isHere.current && (isAll || article === null)) onSaved(answer);
    else showToast({ kind: 'success', text: 'Article saved' });
  };
  const { values, errorOf, onBlur } = form;
  const set: typeof form.set = (name, value) => {
    form.set(name, value);
    draft.keep({ ...values, [name]: value });
    baseDraft.write(base);
  };
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {restored && (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-[11px] border border-line bg-surface-2 px-4 py-2.5 text-sm">
          <span role="status">
            {isOvertaken
              ? 'You have unsaved changes. Someone else has edited the article since you started, and saving will replace their version.'
              : 'You have unsaved changes.'}
          </span>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              draft.discard();
              baseDraft.write('');
              setBase(updatedAt);
              form.reset(draft.base);
              setRestored(false);
            }}
          >
            {article === null ? 'Start again' : 'Discard changes'}
          </Button>
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field
          label="Title"
          error={errorOf('title')}
          hint={`${values.title.length} of ${longestTitle} characters`}
        >
          {(control) => (
            <Input
              {...control}
              name="title"
              required
              maxLength={longestTitle}
              value={values.title}
              onBlur={onBlur('title')}
              onChange={({ currentTarget }) => set('title', currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Category" error={errorOf('categoryId')}>
          {(control) => (
            <NativeSelect
              {...control}
              name="categoryId"
              required
              placeholder="Choose one"
              choices={categories.data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? []}
              value={values.categoryId}
              onBlur={onBlur('categoryId')}
              onChange={({ currentTarget }) => set('categoryId', currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <BodyField
        text={values.body}
        error={errorOf('body')}
        onText={(body) => set('body', body)}
        onLeave={onBlur('body')}
      />
      <PublicationFields values={values} complaint={errorOf} leave={onBlur} set={set} />
      <PictureField
        picture={picture}
        onPicture={setPicture}
        hasPresent={article?.image != null}
        isTakenAway={isPictureTaken}
        onTakeAway={setPictureTaken}
      />
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isLoading={form.isSending} loadingLabel="Saving">
          {values.status === 'published' ? 'Save and publish' : 'Save'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The state an edit began from goes with it: another one is refused instead of overwritten. */
function withState(body: ReturnType<typeof articleBody>, updatedAt: string, isPictureTaken: boolean) {
  if (!(body instanceof FormData)) return { ...body, updatedAt, ...(isPictureTaken && { image: null }) };
  body.append('updatedAt', updatedAt);
  return body;
}
