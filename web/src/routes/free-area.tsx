import type { ReactNode } from 'react';
import { subRoute, SubRoutes, type SubRoute } from './sub-routes.tsx';

const lesson = () => import('../entrance/free/free-lesson-screen.tsx');
const project = 'lesson/$lessonId/study-project/$projectId';

export const routes: readonly SubRoute[] = [
  subRoute('course/$courseId/benchmark/$level', async () => {
    const { FreeBenchmarkScreen } = await import('../entrance/free/free-benchmark-screen.tsx');
    return FreeBenchmarkScreen;
  }),
  subRoute('lesson/$lessonId', async () => (await lesson()).FreeLessonProjects),
  subRoute('lesson/$lessonId/library', async () => (await lesson()).FreeLessonLibrary),
  subRoute('lesson/$lessonId/quickdeck', async () => (await lesson()).FreeLessonQuickdeck),
  subRoute(project, async () => {
    const { FreeProjectScreen } = await import('../entrance/free/free-project-screen.tsx');
    return FreeProjectScreen;
  }),
  subRoute(`${project}/media-library/$questionId/$type/$caseStudyNumber/$course_id`, async () => {
    const { FreeResourceScreen } = await import('../entrance/free/free-resource-screen.tsx');
    return FreeResourceScreen;
  }),
];

/** The screens of free mode. */
export function FreeArea(): ReactNode {
  return <SubRoutes routes={routes} />;
}
