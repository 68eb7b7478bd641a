import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Ask } from '../graphql/ask-ahead.ts';
import type { Area } from '../texts/catalogues.ts';
import { loadTexts } from '../texts/language.ts';
import { drawnAnew } from './drawn-anew.tsx';

/** What a screen will ask for at an address, named beside its code so that both are fetched at once. */
export type Asks = (address: {
  readonly params: Record<Place, string>;
  readonly search: Record<string, unknown>;
}) => readonly Ask[] | Promise<readonly Ask[]>;

type Place = 'groupId' | 'courseId' | 'lessonName' | 'projectId';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What is worth asking ahead: nothing once the code is here, since the screen then asks at once itself. */
    readonly asks?: Asks;
  }
}

/** The code of a screen whose texts are an area of their own, with these. */
export const withTexts =
  <Module>(area: Area, load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), loadTexts(area)]);
    return module;
  };

/** The code of a screen, loaded when it is visited, and what it will ask for. */
export function code<Module extends Record<Name, ComponentType>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  asks: Asks = () => [],
) {
  const component = lazyRouteComponent(async () => ({ Screen: drawnAnew((await load())[name]) }), 'Screen');
  // The router takes `preload` away once the code is here.
  return {
    component,
    staticData: { asks: (address) => (component.preload ? asks(address) : []) } satisfies StaticData,
  };
}

type StaticData = { readonly asks: Asks };

/**
 * A route of one screen:
 * `screen(ownPages, '/group/$groupId', () => import('../classroom/group/group-screen.tsx'), 'GroupScreen')`.
 */
export function screen<
  Parent extends AnyRoute,
  const Path extends string,
  Module extends Record<Name, ComponentType>,
  Name extends keyof Module & string,
>(parent: Parent, path: Path, load: () => Promise<Module>, name: Name, asks?: Asks) {
  return createRoute({ getParentRoute: () => parent, path, ...code(load, name, asks) });
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
export function ledTo<Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  path: Path,
  to: string,
  search = {},
) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    beforeLoad: () => {
      throw redirect({ to, search, replace: true });
    },
  });
}

function filled(path: string, params: Record<string, string>): string {
  return path.replaceAll(/\$(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
}
