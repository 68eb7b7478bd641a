import type { ReactNode } from 'react';
import { useMediaPass } from '../features/media/use-media-pass.ts';
import { withTexts } from './screen.ts';
import { subRoute, SubRoutes, type SubRoute } from './sub-routes.tsx';

const course = 'course/$courseId';
const project = `${course}/study-project/$projectId` as const;
const assessment = () => import('../features/preview/preview-assessment-screen.tsx');
const resources = withTexts('gradebook', () => import('../features/preview/preview-resources.tsx'));
const material = async () => (await import('../features/preview/preview-material.tsx')).PreviewMaterial;

export const routes: readonly SubRoute[] = [
  subRoute(course, async () => (await import('../features/preview/preview-exercises.tsx')).PreviewExercises),
  subRoute(`${course}/library`, async () => (await import('../features/preview/preview-library.tsx')).PreviewLibrary),
  subRoute(`${course}/resources`, async () => (await resources()).PreviewResources),
  subRoute(`${course}/library/e-book/$lessonName`, material),
  subRoute(`${course}/library/quickdeck/$lessonName`, material),
  subRoute(`${course}/library/quickclip/$lessonName`, material),
  subRoute(`${course}/benchmark/$level`, async () => (await assessment()).PreviewBenchmark),
  subRoute(`${course}/summary/$level`, async () => (await assessment()).PreviewSummary),
  subRoute(project, async () => (await import('../features/preview/preview-project-screen.tsx')).PreviewProject),
  subRoute(
    `${project}/media-library/$questionId/$type/$caseStudyNumber`,
    async () => (await import('../features/preview/preview-project-screen.tsx')).PreviewResource,
  ),
];

/** The screens of preview. */
export function PreviewArea(): ReactNode {
  useMediaPass();
  return <SubRoutes routes={routes} />;
}
