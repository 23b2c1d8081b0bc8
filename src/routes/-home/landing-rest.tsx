import { useRef } from 'react';
import { BelowTheFold } from '@/features/landing/below-the-fold';
import { NewsletterForm } from '@/features/mailing-list/newsletter-form';
import { useLazyPart } from '@/ui/lazy/lazy-part';
import { useNear } from '@/ui/lazy/use-near';

const loadLatestPosts = () => import('@/features/blog/list/latest-posts');

/** What follows the landing page's first view. */
export function LandingRest() {
  return <BelowTheFold blog={<Blog />} newsletter={<NewsletterForm />} />;
}

/** So near the posts and their code are fetched, so that nothing moves when they come into view. */
const margin = '800px';

function Blog() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, margin);
  const part = useLazyPart(loadLatestPosts, isNear);
  return <div ref={place}>{part && <part.LatestPosts />}</div>;
}
