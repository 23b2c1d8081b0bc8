import type { Schemas } from '@/api/contract';
import { usePost, usePut } from '@/api/queries';
import { useRecordForm } from '@/entities/record/use-record-form';
import { isBlank } from '@/lib/text/blank';
import { Form } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { closeModal, openModal } from '@/ui/modal/modal-store';
import { Textarea } from '@/ui/input/textarea';
import { showToast } from '@/ui/toast/toast';
import { StarChoice } from './star-choice';

/** The contract's. */
const longest = 1000;

type Subject = Pick<Schemas['Business'], 'id' | 'name'>;

const modalId = 'review';

interface ReviewFormProps {
  business: Subject;
  /** What is changed, or answered; null for a new review. */
  review: Schemas['BusinessReview'] | null;
  /** A reply has no stars. */
  isReply: boolean;
}

/** What a member says of a business, or what the business answers. What could not be sent stays where it is. */
export function ReviewForm({ business, review, isReply }: ReviewFormProps) {
  const refreshes = ['/businesses', `/businesses/${business.id}/reviews`];
  const add = usePost('/businesses/{id}/reviews', { refreshes });
  const edit = usePut('/businesses/{id}/reviews/{reviewId}', { refreshes });
  const form = useRecordForm({
    initial: { stars: review?.stars ?? 0, text: (isReply ? review?.reply : review?.text) ?? '' },
    validate: ({ stars, text }) => ({
      stars: !isReply && stars === 0 ? 'Choose one to five stars' : undefined,
      text: isBlank(text)
        ? isReply
          ? 'Write a reply'
          : 'Tell us what it was like'
        : text.trim().length > longest
          ? `Use ${longest.toLocaleString('en-GB')} characters or fewer`
          : undefined,
    }),
    save: async ({ stars, text }) => {
      const path = { id: business.id };
      const body = { stars, text: text.trim() };
      await (review
        ? edit.mutateAsync({
            path: { ...path, reviewId: review.id },
            body: isReply ? { reply: body.text } : body,
          })
        : add.mutateAsync({ path, body }));
      closeModal(modalId);
      showToast({ kind: 'success', text: isReply ? 'Reply published' : 'Review published' });
    },
  });
  return (
    <Form
      form={form}
      modalId={modalId}
      label={isReply ? 'Reply' : 'Review'}
      submit={isReply ? 'Reply' : 'Publish'}
      sending="Sending"
    >
      {isReply && review ? (
        <p className="border-line text-ink-2 line-clamp-4 border-l-2 pl-2.5 text-sm wrap-anywhere">
          {review.text}
        </p>
      ) : (
        <StarChoice
          stars={form.values.stars}
          onStars={(stars) => form.set('stars', stars)}
          error={form.errorOf('stars')}
        />
      )}
      <FormField
        form={form}
        name="text"
        label={isReply ? 'Reply' : 'What was it like?'}
        hint={
          isReply
            ? 'Everyone can see your reply below the review'
            : 'Everyone can see your review and your name'
        }
      >
        {(control) => <Textarea {...control} rows={5} />}
      </FormField>
    </Form>
  );
}

/** Opens the form; what was typed is not thrown away without a question. */
export function openReviewForm(
  business: Subject,
  review: Schemas['BusinessReview'] | null = null,
  isReply = false,
): void {
  openModal({
    id: modalId,
    title: isReply && review ? `Reply to ${review.authUser.fullName}` : `Review ${business.name}`,
    size: 'sm',
    content: <ReviewForm business={business} review={review} isReply={isReply} />,
  });
}
