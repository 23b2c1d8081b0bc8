import { create } from 'zustand';
import { usualFeed, type FeedChoice } from '@/entities/post/queries';

const key = 'feed-choice';

const feeds = ['for-you', 'connections', 'deals', 'saved'] as const;

/** What was chosen here last; the usual where nothing was, or what was kept is not understood. */
function load(): FeedChoice {
  try {
    const [feed, sort] = (localStorage.getItem(key) ?? '').split(' ');
    return {
      feed: feeds.find((each) => each === feed) ?? usualFeed.feed,
      sort: sort === 'top' ? 'top' : 'latest',
    };
  } catch {
    return usualFeed;
  }
}

const useChoice = create<FeedChoice>(load);

/** Which posts the home feed shows, and in which order. */
export const useFeedChoice = (): FeedChoice => useChoice();
export const feedChoice = (): FeedChoice => useChoice.getState();

/** Changes it; kept here for the next visit. */
export function chooseFeed(patch: Partial<FeedChoice>): void {
  useChoice.setState(patch);
  const { feed, sort } = feedChoice();
  try {
    if (feed === usualFeed.feed && sort === usualFeed.sort) localStorage.removeItem(key);
    else localStorage.setItem(key, `${feed} ${sort}`);
  } catch {
    // Where storage is blocked it holds for this page.
  }
}
