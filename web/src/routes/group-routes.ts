import { createRoute } from '@tanstack/react-router';
import { courseQuery } from '../learning/assessment/start/course-query.ts';
import { progressQuery } from '../learning/course/progress-query.ts';
import { coursesQuery } from '../classroom/gradebook/courses-query.ts';
import { overviewsQuery } from '../classroom/gradebook/overviews-query.ts';
import { groupQuery } from '../classroom/group/group-query.ts';
import { resourcesQuery } from '../learning/instructor-resource/resources-query.ts';
import { settingsSearch } from '../classroom/group-settings/settings-search.ts';
import { ebookQuery } from '../learning/library/ebook/ebook-query.ts';
import { lessonsQuery } from '../learning/library/lessons-query.ts';
import { quickclipQuery } from '../learning/library/quickclip/quickclip-query.ts';
import { quickdeckQuery } from '../learning/library/quickdeck/quickdeck-query.ts';
import { instructorsQuery } from '../classroom/member/members-query.ts';
import { projectQuery } from '../learning/study-project/project-query.ts';
import { ask } from '../graphql/ask-ahead.ts';
import type { GroupGradebook_CoursesQuery } from '../graphql/generated/graphql.ts';
import { sittingSearch } from '../learning/assessment/sitting-search.ts';
import { courseSearch } from '../learning/course/course-search.ts';
import { ebookSearch } from '../learning/library/ebook/ebook-search.ts';
import { librarySearch } from '../learning/library/library-search.ts';
import { id } from '../ui/page/address.ts';
import { ownPages, ownPlayers } from './layouts.tsx';
import { code, restOf, screen, withTexts, type Asks } from './screen.ts';

const groupPath = '/group/$groupId';
const coursePath = '/group/$groupId/course/$courseId';

const assessments: Asks = ({ params: { groupId, courseId } }) => [ask(courseQuery, { groupId, courseId })];

const groupGradebook = withTexts('gradebook', () => import('../classroom/gradebook/group-gradebook.tsx'));
const groupMembers = withTexts('members', () => import('../classroom/member/group-members.tsx'));
const roster = withTexts('roster', () => import('../classroom/roster/roster-screen.tsx'));
const groupSettings = withTexts('groupSettings', () => import('../classroom/group-settings/group-settings.tsx'));
const ownGradebook = withTexts('gradebook', () => import('../classroom/gradebook/course-gradebook.tsx'));
const resources = withTexts('gradebook', () => import('../learning/instructor-resource/instructor-resources.tsx'));
const attempt = withTexts('gradebook', () => import('../learning/finished-attempt/attempt-screen.tsx'));

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
  ...code(groupSettings, 'GroupSettings'),
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
  ...code(
    () => import('../learning/library/library.tsx'),
    'Library',
    ({ params: { groupId, courseId } }) => [ask(lessonsQuery, { groupId, courseId })],
  ),
});
const ebook = createRoute({
  getParentRoute: () => ownPages,
  path: `${coursePath}/library/e-book/$lessonName`,
  validateSearch: ebookSearch,
  ...code(
    () => import('../learning/library/ebook/ebook-screen.tsx'),
    'EbookScreen',
    ({ params: { groupId, courseId, lessonName } }) => [ask(ebookQuery, { groupId, courseId, lessonName })],
  ),
});

/** The pages of a group and of its courses. */
export const groupPages = [
  group.addChildren([
    screen(group, '/', () => import('../classroom/group/group-courses.tsx'), 'GroupCourses'),
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
    () => import('../learning/library/quickdeck/quickdeck-screen.tsx'),
    'QuickdeckScreen',
    ({ params: { groupId, courseId, lessonName } }) => [ask(quickdeckQuery, { groupId, courseId, lessonName })],
  ),
  screen(
    ownPages,
    `${coursePath}/library/quickclip/$lessonName`,
    () => import('../learning/library/quickclip/quickclip-screen.tsx'),
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
    () => import('../learning/study-project/study-project-screen.tsx'),
    'StudyProjectScreen',
    ({ params: { groupId, courseId, projectId } }) => [ask(projectQuery, { groupId, courseId, projectId })],
  ),
  screen(
    ownPlayers,
    `${coursePath}/study-project/$projectId/media-library/$questionId/$type/$caseStudyNumber`,
    () => import('../learning/study-project/question-resource-screen.tsx'),
    'QuestionResourceScreen',
  ),
  createRoute({
    getParentRoute: () => ownPlayers,
    path: `${coursePath}/benchmark/$level`,
    validateSearch: sittingSearch,
    ...code(() => import('../learning/assessment/assessment-screen.tsx'), 'BenchmarkScreen', assessments),
  }),
  createRoute({
    getParentRoute: () => ownPlayers,
    path: `${coursePath}/summary/$level`,
    validateSearch: sittingSearch,
    ...code(() => import('../learning/assessment/assessment-screen.tsx'), 'SummaryScreen', assessments),
  }),
  screen(ownPlayers, `${coursePath}/attempt/$attemptId`, attempt, 'AttemptScreen'),
] as const;
