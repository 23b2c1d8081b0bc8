import { LatestPosts } from '@/features/blog/latest-posts';
import { BelowTheFold } from '@/features/landing/below-the-fold';
import { NewsletterForm } from '@/features/mailing-list/newsletter-form';

/** What follows the landing page's first view. */
export function LandingRest() {
  return <BelowTheFold blog={<LatestPosts />} newsletter={<NewsletterForm />} />;
}
