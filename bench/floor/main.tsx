// The least that a page of this kind can be: React, router and query, a frame, and one call's twenty posts.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { components } from '../../src/api/schema.gen';

async function readPosts(): Promise<components['schemas']['PostPage']> {
  const answer = await fetch('/api/posts?feed=for-you&page=1', { credentials: 'include' });
  return answer.json();
}

function Frame() {
  return (
    <>
      <header>
        <b>Floor</b> <input aria-label="Search" />
      </header>
      <Outlet />
    </>
  );
}

function Feed() {
  const { data } = useQuery({ queryKey: ['posts'], queryFn: readPosts });
  return (
    <main>
      {data?.data.map((post) => (
        <article key={post.id}>
          <b>{post.authUser.fullName}</b>
          <p>{post.content}</p>
        </article>
      ))}
    </main>
  );
}

const root = createRootRoute({ component: Frame });
const home = createRoute({ getParentRoute: () => root, path: '/', component: Feed });
// The application registers its own router's type for the whole project; this one is another.
const router = createRouter({ routeTree: root.addChildren([home]) }) as unknown as AnyRouter;

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
