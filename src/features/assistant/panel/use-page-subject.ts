import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { read } from '@/api/queries';
import type { Subject } from '@/entities/assistant/ava-store';

/**
 * What the page on the screen is about, if that is something to ask about: an evaluation, an article, a post of the blog, a
 * post. Its title
 * is the one the page has read; nothing is asked of the server for it.
 */
export function usePageSubject(): Subject | null {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const uuid = /^\/property-evaluations\/([0-9a-f-]{36})$/.exec(path)?.[1];
  const articleId = /^\/knowledge-base\/article\/([0-9a-f-]{36})$/.exec(path)?.[1];
  const slug = /^\/blog\/([\w-]+)$/.exec(path)?.[1];
  const postId = /^\/[\w.-]+\/post\/(\d{1,9})$/.exec(path)?.[1];
  const isRead = { enabled: false };
  const evaluation = useQuery({ ...read('/evaluations/{id}', { path: { id: uuid ?? '' } }), ...isRead });
  const article = useQuery({ ...read('/articles/{uuid}', { path: { uuid: articleId ?? '' } }), ...isRead });
  const blog = useQuery({ ...read('/blogs/{slug}', { path: { slug: slug ?? '' } }), ...isRead });
  const post = useQuery({ ...read('/posts/{id}', { path: { id: Number(postId ?? 0) } }), ...isRead });
  if (uuid !== undefined && evaluation.data) return { title: evaluation.data.title, path };
  if (articleId !== undefined && article.data) return { title: article.data.title, path };
  if (slug !== undefined && blog.data) return { title: blog.data.title, path };
  if (postId !== undefined && post.data) return { title: `${post.data.authUser.fullName}’s post`, path };
  return null;
}
