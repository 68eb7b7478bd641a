import { Navigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, type ComponentType, type ReactNode } from 'react';
import { Spinner } from '../ui/feedback/spinner.tsx';

type NamesIn<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? NamesIn<First> | NamesIn<Rest>
  : Path extends `$${infer Name}`
    ? Name
    : never;

/** A screen below a route that takes every address, by its path from there. */
export type SubRoute = {
  readonly path: readonly string[];
  readonly show: (params: Record<string, string>) => ReactNode;
};

/** A screen whose code is loaded when it is visited; it is told the parameters of its path. */
export function subRoute<const Path extends string>(
  path: Path,
  load: () => Promise<ComponentType<{ readonly params: Readonly<Record<NamesIn<Path>, string>> }>>,
): SubRoute {
  const Screen = lazy(async () => ({ default: await load() }));
  return { path: partsOf(path), show: (params) => <Screen params={params as Record<NamesIn<Path>, string>} /> };
}

/** Shows the screen of an address; any other address below the route leads home. */
export function SubRoutes({ routes }: { readonly routes: readonly SubRoute[] }): ReactNode {
  const { _splat: address = '' }: { readonly _splat?: string } = useParams({ strict: false });
  // The screen in view stays until the code of the next one is here.
  const given = partsOf(useDeferredValue(address));
  for (const { path, show } of routes) {
    const params = paramsOf(path, given);
    if (params) return <Suspense fallback={<Spinner />}>{show(params)}</Suspense>;
  }
  return <Navigate to="/" replace />;
}

const partsOf = (address: string): string[] => address.split('/').filter((part) => part !== '');

function paramsOf(path: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (path.length !== given.length) return null;
  const pairs = path.map((part, index) => [part, given[index] ?? ''] as const);
  if (pairs.some(([part, value]) => !part.startsWith('$') && part !== value)) return null;
  return Object.fromEntries(
    pairs.filter(([part]) => part.startsWith('$')).map(([part, value]) => [part.slice(1), value]),
  );
}
