import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/**
 * A route of one screen, loaded when it is visited:
 * `screen(ownPages, '/group/$groupId', () => import('../features/group/group-screen.tsx'), 'GroupScreen')`.
 */
export function screen<
  Parent extends AnyRoute,
  const Path extends string,
  Module extends Record<Name, ComponentType>,
  Name extends keyof Module & string,
>(parent: Parent, path: Path, load: () => Promise<Module>, name: Name) {
  return createRoute({ getParentRoute: () => parent, path, component: lazyRouteComponent(load, name) });
}

/** Leads every address below `path` that no route knows to `path` itself. */
export function restOf<Parent extends AnyRoute, const Path extends string>(parent: Parent, path: Path) {
  return createRoute({
    getParentRoute: () => parent,
    path: `${path}/$`,
    beforeLoad: ({ params }: { params: Record<string, string> }) => {
      throw redirect({ to: filled(path, params), replace: true });
    },
  });
}

/** Leads everyone from `path` to another address. */
export function ledTo<Parent extends AnyRoute, const Path extends string>(parent: Parent, path: Path, to: string) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  });
}

function filled(path: string, params: Record<string, string>): string {
  return path.replaceAll(/\$(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
}
