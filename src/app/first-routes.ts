import { createRoute, redirect, type AnyRouter } from '@tanstack/react-router';
import { Route as rootRoute } from '@/routes/__root';
import { Route as homeRoute } from '@/routes/index';
import type { routeTree } from './route-tree.gen';

/** Stands for all other pages until their routes are here, and leads on to the one that was asked for. */
const otherPages = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ context, location }) => {
    await context.loadRoutes();
    throw redirect({ href: location.href, replace: true });
  },
});

/**
 * The routes a router begins with: those of the home page, with which the first load doesn't grow with the product, or all of them
 * where they are here already, as on every other page.
 */
export function knownRoutes(): typeof routeTree {
  if (!rootRoute.children) {
    // The generated tree says the same of it.
    const home = homeRoute.update({ id: '/', path: '/', getParentRoute: () => rootRoute } as never);
    // Its type is that of the generated tree.
    rootRoute._addFileChildren({ home, otherPages } as never);
  }
  // The generated tree is this very route with more children; links are checked against them all.
  return rootRoute as typeof routeTree;
}

/** Brings a router the routes of all pages; undefined where they are here. Rejects when their code can't be loaded, and may be asked again. */
export function loadRoutes(router: AnyRouter): Promise<void> | undefined {
  if (isWhole(router)) return undefined;
  return import('./route-tree.gen').then(() => {
    if (isWhole(router)) return;
    router.setRoutes(router.buildRouteTree());
    // A page that is on its way was matched before: the router still asks for what stands for it.
    router.routesById[otherPages.id] = otherPages;
  });
}

const isWhole = (router: AnyRouter) => router.routesByPath[otherPages.fullPath] !== otherPages;
