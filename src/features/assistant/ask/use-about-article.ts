import { useQuery } from '@tanstack/react-query';
import { read } from '@/api/queries';
import type { AboutArticle } from './suggestions';

/** What the article at this path is about, if it is one and a page has read it; nothing is asked of the server for it. */
export function useAboutArticle(path: string): AboutArticle | null {
  const uuid = /^\/knowledge-base\/article\/([0-9a-f-]{36})$/.exec(path)?.[1];
  const { data } = useQuery({ ...read('/articles/{uuid}', { path: { uuid: uuid ?? '' } }), enabled: false });
  return uuid !== undefined && data ? { title: data.title, category: data.category.slug } : null;
}
