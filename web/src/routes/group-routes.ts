import { createRoute } from '@tanstack/react-router';
import { groupQuery } from '../classroom/group/group-query.ts';
import { settingsSearch } from '../classroom/group-settings/settings-search.ts';
import { ask } from '../graphql/ask-ahead.ts';
import { sittingSearch } from '../learning/assessment/sitting-search.ts';
import { courseSearch } from '../learning/course/course-search.ts';
import { progressQuery } from '../learning/course/progress-query.ts';
import { ebookSearch } from '../learning/library/ebook/ebook-search.ts';
import { librarySearch } from '../learning/library/library-search.ts';
import { later, laterScreen } from './later.ts';
import { ownPages, ownPlayers } from './layouts.tsx';
import { code, restOf, screen } from './screen.ts';

const groupPath = '/group/$groupId';
const coursePath = '/group/$groupId/course/$courseId';

const group = screen(
  ownPages,
  groupPath,
  () => import('../classroom/group/group-screen.tsx'),
  'GroupScreen',
  ({ params }) => [ask(groupQuery, { id: params.groupId })],
);
const course = screen(
  ownPages,
  coursePath,
  () => import('../learning/course/course-screen.tsx'),
  'CourseScreen',
  ({ params: { groupId, courseId } }) => [ask(progressQuery, { groupId, courseId })],
);

const settings = createRoute({
  getParentRoute: () => group,
  path: '/settings',
  validateSearch: settingsSearch,
  ...later('groupSettings'),
});
const exercises = createRoute({
  getParentRoute: () => course,
  path: '/',
  validateSearch: courseSearch,
  ...code(() => import('../learning/course/exercises.tsx'), 'Exercises'),
});
const library = createRoute({
  getParentRoute: () => course,
  path: '/library',
  validateSearch: librarySearch,
  ...later('library'),
});
const ebook = createRoute({
  getParentRoute: () => ownPages,
  path: `${coursePath}/library/e-book/$lessonName`,
  validateSearch: ebookSearch,
  ...later('ebook'),
});

/** The pages of a group and of its courses. */
export const groupPages = [
  group.addChildren([
    screen(group, '/', () => import('../classroom/group/group-courses.tsx'), 'GroupCourses'),
    laterScreen(group, '/members', 'groupMembers'),
    settings,
    laterScreen(group, '/gradebook', 'groupGradebook'),
  ]),
  course.addChildren([
    exercises,
    library,
    laterScreen(course, '/gradebook', 'ownGradebook'),
    laterScreen(course, '/resources', 'resources'),
  ]),
  ebook,
  laterScreen(ownPages, `${coursePath}/library/quickdeck/$lessonName`, 'quickdeck'),
  laterScreen(ownPages, `${coursePath}/library/quickclip/$lessonName`, 'quickclip'),
  laterScreen(ownPages, `${groupPath}/members/import`, 'roster'),
  restOf(ownPages, groupPath),
  restOf(ownPages, coursePath),
] as const;

/** The players of the exercises of a course. */
export const groupPlayers = [
  laterScreen(ownPlayers, `${coursePath}/study-project/$projectId`, 'studyProject'),
  laterScreen(
    ownPlayers,
    `${coursePath}/study-project/$projectId/media-library/$questionId/$type/$caseStudyNumber`,
    'questionResource',
  ),
  createRoute({
    getParentRoute: () => ownPlayers,
    path: `${coursePath}/benchmark/$level`,
    validateSearch: sittingSearch,
    ...later('benchmark'),
  }),
  createRoute({
    getParentRoute: () => ownPlayers,
    path: `${coursePath}/summary/$level`,
    validateSearch: sittingSearch,
    ...later('summary'),
  }),
  laterScreen(ownPlayers, `${coursePath}/attempt/$attemptId`, 'attempt'),
] as const;
