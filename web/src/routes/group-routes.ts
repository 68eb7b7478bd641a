import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { courseSearch } from '../features/course/course-search.ts';
import { ebookSearch } from '../features/library/ebook-search.ts';
import { librarySearch } from '../features/library/library-search.ts';
import { ownPages, ownPlayers } from './layouts.tsx';
import { restOf, screen } from './screen.ts';

const groupPath = '/group/$groupId';
const coursePath = '/group/$groupId/course/$courseId';

const group = screen(ownPages, groupPath, () => import('../features/group/group-screen.tsx'), 'GroupScreen');
const course = screen(ownPages, coursePath, () => import('../features/course/course-screen.tsx'), 'CourseScreen');

const exercises = createRoute({
  getParentRoute: () => course,
  path: '/',
  validateSearch: courseSearch,
  component: lazyRouteComponent(() => import('../features/course/exercises.tsx'), 'Exercises'),
});
const library = createRoute({
  getParentRoute: () => course,
  path: '/library',
  validateSearch: librarySearch,
  component: lazyRouteComponent(() => import('../features/library/library.tsx'), 'Library'),
});
const ebook = createRoute({
  getParentRoute: () => ownPages,
  path: `${coursePath}/library/e-book/$lessonName`,
  validateSearch: ebookSearch,
  component: lazyRouteComponent(() => import('../features/library/ebook-screen.tsx'), 'EbookScreen'),
});

/** The pages of a group and of its courses. */
export const groupPages = [
  group.addChildren([
    screen(group, '/', () => import('../features/group/group-courses.tsx'), 'GroupCourses'),
    screen(group, '/gradebook', () => import('../features/gradebook/group-gradebook.tsx'), 'GroupGradebook'),
  ]),
  course.addChildren([
    exercises,
    library,
    screen(course, '/gradebook', () => import('../features/gradebook/course-gradebook.tsx'), 'CourseGradebook'),
  ]),
  ebook,
  screen(
    ownPages,
    `${coursePath}/library/quickdeck/$lessonName`,
    () => import('../features/library/quickdeck-screen.tsx'),
    'QuickdeckScreen',
  ),
  screen(
    ownPages,
    `${coursePath}/library/quickclip/$lessonName`,
    () => import('../features/library/quickclip-screen.tsx'),
    'QuickclipScreen',
  ),
  restOf(ownPages, groupPath),
  restOf(ownPages, coursePath),
] as const;

/** The players of the exercises of a course. */
export const groupPlayers = [
  screen(
    ownPlayers,
    `${coursePath}/study-project/$projectId`,
    () => import('../features/study-project/study-project-screen.tsx'),
    'StudyProjectScreen',
  ),
  screen(
    ownPlayers,
    `${coursePath}/study-project/$projectId/media-library/$questionId/$type/$caseStudyNumber`,
    () => import('../features/study-project/question-resource-screen.tsx'),
    'QuestionResourceScreen',
  ),
  screen(
    ownPlayers,
    `${coursePath}/benchmark/$level`,
    () => import('../features/assessment/assessment-screen.tsx'),
    'BenchmarkScreen',
  ),
  screen(
    ownPlayers,
    `${coursePath}/summary/$level`,
    () => import('../features/assessment/assessment-screen.tsx'),
    'SummaryScreen',
  ),
] as const;
