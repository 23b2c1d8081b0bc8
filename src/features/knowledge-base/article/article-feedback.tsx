import { useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Schemas } from '@/api/contract';
import { usePost } from '@/api/queries';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { Textarea } from '@/ui/input/textarea';
import { articleQueries } from '../article-queries';

type Article = Pick<Schemas['Article'], 'uuid' | 'helpful' | 'myFeedback'>;

const longestReason = 1000;

/** “Was this helpful?”: one word a member, which can be changed; a no may say what is missing or out of date. */
export function ArticleFeedback({ article }: { article: Article }) {
  const { uuid, helpful, myFeedback } = article;
  const cache = useQueryClient();
  const [reason, setReason] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const give = usePost('/articles/{uuid}/feedback', {
    refreshes: [],
    failureTitle: 'Couldn’t send your feedback',
    onDone: (answer) =>
      cache.setQueryData(articleQueries.one(uuid).queryKey, (now) => now && { ...now, ...answer }),
  });
  const say = (isHelpful: boolean, why?: string) =>
    give.mutate(
      { path: { uuid }, body: { helpful: isHelpful, ...(why?.trim() && { reason: why.trim() }) } },
      { onSuccess: () => setReason(isHelpful || why !== undefined ? null : '') },
    );
  return (
    <section
      aria-labelledby="helpful"
      className="rounded-[14px] border border-line-subtle bg-surface-1 p-(--card-p) print:hidden light:border-line"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="helpful" className="text-lg font-semibold">
          Was this helpful?
        </h2>
        <div role="group" aria-labelledby="helpful" className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            aria-pressed={myFeedback?.helpful === true}
            icon={<ThumbsUp aria-hidden size={16} />}
            className="aria-pressed:border-primary aria-pressed:bg-teal-bg aria-pressed:text-teal-ink"
            onClick={() => say(true)}
          >
            Yes
          </Button>
          <Button
            variant="outline"
            aria-pressed={myFeedback?.helpful === false}
            icon={<ThumbsDown aria-hidden size={16} />}
            className="aria-pressed:border-primary aria-pressed:bg-teal-bg aria-pressed:text-teal-ink"
            onClick={() => (myFeedback?.helpful === false ? setReason(myFeedback.reason ?? '') : say(false))}
          >
            No
          </Button>
          {reason === null && (
            <Button variant="ghost" onClick={() => setReason(myFeedback?.reason ?? '')}>
              Suggest a correction
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="mt-1 text-sm text-ink-3">
        {myFeedback && 'Thanks. '}
        {countText(helpful)}
      </p>
      {reason !== null && (
        <form
          className="mt-3 flex flex-col items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (isBlank(reason)) {
              setIsMissing(true);
              field.current?.focus();
              return;
            }
            say(false, reason);
          }}
        >
          <div className="w-full">
            <Field
              label="What’s missing, wrong or out of date?"
              hint="The author and our editors will read this"
              error={isMissing ? 'Tell us what needs fixing' : undefined}
            >
              {(control) => (
                <Textarea
                  readOnly={give.isPending}
                  {...control}
                  ref={field}
                  maxLength={longestReason}
                  value={reason}
                  onChange={({ currentTarget }) => {
                    setReason(currentTarget.value);
                    if (!isBlank(currentTarget.value)) setIsMissing(false);
                  }}
                />
              )}
            </Field>
          </div>
          <div className="flex gap-2">
            <Button type="submit" isLoading={give.isPending} loadingLabel="Sending">
              Send
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                setReason(null);
                setIsMissing(false);
              }}
            >
              Cancel
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

/** How many found it helpful, of those who said. */
function countText({ yes, no }: Article['helpful']): string {
  const all = yes + no;
  if (all === 0) return 'No feedback yet.';
  return `${yes} of ${all} ${all === 1 ? 'reader' : 'readers'} found this helpful.`;
}
