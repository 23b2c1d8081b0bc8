import { useState } from 'react';
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Schemas } from '@/api/contract';
import { postQueries, type FeedChoice } from '@/entities/post/queries';
import { useEvent } from '@/ui/events/use-event';

export type PostPages = InfiniteData<Schemas['PostPage']>;

/** While the page is in view its first posts are looked at again once a minute (S20). */
const lookEveryMs = 60_000;
/** Somebody who comes back to this window sees at once what came; not for every click between two windows. */
const pauseMs = 5_000;

/** Where a reader was before the list got longer above. */
interface Place {
  post: Element;
  top: number;
  /** How far the page still went on below, in pixels: what comes above does not change that. */
  below: number;
}

/**
 * The posts that came since the list was read. They wait until the reader asks for them, so that nothing on the page
 * moves; `show` puts them on top and goes there, `goBack` returns to where the reader was.
 */
export function useNewPosts(list: PostPages, readAt: number, choice?: FeedChoice) {
  const queryClient = useQueryClient();
  const newest = useQuery({
    ...postQueries.newest(choice),
    // What the list begins with is as good as an answer of its own.
    initialData: () => list.pages[0],
    initialDataUpdatedAt: readAt,
    staleTime: lookEveryMs,
    refetchInterval: lookEveryMs,
    refetchOnWindowFocus: 'always',
    // Whoever comes back from another page sees at once what came, too.
    refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt > pauseMs ? 'always' : false),
  });
  const { refetch, dataUpdatedAt } = newest;
  // Two windows side by side are both in view all the time.
  useEvent('window', 'focus', () => {
    if (Date.now() - dataUpdatedAt > pauseMs) void refetch();
  });

  const [place, setPlace] = useState<Place | null>(null);
  const posts = unseen(list, newest.data);
  const show = () => {
    setPlace(readingPlace());
    queryClient.setQueryData(postQueries.feed(choice).queryKey, (pages) =>
      pages && newest.data ? { ...pages, ...withNew(pages, newest.data, posts) } : pages,
    );
    window.scrollTo({ top: 0 });
  };
  const goBack = () => {
    if (place?.post.isConnected) returnTo(place, place.post);
    else if (place) {
      // In a long list the post has left the page; it is there again with its place, once that has been scrolled to.
      window.scrollTo({ top: pageHeight() - place.below, behavior: 'instant' });
      requestAnimationFrame(() => {
        const name = place.post.getAttribute('aria-labelledby');
        const post = shownPosts().find((each) => each.getAttribute('aria-labelledby') === name);
        if (post) returnTo(place, post);
      });
    }
    setPlace(null);
  };
  return { count: posts.length, show, goBack: place && goBack, stay: () => setPlace(null) };
}

/** What is on the first page, not in the list, and newer than all of it: an older one was there and has been removed. */
function unseen(list: PostPages, newest: Schemas['PostPage'] | undefined): Schemas['Post'][] {
  const listed = list.pages.flatMap(({ data }) => data);
  const ids = new Set(listed.map(({ id }) => id));
  const since = listed.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '');
  return newest?.data.filter(({ id, createdAt }) => !ids.has(id) && createdAt > since) ?? [];
}

/** A whole page of new ones may not be all: then the list begins anew, without a gap. */
function withNew({ pages, pageParams }: PostPages, newest: Schemas['PostPage'], posts: Schemas['Post'][]) {
  const [first, ...rest] = pages;
  if (!first || posts.length === newest.data.length) return { pages: [newest], pageParams: [1] };
  return { pages: [{ ...first, data: [...posts, ...first.data] }, ...rest], pageParams };
}

/** The first post that is in view, when the reader has left the top of the page. */
function readingPlace(): Place | null {
  if (window.scrollY < window.innerHeight / 2) return null;
  const post = shownPosts().find((each) => each.getBoundingClientRect().bottom > window.innerHeight / 4);
  return post ? { post, top: post.getBoundingClientRect().top, below: pageHeight() - window.scrollY } : null;
}

const returnTo = ({ top }: Place, post: Element) =>
  window.scrollBy({ top: post.getBoundingClientRect().top - top });

const shownPosts = () => [...document.querySelectorAll('main article')];

const pageHeight = () => document.documentElement.scrollHeight;
