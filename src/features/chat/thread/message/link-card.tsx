import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  BookOpen,
  Calculator,
  MessageSquareText,
  Newspaper,
  Search,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { read } from '@/api/queries';
import { formatWholePounds } from '@/lib/money/money';
import type { OwnLink } from '@/lib/links/own-link';
import { plainLine } from '@/lib/text/plain-line';
import { Pause } from '@/ui/text/pause';

interface Face {
  title: string;
  detail: string;
}

/** The record of this site that a message's link leads to (S27). What is read is what the reader may see themselves. */
export function LinkCard({ link }: { link: OwnLink }) {
  switch (link.kind) {
    case 'evaluation':
      return <EvaluationLink id={link.id} />;
    case 'article':
      return <ArticleLink id={link.id} />;
    case 'blog':
      return <BlogLink slug={link.id} />;
    case 'listing':
      return <ListingLink id={link.id} />;
    case 'profile':
      return <ProfileLink username={link.id} />;
    case 'post':
      return <PostLink id={link.id} username={link.username} />;
  }
}

/** Nothing is said of what could not be read: the link itself is there. */
const quietly = { retry: false, staleTime: 300_000 } as const;

function EvaluationLink({ id }: { id: string }) {
  const { data } = useQuery({
    ...read('/evaluations/{id}', { path: { id } }),
    ...quietly,
    select: ({ title, outcode }): Face => ({
      title,
      detail: ['Evaluation', outcode].filter(Boolean).join(' · '),
    }),
  });
  return data ? (
    <Link to="/property-evaluations/$uuid" params={{ uuid: id }} className={look}>
      <Inside icon={Calculator} face={data} />
    </Link>
  ) : null;
}

function ArticleLink({ id }: { id: string }) {
  const { data } = useQuery({
    ...read('/articles/{uuid}', { path: { uuid: id } }),
    ...quietly,
    select: ({ title, category, readMinutes }): Face => ({
      title,
      detail: `Article · ${category.name} · ${readMinutes} min read`,
    }),
  });
  return data ? (
    <Link to="/knowledge-base/article/$uuid" params={{ uuid: id }} className={look}>
      <Inside icon={BookOpen} face={data} />
    </Link>
  ) : null;
}

function BlogLink({ slug }: { slug: string }) {
  const { data } = useQuery({
    ...read('/blogs/{slug}', { path: { slug } }),
    ...quietly,
    select: ({ title, excerpt }): Face => ({ title, detail: `Blog · ${excerpt}` }),
  });
  return data ? (
    <Link to="/blog/$slug" params={{ slug }} className={look}>
      <Inside icon={Newspaper} face={data} />
    </Link>
  ) : null;
}

function ListingLink({ id }: { id: string }) {
  const { data } = useQuery({
    ...read('/property-listings/{id}', { path: { id } }),
    ...quietly,
    select: ({ address, outcode, price }): Face => ({
      title: `${address} ${outcode}`,
      detail: `Listing · ${formatWholePounds(price)}`,
    }),
  });
  return data ? (
    <Link to="/property-search" search={{ listing: id }} className={look}>
      <Inside icon={Search} face={data} />
    </Link>
  ) : null;
}

function ProfileLink({ username }: { username: string }) {
  const { data } = useQuery({
    ...read('/profiles/{id}', { path: { id: username } }),
    ...quietly,
    select: ({ user }): Face => ({ title: user.fullName, detail: user.headline ?? `@${user.username}` }),
  });
  return data ? (
    <Link to="/$username" params={{ username }} className={look}>
      <Inside icon={UserRound} face={data} />
    </Link>
  ) : null;
}

function PostLink({ id, username }: { id: string; username: string }) {
  const { data } = useQuery({
    ...read('/posts/{id}', { path: { id: Number(id) } }),
    ...quietly,
    select: ({ authUser, content }): Face => ({
      title: `Post by ${authUser.fullName}`,
      detail: plainLine(content),
    }),
  });
  return data ? (
    <Link to="/$username/post/$postId" params={{ username, postId: Number(id) }} className={look}>
      <Inside icon={MessageSquareText} face={data} />
    </Link>
  ) : null;
}

const look = 'mt-1.5 flex min-h-11 items-center gap-3 rounded-lg';

function Inside({ icon: Icon, face }: { icon: LucideIcon; face: Face }) {
  return (
    <>
      <span className="bg-surface-1 text-primary grid size-10 shrink-0 place-items-center rounded-[10px]">
        <Icon aria-hidden size={19} strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <bdi className="block font-semibold wrap-anywhere">
          {face.title}
          <Pause />
        </bdi>
        <span dir="auto" className="text-ink-2 num block text-xs wrap-anywhere">
          {face.detail}
        </span>
      </span>
    </>
  );
}
