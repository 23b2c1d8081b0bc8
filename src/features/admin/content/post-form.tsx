import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasStatus } from '@/api/errors';
import { readOnce, usePost, usePut } from '@/api/queries';
import { runtimeConfig } from '@/api/runtime-config';
import type { Schemas } from '@/api/contract';
import { useRecordForm } from '@/entities/record/use-record-form';
import { Form } from '@/ui/form/form';
import { FormField, FormSelect } from '@/ui/form/form-field';
import type { FormState } from '@/ui/form/use-form';
import { Input } from '@/ui/input/input';
import { Textarea } from '@/ui/input/textarea';
import { Markdown } from '@/ui/markdown/markdown';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast/toast';
import { CoverField } from './cover-field';
import { readersOfPosts } from './post-menu';
import { bodyOf, formOf, longest, postProblems, textOf, type PostText } from './post-rules';

const categories = [
  { value: 'market', label: 'Market' },
  { value: 'law-and-tax', label: 'Law and tax' },
  { value: 'finance', label: 'Finance' },
  { value: 'refurbishment', label: 'Refurbishment' },
  { value: 'member-stories', label: 'Member stories' },
  { value: 'product', label: 'Product' },
] as const;
const statuses = [
  { value: 'draft', label: 'Draft: only admins can see it' },
  { value: 'scheduled', label: 'Scheduled: published automatically' },
  { value: 'published', label: 'Published' },
] as const;

interface PostFormProps {
  /** Null for a new one. */
  post: Schemas['Blog'] | null;
  /** It was saved, or given up. */
  onLeave: () => void;
}

export function PostForm({ post, onLeave }: PostFormProps) {
  const queryClient = useQueryClient();
  const [updatedAt, setUpdatedAt] = useState(post?.updatedAt);
  const refreshes = post === null ? readersOfPosts : [...readersOfPosts, `/blogs/${post.slug}`];
  const create = usePost('/blogs', { refreshes });
  const update = usePut('/blogs/{slug}', { refreshes });
  const form = useRecordForm<PostText>({
    initial: textOf(post),
    validate: (text) => postProblems(text, new Date()),
    save: async (text) => {
      const body = bodyOf(text);
      const { cover } = text;
      if (post === null)
        await create.mutateAsync({ body: cover instanceof File ? formOf(body, cover) : body });
      else {
        const path = { slug: post.slug };
        const change = {
          ...body,
          ...(updatedAt && { updatedAt }),
          ...(cover === null && post.cover !== null && { cover }),
        };
        try {
          await update.mutateAsync({ path, body: cover instanceof File ? formOf(change, cover) : change });
        } catch (error) {
          // What stands there now is replaced only by whoever saves again.
          if (hasStatus(error, 409)) setUpdatedAt((await readOnce('/blogs/{slug}', { path })).updatedAt);
          throw error;
        }
      }
      void queryClient.invalidateQueries({ queryKey: ['/blogs'] });
      showToast({ kind: 'success', text: post === null ? 'Post created' : 'Post saved' });
      form.reset(text);
      onLeave();
    },
  });
  return (
    <Form
      form={form}
      label="Post"
      modalId={null}
      submit={form.values.status === 'published' ? 'Save and publish' : 'Save'}
      sending="Saving"
      onCancel={onLeave}
    >
      <FormField form={form} name="title" label="Title">
        {(control) => <Input {...control} maxLength={longest.title} autoComplete="off" />}
      </FormField>
      <div className="grid gap-4 md:grid-cols-2">
        <FormSelect
          form={form}
          name="category"
          label="Category"
          placeholder="Choose one"
          choices={categories}
        />
        <FormSelect form={form} name="status" label="Status" choices={statuses} />
      </div>
      {form.values.status === 'scheduled' && (
        <FormField form={form} name="scheduledFor" label="Publication time">
          {(control) => <Input {...control} type="datetime-local" />}
        </FormField>
      )}
      <FormField
        form={form}
        name="excerpt"
        label="Summary"
        hint="Leave blank to use the start of the text"
        isOptional
      >
        {(control) => <Textarea {...control} rows={2} maxLength={longest.excerpt} />}
      </FormField>
      <CoverField form={form} />
      <PostBody form={form} />
    </Form>
  );
}

/** The text in Markdown, and how readers will see it. */
function PostBody({ form }: { form: FormState<PostText> }) {
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  const { body } = form.values;
  return (
    <Tabs
      label="Text"
      tabs={[
        { id: 'write', label: 'Write' },
        { id: 'preview', label: 'Preview' },
      ]}
      activeId={tab}
      onChange={setTab}
    >
      <div className="pt-4">
        {tab === 'write' ? (
          <FormField
            form={form}
            name="body"
            label="Text"
            hint="Markdown: ## for headings, | for tables, $$ for formulas, > [!NOTE] for callouts"
          >
            {(control) => (
              <Textarea
                {...control}
                rows={16}
                maxLength={longest.body}
                className="max-h-none! min-h-80! font-mono text-sm"
              />
            )}
          </FormField>
        ) : (
          <div className="min-h-80 max-w-[680px] text-[17px]/[28px]">
            {body.trim() === '' ? (
              <p className="text-base text-ink-3">Nothing to preview yet</p>
            ) : (
              <Markdown text={body} mediaBase={runtimeConfig.apiPrefix} />
            )}
          </div>
        )}
      </div>
    </Tabs>
  );
}
