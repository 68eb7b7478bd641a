import type { ReactNode } from 'react';
import { useMediaPass } from '../base/media/use-media-pass.ts';
import { withTexts } from './screen.ts';
import { subRoute, SubRoutes, type SubRoute } from './sub-routes.tsx';

const course = 'course/$courseId';
const project = `${course}/study-project/$projectId` as const;
const assessment = () => import('../authoring/preview/preview-assessment-screen.tsx');
const resources = withTexts('gradebook', () => import('../authoring/preview/preview-resources.tsx'));
const material = async () => (await import('../authoring/preview/preview-material.tsx')).PreviewMaterial;

export const routes: readonly SubRoute[] = [
  subRoute(course, async () => (await import('../authoring/preview/preview-exercises.tsx')).PreviewExercises),
  subRoute(`${course}/library`, async () => (await import('../authoring/preview/preview-library.tsx')).PreviewLibrary),
  subRoute(`${course}/resources`, async () => (await resources()).PreviewResources),
  subRoute(`${course}/library/e-book/$lessonName`, material),
  subRoute(`${course}/library/quickdeck/$lessonName`, material),
  subRoute(`${course}/library/quickclip/$lessonName`, material),
  subRoute(`${course}/benchmark/$level`, async () => (await assessment()).PreviewBenchmark),
  subRoute(`${course}/summary/$level`, async () => (await assessment()).PreviewSummary),
  subRoute(project, async () => (await import('../authoring/preview/preview-project-screen.tsx')).PreviewProject),
  subRoute(
    `${project}/media-library/$questionId/$type/$caseStudyNumber`,
    async () => (await import('../authoring/preview/preview-project-screen.tsx')).PreviewResource,
  ),
];

/** The screens of preview. */
export function PreviewArea(): ReactNode {
  useMediaPass();
  return <SubRoutes routes={routes} />;
}
