import { createRoute } from '@tanstack/react-router';
import { courseQuery } from '../features/assessment/start/course-query.ts';
import { progressQuery } from '../features/course/progress-query.ts';
import { coursesQuery } from '../features/gradebook/courses-query.ts';
import { overviewsQuery } from '../features/gradebook/overviews-query.ts';
import { groupQuery } from '../features/group/group-query.ts';
import { resourcesQuery } from '../features/instructor-resource/resources-query.ts';
import { settingsSearch } from '../features/group-settings/settings-search.ts';
import { ebookQuery } from '../features/library/ebook/ebook-query.ts';
import { lessonsQuery } from '../features/library/lessons-query.ts';
import { quickclipQuery } from '../features/library/quickclip/quickclip-query.ts';
import { quickdeckQuery } from '../features/library/quickdeck/quickdeck-query.ts';
import { instructorsQuery } from '../features/member/members-query.ts';
import { projectQuery } from '../features/study-project/project-query.ts';
import { ask } from '../graphql/ask-ahead.ts';
import type { GroupGradebook_CoursesQuery } from '../graphql/generated/graphql.ts';
import { sittingSearch } from '../features/assessment/sitting-search.ts';
import { courseSearch } from '../features/course/course-search.ts';
import { ebookSearch } from '../features/library/ebook/ebook-search.ts';
import { librarySearch } from '../features/library/library-search.ts';
import { id } from '../ui/page/address.ts';
import { ownPages, ownPlayers } from './layouts.tsx';
import { code, restOf, screen, withTexts, type Asks } from './screen.ts';

const groupPath = '/group/$groupId';
const coursePath = '/group/$groupId/course/$courseId';

const assessments: Asks = ({ params: { groupId, courseId } }) => [ask(courseQuery, { groupId, courseId })];

const groupGradebook = withTexts('gradebook', () => import('../features/gradebook/group-gradebook.tsx'));
const groupMembers = withTexts('members', () => import('../features/member/group-members.tsx'));
const roster = withTexts('roster', () => import('../features/roster/roster-screen.tsx'));
const groupSettings = withTexts('groupSettings', () => import('../features/group-settings/group-settings.tsx'));
const ownGradebook = withTexts('gradebook', () => import('../features/gradebook/course-gradebook.tsx'));
const resources = withTexts('gradebook', () => import('../features/instructor-resource/instructor-resources.tsx'));
const attempt = withTexts('gradebook', () => import('../features/finished-attempt/attempt-screen.tsx'));

const group = screen(
  ownPages,
  groupPath,
  () => import('../features/group/group-screen.tsx'),
  'GroupScreen',
  ({ params }) => [ask(groupQuery, { id: params.groupId })],
);
const course = screen(
  ownPages,
  coursePath,
  () => import('../features/course/course-screen.tsx'),
  'CourseScreen',
  ({ params: { groupId, courseId } }) => [ask(progressQuery, { groupId, courseId })],
);

const settings = createRoute({
  getParentRoute: () => group,
  path: '/settings',
  validateSearch: settingsSearch,
  ...code(groupSettings, 'GroupSettings'),
});
const exercises = createRoute({
  getParentRoute: () => course,
  path: '/',
  validateSearch: courseSearch,
  ...code(() => import('../features/course/exercises.tsx'), 'Exercises'),
});
const library = createRoute({
  getParentRoute: () => course,
  path: '/library',
  validateSearch: librarySearch,
  ...code(
    () => import('../features/library/library.tsx'),
    'Library',
    ({ params: { groupId, courseId } }) => [ask(lessonsQuery, { groupId, courseId })],
  ),
});
const ebook = createRoute({
  getParentRoute: () => ownPages,
  path: `${coursePath}/library/e-book/$lessonName`,
  validateSearch: ebookSearch,
  ...code(
    () => import('../features/library/ebook/ebook-screen.tsx'),
    'EbookScreen',
    ({ params: { groupId, courseId, lessonName } }) => [ask(ebookQuery, { groupId, courseId, lessonName })],
  ),
});

/** The pages of a group and of its courses. */
export const groupPages = [
  group.addChildren([
    screen(group, '/', () => import('../features/group/group-courses.tsx'), 'GroupCourses'),
    screen(group, '/members', groupMembers, 'GroupMembers', ({ params: { groupId } }) => [
      ask(instructorsQuery, { group_id: groupId }),
    ]),
    settings,
    screen(group, '/gradebook', groupGradebook, 'GroupGradebook', ({ params: { groupId }, search }) => {
      const chosen = id(search['course']);
      const overviews = (courseId: string | null | undefined) =>
        courseId && !search['view'] ? [ask(overviewsQuery, { courseId, groupId }, { beside: true })] : [];
      // Where there is one course only, that is shown, whatever the address says.
      const next = ({ group: found }: GroupGradebook_CoursesQuery) =>
        found?.courses.length === 1 ? overviews(found.courses[0]?.id) : [];
      return [ask(coursesQuery, { id: groupId }, { next }), ...overviews(chosen)];
    }),
  ]),
  course.addChildren([
    exercises,
    library,
    screen(course, '/gradebook', ownGradebook, 'CourseGradebook'),
    screen(course, '/resources', resources, 'InstructorResources', ({ params: { groupId, courseId } }) => [
      ask(resourcesQuery, { groupId, courseId }),
    ]),
  ]),
  ebook,
  screen(
    ownPages,
    `${coursePath}/library/quickdeck/$lessonName`,
    () => import('../features/library/quickdeck/quickdeck-screen.tsx'),
    'QuickdeckScreen',
    ({ params: { groupId, courseId, lessonName } }) => [ask(quickdeckQuery, { groupId, courseId, lessonName })],
  ),
  screen(
    ownPages,
    `${coursePath}/library/quickclip/$lessonName`,
    () => import('../features/library/quickclip/quickclip-screen.tsx'),
    'QuickclipScreen',
    ({ params: { groupId, courseId, lessonName } }) => [ask(quickclipQuery, { groupId, courseId, lessonName })],
  ),
  screen(ownPages, `${groupPath}/members/import`, roster, 'RosterScreen', ({ params }) => [
    ask(groupQuery, { id: params.groupId }),
  ]),
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
    ({ params: { groupId, courseId, projectId } }) => [ask(projectQuery, { groupId, courseId, projectId })],
  ),
  screen(
    ownPlayers,
    `${coursePath}/study-project/$projectId/media-library/$questionId/$type/$caseStudyNumber`,
    () => import('../features/study-project/question-resource-screen.tsx'),
    'QuestionResourceScreen',
  ),
  createRoute({
    getParentRoute: () => ownPlayers,
    path: `${coursePath}/benchmark/$level`,
    validateSearch: sittingSearch,
    ...code(() => import('../features/assessment/assessment-screen.tsx'), 'BenchmarkScreen', assessments),
  }),
  createRoute({
    getParentRoute: () => ownPlayers,
    path: `${coursePath}/summary/$level`,
    validateSearch: sittingSearch,
    ...code(() => import('../features/assessment/assessment-screen.tsx'), 'SummaryScreen', assessments),
  }),
  screen(ownPlayers, `${coursePath}/attempt/$attemptId`, attempt, 'AttemptScreen'),
] as const;
