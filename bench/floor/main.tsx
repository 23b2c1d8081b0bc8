// The least that a page of this kind can be: React, router and query, a frame, and one call's twenty posts; a panel of ten rows and
// a second page of twenty, both of what that call brought.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  type AnyRouter,
} from '@tanstack/react-router';
import { StrictMode, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { components } from '../../src/api/schema.gen';

async function readPosts(): Promise<components['schemas']['PostPage']> {
  const answer = await fetch('/api/posts?feed=for-you&page=1', { credentials: 'include' });
  return answer.json();
}

// The addresses that the project's own router knows are not these.
const To = Link as ComponentType<{ to: string; children: string }>;

const usePosts = () => useQuery({ queryKey: ['posts'], queryFn: readPosts }).data?.data;

function Frame() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <header>
        <To to="/">Floor</To> <To to="/list">List</To> <input aria-label="Search" />
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          Panel
        </button>
      </header>
      {isOpen && <Panel />}
      <Outlet />
    </>
  );
}

function Panel() {
  return (
    <section role="dialog" aria-label="Panel">
      {usePosts()
        ?.slice(0, 10)
        .map((post) => (
          <p key={post.id}>
            <b>{post.authUser.fullName}</b> wrote
          </p>
        ))}
    </section>
  );
}

function Feed() {
  return (
    <main>
      {usePosts()?.map((post) => (
        <article key={post.id}>
          <b>{post.authUser.fullName}</b>
          <p>{post.content}</p>
        </article>
      ))}
    </main>
  );
}

function List() {
  return (
    <main>
      <h1>List</h1>
      <ul>
        {usePosts()?.map((post) => (
          <li key={post.id}>{post.authUser.fullName}</li>
        ))}
      </ul>
    </main>
  );
}

const root = createRootRoute({ component: Frame });
const home = createRoute({ getParentRoute: () => root, path: '/', component: Feed });
const list = createRoute({ getParentRoute: () => root, path: '/list', component: List });
// The application registers its own router's type for the whole project; this one is another.
const router = createRouter({ routeTree: root.addChildren([home, list]) }) as unknown as AnyRouter;

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
