import type { Schemas } from '@/api/contract';
import { formFailure } from '@/api/form-failure';
import { usePost, usePut } from '@/api/queries';
import { isBlank } from '@/lib/text/blank';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/form/field';
import { FormNotice } from '@/ui/form/form-notice';
import { closeModal, openModal, requestCloseModal } from '@/ui/modal/modal-store';
import { Textarea } from '@/ui/input/textarea';
import { showToast } from '@/ui/toast/toast';
import { useForm } from '@/ui/form/use-form';
import { StarChoice } from './star-choice';

/** The contract's. */
const longest = 1000;

type Subject = Pick<Schemas['Business'], 'id' | 'name'>;

interface ReviewFormProps {
  business: Subject;
  /** What is changed, or answered; null for a new review. */
  review: Schemas['BusinessReview'] | null;
  /** A reply has no stars. */
  isReply: boolean;
  onChange: () => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** What a member says of a business, or what the business answers. What could not be sent stays where it is. */
export function ReviewForm({ business, review, isReply, onChange, onCancel, onSaved }: ReviewFormProps) {
  const refreshes = ['/businesses', `/businesses/${business.id}/reviews`];
  const add = usePost('/businesses/{id}/reviews', { refreshes });
  const edit = usePut('/businesses/{id}/reviews/{reviewId}', { refreshes });
  const form = useForm({
    initial: { stars: review?.stars ?? 0, text: (isReply ? review?.reply : review?.text) ?? '' },
    complaintsOf: ({ stars, text }) => ({
      stars: !isReply && stars === 0 ? 'Choose one to five stars' : undefined,
      text: isBlank(text)
        ? isReply
          ? 'Write a reply'
          : 'Tell us what it was like'
        : text.trim().length > longest
          ? `Use at most ${longest.toLocaleString('en-GB')} characters`
          : undefined,
    }),
    send: async ({ stars, text }) => {
      const path = { id: business.id };
      const body = { stars, text: text.trim() };
      await (review
        ? edit.mutateAsync({
            path: { ...path, reviewId: review.id },
            body: isReply ? { reply: body.text } : body,
          })
        : add.mutateAsync({ path, body }));
      onSaved();
    },
    failureOf: (error) => formFailure(error, ['stars', 'text']),
  });
  const set: typeof form.set = (name, value) => {
    form.set(name, value);
    onChange();
  };
  return (
    <form {...form.formProps} aria-label={isReply ? 'Reply' : 'Review'} className="flex flex-col gap-4">
      {isReply && review ? (
        <p className="border-line text-ink-2 line-clamp-4 border-l-2 pl-2.5 text-sm wrap-anywhere">
          {review.text}
        </p>
      ) : (
        <StarChoice
          stars={form.values.stars}
          onStars={(stars) => set('stars', stars)}
          error={form.complaint('stars')}
        />
      )}
      <Field
        label={isReply ? 'Reply' : 'What was it like?'}
        hint={isReply ? 'Everyone can see it below the review' : 'Everyone can see it, with your name'}
        error={form.complaint('text')}
      >
        {(control) => (
          <Textarea
            readOnly={form.isSending}
            {...control}
            rows={5}
            value={form.values.text}
            onChange={({ currentTarget: { value } }) => set('text', value)}
          />
        )}
      </Field>
      <FormNotice failure={form.failure} faulty={form.faulty} />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          isLoading={form.isSending}
          loadingLabel="Sending"
          disabled={form.secondsToWait > 0}
        >
          {isReply ? 'Reply' : 'Publish'}
        </Button>
      </div>
    </form>
  );
}

/** Opens the form; what was typed is not thrown away without a question. */
export function openReviewForm(
  business: Subject,
  review: Schemas['BusinessReview'] | null = null,
  isReply = false,
): void {
  const id = 'review';
  let isDirty = false;
  openModal({
    id,
    title: isReply && review ? `Reply to ${review.authUser.fullName}` : `Review ${business.name}`,
    size: 'sm',
    isDirty: () => isDirty,
    content: (
      <ReviewForm
        business={business}
        review={review}
        isReply={isReply}
        onChange={() => {
          isDirty = true;
        }}
        onCancel={() => requestCloseModal(id)}
        onSaved={() => {
          closeModal(id);
          showToast({ kind: 'success', text: isReply ? 'Reply published' : 'Review published' });
        }}
      />
    ),
  });
}
