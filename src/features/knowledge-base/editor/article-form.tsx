import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { usePost, usePut } from '@/api/queries';
import { londonDay } from '@/lib/calendar-day';
import { Button } from '@/ui/button';
import { useDraft } from '@/ui/draft-store';
import { Field } from '@/ui/field';
import { FormNotice } from '@/ui/form-notice';
import { Input } from '@/ui/input';
import { NativeSelect } from '@/ui/native-select';
import { useForm } from '@/ui/use-form';
import { articleQueries } from '../article-queries';
import { BodyField } from './body-field';
import {
  articleBody,
  articleComplaints,
  articleFields,
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
  onSaved: (article: Schemas['Article']) => void;
  onCancel: () => void;
}

const readers = ['/articles', '/articles/categories', '/articles/paths'];

/** Writes an article, or edits one; its title and text are kept as drafts until it is saved. */
export function ArticleForm({ userId, article, onSaved, onCancel }: ArticleFormProps) {
  const [today] = useState(() => londonDay(new Date()));
  const place = article?.uuid ?? 'new';
  const draft = useDraft(userId, `article:${place}`);
  const titleDraft = useDraft(userId, `article-title:${place}`);
  const baseDraft = useDraft(userId, `article-base:${place}`);
  const [restored, setRestored] = useState(draft.text !== '' || titleDraft.text !== '');
  const [isOvertaken] = useState(baseDraft.text !== '' && baseDraft.text !== article?.updatedAt);
  const [picture, setPicture] = useState<File | null>(null);
  const [isPictureTaken, setPictureTaken] = useState(false);
  const categories = useQuery(articleQueries.categories());
  const create = usePost('/articles', { refreshes: readers });
  const update = usePut('/articles/{uuid}', {
    refreshes: article ? [...readers, `/articles/${article.uuid}`] : readers,
  });
  const saved = textOf(article, today);
  const form = useForm<ArticleText>({
    initial: { ...saved, title: titleDraft.text || saved.title, body: draft.text || saved.body },
    complaintsOf: (text) => articleComplaints(text, today, new Date()),
    send: async (text) => {
      const body = articleBody(text, picture);
      const answer =
        article === null
          ? await create.mutateAsync({ body })
          : await update.mutateAsync({
              path: { uuid: article.uuid },
              body: withState(body, article.updatedAt, isPictureTaken),
            });
      draft.settle(text.body);
      titleDraft.settle(text.title);
      baseDraft.write('');
      onSaved(answer);
    },
    failureOf: (error) => formFailure(error, articleFields),
  });
  const { values, set, complaint, leave } = form;
  /** Which state of the article the drafts were made from; a later visit says when there is a newer one. */
  const noteBase = (title: string, body: string) => {
    const isAsSaved = title === saved.title && body === saved.body;
    baseDraft.write(isAsSaved ? '' : baseDraft.text || (article?.updatedAt ?? ''));
  };
  const name = (title: string) => {
    set('title', title);
    titleDraft.write(title === saved.title ? '' : title);
    noteBase(title, values.body);
  };
  const write = (body: string) => {
    set('body', body);
    draft.write(body === saved.body ? '' : body);
    noteBase(values.title, body);
  };
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {restored && (
        <p className="flex flex-wrap items-center justify-between gap-3 rounded-[11px] border border-line bg-surface-2 px-4 py-2.5 text-sm">
          <span role="status">
            {isOvertaken
              ? 'This is the text you had not saved. Somebody has changed the article since you began: saving replaces their version.'
              : 'This is the text you had not saved.'}
          </span>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              name(saved.title);
              write(saved.body);
              baseDraft.write('');
              setRestored(false);
            }}
          >
            {article === null ? 'Begin anew' : 'Use the saved text'}
          </Button>
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field
          label="Title"
          error={complaint('title')}
          hint={`${values.title.length} of ${longestTitle} characters`}
        >
          {(control) => (
            <Input
              {...control}
              name="title"
              required
              maxLength={longestTitle}
              value={values.title}
              onBlur={leave('title')}
              onChange={({ currentTarget }) => name(currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Category" error={complaint('categoryId')}>
          {(control) => (
            <NativeSelect
              {...control}
              name="categoryId"
              required
              placeholder="Choose one"
              choices={categories.data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? []}
              value={values.categoryId}
              onBlur={leave('categoryId')}
              onChange={({ currentTarget }) => set('categoryId', currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <BodyField text={values.body} error={complaint('body')} onText={write} onLeave={leave('body')} />
      <PublicationFields values={values} complaint={complaint} leave={leave} set={set} />
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
