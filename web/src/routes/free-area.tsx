import type { ReactNode } from 'react';
import { subRoute, SubRoutes, type SubRoute } from './sub-routes.tsx';

const routes: readonly SubRoute[] = [
  subRoute('course/$courseId/benchmark/$level', async () => {
    const { FreeBenchmarkScreen } = await import('../features/free/free-benchmark-screen.tsx');
    return FreeBenchmarkScreen;
  }),
];

/** The screens of free mode. */
export function FreeArea(): ReactNode {
  return <SubRoutes routes={routes} />;
}
